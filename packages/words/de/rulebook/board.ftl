chapters-box-title = Was in der Schachtel ist
chapters-box-intro = Ein Stück Wüste, eine Wegkreuzung und zu viele Leute mit Plänen. In vier Runden schickst du Cowboys los, kaufst Land, errichtest Gebäude und machst aus Geld Siegpunkte (SP). Wollen zwei dasselbe, kommt es zum Duell.

rules-B1-0 = Eine Partie dauert vier Runden, und jede Runde hat vier Phasen.
rules-B1-1 = Für zwei bis sechs Spieler. Du hast 10 Cowboys und 12 Besitzplättchen, nie mehr. Geld, Revolver, Wege und Häuser gehen nicht aus. Begrenzt sind nur die 25 Pferde, 9 Gesetzlosen und 7 Stangen Dynamit.
rules-B1-2 = Es gibt 38 Gebäudeplättchen. Die 30 des Grundspiels sind immer dabei: 6 <ranch> Ranches, 6 <mine> Minen, 4 <drugstore> Drugstores, 4 <bank> Banken, 3 <saloon> Saloons, 3 <hotel> Hotels, 2 <church> Kirchen, 2 <prison> Gefängnisse. Welche der übrigen dazukommen, entscheidet der Tisch: 2 <blacksmith> Schmieden, 2 <generalStore> Gemischtwarenläden, 2 <school> Schulen, 1 <cityHall> Rathaus, 1 <station> Bahnhof. Lasst sie in der ersten Partie weg.
rules-B1-3 = 19 Personen mit den Nummern 0 bis 18, jede mit einer gelben und einer roten Seite.
rules-B1-4 = Zwei Würfel, schwarz für die Zeile, weiß für die Spalte. Wir haben entschieden, dass sie auf die inneren 6 × 6 Parzellen zeigen; was sie treffen, hat also immer acht Nachbarn.

chapters-setup-title = Die Stadt abstecken

rules-B2-1 = Du beginnst mit 15 $, 1 Revolver, 1 Weg, 3 Cowboys im eigenen Vorrat und 12 Besitzplättchen.
rules-B2-2 = Die Gebäudereihe hat sieben Felder: 3, 4, 5, 6, 8, 10 und 12 $. Auf 3 und 10 liegen Ranches, auf 4 und 12 Minen. Die übrigen Plättchen kommen in den Beutel, und drei daraus gezogene liegen auf 5, 6 und 8.
rules-B2-3 = Die Würfel bestimmen die Stadtmitte: ein <house> Haus mit vier Wegen ringsum, sodass neun Parzellen an einem Weg liegen. Dann folgen neun <mountain> Berge, je ein Wurf; ist die Parzelle besetzt, wird neu gewürfelt.
rules-B2-4 = Ist das Rathaus unter den ersten Plättchen, wird es wie in [B8.12] gesetzt. Wir haben entschieden: nach den Bergen, bevor Parzellen gewählt werden.
rules-B2-5 = Das Plättchen mit +3 Revolvern wartet auf seinem Feld. Die erste Reihenfolge wird ausgelost.
rules-B2-6 = In umgekehrter Reihenfolge nehmen alle eine Parzelle, danach in der Reihenfolge selbst eine zweite. Berge und sogar die Mitte sind erlaubt, Fluss und Rathaus nicht.
rules-B2-7 = Sieben Personen sind im Spiel, acht, wenn der Straßenjunge dabei ist, jede die ganze Partie über auf derselben Seite. Nehmt eine Zusammenstellung [B9.20], lost sie aus oder wählt selbst.

chapters-choosing-title = Phase 1: Personen
chapters-choosing-intro = Ohne Freunde kommt man in dieser Stadt nicht weit. Jede Runde findest du neue.

rules-B3-1 = In der Reihenfolge, in der ihr letzte Runde gepasst habt (in Runde 1: ausgelost), nehmt ihr je eine der Personen im Spiel. Was *sofort* wirkt, wirkt, bevor weiter gewählt wird.
rules-B3-2 = Danach bestimmen die Nummern der Personen die Zugfolge dieser Runde, die kleinste zuerst.

chapters-placing-title = Phase 2: Cowboys einsetzen

rules-B4-1 = In Zugfolge, reihum, bis alle gepasst haben: Setze einen Cowboy aus dem eigenen Vorrat ein oder passe. Ohne Cowboys musst du passen.
rules-B4-2 = Ein Cowboy kann auf ein Aktionsfeld; auf eine Parzelle ohne Besitzer, um sie zu kaufen; auf ein fremdes Gebäude, um es anzugreifen; oder auf ein eigenes, um es zu verteidigen. Mit den Erweiterungen auch ins Rathaus, zu einem Gesetzlosen oder in die eigene Koppel.
rules-B4-3 = Fremde Cowboys sind kein Hindernis, sie versprechen nur ein Duell, außer eine Regel schützt sie (der weiße Cowboy, eine Kirche, die Helden). Wir haben entschieden, dass du an jedem Ort höchstens einen Cowboy haben darfst; nur beim Lohn und beim einzelnen Weg sind es beliebig viele.
rules-B4-4 = Passt du, nimmst du den niedrigsten freien Platz der *Passfolge* und setzt in dieser Runde nichts mehr ein. Die Passfolge entscheidet bei Gleichstand im Duell, wer wartende Duelle ordnet [B5.4], wer nächste Runde zuerst eine Person wählt und ganz am Ende, wer bei Gleichstand gewinnt.
rules-B4-5 = Ein geschlossenes Feld nimmt keinen Cowboy auf: ein SP-Preis, der nicht mehr gilt, ein leeres Gebäudefeld oder die Munition, solange ihr Plättchen vergeben ist.

chapters-resolving-title = Phase 3: Main Street
chapters-resolving-intro = Nun kommt ein Feld nach dem anderen dran, immer in der Reihenfolge dieses Kapitels.

rules-B5-0 = Auf eine Aktion darfst du immer verzichten, auch nach einem gewonnenen Duell. Ein Cowboy, der gehandelt oder verzichtet hat, kommt in den allgemeinen Vorrat. Nach einem verlorenen Duell kehrt er in deinen eigenen Vorrat zurück. Wir haben entschieden: Geld, Siegpunkte und Wege werden einfach genommen, ohne Rückfrage.
rules-B5-1 = *Lohn.* 4 $ für jeden deiner Cowboys dort. Kein Duell. Mit Pferden kannst du hier stattdessen eines kaufen [B10.6].
rules-B5-2 = *Munition.* Wer gewinnt, hat das Plättchen mit +3 Revolvern bis zum Ende der Runde.
rules-B5-3 = *Wege.* Wer die drei Wege gewinnt, nimmt drei. Dann bringt beim einzelnen Weg jeder Cowboy einen Weg, ohne Duell.
rules-B5-4 = *Parzellen.* Eine Parzelle kostet 1 $ plus 1 $ für jede Parzelle, sie selbst und die acht ringsum, auf der ein Gebäude, ein Berg oder ein Haus steht: 1 bis 10 $. Warten mehrere Duelle, bestimmt unter den Beteiligten, wer in der Passfolge vorn steht, welches zuerst ausgetragen wird. Wer gewinnt, zahlt und legt ein Besitzplättchen oder verzichtet; ohne Geld oder Plättchen bleibt nur der Verzicht.
rules-B5-5 = *Gebäude.* Vom Feld zu 12 $ hinunter bis 3 $, eines nach dem anderen. Wer gewinnt, zahlt den Preis des Feldes, nimmt das Plättchen und baut es sofort oder behält es.
rules-B5-9 = *Einkommensfelder*, jedes für nur einen Gewinner: 2 $ für jede deiner Parzellen; dann 2 $ für jeden Punkt Stärke; dann das Glücksspiel: zwei Würfel, so viele Dollar, wie sie zeigen. Danach bringen alle Gebäude ihr Einkommen [B7.1], ganz ohne Cowboy.
rules-B5-10 = *Siegpunkte*, auch hier gewinnt jedes Feld nur einer: 1 SP für je zwei deiner Parzellen, abgerundet; dann 1 SP für jedes deiner Gebäude auf dem Plan (Häuser und Berge nicht); dann 1 SP für je zwei Punkte Stärke, abgerundet; dann SP zu kaufen, für 2, 3, 4 und 5 $ das Stück, so viele du willst. Wir haben entschieden, dass sie in dieser Reihenfolge drankommen. In Runde 1 sind alle vier Preise offen; jede Runde schließt den billigsten, in Runde 4 bleibt nur 5 $.

chapters-building-title = Bauen und Wege

rules-B5-6 = Zum Bauen brauchst du: eine eigene freie Parzelle (ohne Berg, Haus, Gebäude, Fluss); einen Weg, der eine ihrer Ecken berührt oder an einer Seite entlangläuft; und ein neues <house> Haus für die Stadt. Das Haus ist umsonst und kommt auf eine andere freie Parzelle mit Weg: deine, eine ohne Besitzer oder eine fremde, wenn ihr Besitzer auf Anfrage zustimmt. Sie muss nicht benachbart sein. <ranch> Ranch und <mine> Mine brauchen weder Weg noch Haus. Sonderfälle stehen im Kapitel über die Gebäude.
rules-B5-7 = Statt eines neuen Hauses darfst du ein bestehendes zum <townhouse> Stadthaus machen, wenn jede der acht Parzellen ringsum jemandem gehört oder besetzt ist (Gebäude, Haus, Berg, Fluss). Am Rand des Plans also nie. Der Besitzer der Parzelle muss zustimmen, wie bei einem Haus. Wir haben entschieden, dass nie ein drittes Haus daraufkommt.
rules-B5-8 = Nach dem Feld zu 3 $ dürfen alle in Zugfolge beliebige Plättchen bauen, die sie noch haben, neue wie alte. Wo eine Regel „sofort bauen“ sagt, ist nur das eine Plättchen gemeint.
rules-B5-11 = *Wege* liegen an den Seiten der Parzellen. Ein neuer Weg muss an einen vorhandenen anschließen. Du darfst jederzeit Wege aus deinem Vorrat legen; wir haben entschieden, dass das heißt: immer wenn das Spiel auf eine Entscheidung von dir wartet, und noch einmal vor der Schlusswertung.
rules-B8-14 = Ein Haus braucht beim Setzen einen Weg. Wem die Parzelle gehört, dem gehört auch, was darauf steht.

chapters-duels-title = Duelle
chapters-duels-intro = Hier stirbt niemand. Wer verliert, geht nach Hause, beim nächsten Mal etwas besser vorbereitet.

rules-B6-1 = Stehen Cowboys mehrerer Spieler, wo nur einer handeln kann, duellieren sich alle zugleich. Alle würfeln und zählen ihre *Stärke* dazu: Revolver, Cowboys im eigenen Vorrat und die Boni dieser Runde. Die höchste Summe gewinnt, bei Gleichstand, wer in der Passfolge vorn steht.
rules-B6-2 = Wer gewinnt, darf handeln. Alle anderen Cowboys kehren sofort heim und zählen schon im nächsten Duell zur Stärke.
rules-B6-3 = Der Verlauf zeigt jeden Würfel, jede Summe mit ihren Teilen und wie jeder Gleichstand entschieden wurde.

chapters-income-title = Einkommen der Gebäude
chapters-income-intro = *Benachbart* sind die acht Parzellen ringsum, auch über Eck.

rules-B7-1 = Zuerst wird das Einkommen jedes Gebäudes für seinen Besitzer berechnet, dann kommen die Angriffe. Ein Haus oder Berg auf einer Parzelle ohne Besitzer dient allen Gebäuden ringsum; auf einer mit Besitzer nur den Gebäuden dieses Besitzers. Das gilt auch für Gebäude, die als Haus zählen; das Rathaus, das niemandem gehört, dient allen. Der Gemischtwarenladen hat seine eigene Regel [B8.10].
rules-B7-2 = *Hauswert*: <house> Haus 1; <townhouse> Stadthaus, <hotel> Hotel und <station> Bahnhof 2; <ranch> Ranch, <church> Kirche, <school> Schule und <cityHall> Rathaus 1; alles andere 0.
rules-B7-3 = *Angriff.* Dein Cowboy auf einem fremden Gebäude nimmt die Hälfte seines Einkommens, abgerundet; den Rest behält der Besitzer. Stehen dort mehrere Cowboys, auch der des Besitzers, duellieren sie sich zuerst, in der Reihenfolge von [B5.4]. Gewinnt der Besitzer, behält er alles. Ein Verteidiger, den niemand herausfordert, kommt in den allgemeinen Vorrat.
rules-B7-4 = Sicher vor Angriffen sind Kirchen, Gefängnisse, der Bahnhof und Gebäude neben einer Kirche desselben Besitzers. Wir haben entschieden, dass auch eine Schule, die ja kein Einkommen hat, nicht angegriffen werden kann. Entsteht eine Kirche neben einem angegriffenen Gebäude, nimmt der Angreifer seinen Cowboy zurück wie nach einem verlorenen Duell.
rules-B7-5 = Mehr als das verdient kein Gebäude: Drugstore 33 $, Gemischtwarenladen 33 $, Schmiede 40 $, Bank 45 $, Saloon 55 $.

chapters-buildings-title = Die Gebäude

rules-B8-1 = <mine> Mine: 3 $ für jeden benachbarten Berg, der ihr dient [B7.1]. 1 Revolver beim Bau. Braucht weder Weg noch Haus.
rules-B8-2 = <ranch> Ranch: 1 $ für jede benachbarte freie Parzelle, ganz gleich, wem sie gehört, und mindestens 1 $. 1 Revolver beim Bau. Braucht weder Weg noch Haus.
rules-B8-3 = <drugstore> Drugstore: 3 $ je benachbartem Punkt Hauswert und 3 $ für jede deiner Ranches, wo auch immer. Die eigene Ranch nebenan zählt auf beide Arten: mit ihr und drei Häusern ringsum 15 $.
rules-B8-4 = <bank> Bank: 3 $ je benachbartem Punkt Hauswert und 3 $ für jede deiner Minen, wo auch immer. Mit einer Mine, einem Haus und dem eigenen Hotel nebenan 12 $.
rules-B8-5 = <saloon> Saloon: 5 $ je benachbartem Punkt Hauswert.
rules-B8-6 = <hotel> Hotel: 6 $.
rules-B8-7 = <church> Kirche: kein Einkommen, aber sie schützt sich und deine Gebäude ringsum [B7.4].
rules-B8-8 = <prison> Gefängnis: kein Einkommen. 2 Revolver beim Bau. Gesetzlose halten Abstand [B10.3].
rules-B8-9 = <blacksmith> Schmiede: 5 $ mal Nummer der Runde und 5 $ für jede deiner Ranches.
rules-B8-10 = <generalStore> Gemischtwarenladen: 6 $ je benachbartem Punkt Hauswert auf deinen eigenen Parzellen, 3 $ auf fremden oder solchen ohne Besitzer. Mit zwei Häusern ringsum, eines davon deins, und einer fremden Kirche: 12 $.
rules-B8-11 = <school> Schule: braucht einen Weg und drei Häuser. Mit dem Fluss gibt es auf jeder Seite höchstens eine Schule.
rules-B8-12 = <cityHall> Rathaus: Es lässt sich nicht kaufen. Wird es gezogen, kommt es sofort auf eine freie Parzelle ohne Besitzer, die an einem Weg liegt (gibt es keine, wird zuerst ein Weg aus dem allgemeinen Vorrat gelegt); wer in der Zugfolge vorn steht, entscheidet; dann wird ein weiteres Plättchen gezogen. Ein Haus kommt nicht dazu, und die Parzelle gehört nie jemandem. Ein Cowboy darf es besetzen und bleibt über das Ende der Runde hinaus; wer es ihm streitig macht, duelliert sich mit ihm zu Beginn des Gebäudeeinkommens. Für den Inhaber verdienen Drugstores, Banken und Gemischtwarenläden je 3 $ mehr, Saloons und Schmieden je 5 $ mehr, bis zum üblichen Höchstwert [B7.5]. Wer den Sitz verliert, verliert sofort den Bonus.
rules-B8-13 = <station> Bahnhof: nur an einer geraden Linie aus acht Wegen quer über den ganzen Plan. Am Ende bringt er 1 SP für je zwei Punkte Hauswert in der ganzen Stadt, über alle Spieler gezählt, abgerundet: 12 Häuser, 2 Hotels, 4 Ranches, 1 Kirche und der Bahnhof ergeben 23, also 11 SP. Er kann nicht angegriffen werden. Wir haben entschieden, dass er kein Haus braucht.

chapters-roundEnd-title = Phase 4: Ende der Runde

rules-B11-1 = Das billigste offene SP-Feld schließt.
rules-B11-2 = Du nimmst nach Runde 1, 2 oder 3 aus dem allgemeinen Vorrat 4, 5 oder 5 Cowboys, nie über deine zehn hinaus.
rules-B11-3 = *Geldlimit.* Was du über das Limit deiner Person hinaus hast, musst du ausgeben; mehr darfst du. Für je volle 10 $ gibt es 1 SP. Mit 28 $ und Limit 20 gibst du mindestens 8 $ aus; bei 10 $ bekommst du 1 SP. Mit 34 $ und Limit 30 sind 4 $ einfach verloren. Wir haben entschieden: Reicht dein Geld für keinen weiteren Punkt, wirst du nicht gefragt.
rules-B11-4 = Die Personen und was zu ihnen gehört, kommen zurück, auch das Plättchen mit +3 Revolvern.
rules-B11-5 = Aus der Passfolge wird die Reihenfolge, in der ihr nächste Runde Personen wählt, mit der Lehrerin an der Spitze.
rules-B11-6 = In der Gebäudereihe rutscht, was niemand gekauft hat, auf die billigeren Felder, und die Lücken werden aus dem Beutel gefüllt. Wird dabei das Rathaus gezogen, setzt es, wer in der neuen Reihenfolge vorn steht.

chapters-scoring-title = Schlusswertung
chapters-scoring-intro = Sie folgt auf das Geldlimit der vierten Runde.

rules-B12-1 = 1 SP für je volle 6 $.
rules-B12-2 = 2 SP für jedes Gebäude, jedes Haus und jeden Berg auf deinen Parzellen; nichts für unbebaute Parzellen und nicht gebaute Plättchen. Wir haben entschieden, dass ein Stadthaus als ein Haus zählt.
rules-B12-3 = Dann Bahnhof, Lehrerin, Brücken, Pferde und Kit Carson, wie an ihrer Stelle beschrieben.
rules-B12-4 = Die meisten SP gewinnen. Bei Gleichstand gewinnt, wer in der letzten Runde früher gepasst hat.

chapters-characters-title = Die 19 Personen
chapters-characters-intro = Jede hat eine gelbe Seite (die übliche) und eine rote. *Sofort* heißt: bevor weiter gewählt wird. Das *Limit* ist das Geld, das du am Ende der Runde behalten darfst [B11.3].

rules-B9-0 = *0 Straßenjunge.* Gelb: Zahle 3 $ und nimm sofort eine zweite Person, nicht den Sheriff; ihre Fähigkeit und ihr Limit gelten, in der Zugfolge zählt die 0. Rot: dasselbe umsonst, das Limit ist 5 $ niedriger. Wir haben entschieden: Ohne 3 $ gibt es keine zweite Person, und dein Limit ist 0 $.
rules-B9-1 = *1 Sheriff.* Gelb: ein zusätzlicher, weißer Cowboy. Setze ihn ein, wo noch kein Cowboy steht, aber nicht zum Angriff; in dieser Runde darf niemand dazukommen oder dort angreifen. Limit 20 $. Rot: Du greifst nicht an und kommst nirgends dazu (eigene Gebäude darfst du verteidigen), aber jedes Duell, das du verlierst, weil andere zu dir kamen oder weil du ein eigenes Gebäude verteidigst, bringt 3 SP [B14.15]. Limit 20 $. Wir haben entschieden, dass der weiße Cowboy im Vorrat zur Stärke zählt.
rules-B9-2 = *2 Bankier.* Gelb: sofort 9 $. Limit 120 $. Rot: Kaufe vor Ende der Runde 3, 5 oder 7 SP für 3, 12 oder 25 $. Limit 60 $.
rules-B9-3 = *3 Händlerin.* Gelb: Verdopple das Einkommen aller deiner Gebäude einer Art, oder nimm 8 $, sofort oder beim Gebäudeeinkommen. Wird ein verdoppeltes Gebäude angegriffen, bekommen Angreifer und Besitzer je das einfache Einkommen: bei Banken mit 18 und 12 $, die erste angegriffen, 18 $ für den Angreifer, 18 + 24 $ für dich. Limit 60 $. Rot: sofort 8 $, oder 1 SP für jedes deiner Häuser am Ende der Runde (ein Stadthaus zählt eins, andere Gebäude nicht). Limit 60 $.
rules-B9-4 = *4 Chinesischer Arbeiter.* Gelb: sofort zwei Wege, und Gebäude zum halben Preis, aufgerundet. Limit 30 $. Rot: Zahle 5 $ für ein beliebiges Plättchen der Gebäudereihe, baue es sofort oder behalte es; die anderen rutschen auf die billigeren Felder, und die Reihe wird aufgefüllt. Limit 30 $.
rules-B9-5 = *5 Siedler.* Gelb: sofort eine beliebige Parzelle ohne Besitzer, umsonst. Limit 30 $. Rot: sofort 8 $, oder 1 SP für jeden deiner Berge am Ende der Runde. Limit 20 $.
rules-B9-6 = *6 Hauptmann.* Gelb: sofort ein Cowboy aus dem allgemeinen Vorrat für 1 $, zwei für 4 $ oder drei für 9 $. Limit 25 $. Rot: ein Revolver für 3 $ oder zwei für 9 $, für das ganze Spiel. Limit 20 $.
rules-B9-7 = *7 Revolverheld.* Gelb: in dieser Runde 3 Stärke mehr. Limit 20 $. Rot: 2 mehr. Limit 30 $.
rules-B9-8 = *8 Indianer.* Gelb: sofort zwei Parzellen, die die Würfel bestimmen; ist eine vergeben oder nicht zu haben, wird neu gewürfelt. Limit 20 $. Rot: Du zahlst nie mehr als 3 $ für eine Parzelle. Limit 30 $.
rules-B9-9 = *9 Goldsucher.* Gelb: Zahle sofort 10 $ für eine Mine aus der Reihe, sonst aus dem Beutel, und setze sie mit einem Besitzplättchen auf eine freie Parzelle ohne Besitzer; die Reihe rutscht nach und wird aufgefüllt. Sind alle sechs Minen weg, gilt die rote Seite. Limit 20 $. Rot: zwei Stangen Dynamit, aufzuheben bis zum Gebrauch [B9.19]. Limit 20 $. Wir haben entschieden: Liegen zwei Minen in der Reihe, wählst du, welche geht; die Mine gilt als gebaut und bringt ihren Revolver.
rules-B9-10 = *10 Büchsenmacher.* Gelb: 2 SP für jedes gewonnene Duell, auch gegen Gesetzlose. Limit 30 $. Rot: eine Stange Dynamit, und in jedem Duell darfst du einmal neu würfeln; mit Duellplättchen wählst du, nachdem die anderen ihre gezeigt haben. Limit 20 $.
rules-B9-11 = *11 Sängerin.* Gelb: zwei Marker „kein Duell“ für diese Runde. Setze einen mit einem Cowboy auf die drei Wege, ein Einkommensfeld oder ein SP-Feld: Er duelliert sich nie und handelt zuerst, und die anderen, auch der weiße Cowboy, machen weiter, als wäre er nicht da. Was übrig bleibt, verfällt. Limit 15 $. Rot: Schicke in deinem Zug beim Einsetzen einen Cowboy aus dem allgemeinen Vorrat mit so einem Marker zum Glücksspiel; du verdienst das Produkt der zwei Würfel. Limit 40 $.
rules-B9-12 = *12 Auktionator.* Gelb: Sofort werden zwei Parzellen ohne Besitzer zusammen versteigert. Du bietest zuerst, dann im Uhrzeigersinn, immer höher oder endgültig raus, nie mehr, als man hat. Wer gewinnt, zahlt die Hälfte an die Bank (abgerundet) und die Hälfte an dich (aufgerundet); gewinnst du, zahlst du nur an die Bank. Bietet niemand, geschieht nichts. Limit 30 $. Rot: dasselbe um das Plättchen mit +3 Revolvern; alles geht an dich, und gewinnst du, zahlst du nichts. Limit 30 $.
rules-B9-13 = *13 Gouverneur.* Gelb: sofort ein Weg, und 1 SP für jeden Weg, mit dem du eine bisher weglose Parzelle erschließt; eine Brücke 2 SP. Limit 50 $. Rot: Besteuere sofort die anderen, entweder 1 $ je gewöhnlichem Revolver (nicht für das +3-Plättchen oder die Stärke des Revolverhelden) oder 1 $ je angefangenen 10 $; wer weniger hat, zahlt alles. Limit 50 $. Wir haben entschieden: Auch eine Brücke muss eine bisher weglose Parzelle erschließen.
rules-B9-14 = *14 Doktor oder Bestatter*: Die Seite wählst du jedes Mal. Doktor (gelb): Wer ein Duell verliert, gegen Spieler oder Gesetzlose, darf dir 3 $ zahlen (du selbst: nichts) und den Cowboy statt nach Hause auf ein offenes, noch kommendes Aktionsfeld schicken; du zuerst, dann nach Passfolge. 3 $ von der Bank für jeden entfernten Gesetzlosen. Limit 60 $. Bestatter (rot): Wer ein Duell verliert, gegen Spieler oder Gesetzlose, du ausgenommen, verliert 1 SP oder zahlt dir 2 $, nach eigener Wahl. 2 $ von der Bank für jeden entfernten Gesetzlosen. Limit 90 $. Wir haben entschieden, dass der Patient ein leeres Feld braucht oder eines ohne Duelle (den einzelnen Weg).
rules-B9-15 = *15 Cowboy.* Gelb (nur mit Pferden): ein Pferd in deinen Vorrat. Limit 20 $. Rot: Zahle 8 $ für eine Ranch, wie der Goldsucher für eine Mine [B9.9]; sind alle sechs weg, gilt Gelb. Limit 20 $.
rules-B9-16 = *16 Helden.* Gelb: In dieser Runde können deine Gebäude nicht angegriffen werden, und du kannst nicht angreifen; Gesetzlose nehmen dort nichts. Limit 240 $. Rot: sofort 3 SP, oder 6, wenn du einen Cowboy abgibst, oder 9 für zwei. Limit 40 $. Wir haben entschieden: Wenn Gesetzlose das nächste Mal ziehen, sehen die Gebäude der Helden der vorigen Runde für sie aus, als verdienten sie nichts.
rules-B9-17 = *17 Lehrerin.* Runden 1 bis 3 (gelb): Nächste Runde bist du zuerst dran, ganz gleich, wann du passt. Limit 60 $. Runde 4 (rot): am Ende 2 SP für jede Schule, jedes Gefängnis und jede Kirche, die du hast, und 2 SP, wenn du keinen Saloon hast. Limit 60 $.
rules-B9-18 = *18 Anwalt oder Verleger.* Anwalt (gelb): Sofort darfst du eine Parzelle ohne Besitzer zu ihrem Preis kaufen; und wo du einsetzt, um eine zu kaufen, nehmen alle anderen vor jedem Duell ihre Cowboys zurück. Limit 60 $. Verleger (rot): nach dem Gebäudeeinkommen 1 SP für je 5, 10, 15 oder 20 $ (Runde 1, 2, 3 oder 4), die dir deine eigenen Gebäude wirklich gezahlt haben, aufgerundet; Beute zählt nicht. Runde 2 und 33 $: 4 SP. Limit 40 $.
rules-B9-19 = *Dynamit* verdreifacht entweder das Einkommen einer Mine (einmal je Mine und Runde, nicht zusammen mit der Händlerin; ein Angreifer nimmt die Hälfte der dreifachen Summe, abgerundet), oder es geht mit einem Cowboy mit: In einem Duell dort wirfst du zwei Würfel und zählst beide (mit Duellplättchen darfst du zwei spielen). Ohne Duell verpufft es. Mit einem Cowboy auf der eigenen Mine tut es beides. Gebrauchte Stangen kommen in den Vorrat zurück.
rules-B9-20 = *Zusammenstellungen.* Erste Partie: 1 bis 7 gelb. Ruhige Stadt: 1R 2R 5G 11G 13G 14 16R. Grundbesitzer: 0G 3R 4G 5R 8G 9G 12G 15R. Reichtum: 0G 2G 3G 4R 6G 8R 12G 16G. Showdown: 0R 6R 7G 9R 10G 12R 13R 14. Goldrausch: 0R 1G 3G 5R 8R 9G 10R 11R, mit Fluss und sechs Bergen. (G gelb, R rot.)
rules-B9-21 = Kannst oder willst du eine Fähigkeit, die sofort wirkt, nicht bezahlen, wird sie einfach nicht genutzt. Wir haben entschieden, dass Karte und Limit trotzdem gelten.

chapters-variants-title = Varianten
chapters-variants-intro = Mischt sie nach Belieben. Vielleicht nicht alle an einem Werktag.

rules-B10-1 = *Ein neuer Anfang.* Alle stellen verdeckt eine Startausrüstung zusammen und decken sie gemeinsam auf. Die Preise sind unsere Entscheidung: 35 Punkte; ein Cowboy kostet 3 (1 bis 6 Stück), eine Parzelle 3 (bis 4), ein Revolver 3 (bis 3), ein Weg 2 (bis 4), und jeder übrige Punkt ist 1 $ (höchstens 30 $). Der übliche Start kostet genau 35. Parzellen werden wie in [B2.6] genommen, Durchgang für Durchgang, von allen, die noch welche guthaben.
rules-B10-2 = *Der Carson River.* <river> Flussparzellen werden nie gekauft oder bebaut, und die Würfel für Mitte und Berge treffen sie nicht. Wir haben einen Lauf von zehn Parzellen vom Nord- zum Südrand gezeichnet; ihr könnt auch einen eigenen zeichnen oder auslosen, 6 bis 15 Parzellen von einem Rand zu einem anderen (die untere Grenze und die zwei Ränder sind unsere Entscheidung). Bei jedem Lauf gibt es sechs Berge statt neun. Ein Weg, der auf allen Seiten Fluss hat, ist eine *Brücke* und kostet einen Spieler zwei Wege. Für Ranches gilt Fluss als frei; eine Mine am Fluss verdient 3 $ mehr, aber nur einmal. Am Ende zählen deine Gebäude, Häuser und Berge, die eine Brücke berührt, 3 SP statt 2.
rules-B10-3 = *Gesetzlose.* Vor den Runden 2 bis 4 ist der schwarze Würfel plus 7 ihre Stärke, und der weiße bringt einen, zwei oder drei (1–2, 3–4, 5–6), von den Würfeln platziert (nicht auf einen anderen <outlaw> Gesetzlosen, neben ein Gefängnis, auf Fluss oder Rathaus). Einer, der auf einem Gefängnis landet, wird entfernt, und dessen Besitzer bekommt die Belohnung. Dann zieht jeder höchstens einen Schritt, in einer Reihenfolge, die bestimmt, wer in der Passfolge vorn steht, zum Gebäude mit dem höchsten Einkommen in Reichweite, das weder neben einem Gefängnis liegt noch besetzt ist; bei gleichen entscheidet das Los. Er bleibt, wo nichts Besseres lockt. Seine Parzelle kann man nicht kaufen oder bebauen, ihr Gebäude verdient die Hälfte, abgerundet. Ein dort eingesetzter Cowboy kämpft kurz vor dem Gebäudeeinkommen: Die beste Summe muss die Stärke der Gesetzlosen erreichen, höchstens einer gewinnt. Ein geschlagener Gesetzloser verschwindet: Der siegreiche Cowboy kommt in den allgemeinen Vorrat und bringt die Belohnung oder, auf einem fremden Gebäude, dessen halbes Einkommen. Verlierer gehen nach Hause, und ein siegreicher Gesetzloser bleibt. Kirchen beeindrucken sie nicht, und die Nachbarn lassen sie in Ruhe: Eine unbebaute Parzelle mit einem Gesetzlosen zählt weiter für eine Ranch. Ein Gefängnis, das neben einem gebaut wird, kommt zu spät. Die Belohnungen haben wir festgelegt: Stärke 8 oder 9 bringt 2 SP, 10 oder 11 bringt 3, 12 oder 13 bringt 4; ebenso, dass Fluss und Rathaus tabu sind. Auch wer auf einem Gefängnis neben einem anderen Gefängnis landet, wird gefasst.
rules-B10-4 = *Das Recht des Stärkeren.* Duelle werden mit Plättchen von 0 bis 5 statt mit Würfeln ausgetragen: verdeckt gewählt, gemeinsam gezeigt, dann abgelegt. Zu zweit hat jeder alle sechs und 15 $. Zu dritt bis fünft werden sechs Plättchen je Spieler gemischt und verteilt, jedem sechs; zu sechst fünf Sätze, jedem fünf. Dann beginnst du mit 30 $ minus der Summe deiner Plättchen, die allen gesagt wird. Auch gegen Gesetzlose kämpft man mit Plättchen; für Glücksspiel, Aufbau und Ankunft der Gesetzlosen bleibt es bei den Würfeln. Wir haben entschieden: Wer keine Plättchen mehr hat, zieht gleich nach dem Duell drei von den abgelegten.
rules-B10-5 = *Kit Carson.* Sobald der erste Cowboy der Runde steht, setzen und versetzen alle gleichzeitig. Bist du fertig, nimmst du den ersten freien Platz der Passfolge und kannst nichts mehr ändern. Am Ende bekommst du 1 SP für jeden, der in der letzten Runde nach dir fertig war. Wir haben entschieden, dass du Cowboys bis dahin auch zurücknehmen darfst. Höchstens zwanzigmal je Runde, damit die Runde ein Ende findet.
rules-B10-6 = *Pferde.* Du beginnst mit einem Pferd und fünf Koppeln. Beim Lohn, der in Zugfolge abgerechnet wird, darf ein Cowboy, statt zu verdienen, für 4 $ ein Pferd kaufen, eines je Spieler und Runde, das gleich in eine Koppel kommt. Nach dem Einsetzen eines Cowboys auf dem Plan darfst du ein Pferd in eine Koppel stellen: 1 gibt 1 Stärke in dieser Runde (2 bei drei oder mehr Pferden dort); 2 lässt dich sofort noch einen Cowboy einsetzen, einen versetzen, einen zurücknehmen oder passen (ein so eingesetzter Cowboy erlaubt noch ein Pferd); 3 verdoppelt eine Ranch, ein Pferd je Ranch, nicht mit der Händlerin; 4 zahlt sofort 2 $; 5 ist nur fürs Rodeo. Statt zu einer Aktion darf auch ein Cowboy in eine Koppel, einer in jede. *Rodeo* am Ende jeder Runde: Zähle Hüte × Pferde jeder Koppel zusammen, mit einem Cowboy doppelt; der höchste Wert gewinnt einen Rodeomarker, bei Gleichstand entscheidet die Passfolge. Dann kommen die Pferde heim. Am Ende ist ein Pferd 1 SP wert und 1 mehr für jedes deiner Rodeos: 3 Pferde und 2 Rodeos sind 9 SP. Mit Kit Carson ist Koppel 2 geschlossen. Die Hüte sind 2, 1, 2, 3 und 5; alle außer der 5 sind unsere Entscheidung.

chapters-examples-title = Beispiele

rules-B13-1 = *Ein Duell.* Orange würfelt 5 und hat 1 Revolver: 6. Grün würfelt 3, mit 2 Revolvern und 1 Cowboy: auch 6. Blau würfelt 2 mit 1 Revolver: 3. Orange hat vor Grün gepasst und gewinnt. Grün und Blau nehmen ihre Cowboys zurück.
rules-B13-2 = *Ein Preis.* Rings um die Parzelle zwei Häuser, zwei Saloons und ein Berg: 1 + 5 = 6 $.
rules-B13-3 = *Saloons.* Drei Häuser ringsum: 15 $. Ein anderer hat auch drei, doch eines davon gehört jemand anderem: 10 $.
rules-B13-4 = Weitere Rechnungen stehen dort, wo sie hingehören: [B8.3], [B8.4], [B8.10], [B8.13], [B9.3], [B9.18], [B10.6], [B11.3].
rules-B13-5 = *Geldlimit.* Arno hat 54 $ und den Bankier mit Limit 120 $. Arno behält alles.
rules-B13-6 = *Zugfolge.* Grün hat den Sheriff (1), Orange die Händlerin (3), Blau den Revolverhelden (7). In dieser Reihenfolge wird gespielt.
rules-B13-7 = *Bauen.* Grün gewinnt das Feld zu 10 $, baut einen Saloon und setzt das Haus auf die letzte freie Parzelle ohne Besitzer mit Weg. Blau baut für 8 $ einen Drugstore und macht das Haus in der Mitte zum Stadthaus. Orange findet bei 5 $ keinen Platz für das Haus einer Bank, hat keinen Weg, fragt Grün und Blau, und beide sagen Nein. Die Bank bleibt auf der Hand.
rules-B13-8 = *Ohne die Verdopplung der Händlerin* bekommt im Fall von [B9.3] der Angreifer 9 $, der Besitzer 9 + 12 $.
rules-B13-9 = *Gesetzlose in Runde 2.* Einer zieht von einem Saloon zu einem Gemischtwarenladen, der mehr verdient, Kirche hin oder her. Ein anderer bleibt auf seiner Schmiede: Haus und Kirche ringsum verdienen nichts, Bank und Ranch weniger.

chapters-meeting-title = Wo Regeln sich begegnen
chapters-meeting-intro = Zwei Regeln treffen sich an der Ecke, und keine weicht aus. Alles in diesem Kapitel ist unsere eigene Entscheidung.

rules-B14-1 = Das Gebäudeeinkommen läuft so: Duell um das Rathaus; Kämpfe mit Gesetzlosen; Angriffe; dann werden Dynamit, Koppel 3 und Händlerin in Zugfolge angesagt; Auszahlung; Verleger. Wer die Duelle ordnet, steht zu Beginn des Schrittes fest und nennt eines nach dem anderen.
rules-B14-2 = Jedes Einkommen wird auf dieselbe Weise berechnet: die Summe, dazu der Bonus des Rathauses, bis zum Höchstwert, von einem Gesetzlosen halbiert und abgerundet, dann verdoppelt oder verdreifacht (nie beides, notfalls über den Höchstwert), und erst dann der Anteil des Angreifers.
rules-B14-3 = Bei den Parzellen werden erst alle Duelle ausgetragen. Danach wird in Zugfolge gekauft, was gewonnen wurde, oder darauf verzichtet.
rules-B14-4 = Fähigkeiten zum Ende der Runde (Bankier, Händlerin, Siedler in Rot) kommen nach den SP-Feldern und vor dem Geldlimit. Die 8 $ von Händlerin und Siedler nimmt man sofort oder nie.
rules-B14-5 = Wege darfst du bei jeder deiner Entscheidungen legen, und alle dürfen es in Zugfolge noch einmal am Ende von Phase 3. In Runde 4 ist das die letzte Gelegenheit.
rules-B14-6 = Auf einem Gebäude mit einem Gesetzlosen kämpfen Angreifer und Besitzer in einem einzigen Duell gegen ihn. Erreicht niemand seine Stärke, verlieren alle, und es gibt kein zweites Duell. Wer auf einem fremden Gebäude gewinnt, wählt die Belohnung oder die Hälfte des befreiten Einkommens, was als Angriff gilt; der Besitzer nimmt die Belohnung. Auf einer unbebauten Parzelle gibt es die Belohnung, aber keinen Kauf.
rules-B14-7 = Wo ein Angriff verboten ist, gibt es aus einem Kampf mit Gesetzlosen kein halbes Einkommen. Die Belohnung gibt es trotzdem.
rules-B14-8 = Beendet eine Kirche einen Angriff, ist das kein Duell: Doktor, Bestatter, Büchsenmacher und roter Sheriff gehen leer aus. Ein Kampf mit einem Gesetzlosen dort geht weiter.
rules-B14-9 = Ziehende Gesetzlose vergleichen volle Einkommen, mit der Nummer der neuen Runde und dem Bonus des Rathauses. Bei Gleichstand mit ihrem eigenen Gebäude bleiben sie; ein Gebäude neben einem Gefängnis zählt nicht, auch nicht das eigene. Ein entfernter Neuankömmling wird nicht ersetzt.
rules-B14-10 = Eine Parzelle unter einem Gesetzlosen kann auf keine Weise erworben werden.
rules-B14-11 = Der Cowboy im Rathaus ist einer deiner zehn und lässt sich nicht versetzen; geschlagen kehrt er in deinen Vorrat zurück. Der Bonus gilt noch in derselben Runde. Der weiße Cowboy darf ein leeres Rathaus für eine Runde besetzen. Es setzt, wer vorn steht: beim Aufbau und in Phase 1 in der geltenden Reihenfolge, in Phase 4 in der neuen. Reicht ein Weg nicht, werden es mehr, aber keine Brücke. Gibt es keine freie Parzelle ohne Besitzer, scheidet das Rathaus aus.
rules-B14-12 = Straßenjunge: Du zahlst, bevor du wählst; mit der roten Seite musst du eine zweite Person nehmen. Ein Limit fällt nie unter 0 $.
rules-B14-13 = Weißer Cowboy: nicht zu Gesetzlosen, nicht in Koppeln. Auf Lohn und einzelnen Weg nur, wenn sie leer sind, doch andere dürfen dazukommen. Er geht nie dorthin, wo schon ein Cowboy steht, auch nicht einer mit dem Marker der Sängerin; ein Cowboy der Sängerin darf zu ihm kommen.
rules-B14-14 = Anwalt: nicht, wo der weiße Cowboy steht. Die Cowboys der anderen gehen heim, wenn die Parzellen drankommen; das ist kein verlorenes Duell, auch wenn der Anwalt dann verzichtet.
rules-B14-15 = Roter Sheriff: Du darfst beim Lohn und beim einzelnen Weg dazukommen und ein eigenes Gebäude immer verteidigen, ganz gleich, wer dort steht, auch ein Gesetzloser. Sonst gehst du zu einem Gesetzlosen nur, wo kein Cowboy steht. Ein Duell, das du bei der Verteidigung eines eigenen Gebäudes verlierst, bringt die 3 SP auch dann, wenn ein Gesetzloser gewinnt. Jedes andere verlorene Duell, in dem ein Gesetzloser kämpft, bringt nichts.
rules-B14-16 = Sängerin: ein Marker je Feld. Die rote Seite kostet einen Zug beim Einsetzen, einmal, und braucht einen Cowboy im allgemeinen Vorrat. Hast du diesen Zug oder den weißen Cowboy noch vor dir, musst du auch mit leerem Vorrat nicht passen.
rules-B14-17 = Dynamit sagst du beim Einsetzen an, und es bleibt bei diesem Cowboy. Verdreifacht werden nur eigene Minen, auch wenn das Duell dort verloren geht. Reicht der Vorrat nicht, nimm, was da ist.
rules-B14-18 = Roter Büchsenmacher: Sind alle Würfel zu sehen, darfst du einmal neu würfeln, und der neue Wurf gilt (mit Dynamit einer deiner zwei Würfel). Auch gegen Gesetzlose.
rules-B14-19 = Der Doktor wird gleich nach jedem Duell gefragt, und zu einem von ihm gesetzten Cowboy kann niemand dazukommen.
rules-B14-20 = SP fallen nie unter 0. Bestatter: Mit 0 SP zahlst du, wenn du kannst, sonst nichts; mit weniger als 2 $ verlierst du den SP.
rules-B14-21 = Versteigerungen beginnen bei 1 $. Zum Bieten brauchst du das Geld und die Besitzplättchen. Ist nur noch eine Parzelle da, ist sie das ganze Los. Ein Plättchen ohne Gebot kommt auf sein Feld zurück. Uhrzeigersinn ist die Folge der Plätze.
rules-B14-22 = Indianer: Kann keine der 36 Parzellen vergeben werden, oder hast du kein Besitzplättchen mehr, verfällt das Geschenk.
rules-B14-23 = Gelber Goldsucher und roter Cowboy: Ohne freie Parzelle ohne Besitzer oder ohne Besitzplättchen kannst du nicht dafür zahlen. Ein Plättchen aus dem Beutel lässt die Reihe, wie sie ist. Plättchen auf Spielerhänden gelten als weg. Wird der rote Cowboy ohne Pferde gelb, hat er keine Fähigkeit.
rules-B14-24 = Zwölf Besitzplättchen sind zwölf: Mehr Land gibt es auch geschenkt nicht.
rules-B14-25 = Gelbe Helden dürfen um das Rathaus kämpfen. Rote Helden geben Cowboys aus dem eigenen Vorrat in den allgemeinen.
rules-B14-26 = Die Lehrerin rückt an die Spitze der neuen Reihenfolge, die anderen behalten ihre Plätze. Für Gleichstände und die Reihenfolge der Gesetzlosen zählt, wie wirklich gepasst wurde.
rules-B14-27 = Gouverneur: nur solange du die Karte hast. Flussparzellen gelten nicht als erschlossen, eine Brücke zählt ihre 2 SP einmal, und der Weg für das Rathaus zählt für niemanden.
rules-B14-28 = Die Häuser eines Baus werden eines nach dem anderen gesetzt, und jedes muss in diesem Moment erlaubt sein; so darf das zweite einer Schule auf das erste. Alle Häuser oder kein Bau. Ein Bau, den du beim Wählen der Häuser abbrichst, wartet, bis du wieder bauen darfst.
rules-B14-29 = Du fragst nach einem Haus auf einer bestimmten Parzelle, und der Besitzer sagt Ja oder Nein, einmal je Parzelle und Bau, ohne Gegenleistung. Keine rechtzeitige Antwort heißt Nein.
rules-B14-30 = Die Seiten des Flusses sind, für Schulen, die Landstücke, die er übrig lässt.
rules-B14-31 = Bahnhof: Brücken zählen in der Linie, und nur Linien im Inneren überqueren den Plan.
rules-B14-32 = Ist der Beutel leer, bleiben die teureren Felder leer und geschlossen.
rules-B14-33 = Ein neuer Anfang mit Das Recht des Stärkeren: das Geld deiner Ausrüstung plus 15 $ minus deine Plättchen, mindestens 0 $. Dynamit mit nur einem Plättchen: Du spielst eines.
rules-B14-34 = Kit Carson: Wer beginnt, kann auch ohne Einsatz fertig sein; dann legen alle los. Ob ein Zug erlaubt ist, entscheidet sich, wenn er ankommt. Marker, Dynamit und weißer Cowboy ziehen mit ihrem Cowboy mit, bis du fertig bist. Mit Pferden hast du nie mehr Pferde in Koppeln als Cowboys auf dem Plan; sie dürfen umziehen, bis du fertig bist, und dann zahlt Koppel 4.
rules-B14-35 = Pferde: Eines, das in Koppel 2 gekauft wird, zählt nur fürs Rodeo. Versetzt wird genau dieser Cowboy, auf eine andere Aktion, in eine Koppel oder zurück in deinen Vorrat, und das bringt kein neues Pferd. Nach dem Rodeo kommen Cowboys in Koppeln in den allgemeinen Vorrat, bevor neue genommen werden [B11.2]. Sind alle Rodeos 0 wert, bekommt den Marker, wer in der Passfolge vorn steht. Ein leerer Vorrat verkauft kein Pferd.

chapters-rulings-title = Unsere Entscheidungen
chapters-rulings-intro = An manchen Stellen schweigen die gedruckten Regeln, sind unklar oder verweisen auf ein Bild. Das sind die Absätze mit einer Entscheidung von uns:
