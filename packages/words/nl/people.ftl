### De twaalf mensen van de stad die als bot spelen: wie ze zijn en hoe ze spelen.

stars = { $count ->
        [1] Eén ster
       *[other] { $count } sterren
    }
starsWithin = { $count ->
        [1] één ster
       *[other] { $count } sterren
    }
opponent = Tegenstander
opponentHint = Van één ster, makkelijk te verslaan, tot vijf, moeilijk te vergeten. Niemand spiekt.

temperaments-builder = Bouwen
temperaments-gunslinger = Schieten
temperaments-merchant = Handel
temperaments-landowner = Land

noraQuill-name = Nora Quill
noraQuill-short = Nora
noraQuill-trade = heeft het pension
noraQuill-style = Eerst huizen, zonder haast.
noraQuill-greeting = Ga zitten. Op een lege maag heeft niemand het geleerd.

barnabyFinch-name = Barnaby Finch
barnabyFinch-short = Barnaby
barnabyFinch-trade = pas aangekomen uit Boston
barnabyFinch-style = Stoer, luid, meestal ongevaarlijk.
barnabyFinch-greeting = Ik heb op flessen geoefend. De meeste leven nog.

tamPenrose-name = Tam Penrose
tamPenrose-short = Tam
tamPenrose-trade = graaft naar zilver, zoals in Cornwall
tamPenrose-style = Geduldig, balk na balk.
tamPenrose-greeting = Langzaam en diep, zo vind je zilver.

ottoBrandt-name = Otto Brandt
ottoBrandt-short = Otto
ottoBrandt-trade = brouwt het bier
ottoBrandt-style = Spaart op, koopt laat.
ottoBrandt-greeting = Eerst drinken we, dan tellen we.

bixenteEtxart-name = Bixente Etxart
bixenteEtxart-short = Bixente
bixenteEtxart-trade = hoedt schapen, op zijn Baskisch
bixenteEtxart-style = Ruime weiden, weinig ruzie.
bixenteEtxart-greeting = Mijn schapen houden van jouw kant van de rivier.

lupeOrtega-name = Lupe Ortega
lupeOrtega-short = Lupe
lupeOrtega-trade = leidt muildieren over de pas
lupeOrtega-style = Snelle duels, snel weer weg.
lupeOrtega-greeting = Jij kijkt naar de kaart. Ik kijk naar je hand.

abramStern-name = Abram Stern
abramStern-short = Abram
abramStern-trade = verkoopt stoffen op Main Street
abramStern-style = Telt, vergelijkt en biedt dan.
abramStern-greeting = Twee keer meten, één keer bieden.

josiahFreeman-name = Josiah Freeman
josiahFreeman-short = Josiah
josiahFreeman-trade = vervoert vracht
josiahFreeman-style = Koopt vroeg, waakt goed.
josiahFreeman-greeting = Elke plank van deze straat heb ik gebracht. Ik weet wat ze kost.

elinDahl-name = Elin Dahl
elinDahl-short = Elin
elinDahl-trade = timmert de halve stad
elinDahl-style = Smalle straten, nette winst.
elinDahl-greeting = Een goed huis staat naast het juiste huis.

linMei-name = Lin Mei
linMei-short = Lin Mei
linMei-trade = verkoopt thee en medicijnen
linMei-style = Kalm, precies, verspilt niets.
linMei-greeting = Kies jij maar eerst. Ik heb de tweede nodig.

kateHarlan-name = Kate Harlan
kateHarlan-short = Kate
kateHarlan-trade = volgt alleen de eigen wet
kateHarlan-style = Wacht en slaat dan één keer toe.
kateHarlan-greeting = Trek maar wanneer je wilt. Ik heb al getrokken.

marthaLake-name = Martha Lake
marthaLake-short = Martha
marthaLake-trade = vlecht Washoe-manden
marthaLake-style = Ziet ver, zegt weinig.
marthaLake-greeting = Ik weet waar het water loopt. Jij ook?
