noraQuill-beatYou = Sorry, lieverd. Er is nog soep.
noraQuill-beaten = Neem maar. Ik moet kamers vegen.
noraQuill-ownGain = Dat noem ik een vol huis.
noraQuill-yourGain = Goed gebouwd. Vergeet het dak niet.
noraQuill-won = Nog een keer opscheppen voor iedereen!
noraQuill-lost = Je leert snel. Bijna te snel.

barnabyFinch-beatYou = Gewonnen? Ik had mijn ogen dicht.
barnabyFinch-beaten = Ik mikte op de fles.
barnabyFinch-ownGain = Schrijf dat op. Dat lukt me niet gauw weer.
barnabyFinch-yourGain = Precies wat ik wilde doen.
barnabyFinch-won = Laat iemand het mijn moeder vertellen!
barnabyFinch-lost = Volgende keer oefen ik op grotere flessen.

tamPenrose-beatYou = Hier groef ik het eerst.
tamPenrose-beaten = Verkeerde schacht. Kan gebeuren.
tamPenrose-ownGain = Zilver. Langzaam en diep, zei ik toch.
tamPenrose-yourGain = Daar stuit je op iets.
tamPenrose-won = De diepste mijn betaalt het laatst.
tamPenrose-lost = Ik graaf door.

ottoBrandt-beatYou = Daar heb ik voor gespaard.
ottoBrandt-beaten = Houd het. Ik houd mijn geld.
ottoBrandt-ownGain = Dat betaalt een vat.
ottoBrandt-yourGain = Daar hoort een glas bij.
ottoBrandt-won = We hebben geteld. Nu drinken we.
ottoBrandt-lost = Dit rondje is van mij.

bixenteEtxart-beatYou = Mijn schapen waren hier eerder dan jij.
bixenteEtxart-beaten = Er groeit ook elders gras.
bixenteEtxart-ownGain = Een mooie wei.
bixenteEtxart-yourGain = Groen gras heb je daar.
bixenteEtxart-won = De kudde komt thuis.
bixenteEtxart-lost = Vannacht tel ik schapen, geen punten.

lupeOrtega-beatYou = Jij keek naar de kaart. Ik naar jou.
lupeOrtega-beaten = Snel. Daar houd ik van.
lupeOrtega-ownGain = Erin, eruit, klaar.
lupeOrtega-yourGain = Dat zag ik niet aankomen. Zeldzaam.
lupeOrtega-won = De pas is van mij.
lupeOrtega-lost = Mooi schot. Ik rijd verder.

abramStern-beatYou = Die had ik twee keer gemeten.
abramStern-beaten = Voor die prijs is het van jou.
abramStern-ownGain = De som komt mooi uit.
abramStern-yourGain = Goede stof, goed gesneden.
abramStern-won = De boeken kloppen. In mijn voordeel.
abramStern-lost = Ik heb me verteld. Eén keer.

josiahFreeman-beatYou = Mijn wagen stond er al klaar voor.
josiahFreeman-beaten = Dan laad ik iets anders.
josiahFreeman-ownGain = Volle lading.
josiahFreeman-yourGain = Degelijk werk. Ik ken planken.
josiahFreeman-won = Geleverd, en op tijd.
josiahFreeman-lost = Die vracht heb je verdiend.

elinDahl-beatYou = Dat gat was voor mij gezaagd.
elinDahl-beaten = Een duim ernaast.
elinDahl-ownGain = Past op een haar.
elinDahl-yourGain = Rechte muren. Jou zou ik aannemen.
elinDahl-won = Het dak zit erop.
elinDahl-lost = Een goed huis. Dit keer het jouwe.

linMei-beatYou = Ik had alleen deze nodig.
linMei-beaten = Ga je gang. Ik heb er nog een.
linMei-ownGain = Precies genoeg.
linMei-yourGain = Niets verspild. Goed gespeeld.
linMei-won = Thee?
linMei-lost = Een precies spel. Dank je.

kateHarlan-beatYou = Ik wachtte tot je knipperde.
kateHarlan-beaten = Nu ben ik wakker.
kateHarlan-ownGain = Eén keer is genoeg.
kateHarlan-yourGain = Genoteerd.
kateHarlan-won = Ik zei het toch: ik had al getrokken.
kateHarlan-lost = Hier hoort niemand van.

marthaLake-beatYou = Ik zag het vorige winter al.
marthaLake-beaten = De rivier keert weer.
marthaLake-ownGain = Goed gevlochten.
marthaLake-yourGain = Je ziet ver.
marthaLake-won = Hier stroomde het water.
marthaLake-lost = Nu weet je waar het stroomt.
