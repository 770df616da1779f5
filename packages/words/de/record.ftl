### Meine Bilanz: wie meine Partien ausgingen.

title = Meine Bilanz
about = Beendete Partien dieses Geräts und deiner Online-Plätze.
none = Noch nichts. Spiele eine Partie zu Ende, dann zählt sie.
export = Als Datei ausgeben

games = { $count ->
        [one] Partie
       *[other] Partien
    }
wins = { $count ->
        [one] Sieg
       *[other] Siege
    }
winRate = gewonnen
average = Punkte im Schnitt
best = bestes Ergebnis
streak = { $count ->
        [one] Sieg in Folge
       *[other] Siege in Folge
    }
longest = längste Siegesserie

levels = Nach Gegnern
people = Menschen
players = { $count } Spieler
bySeats = Nach Spielerzahl
played = Partien
won = Siege
lines = Woher deine Punkte kommen
linesHint = Schnitt pro Partie, über { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }.
characters = Lieblingspersonen
taken = { $count ->
        [one] einmal genommen
       *[other] { $count }-mal genommen
    }
winsWith = { $won } von { $count } gewonnen
