### The twelve people of the town that play as bots: who they are and how they play.

stars = { $count ->
        [1] One star
       *[other] { $count } stars
    }
starsWithin = { $count ->
        [1] one star
       *[other] { $count } stars
    }
opponent = Opponent
opponentHint = From one star, easy to beat, to five, hard to forget. None of them peeks.

temperaments-builder = Builder
temperaments-gunslinger = Gunslinger
temperaments-merchant = Merchant
temperaments-landowner = Landowner

noraQuill-name = Nora Quill
noraQuill-short = Nora
noraQuill-trade = keeps the boarding house
noraQuill-style = Houses first, no hurry.
noraQuill-greeting = Sit down, dear. Nobody learned it on an empty stomach.

barnabyFinch-name = Barnaby Finch
barnabyFinch-short = Barnaby
barnabyFinch-trade = new in town from Boston
barnabyFinch-style = Bold, loud, mostly harmless.
barnabyFinch-greeting = I practised on bottles. Most of them survived.

tamPenrose-name = Tam Penrose
tamPenrose-short = Tam
tamPenrose-trade = mines silver, learned it in Cornwall
tamPenrose-style = Patient, one beam at a time.
tamPenrose-greeting = Slow and deep, that is how you find silver.

ottoBrandt-name = Otto Brandt
ottoBrandt-short = Otto
ottoBrandt-trade = brews the beer
ottoBrandt-style = Saves up, spends late.
ottoBrandt-greeting = First we drink, then we count.

bixenteEtxart-name = Bixente Etxart
bixenteEtxart-short = Bixente
bixenteEtxart-trade = tends sheep, the Basque way
bixenteEtxart-style = Wide pastures, few fights.
bixenteEtxart-greeting = My sheep like your side of the river.

lupeOrtega-name = Lupe Ortega
lupeOrtega-short = Lupe
lupeOrtega-trade = runs mules over the pass
lupeOrtega-style = Quick duels, quick exits.
lupeOrtega-greeting = You look at the card. I look at your hand.

abramStern-name = Abram Stern
abramStern-short = Abram
abramStern-trade = sells dry goods on Main Street
abramStern-style = Counts, compares, then bids.
abramStern-greeting = Measure twice, bid once.

josiahFreeman-name = Josiah Freeman
josiahFreeman-short = Josiah
josiahFreeman-trade = hauls freight
josiahFreeman-style = Buys early, guards well.
josiahFreeman-greeting = I hauled every plank on this street. I know its price.

elinDahl-name = Elin Dahl
elinDahl-short = Elin
elinDahl-trade = frames half the town’s roofs
elinDahl-style = Tight streets, tidy gains.
elinDahl-greeting = A good house stands next to the right house.

linMei-name = Lin Mei
linMei-short = Lin Mei
linMei-trade = sells tea and remedies
linMei-style = Calm, exact, never wasteful.
linMei-greeting = You may have the first pick. I need the second.

kateHarlan-name = Kate Harlan
kateHarlan-short = Kate
kateHarlan-trade = answers to no law but one
kateHarlan-style = Waits, then strikes once.
kateHarlan-greeting = Draw when you like. I already have.

marthaLake-name = Martha Lake
marthaLake-short = Martha
marthaLake-trade = weaves Washoe baskets
marthaLake-style = Sees far, says little.
marthaLake-greeting = I know where the water runs. Do you?
