### Die Startseite.

games-board-title = Carson City
games-board-about = Land abstecken, die Stadt bauen und Streit um zwölf Uhr mittags klären.
games-board-short = Land, Bau und Duell um zwölf.
games-board-players = 2–6 Spieler
games-board-people = 2–6
games-board-minutes = 90 Min.
games-board-lesson = In 15 Minuten lernen
games-cards-title = Das Kartenspiel
games-cards-about = Auf Karten bieten, sie Kante an Kante legen, die Stadt Gewinn bringen lassen.
games-cards-short = Karten ersteigern, Stadt auslegen.
games-cards-players = 1–6 Spieler
games-cards-people = 1–6
games-cards-minutes = 30 Min.
games-cards-lesson = In 10 Minuten lernen

play = Spielen
against = Gegen { $names } mit { $stars }
harder = Gewonnen. Bereit für Gegenüber mit { $stars }?
easier = Zu stark? Spiel gegen Gegenüber mit { $stars }

watch = Zusehen
inGame = { $game }, { $heading }
waiting = { $count ->
        [one] { $names } wartet.
       *[other] { $names } warten.
    }
more = { $count ->
        [one] Noch eine Partie
       *[other] Noch { $count } Partien
    }

online-title = Online
online-toTables = Zu den Tischen
online-with = { $game } mit { $names }
online-yourMove = du bist dran
online-open = { $count ->
        [one] An einem Tisch ist noch Platz
       *[other] An { $count } Tischen ist noch Platz
    }
online-offline = Keine Verbindung. Partien auf diesem Gerät gehen auch ohne.

results-count = { $played ->
        [one] Eine Partie beendet
       *[other] { $played } Partien beendet
    }, { $won } gewonnen
results-running = { $count ->
        [one] Eine Partie läuft
       *[other] { $count } Partien laufen
    }
results-won = Gewonnen mit { $points } Punkten
results-placed = Platz { $place } von { $of }, { $points } Punkte
results-show = Alle zeigen

