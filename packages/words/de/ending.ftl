### The end of a game: who won, why, and what comes next.

you = Du
wins = Die Stadt gehört { $name }.
youWin = Die Stadt gehört dir.
shared = { $names } teilen sich die Stadt.
behind = { $points ->
        [1] { $name }: { $place }, 1 Punkt dahinter.
       *[other] { $name }: { $place }, { $points } Punkte dahinter.
    }
ahead = { $points ->
        [1] 1 Punkt vor { $name }.
       *[other] { $points } Punkte vor { $name }.
    }
level = Gleich viele Punkte.
settled = Gleich viele Punkte; die Passfolge der letzten Runde entschied.
reasons = { $points ->
        [1] Woher der eine Punkt kommt
       *[other] Woher die { $points } Punkte kommen
    }
even = So kam es zum Gleichstand
rest = Alle anderen Zeilen
together = Zusammen
sheet = Ganzer Wertungsblock
result = Ergebnis
rematch = Revanche
tied = Nur die Punktgleichen
share = Teilen
sharePicture = Bild vom Ende
shareLink = Link kopieren
shareRecord = Partie als Datei
pictureSaved = Das Bild ist als Datei gespeichert.
noPicture = Dieser Browser kann das Bild nicht herstellen.
review = Analyse
fileSaved = Die Partie ist als Datei gespeichert. Auf der Startseite lässt sie sich öffnen.
town = Die fertige Stadt
ifItEndedNow = Wenn jetzt Schluss wäre

families-characters = Personen
families-multipliers = Multiplikatoren
families-houses = Häuser
families-country = Land
families-town = Stadt
families-appeal = Anziehungskraft
