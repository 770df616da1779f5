### What the card beside an element of the card game’s table says.

# Numbers and signs of the table.
facts-bid-name = Gebot
facts-bid-does = Die Zahl auf der Karte plus alle Boni. Das höchste Gebot wählt zuerst.
facts-gain-name = Was es bringt
facts-gain-does = Die Änderung deines Stands jetzt: eine Geländekarte auf diesem oder dem besten Platz, eine Person mit ihren Punkten.
facts-gained-name = Eben geholt
facts-gained-does = Um so viel hat die letzte Karte diesen Stand geändert.
facts-labels-name = Spalten und Zeilen
facts-labels-does = Buchstabe und Zahl benennen jede Parzelle der Stadt, in Tipps und im Verlauf.
facts-limits-name = Größe der Stadt
facts-limits-does = So viele Spalten und Zeilen darf eine Stadt höchstens haben. Mit dem Hauptmann ist es eine mehr.
facts-sold-name = Verkauft oder beiseitegelegt
facts-sold-does = Vom Auktionator für je 7 Punkte verkauft; beiseitegelegt, wo kein Platz erlaubt war, ohne Punkte.
facts-kept-name = Karten eines virtuellen Spielers
facts-kept-does = Er baut keine Stadt: Die Anziehungskraft aller genommenen Karten ist sein Stand.
facts-points-name = Das $-Symbol
facts-points-does = Diese Person bringt am Ende Punkte.
facts-tilt-name = Symbol zum Drehen
facts-tilt-does = Die Fähigkeit gilt einmal pro Epoche; dann wird die Karte quer gelegt.
seat = Farbe: { $suit }. Bei gleichen Geboten entscheidet die Reihenfolge der Farben in dieser Runde.
seatNow = { $points }, bei Gleichstand an { $place } Stelle
bidNow = { $value }, wählt an { $place } Stelle
handNow = noch auf der Hand: { JOIN($cards, with: ", ") }

# What a power that takes cards would bring, at its question.
takesOne = Die beste Karte der Reihe jetzt: { $card }, { $gain } für dich.
takesTwo = Die zwei besten Karten der Reihe jetzt: { $card }, { $gain } für dich; { $other }, { $more }.
