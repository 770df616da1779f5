### Die zwölf Leute der Stadt, die als Bots spielen: wer sie sind und wie sie spielen.

stars = { $count ->
        [1] Ein Stern
       *[other] { $count } Sterne
    }
starsWithin = { $count ->
        [1] einem Stern
       *[other] { $count } Sternen
    }
opponent = Gegenüber
opponentHint = Von einem Stern, leicht zu schlagen, bis fünf, schwer zu vergessen. Niemand schummelt.

temperaments-builder = Bau
temperaments-gunslinger = Revolver
temperaments-merchant = Handel
temperaments-landowner = Land

noraQuill-name = Nora Quill
noraQuill-short = Nora
noraQuill-trade = führt die Pension
noraQuill-style = Erst Häuser, und mit Ruhe.
noraQuill-greeting = Setz dich erst mal. Mit leerem Magen hat es noch niemand gelernt.

barnabyFinch-name = Barnaby Finch
barnabyFinch-short = Barnaby
barnabyFinch-trade = neu in der Stadt, aus Boston
barnabyFinch-style = Kühn, laut, meist harmlos.
barnabyFinch-greeting = Ich habe an Flaschen geübt. Die meisten haben überlebt.

tamPenrose-name = Tam Penrose
tamPenrose-short = Tam
tamPenrose-trade = gräbt nach Silber, gelernt in Cornwall
tamPenrose-style = Geduldig, Balken für Balken.
tamPenrose-greeting = Langsam und tief, so findet man Silber.

ottoBrandt-name = Otto Brandt
ottoBrandt-short = Otto
ottoBrandt-trade = braut das Bier
ottoBrandt-style = Spart lange, kauft spät.
ottoBrandt-greeting = Erst wird getrunken, dann gezählt.

bixenteEtxart-name = Bixente Etxart
bixenteEtxart-short = Bixente
bixenteEtxart-trade = hütet Schafe nach baskischer Art
bixenteEtxart-style = Weites Weideland, wenig Streit.
bixenteEtxart-greeting = Meinen Schafen gefällt deine Seite des Flusses.

lupeOrtega-name = Lupe Ortega
lupeOrtega-short = Lupe
lupeOrtega-trade = führt Maultiere über den Pass
lupeOrtega-style = Schnell im Duell, schnell wieder weg.
lupeOrtega-greeting = Du schaust auf die Karte. Ich schaue auf deine Hand.

abramStern-name = Abram Stern
abramStern-short = Abram
abramStern-trade = handelt mit Stoffen auf der Main Street
abramStern-style = Zählt, vergleicht, bietet dann.
abramStern-greeting = Zweimal messen, einmal bieten.

josiahFreeman-name = Josiah Freeman
josiahFreeman-short = Josiah
josiahFreeman-trade = fährt Fracht
josiahFreeman-style = Kauft früh, bewacht gut.
josiahFreeman-greeting = Jedes Brett dieser Straße habe ich gefahren. Ich kenne den Preis.

elinDahl-name = Elin Dahl
elinDahl-short = Elin
elinDahl-trade = zimmert die halbe Stadt
elinDahl-style = Enge Straßen, saubere Gewinne.
elinDahl-greeting = Ein gutes Haus steht neben dem richtigen Haus.

linMei-name = Lin Mei
linMei-short = Lin Mei
linMei-trade = verkauft Tee und Heilmittel
linMei-style = Ruhig, genau, verschwendet nichts.
linMei-greeting = Wähl ruhig zuerst. Ich brauche die zweite Karte.

kateHarlan-name = Kate Harlan
kateHarlan-short = Kate
kateHarlan-trade = kennt nur das eigene Gesetz
kateHarlan-style = Wartet, schlägt einmal zu.
kateHarlan-greeting = Zieh, wann du willst. Ich habe schon gezogen.

marthaLake-name = Martha Lake
marthaLake-short = Martha
marthaLake-trade = flicht Körbe der Washoe
marthaLake-style = Sieht weit, sagt wenig.
marthaLake-greeting = Ich weiß, wo das Wasser fließt. Und du?
