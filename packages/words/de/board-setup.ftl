heading = Eine Stadt vorbereiten
firstGame = Erste Partie, wie die Regeln empfehlen
seatsHint = Zwei bis sechs. Zu zweit spielt es sich am besten am Fluss.

roster-heading = Personen
roster-way = Auswahl

roster-by-preset = Eine Zusammenstellung
roster-by-lot = Zufällig
roster-by-hand = Selbst wählen

roster-lotHint = Sieben Personen (acht mit dem Straßenjungen) und ihre Seiten werden zu Beginn der Partie gezogen.
roster-handHint = { $chosen } von { $needed } gewählt. Klicke noch einmal für die andere Seite.

presets-firstGame-name = Erste Partie
presets-firstGame-about = Die sieben einfachsten, gelbe Seite oben.

presets-quietTown-name = Ruhige Stadt
presets-quietTown-about = Weniger Duelle, mehr Gebäude.

presets-landowners-name = Grundbesitzer
presets-landowners-about = Parzellen, Parzellen, Parzellen.

presets-fortune-name = Reichtum
presets-fortune-about = Viel Geld in vielen Händen.

presets-showdown-name = Showdown
presets-showdown-about = Halte dein Pulver trocken.

presets-goldRush-name = Goldrausch
presets-goldRush-about = Minen und ein Fluss, mit sechs Bergen.

sides-yellow = gelb
sides-red = rot

buildings-heading = Weitere Gebäude
buildings-hint = Die dreißig Plättchen des Grundspiels sind immer im Beutel. Diese können dazukommen.

variants-heading = Varianten
variants-hint = Beliebig kombinierbar. Für die erste Partie besser weglassen.

variants-about-newBeginning = Alle stellen verdeckt eine Startausrüstung zusammen.
variants-about-river = Ein Fluss quer durch den Plan: Brücken, reichere Minen und Land, das niemandem gehört.
variants-about-outlaws = Gesetzlose reiten ein, besetzen die besten Gebäude und warten darauf, vertrieben zu werden.
variants-about-mightIsRight = Duelle werden mit verdeckt gewählten Plättchen statt mit Würfeln ausgetragen.
variants-about-kitCarson = Alle setzen ihre Cowboys gleichzeitig ein.
variants-about-horses = Koppeln, zusätzliche Züge und in jeder Runde ein Rodeo.

variants-rating = Komplexität { $complexity }, Strategie { $strategy }, Dauer: { $length }

variants-length-same = gleich
variants-length-shorter = etwas kürzer
variants-length-longer = etwas länger

river-heading = Lauf des Flusses
river-board = Vom Plan vorgegeben
river-random = Zufällig
river-drawn = Von Hand gezeichnet
river-drawnHint = Klicke die Parzellen der Reihe nach an, von einem Rand des Plans zu einem anderen. Ein Klick auf die letzte nimmt sie zurück.

rosterSize = Wähle { $needed } Personen; gewählt sind { $chosen }.
