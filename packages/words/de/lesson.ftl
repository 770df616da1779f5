### Der Rahmen der Lektionen.

title-cards = Das Kartenspiel lernen
title-board = Das Brettspiel lernen
intro = Du spielst am echten Tisch. Nora zeigt, was zu tun ist, und sagt, warum. Geh, wann du willst: Jede Lektion wartet dort, wo du warst.
minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
stepOf = Schritt { $at } von { $count }: { $topic }
progress = { $at } von { $count } Schritten
learned = Gelernt
start = Beginnen
resume = Weiter
again = Von vorn
more = Erweiterungen und Varianten
role = zeigt dir alles
back = Zurück
tap = Jetzt auf dem Tisch antippen
watch = Sieh zu, was die anderen tun.
takeBack = Zurücknehmen
playOn = Ohne Nora weiterspielen
strayed = Dein eigener Weg
skip = Lektion verlassen
skipAsk = Den Rest auslassen? Die Lektion bleibt bei diesem Schritt offen.
skipYes = Auslassen
finish = Diese Partie zu Ende spielen
toLessons = Weitere Lektionen
home = Startseite
