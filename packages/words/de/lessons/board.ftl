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
first-saloon-why = Cowboys belegen Aktionen, die später von links nach rechts abgewickelt werden. Ein Saloon bringt 5 $ je Haus daneben, jede Runde.
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
first-tile-other = Du darfst verzichten. Dann bleibt der Saloon in der Auslage, für alle.

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
first-count-order = Öffne die Wertung.
first-count-why = Am Ende zählen deine Gebäude, Häuser und Berge je 2, und je 6 $ gibt es 1. Jede Zeile sagt, woraus sie besteht.

first-end-topic = Fertig
first-end-order = Du kennst das Spiel.
first-end-why = Drei Runden bleiben, jede mit einer anderen Person und mehr Cowboys. Spiel genau dieses Spiel gegen dieselben leichten Gegner zu Ende.
