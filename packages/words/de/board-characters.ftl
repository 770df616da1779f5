streetBoy-yellow-power = Zahle 3 $: Nimm sofort eine zweite Person, nicht den Sheriff.
streetBoy-yellow-detail = Fähigkeit und Limit der zweiten gelten; in der Zugfolge zählt die 0. Ohne 3 $ kommt niemand, und dein Limit ist 0 $.

streetBoy-red-power = Nimm sofort eine zweite Person, nicht den Sheriff. Limit 5 $ niedriger.
streetBoy-red-detail = Umsonst, aber eine musst du nehmen. Fähigkeit und Limit sind die der zweiten; in der Zugfolge zählt die 0.

sheriff-yellow-power = Ein zusätzlicher, weißer Cowboy: eingesetzt, wo niemand steht; niemand darf dazukommen.
sheriff-yellow-detail = Er greift nie an. Im Vorrat zählt er zur Stärke.

sheriff-red-power = Kein Angriff, kein Dazukommen. 3 SP für jedes Duell, das du verlierst, wenn andere zu dir kommen.
sheriff-red-detail = Eigene Gebäude darfst du verteidigen, das zählt ebenso; Lohn und einzelner Weg stehen dir offen.

banker-yellow-power = Sofort 9 $.
banker-yellow-detail = Und ein Limit, bei dem du fast alles behalten darfst.

banker-red-power = Kaufe vor Ende der Runde 3, 5 oder 7 SP für 3, 12 oder 25 $.
banker-red-detail = Einmal, nach den SP-Feldern und vor dem Geldlimit.

grocer-yellow-power = Verdopple das Einkommen deiner Gebäude einer Art, oder nimm 8 $.
grocer-yellow-detail = Die 8 $ sofort oder beim Gebäudeeinkommen. Wird ein verdoppeltes Gebäude angegriffen, bekommen beide das einfache Einkommen.

grocer-red-power = Sofort 8 $, oder 1 SP für jedes deiner Häuser am Ende der Runde.
grocer-red-detail = Ein Stadthaus zählt als eins, andere Gebäude zählen nicht. Entscheide jetzt: Die 8 $ gibt es später nicht mehr.

chineseWorker-yellow-power = Sofort zwei Wege. Gebäude zum halben Preis, aufgerundet.
chineseWorker-yellow-detail = Die Hälfte dessen, was das Feld der Gebäudereihe kostet, die ganze Runde lang.

chineseWorker-red-power = Zahle sofort 5 $: Nimm ein beliebiges Plättchen der Gebäudereihe.
chineseWorker-red-detail = Baue es sofort oder behalte es. Die anderen rutschen auf die billigeren Felder, und die Reihe wird aufgefüllt.

settler-yellow-power = Sofort eine beliebige Parzelle ohne Besitzer, kostenlos.
settler-yellow-detail = Auch mit Berg oder Haus.

settler-red-power = Sofort 8 $, oder 1 SP für jeden deiner Berge am Ende der Runde.
settler-red-detail = Entscheide jetzt: Die 8 $ gibt es später nicht mehr.

captain-yellow-power = Sofort ein Cowboy für 1 $, zwei für 4 $ oder drei für 9 $.
captain-yellow-detail = Sie kommen aus dem allgemeinen Vorrat in deinen eigenen.

captain-red-power = Sofort ein Revolver für 3 $ oder zwei für 9 $.
captain-red-detail = Für den Rest der Partie.

hiredGun-yellow-power = +3 Stärke in dieser Runde.
hiredGun-yellow-detail = In jedem Duell, und auf den Feldern, die Stärke zählen.

hiredGun-red-power = +2 Stärke in dieser Runde.
hiredGun-red-detail = Etwas weniger Feuerkraft als Gelb, aber ein höheres Geldlimit.

indian-yellow-power = Die Würfel geben dir sofort zwei Parzellen, kostenlos.
indian-yellow-detail = Noch einmal, solange die Parzelle vergeben oder unverkäuflich ist. Ohne Besitzplättchen verfällt das Geschenk.

indian-red-power = Du zahlst höchstens 3 $ für eine Parzelle.
indian-red-detail = So begehrt die Gegend auch sein mag.

prospector-yellow-power = Zahle sofort 10 $: eine Mine mit Besitzplättchen auf eine freie Parzelle ohne Besitzer.
prospector-yellow-detail = Aus der Gebäudereihe, sonst aus dem Beutel. Sind alle sechs Minen weg, gilt die rote Seite.

prospector-red-power = Zwei Stangen Dynamit.
prospector-red-detail = Aufzuheben bis zum Gebrauch: Verdreifache eine Mine, oder gib sie einem Cowboy mit und wirf im Duell zwei Würfel. Ohne Duell sind sie verloren.

gunsmith-yellow-power = 2 SP für jedes Duell, das du gewinnst.
gunsmith-yellow-detail = Gleich, worum es ging.

gunsmith-red-power = In jedem Duell darfst du einmal neu würfeln. Eine Stange Dynamit.
gunsmith-red-detail = Wenn alle Würfel zu sehen sind, und der zweite Wurf gilt. Mit Duellplättchen wählst du nach den anderen.

singer-yellow-power = Zwei Marker „kein Duell“: Dieser Cowboy duelliert sich nie und handelt zuerst.
singer-yellow-detail = Für die drei Wege, Einkommens- und SP-Felder, einer je Feld. Die anderen handeln, als wäre er nicht da. Ungenutzte verfallen.

singer-red-power = Ein Cowboy aus dem allgemeinen Vorrat zum Glücksspiel, ohne Duell: Würfel mal Würfel.
singer-red-detail = Einmal, in einem deiner Züge beim Einsetzen. Im allgemeinen Vorrat muss ein Cowboy sein.

auctioneer-yellow-power = Versteigere sofort zwei Parzellen ohne Besitzer. Die Hälfte des Geldes ist dein.
auctioneer-yellow-detail = Du bietest zuerst, dann im Uhrzeigersinn, höher oder raus. Gewinnst du, zahlst du nur die Hälfte der Bank, abgerundet.

auctioneer-red-power = Versteigere sofort das Plättchen mit +3 Revolvern. Alles Geld ist dein.
auctioneer-red-detail = Du bietest zuerst, dann im Uhrzeigersinn, höher oder raus. Gewinnst du, zahlst du nichts.

governor-yellow-power = Sofort ein Weg. 1 SP je Weg, den du zu einer weglosen Parzelle legst; eine Brücke 2 SP.
governor-yellow-detail = In dieser Runde, wann immer du einen Weg legst. Flussparzellen zählen nicht.

governor-red-power = Sofort zahlen dir die anderen 1 $ je Revolver, oder 1 $ je angefangene 10 $.
governor-red-detail = Eine Steuer für alle, nach deiner Wahl. Wer zu wenig hat, zahlt alles. Das Plättchen mit +3 bleibt steuerfrei.

doctor-yellow-power = Wer ein Duell verliert, darf für 3 $ an dich mit dem Cowboy auf ein späteres Feld.
doctor-yellow-detail = Ein offenes Aktionsfeld, auf dem niemand steht, oder eines ohne Duelle; für dich kostenlos.

doctor-red-power = Wer ein Duell verliert, verliert 1 SP oder zahlt dir 2 $.
doctor-red-detail = Nach eigener Wahl; du bleibst verschont.

cowboy-yellow-power = Ein Pferd für deinen Vorrat.
cowboy-yellow-detail = Nur mit der Variante Pferde.

cowboy-red-power = Zahle sofort 8 $: eine Ranch mit Besitzplättchen auf eine freie Parzelle ohne Besitzer.
cowboy-red-detail = Aus der Gebäudereihe, sonst aus dem Beutel. Sind alle sechs Ranches weg, gilt die gelbe Seite.

heroes-yellow-power = In dieser Runde können deine Gebäude nicht angegriffen werden, und du kannst nicht angreifen.
heroes-yellow-detail = Bis zum Ende der Runde.

heroes-red-power = Sofort 3 SP, oder 6 für einen Cowboy, oder 9 für zwei.
heroes-red-detail = Die Cowboys gehen aus deinem Vorrat in den allgemeinen.

teacher-yellow-power = Nächste Runde bist du zuerst dran, egal wann du passt.
teacher-yellow-detail = Runden 1 bis 3. Du wählst deine Person vor allen anderen; deren Reihenfolge bleibt.

teacher-red-power = Am Ende 2 SP je Schule, Gefängnis und Kirche von dir, und 2 SP ohne Saloon.
teacher-red-detail = Runde 4. Die Zivilisation hat die Stadt erreicht.

lawyer-yellow-power = Kaufe sofort eine Parzelle ohne Besitzer. Wo du zum Kauf einsetzt, weichen alle anderen.
lawyer-yellow-detail = Zu ihrem Preis. Die anderen nehmen ihre Cowboys vor jedem Duell zurück, auch wenn du dann verzichtest.

lawyer-red-power = Nach dem Gebäudeeinkommen 1 SP je 5, 10, 15 oder 20 $, je nach Runde.
lawyer-red-detail = Was dir deine eigenen Gebäude wirklich gezahlt haben, aufgerundet. Was du anderen genommen hast, zählt nicht.
