next = Weiter
skip = Überspringen
skipHint = Bis zur nächsten Frage; im Verlauf bleibt alles stehen.
skipped = { $count ->
        [one] { $count } Schritt übersprungen
       *[other] { $count } Schritte übersprungen
    }
pause = Pause
play = Abspielen
again = Noch einmal zeigen
moment = { $move ->
        [0] Aufbau
       *[other] Zug { $move } von { $moves }
    }
toNow = Zurück zur Gegenwart
replay = Wiederholung
previousBeat = Schritt zurück
nextBeat = Schritt vor
previousTurn = Voriger Zug
nextTurn = Nächster Zug
scrubber = Zeitpunkt der Partie
speed = Tempo
speedOf = { NUMBER($factor, maximumFractionDigits: 1) }×
paceHint = „Langsam“ wartet an jedem Halt der Main Street, bei jedem Aufdecken der Gebote und bei jeder Zeile der Schlusswertung auf „Weiter“
seenBy = Aus Sicht von
spectator = Publikum
copyLink = Link zu diesem Moment kopieren
linkCopied = Link kopiert.
waitForMe = Meine Duelle und Auktionen
waitForMeHint = Duelle, in denen du kämpfst, und Auktionen, in denen du bietest; im Kartenspiel ein Gleichstand mit deinem Gebot

waitForMes-on = Auf mein Tippen warten
waitForMes-off = Laufen von selbst weiter

confirm = Legen, nehmen, setzen, bauen

confirms-on = Einmal bestätigen
confirms-off = Beim ersten Tippen

sound = Ton

sounds-on = An
sounds-off = Aus

volume = Lautstärke
firstOf = Siegchance vor dem Wurf
bids = Die Gebote
wins = gewinnt
place = { $place }.
tie = Gleichstand bei { $value }: { $suits }
beats = { $first } schlägt { $second }
