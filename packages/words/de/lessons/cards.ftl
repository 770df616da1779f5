### Lektionen des Kartenspiels.

## first

first-about-name = Das Kartenspiel
first-about-line = Bieten, wählen, legen, überdecken, eine Fähigkeit nutzen, zählen: vier Runden mit Nora.

first-bid-topic = Bieten
first-bid-order = Biete deine 5.
first-bid-why = Das höchste Gebot wählt zuerst, und jede Zahl dient dir nur einmal je Epoche: Gib die 5 aus, behalte die 9.
first-bid-other = Wer niedriger bietet, wählt später; eine höhere Zahl fehlt dir dann für den Rest der Epoche.
first-bid-after = 5 ist das höchste Gebot: Du wählst zuerst.

first-take-topic = Nehmen
first-take-order = Nimm die Mine.
first-take-why = Eine Mine zählt 2 je Berg ringsum, auch über Eck. Diese Karte zeigt beides: sofort 2 Punkte.
first-take-other = Auch die hat ihren Wert, nur zählt darauf noch nichts. Auf der Mine schon.
first-take-after = Die erste Karte legt sich von selbst. Was übrig bleibt, verlässt das Spiel.

first-tie-topic = Gleichstand
first-tie-order = Biete deine 4, auch wenn Otto sie bietet.
first-tie-why = Bei Gleichstand entscheidet die Rückseite am Stapel: Dein Hut steht über Ottos Stern, ein gleiches Gebot genügt.
first-tie-other = Die 4 hätte gereicht: Bei Gleichstand schlägt dein Hut Ottos Stern.
first-tie-after = Beide 4, und der Hut schlägt den Stern: Du wählst zuerst.

first-pair-topic = Passen
first-pair-order = Nimm die zweite Mine.
first-pair-why = Ihr Berg wird beide Minen berühren, und jede zählt ihn. Karten sind wert, was neben ihnen liegt.
first-pair-other = Möglich; doch eine Mine neben deiner Mine teilt sich mit ihr die Berge.

first-lay-topic = Legen
first-lay-order = Leg sie oben an die Stadt an.
first-lay-why = Karten teilen eine Seite. Hier berührt ihr Berg beide Minen: 4 Punkte. Weiter weg wären es 2.
first-lay-other = Erlaubt. Doch die Zahl auf der Karte sagt, was ein Platz bringt: Hier wären es 4 gewesen.
first-lay-after = 4 Punkte: ein Berg, zwei Minen.

first-save-topic = Sparen
first-save-order = Biete nur deine 1.
first-save-why = Diesmal willst du die Person, und die anderen wollen Land. Sie wird noch da sein, wenn du zuletzt wählst.
first-save-other = So wählst du früher, aber die Zahl fehlt dir später.
first-save-after = Die anderen haben Land genommen. Der Söldner ist noch da.

first-character-topic = Person
first-character-order = Nimm den Söldner.
first-character-why = Personen bringen eine Fähigkeit oder Punkte statt Land. Diese legt einmal je Epoche 5 auf ein offenes Gebot.
first-character-other = Land ist auch gut. Der Söldner aber hätte einmal je Epoche 5 auf ein Gebot gelegt.

first-bluff-topic = Planen
first-bluff-order = Biete deine 3.
first-bluff-why = Das sieht wenig aus. Doch liegen alle Gebote offen, macht der Söldner daraus 8.
first-bluff-other = Auch gut; mit dem Söldner hätte die 3 genügt.

first-power-topic = Fähigkeit
first-power-order = Nutze den Söldner.
first-power-why = Otto führt mit 7. Deine 3 plus 5 ergibt 8: Du wählst zuerst. In Epoche II ist die Fähigkeit wieder da.
first-power-other = Dann wählt Otto mit seiner 7 zuerst, und die beste Karte ist vielleicht weg.
first-power-after = 8 schlägt Ottos 7.

first-ranch-topic = Wählen
first-ranch-order = Nimm den Berg über der Ranch.
first-ranch-why = Der Berg dient deinen Minen, und eine Ranch zählt 1 je leerer Parzelle ringsum. Zwei Zwecke, eine Karte.
first-ranch-other = Auch das zählt. Die markierte Karte hätte Minen und Ranch zugleich gedient.

first-overlap-topic = Überdecken
first-overlap-order = Überdecke die zwei leeren Parzellen.
first-overlap-why = Eine Karte darf leere Parzellen überdecken. So liegt der Berg neben beiden Minen: 6 Punkte statt 4.
first-overlap-other = Erlaubt. Überdecken hätte 6 gebracht: Leere Parzellen darf man überdecken.
first-overlap-after = 6 Punkte. Überdecktes zählt nicht mehr.

first-count-topic = Zählen
first-count-order = Öffne die Punkte.
first-count-why = Jede Zeile sagt, woraus sie besteht. Gezählt wird ganz am Ende, doch der Stand stimmt immer.

first-end-topic = Fertig
first-end-order = Du kennst das Spiel.
first-end-why = Vierzehn Runden bleiben, neun davon in Epoche II. Spiel sie gegen dieselben leichten Gegner, in genau dieser Stadt.

## virtual

virtual-about-name = Virtuelle Spieler
virtual-about-line = Sie bieten vom Stapel und nehmen, was am meisten anzieht: gute Gesellschaft, wenn ihr allein oder zu zweit seid.

virtual-bid-topic = Stapel
virtual-bid-order = Biete deine 5.
virtual-bid-why = Ein virtueller Spieler deckt die oberste Karte eines gemischten Stapels auf. Gespieltes liegt offen: Du kannst zählen, was noch kommt.
virtual-bid-other = Gut. Ihre Gebote kommen von gemischten Stapeln: Zähl mit, was schon gespielt ist.
virtual-bid-after = Ein virtueller Spieler lag höher und nahm die höchste blaue Zahl.

virtual-take-topic = Anziehung
virtual-take-order = Nimm die übrige Ranch.
virtual-take-why = Virtuelle Spieler nehmen immer die höchste blaue Zahl und bauen nichts. Am Ende zählen sie die Summe dieser Zahlen.
virtual-take-other = Auch gut. Merk dir: Sie nehmen die höchste blaue Zahl, was sie auch zeigt.

virtual-high-topic = Zuerst
virtual-high-order = Biete deine 9.
virtual-high-why = Da liegen zwei Minen, beide mit einer 7. Anfänger haben 1 bis 9 wie du, eine 9 wird höchstens erreicht.
virtual-high-other = Möglich. Eine 9 hätte zuerst gewählt oder gleichgezogen.

virtual-mine-topic = Verwehren
virtual-mine-order = Nimm die Mine neben ihrem Berg.
virtual-mine-why = Sie zählt für dich, und ihre 7 zählt nicht mehr für einen virtuellen Spieler. So wirkt jede Karte doppelt.
virtual-mine-other = Gut. Was du liegen lässt, gibt seine blaue Zahl einem virtuellen Spieler.

virtual-end-topic = Fertig
virtual-end-order = Du kennst virtuelle Spieler.
virtual-end-why = Stärkere haben höhere Zahlen: bis 10 oder 11. Leg deine Mine und spiel gegen diese Anfänger zu Ende.

## coach

coach-bid-head = Neu: Bieten
coach-bid-one = Das höchste Gebot wählt zuerst, das niedrigste zuletzt.
coach-bid-two = Jede Zahl ist für die Epoche ausgegeben: Spar hohe für Karten, die du brauchst.
coach-bid-three = Bei gleichen Geboten entscheidet die Reihenfolge der Farben am Stapel.

coach-take-head = Neu: eine Karte nehmen
coach-take-one = Eine Geländekarte kommt sofort in deine Stadt.
coach-take-two = Sie ist wert, was sie dort berührt: Achte auf Nachbarn.
coach-take-three = Eine Person bringt stattdessen Punkte oder eine Fähigkeit.

coach-lay-head = Neu: eine Karte legen
coach-lay-one = Die Karte grenzt mit einer Seite an und darf leere Parzellen überdecken.
coach-lay-two = Die Zahl darauf sagt, was der Platz jetzt bringt.
coach-lay-three = Die Stadt muss in 8 mal 8 passen: Lass Platz zum Wachsen.

coach-power-head = Neu: eine Fähigkeit
coach-power-one = Du darfst deine Person jetzt nutzen oder aufsparen.
coach-power-two = Die meisten Fähigkeiten drehen die Karte: einmal je Epoche.
coach-power-three = Ist das Gebot auch so sicher, spar sie auf.

coach-tie-head = Neu: Gleichstand
coach-tie-one = Noch jemand hat dieselbe Zahl geboten wie du.
coach-tie-two = Die Farbe, die auf der Rückseite am Stapel weiter oben steht, ist zuerst dran.
coach-tie-three = Diese Rückseite wechselt jede Runde: Sieh sie dir vor dem Gebot an.

coach-eraEnd-head = Neu: Epoche II
coach-eraEnd-one = Du hast wieder alle neun Gebote.
coach-eraEnd-two = Gedrehte Personen stehen wieder aufrecht: Ihre Fähigkeiten sind bereit.
coach-eraEnd-three = Neun Runden bleiben. Was deiner Stadt fehlt, muss jetzt kommen.
