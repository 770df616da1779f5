### Die Tagesaufgabe: einen Tag lang derselbe Beginn und dieselben Gegner für alle.

title = Tagesaufgabe
about = Heute haben alle denselben Beginn und dieselben Gegner. Deine erste Partie zählt.
against = Gegen { $names }
play = Partie des Tages spielen
resume = Partie des Tages fortsetzen
look = Meine Partie ansehen
practise = Noch einmal spielen
practiseHint = Die erste Partie zählt; jede weitere ist Übung.
next = Die nächste beginnt um { $time }.
other = Tagesaufgabe: { $game }

result-won = Gewonnen mit { $points } Punkten
result-placed = Platz { $place } von { $of }, { $points } Punkte
result-ahead = { $points ->
        [one] 1 Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
result-level = Gleichauf an der Spitze
result-behind = { $points ->
        [one] 1 Punkt hinter Platz 1
       *[other] { $points } Punkte hinter Platz 1
    }
result-hints = { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
result-undos = { $count ->
        [one] 1 Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }

streak-title = Deine Tage in Folge
streak-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
streak-best = Längste Serie: { $days }
streak-none = Spiele die heutige Partie zu Ende, um eine Serie zu beginnen.
streak-done = gespielt
streak-missed = nicht gespielt

mark = Tagesaufgabe, { $day }
markCounts = Diese Partie zählt für die Tagesaufgabe.

table-title = Ergebnisse des Tages
table-empty = Noch hat niemand ein Ergebnis eingetragen.
table-of = { $count ->
        [one] 1 Ergebnis
       *[other] { $count } Ergebnisse
    }
table-enter = Mein Ergebnis eintragen
table-name = Dein Name in der Liste
table-mine = Du
table-nobody = Ein Gast
table-points = Punkte
table-aids = Hilfen
table-watch = Die Partie von { $name } ansehen
table-locked = Trage dein eigenes Ergebnis ein, um die Partien der anderen zu sehen.
table-proven = Der Server spielt jede Partie nach und prüft die Züge der Gegner, bevor sie in die Liste kommt. Der Anfang folgt aus dem Datum, daher vertraut die Liste darauf, dass alle nur einmal spielen.
table-offline = Die Liste braucht eine Verbindung, die Partie des Tages nicht.

compare-title = Meine Partie neben der besten
compare-alone = Meine ist bisher die beste
compare-played = Genauigkeit { $accuracy }, { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
result-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
