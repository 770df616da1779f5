noraQuill-beatYou = Tut mir leid, Liebes. Suppe ist noch da.
noraQuill-beaten = Nimm nur. Ich habe Zimmer zu fegen.
noraQuill-ownGain = Das nenne ich ein volles Haus.
noraQuill-yourGain = Gut gebaut. Vergiss das Dach nicht.
noraQuill-won = Nachschlag für alle!
noraQuill-lost = Du lernst schnell. Fast zu schnell.

barnabyFinch-beatYou = Gewonnen? Ich hatte die Augen zu.
barnabyFinch-beaten = Ich hatte auf die Flasche gezielt.
barnabyFinch-ownGain = Schreibt das auf. So bald gelingt mir das nicht wieder.
barnabyFinch-yourGain = Genau das wollte ich gerade tun.
barnabyFinch-won = Das muss meine Mutter erfahren!
barnabyFinch-lost = Nächstes Mal übe ich an größeren Flaschen.

tamPenrose-beatYou = Hier habe ich zuerst gegraben.
tamPenrose-beaten = Falscher Schacht. Kommt vor.
tamPenrose-ownGain = Silber. Langsam und tief, wie gesagt.
tamPenrose-yourGain = Da bist du auf etwas gestoßen.
tamPenrose-won = Die tiefste Mine zahlt zuletzt.
tamPenrose-lost = Ich grabe weiter.

ottoBrandt-beatYou = Darauf habe ich gespart.
ottoBrandt-beaten = Behalt es. Ich behalte mein Geld.
ottoBrandt-ownGain = Das zahlt ein Fass.
ottoBrandt-yourGain = Darauf ein Glas.
ottoBrandt-won = Gezählt haben wir. Jetzt wird getrunken.
ottoBrandt-lost = Diese Runde geht auf mich.

bixenteEtxart-beatYou = Meine Schafe waren vor dir da.
bixenteEtxart-beaten = Gras wächst auch anderswo.
bixenteEtxart-ownGain = Eine schöne Weide.
bixenteEtxart-yourGain = Grünes Gras hast du da.
bixenteEtxart-won = Die Herde kommt heim.
bixenteEtxart-lost = Heute Nacht zähle ich Schafe, keine Punkte.

lupeOrtega-beatYou = Du hast die Karte angesehen. Ich dich.
lupeOrtega-beaten = Schnell. Das mag ich.
lupeOrtega-ownGain = Rein, raus, fertig.
lupeOrtega-yourGain = Das habe ich nicht kommen sehen. Selten.
lupeOrtega-won = Der Pass gehört mir.
lupeOrtega-lost = Guter Schuss. Ich reite weiter.

abramStern-beatYou = Das hatte ich zweimal gemessen.
abramStern-beaten = Zu dem Preis gehört es dir.
abramStern-ownGain = Die Summe geht schön auf.
abramStern-yourGain = Guter Stoff, gut geschnitten.
abramStern-won = Die Bücher stimmen. Zu meinen Gunsten.
abramStern-lost = Ich habe mich verrechnet. Einmal.

josiahFreeman-beatYou = Dafür stand mein Wagen schon bereit.
josiahFreeman-beaten = Dann lade ich eben etwas anderes.
josiahFreeman-ownGain = Volle Ladung.
josiahFreeman-yourGain = Solide Arbeit. Ich kenne Bretter.
josiahFreeman-won = Geliefert, und pünktlich.
josiahFreeman-lost = Die Fracht hast du verdient.

elinDahl-beatYou = Die Lücke war für mich zugeschnitten.
elinDahl-beaten = Um einen Daumen verschätzt.
elinDahl-ownGain = Passt aufs Haar.
elinDahl-yourGain = Gerade Wände. Dich würde ich einstellen.
elinDahl-won = Das Dach ist drauf.
elinDahl-lost = Ein gutes Haus. Diesmal deins.

linMei-beatYou = Ich brauchte nur dieses eine.
linMei-beaten = Bitte. Ich habe noch etwas.
linMei-ownGain = Genau genug.
linMei-yourGain = Nichts verschwendet. Schön gespielt.
linMei-won = Tee?
linMei-lost = Ein genaues Spiel. Danke.

kateHarlan-beatYou = Ich habe gewartet, bis du blinzelst.
kateHarlan-beaten = Jetzt bin ich wach.
kateHarlan-ownGain = Einmal genügt.
kateHarlan-yourGain = Zur Kenntnis genommen.
kateHarlan-won = Ich sagte doch: Ich hatte längst gezogen.
kateHarlan-lost = Davon erfährt niemand.

marthaLake-beatYou = Das sah ich schon letzten Winter.
marthaLake-beaten = Der Fluss dreht sich wieder.
marthaLake-ownGain = Gut geflochten.
marthaLake-yourGain = Du siehst weit.
marthaLake-won = Hierher floss das Wasser.
marthaLake-lost = Jetzt weißt du, wohin es fließt.
