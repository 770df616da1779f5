### Lektionen des Brettspiels.

## first

first-about-name = Das Brettspiel
first-about-line = Parzellen nehmen, Person wählen, einsetzen, duellieren, bauen, verdienen, punkten: eine Runde mit Nora.

first-claim-topic = Parzelle
first-claim-order = Nimm E2, neben dem Haus.
first-claim-why = Läden und Saloons leben von den Häusern ringsum. Um dieses Haus laufen schon Wege, und Gebäude brauchen Wege.
first-claim-other = Erlaubt. Ohne Haus oder Berge daneben verdient Land wenig.

first-land-topic = Land
first-land-order = Nimm D2, gleich daneben.
first-land-why = Ein Haus auf deinem Land dient nur deinen Gebäuden. Hier wirst du eines für deinen Saloon hinstellen.
first-land-other = Erlaubt. Doch Land neben deinem Land lässt Häuser für dich allein arbeiten.

first-character-topic = Person
first-character-order = Nimm den Hauptmann.
first-character-why = Eine Person gilt für eine Runde. Der Hauptmann heuert Cowboys an, und jeder Cowboy ist eine Aktion. Kleine Nummern setzen zuerst.
first-character-other = Auch nützlich. Der Hauptmann hätte Cowboys angeheuert, und Cowboys sind Aktionen.

first-hire-topic = Anheuern
first-hire-order = Heuere einen Cowboy für 1 $ an.
first-hire-why = Der zweite kostet 3 $ mehr, der dritte noch 5 $. Eine Aktion mehr ist billig; mit dem Rest baust du.
first-hire-other = Möglich. Dann bleibt weniger Geld für Land, Saloon und Punkte.

first-saloon-topic = Einsetzen
first-saloon-order = Setz einen Cowboy auf den Saloon.
first-saloon-why = Cowboys belegen Aktionen, die später entlang der Main Street ausgeführt werden. Ein Saloon bringt 5 $ je Haus daneben, jede Runde.
first-saloon-other = Auch eine Aktion. Doch nun kann jemand anders den Saloon nehmen.

first-contest-topic = Streit
first-contest-order = Setz einen Cowboy auf F2, gegen Otto.
first-contest-why = Zwei auf einer Parzelle heißt Duell: Würfel plus Stärke. Otto wird alle Cowboys eingesetzt haben, du nicht.
first-contest-other = Möglich. Dann bekommt Otto F2 einfach, ohne Duell.

first-market-topic = Punkte
first-market-order = Setz einen Cowboy auf die Punkte zu 2 $.
first-market-why = Dort kaufst du Siegpunkte mit dem, was der Saloon einbringt. Jede Runde schließt der billigste Preis: 2 $ gibt es nur jetzt.
first-market-other = Gut. Doch Punkte kosten nie wieder 2 $: Das Feld schließt nach dieser Runde.

first-pass-topic = Passen
first-pass-order = Passe, und behalte einen Cowboy.
first-pass-why = Jeder Cowboy im Vorrat ist 1 Stärke in deinen Duellen. Der Preis des Wartens: Wer zuerst passt, wählt die nächste Person zuerst.
first-pass-other = Auch eine Aktion. Doch ein Cowboy im Vorrat hätte im Duell geholfen.

first-buy-topic = Duell
first-buy-order = Kauf F2 für 2 $.
first-buy-why = Der Würfel zeigte 5; Revolver und Cowboy machen 7 daraus. Otto hatte 2. Eine Parzelle kostet 1 $ plus alles, was ringsum steht.
first-buy-other = Du darfst verzichten. Doch du hast das Duell gewonnen, und Land schafft Bauplatz.

first-tile-topic = Kaufen
first-tile-order = Nimm den Saloon für 6 $.
first-tile-why = Niemand kam zu deinem Cowboy dazu, also kein Duell. Du zahlst den Preis des Feldes und bekommst das Gebäude.
first-tile-other = Du darfst verzichten. Dann bleibt der Saloon in der Gebäudereihe, für alle.

first-build-topic = Bauen
first-build-order = Bau ihn auf E2.
first-build-why = Es ist dein Land, ein Weg erschließt es, und der Saloon steht zwischen dem Haus der Mitte und dem, das gleich dazukommt.
first-build-other = Erlaubt. Auf E2 hätten zwei Häuser daneben gestanden.

first-house-topic = Haus
first-house-order = Stell das Haus auf D2.
first-house-why = Die meisten Gebäude bringen ein Haus in die Stadt. Auf deinem Land neben dem Saloon verdient es 5 $, nur für dich.
first-house-other = Erlaubt. Auf D2 hätte es allein für deinen Saloon verdient.
first-house-after = Zwei Häuser neben dem Saloon: 10 $ je Runde.

first-points-topic = Punkten
first-points-order = Kauf 5 Punkte.
first-points-why = Der Saloon hat 10 $ gebracht. Zwei Dollar je Punkt ist der beste Preis des Spiels, doch 6 $ bauen nächste Runde.
first-points-other = Auch gut: Mehr Punkte jetzt heißt weniger zum Bauen, und umgekehrt.

first-road-topic = Weg
first-road-order = Leg deinen Weg zwischen F2 und F3.
first-road-why = Gebäude und Häuser brauchen einen Weg an ihrer Parzelle. Dieser erschließt G2 und G3. Wege darfst du bei jeder Frage legen.
first-road-other = Möglich. Wege können auch warten: Du darfst sie bei jeder Frage legen.

first-count-topic = Zählen
first-count-order = Öffne die Punkte.
first-count-why = Am Ende zählen deine Gebäude, Häuser und Berge je 2, und je 6 $ gibt es 1. Jede Zeile sagt, woraus sie besteht.

first-end-topic = Fertig
first-end-order = Du kennst das Spiel.
first-end-why = Drei Runden bleiben, jede mit einer anderen Person und mehr Cowboys. Spiel genau diese Partie gegen dieselben leichten Gegner zu Ende.

## river

river-about-name = Der Carson River
river-about-line = Wasser statt dreier Berge: Minen und Ranches mögen es.

river-mine-topic = Mine
river-mine-order = Nimm E2, zwischen Bergen und Fluss.
river-mine-why = Eine Mine am Fluss bringt 3 $ mehr. Mit zwei Bergen daneben brächte eine hier 9 $ je Runde.
river-mine-other = Gut. Am Fluss bringt eine Mine 3 $ mehr.

river-ranch-topic = Ranch
river-ranch-order = Nimm C4, neben dem Wasser.
river-ranch-why = Flussparzellen kann niemand kaufen oder bebauen, und eine Ranch zählt sie als frei: Weide, die bleibt.
river-ranch-other = Gut. Eine Ranch zählt Flussparzellen als frei, und dort baut niemand.

river-end-topic = Fertig
river-end-order = Du kennst den Fluss.
river-end-why = Eine Brücke braucht zwei Wege; was du daneben besitzt, zählt am Ende 3 statt 2. Spiel die Partie zu Ende.

## newBeginning

newBeginning-about-name = Ein neuer Anfang
newBeginning-about-line = Pack deine eigene Ausrüstung, geheim.

newBeginning-kit-topic = Ausrüstung
newBeginning-kit-order = Nimm drei Cowboys, zwei Parzellen.
newBeginning-kit-why = Alle geben geheim 35 Punkte aus. Dies ist die übliche Ausrüstung; weniger vom einen kauft mehr vom anderen, der Rest ist Geld.
newBeginning-kit-other = Auch ein Plan. Was du nicht ausgegeben hast, ist dein Startgeld.

newBeginning-claim-topic = Parzelle
newBeginning-claim-order = Nimm D4, zwischen drei Bergen.
newBeginning-claim-why = Otto hat weniger Parzellen und mehr Revolver gepackt. Wer mehr Parzellen hat, nimmt länger: Hier brächte eine Mine 9 $.
newBeginning-claim-other = Erlaubt. Zwischen Bergen brächte eine Mine je 3 $.

newBeginning-end-topic = Fertig
newBeginning-end-order = Du kennst die Ausrüstung.
newBeginning-end-why = Wenige Cowboys und viel Geld, oder viele Revolver: Jede Ausrüstung ist ein Plan. Spiel mit deiner zu Ende.

## mightIsRight

mightIsRight-about-name = Das Recht des Stärkeren
mightIsRight-about-line = Duelle mit Plättchen aus der Hand statt mit Würfeln.

mightIsRight-contest-topic = Streit
mightIsRight-contest-order = Setz einen Cowboy auf F4, gegen Otto.
mightIsRight-contest-why = Du bist der Revolverheld: 3 Stärke mehr in dieser Runde. Ein Duell ist kein Glück mehr, also such es mit Absicht.
mightIsRight-contest-other = Möglich. Doch mit dem Revolverhelden lohnt sich ein Duell.

mightIsRight-pass-topic = Vorrat
mightIsRight-pass-order = Passe, mit zweien im Vorrat.
mightIsRight-pass-why = Cowboys zu Hause zählen weiter je 1 Stärke. Sechs gegen Ottos drei, bevor ein Plättchen fällt.
mightIsRight-pass-other = Möglich; dann hast du im Duell weniger Stärke.

mightIsRight-tile-topic = Plättchen
mightIsRight-tile-order = Spiel deine 3.
mightIsRight-tile-why = Otto kommt höchstens auf 3 + 5. Mit 6 + 3 gewinnst du gegen jedes Plättchen und behältst die 5.
mightIsRight-tile-other = Auch möglich. Eine 3 war sicher genug; hohe Plättchen sind danach weg.

mightIsRight-buy-topic = Gewinn
mightIsRight-buy-order = Kauf F4 für 5 $.
mightIsRight-buy-why = 9 gegen 5. Gespielte Plättchen liegen offen: Zähl vor dem nächsten Duell, was die anderen noch haben.
mightIsRight-buy-other = Du darfst verzichten; gewonnen ist das Duell trotzdem.

mightIsRight-end-topic = Fertig
mightIsRight-end-order = Du kennst die Plättchen.
mightIsRight-end-why = Wer keine mehr hat, zieht drei gespielte. Hohe Plättchen kosten Startgeld. Spiel die Partie zu Ende.

## kitCarson

kitCarson-about-name = Kit Carson
kitCarson-about-line = Alle setzen gleichzeitig ein.

kitCarson-mine-topic = Beginn
kitCarson-mine-order = Setz einen Cowboy auf die Mine für 4 $.
kitCarson-mine-why = Wer an erster Stelle ist, eröffnet; dann setzen alle zugleich und dürfen eigene Cowboys noch versetzen.
kitCarson-mine-other = Gut. Hier ist nichts endgültig, bis du fertig meldest.

kitCarson-move-topic = Ändern
kitCarson-move-order = Nimm ihn zurück: Otto ist auch da.
kitCarson-move-why = Das gäbe ein Duell. Bevor du fertig bist, darf jeder deiner Cowboys wieder heim.
kitCarson-move-other = Möglich. Dann kämpft Ottos Cowboy mit deinem um die Mine.

kitCarson-again-topic = Nochmal
kitCarson-again-order = Setz ihn auf die Ranch für 3 $.
kitCarson-again-why = Dort ist niemand. Sieh, was die anderen tun, aber warte nicht zu lange.
kitCarson-again-other = Auch gut. Achte darauf, wo die anderen stehen.

kitCarson-done-topic = Fertig melden
kitCarson-done-order = Sag, dass du fertig bist.
kitCarson-done-why = Wer zuerst fertig ist, steht vorn: bei Gleichstand, bei der nächsten Person, und in der letzten Runde zählt jeder Langsamere 1 Punkt.
kitCarson-done-other = Du darfst weitermachen. Doch wer zuerst fertig ist, steht vorn.

kitCarson-end-topic = Fertig
kitCarson-end-order = Du kennst Kit Carson.
kitCarson-end-why = Kurze Partien, und Nerven. Spiel diese gegen Otto zu Ende.

## outlaws

outlaws-about-name = Gesetzlose
outlaws-about-line = Ab Runde 2 reiten sie ein und halbieren, was du verdienst.

outlaws-gun-topic = Gefahr
outlaws-gun-order = Nimm den Revolverhelden.
outlaws-gun-why = Ein Gesetzloser sitzt auf deiner Ranch auf F4 und halbiert ihr Einkommen. Stärke 12 in dieser Runde: Du brauchst jeden Revolver.
outlaws-gun-other = Auch nützlich. Doch der Gesetzlose hat Stärke 12.

outlaws-fight-topic = Kampf
outlaws-fight-order = Setz einen Cowboy auf F4.
outlaws-fight-why = Dort wird kurz vor dem Einkommen gekämpft. Erreichst du 12 mit Würfel und Stärke, geht der Gesetzlose, und du bekommst Punkte.
outlaws-fight-other = Möglich. Dann bleibt der Gesetzlose und nimmt die Hälfte.

outlaws-pass-topic = Vorrat
outlaws-pass-order = Passe, die anderen bleiben daheim.
outlaws-pass-why = Drei Revolver, vier Cowboys und der Revolverheld sind 10. Eine 2 auf dem Würfel genügt.
outlaws-pass-other = Möglich; jeder gesetzte Cowboy ist 1 Stärke weniger.
outlaws-pass-after = 12 erreicht: Der Gesetzlose geht, 4 Punkte für dich.

outlaws-end-topic = Fertig
outlaws-end-order = Du kennst die Gesetzlosen.
outlaws-end-why = Jede Runde können mehr kommen, und sie ziehen zum besten Einkommen. Ein Gefängnis hält sie fern. Spiel die Partie zu Ende.

## horses

horses-about-name = Pferde
horses-about-line = Fünf Koppeln, kleine Gewinne und jede Runde ein Rodeo.

horses-place-topic = Einsetzen
horses-place-order = Setz einen Cowboy auf die Ranch für 3 $.
horses-place-why = Gleich nach dem Einsetzen darfst du ein Pferd in eine Koppel stellen.
horses-place-other = Gut. Nach jedem Cowboy darfst du ein Pferd in eine Koppel stellen.

horses-horse-topic = Pferd
horses-horse-order = Stell dein Pferd in Koppel 4.
horses-horse-why = Sie bringt sofort 2 $. Koppel 1 gibt Stärke, 2 noch einen Einsatz, 3 verdoppelt eine Ranch; alle zählen fürs Rodeo.
horses-horse-other = Gut: Jede Koppel hat ihren Nutzen, und alle zählen fürs Rodeo.

horses-corral-topic = Rodeo
horses-corral-order = Setz einen Cowboy in Koppel 4.
horses-corral-why = Ein Cowboy in der Koppel verdoppelt ihre Pferde beim Rodeo. Die höchste Summe jeder Runde bekommt den Rodeo-Marker.
horses-corral-other = Auch eine Aktion. Neben dem Pferd hätte der Cowboy es beim Rodeo verdoppelt.

horses-end-topic = Fertig
horses-end-order = Du kennst die Pferde.
horses-end-why = Am Ende zählt jedes Pferd 1, und 1 mehr je gewonnenem Rodeo. Spiel die Partie zu Ende.

## buildings

buildings-about-name = Neue Gebäude
buildings-about-line = Rathaus, Schmiede, Gemischtwarenladen, Schule und Bahnhof.

buildings-smith-topic = Schmiede
buildings-smith-order = Setz einen Cowboy auf die Schmiede.
buildings-smith-why = Sie bringt 5 $ mal die Nummer der Runde, dazu 5 $ je eigene Ranch, wo sie auch steht. Früh ist am besten.
buildings-smith-other = Gut. Eine Schmiede wächst von selbst, von 5 $ auf 20 $.

buildings-hall-topic = Rathaus
buildings-hall-order = Setz einen Cowboy auf das Rathaus.
buildings-hall-why = Es gehört niemandem; wer dort sitzt, verdient mehr: Schmieden und Saloons 5 $, Drugstores, Banken, Läden je 3 $. Der Cowboy bleibt.
buildings-hall-other = Möglich. Im Rathaus hätte deine Schmiede 5 $ mehr gebracht.

buildings-pass-topic = Passen
buildings-pass-order = Passe.
buildings-pass-why = Im Rathaus ist nur für einen Cowboy Platz: Kommen andere, gibt es vor dem Einkommen ein Duell. Dein letzter Cowboy gibt Stärke.
buildings-pass-other = Gut. Stärke daheim schützt deinen Platz im Rathaus.

buildings-take-topic = Kaufen
buildings-take-order = Nimm die Schmiede.
buildings-take-why = Die Gebäudereihe mischt alte und neue Gebäude. Eine Schule braucht drei Häuser, ein Bahnhof acht Wege in gerader Linie.
buildings-take-other = Du darfst verzichten; sie bleibt in der Gebäudereihe.

buildings-build-topic = Bauen
buildings-build-order = Bau sie auf D3.
buildings-build-why = Ihr Einkommen hängt nicht von Nachbarn ab, nur von der Runde und deinen Ranches. Einen Weg braucht sie trotzdem.
buildings-build-other = Erlaubt; eine Schmiede bringt überall gleich viel.

buildings-house-topic = Haus
buildings-house-order = Stell ihr Haus auf E4.
buildings-house-why = Auf deinem Land dient es deinen späteren Läden. Gemischtwarenläden verdienen an eigenen Häusern doppelt.
buildings-house-other = Erlaubt. Auf deinem Land dient ein Haus nur dir.

buildings-end-topic = Fertig
buildings-end-order = Du kennst die neuen Gebäude.
buildings-end-why = Schmiede und Rathaus zahlen schon in dieser Runde zusammen. Spiel die Partie zu Ende und entdecke den Rest.

## coach

coach-claimParcel-head = Neu: dein erstes Land
coach-claimParcel-one = Land an Häusern passt zu Läden, Land an Bergen zu Minen.
coach-claimParcel-two = Um das erste Haus sind die Parzellen schon erschlossen.
coach-claimParcel-three = Parzellen nebeneinander helfen einander.

coach-takeCharacter-head = Neu: Personen
coach-takeCharacter-one = Eine kleine Nummer ist früher dran.
coach-takeCharacter-two = Die Fähigkeit gilt nur für diese Runde.
coach-takeCharacter-three = Am Ende der Runde behältst du höchstens so viel Geld.

coach-placeCowboy-head = Neu: Cowboys einsetzen
coach-placeCowboy-one = Jeder Cowboy belegt eine Aktion oder Parzelle; zwei am selben Ort duellieren sich.
coach-placeCowboy-two = Ausgeführt wird alles später, die Main Street entlang.
coach-placeCowboy-three = Behaltene Cowboys sind Stärke, und wer früh passt, wählt zuerst.

coach-buildOrKeep-head = Neu: Bauen
coach-buildOrKeep-one = Die meisten Gebäude brauchen eine eigene freie Parzelle, einen Weg und ein neues Haus.
coach-buildOrKeep-two = Was ringsum steht, bestimmt das Einkommen jeder Runde.
coach-buildOrKeep-three = Ranch und Mine brauchen weder Weg noch Haus.

coach-buyPoints-head = Neu: Punkte kaufen
coach-buyPoints-one = Punkte werden teurer: Jede Runde schließt der billigste Preis.
coach-buyPoints-two = Übriges Geld baut in der nächsten Runde, bis zum Geldlimit.
coach-buyPoints-three = Ganz am Ende sind je 6 $ noch 1 Punkt.

coach-spend-head = Neu: Geldlimit
coach-spend-one = Deine Person sagt, wie viel Geld du behalten darfst.
coach-spend-two = Was darüber liegt, gibst du jetzt aus: 1 Punkt je volle 10 $.
coach-spend-three = Kauf nächstes Mal früher: 10 $ je Punkt ist teuer.

coach-passing-head = Neu: Passen
coach-passing-one = Wer früher passt, wählt nächste Runde früher eine Person.
coach-passing-two = Behaltene Cowboys zählen in jedem Duell als Stärke.
coach-passing-three = Bei Gleichstand im Duell gewinnt, wer zuerst gepasst hat.

coach-duel-head = Neu: Duelle
coach-duel-one = Alle am Ort würfeln und zählen ihre Stärke dazu; die höchste Summe handelt.
coach-duel-two = Stärke sind Revolver und die Cowboys, die du noch hast.
coach-duel-three = Ein besiegter Cowboy kommt heim und stärkt dich im nächsten Duell.

coach-income-head = Neu: Einkommen
coach-income-one = Deine Gebäude zahlen jede Runde, ganz ohne Cowboy.
coach-income-two = Wie viel, bestimmt ihre Umgebung: Häuser, Berge, Weideland.
coach-income-three = Ein fremder Cowboy auf einem Gebäude nimmt die Hälfte. Stärke schützt es.
