### What an element of a table is, in one sentence, and what it does where it lies.

rule = Regel { $rule }
here = Hier: { $what }
now = Nu: { $what }
countsFor = telt voor { LIST($what) }
countsForNothing = telt nog nergens voor
onParcel = { $name } { $parcel }
terrainCard = Terreinkaart

cards-empty = Hier staat niets. Een latere kaart mag de kavel afdekken, en ranches laten er hun vee grazen.
cards-mountain = Levert zelf niets op. Elke mijn ernaast krijgt 2 punten.
cards-house = Huiswaarde 1. Saloons, banken, drugstores en andere scoren voor aangrenzende huizen.
cards-townhouse = Huiswaarde 2: zo goed als twee huizen op één kavel.
cards-mine = 2 punten per aangrenzende berg.
cards-ranch = 1 punt per aangrenzende lege kavel.
cards-blacksmith = 1 punt per ranch en 1 per mijn in je stad.
cards-drugstore = De aangrenzende huiswaarde, plus 1 punt per ranch in je stad.
cards-bank = De aangrenzende huiswaarde, plus 1 punt per mijn in je stad.
cards-saloon = Tweemaal de aangrenzende huiswaarde.
cards-hotel = 3 punten, en huiswaarde 2 voor de buren.
cards-generalStore = De aangrenzende huiswaarde, plus die van je hele stad.
cards-church = De huiswaarde van je hele stad.
cards-prison = Outlaws kosten je niets en gelden als lege kavels.
cards-cityHall = De aangrenzende huiswaarde, plus 1 punt per gebouw in je stad.
cards-outlaws = 6 punten verlies per kavel, tenzij je de Sheriff of een gevangenis hebt.

card-auction-name = Biedkaart
card-auction-does = Hoe hoger je bod, hoe eerder je kiest. Een gespeelde kaart is weg tot het einde van de Era.
card-ties-name = Gelijk bod
card-ties-does = Bij gelijke biedingen gaat het symbool dat hoger staat eerst.
card-skull-name = Schedel
card-skull-does = Ligt deze achterkant bovenop, dan gaat het net opengedraaide personage onder de stapel en komt het volgende ervoor in de plaats.
card-appeal-name = Prioriteit
card-appeal-does = Virtuele spelers nemen de kaart met de hoogste prioriteit en scoren die.
card-era-name = Era en ronde
card-era-does = Twee Era’s van negen rondes. Als Era II begint, neemt iedereen de biedkaarten terug.
card-terrainPile-name = Terreinstapel
card-terrainPile-does = Hieruit worden de kolommen gevuld. Wat aan het eind van een Era overblijft, gaat uit het spel.
card-characterPile-name = Personagestapel
card-characterPile-does = Elke ronde wordt één personage onthuld. De bovenste achterkant beslist bij een gelijk bod.

cardLines-ranches = Elke ranch: 1 punt per aangrenzende lege kavel.
cardLines-mines = Elke mijn: 2 punten per aangrenzende berg.
cardLines-drugstoreHouses = Elke drugstore: de aangrenzende huiswaarde.
cardLines-bankHouses = Elke bank: de aangrenzende huiswaarde.
cardLines-saloons = Elke saloon: tweemaal de aangrenzende huiswaarde.
cardLines-storeAndHallHouses = General store en stadhuis: de aangrenzende huiswaarde.
cardLines-timesRanches = Elke drugstore en smidse: 1 punt per ranch in je stad.
cardLines-timesMines = Elke bank en smidse: 1 punt per mijn in je stad.
cardLines-timesHouses = Elke kerk en general store: de huiswaarde van je hele stad.
cardLines-hotels = Elk hotel: 3 punten.
cardLines-cityHallBuildings = Stadhuis: 1 punt per gebouw in je stad, huizen en herenhuizen uitgezonderd.
cardLines-outlaws = 6 punten verlies per kavel met outlaws, tenzij je de Sheriff of een gevangenis hebt.
cardLines-appeal = Een virtuele speler scoort de prioriteit van alle genomen kaarten.

boardLines-points = Overwinningspunten van vakken, personages, duels en geld, behaald in de vier rondes.
boardLines-money = 1 OP per volle $6 die je aan het einde hebt.
boardLines-property = 2 OP per gebouw, huis en berg op je kavels.
boardLines-station = 1 OP per twee punten huiswaarde in de hele stad.
boardLines-teacher = 2 OP per school, gevangenis en kerk van jou, en 2 OP zonder saloon.
boardLines-horses = Je paarden, één keer en nog eens per gewonnen rodeo.
boardLines-kitCarson = 1 OP per speler die in de laatste ronde na jou klaar was.

pieces-cowboy = Plaats cowboys om te handelen. Elke cowboy in je voorraad geeft 1 kracht.
pieces-revolver = 1 kracht in elk duel, het hele spel lang.
pieces-road = Gebouwen en huizen hebben een weg nodig. Leg hem langs een kavel, verbonden met de andere.
pieces-title = Geeft aan dat een kavel van jou is. Je hebt er twaalf.
pieces-dynamite = Verdrievoudigt de inkomsten van één mijn, of geeft een cowboy twee dobbelstenen in een duel.
pieces-horse = Zet het in een kraal voor het effect. Paarden tellen aan het einde.
pieces-rodeo = Een gewonnen rodeo: je paarden tellen aan het einde nog eens.
pieces-duelTile = In het geheim gespeeld in een duel in plaats van een dobbelsteen, en dan weg.
pieces-outlaw = Neemt de helft van de inkomsten van het gebouw. Evenaar zijn kracht in een duel voor de beloning.
pieces-tile = Een gekocht gebouw dat nog niet gebouwd is.
pieces-bag = Gebouwen die nog niet te koop zijn. Na elke ronde vult hij de gaten in de straat.

land-bare-name = Vrije kavel
land-bare-does = Plaats een cowboy om hem te kopen: $1, plus $1 per gebouw, huis en berg erop en eromheen.
land-owned-does = Alleen de eigenaar mag hier bouwen.

numbers-money-name = Geld
numbers-money-does = Betaalt kavels, gebouwen en punten. Aan het einde levert elke volle $6 1 OP op.
numbers-strength-name = Kracht
numbers-strength-does = Komt bij de dobbelsteen in elk duel: revolvers, cowboys in voorraad en de bonussen van deze ronde.
numbers-limit-name = Geldlimiet
numbers-limit-does = Wat je aan het einde van de ronde mag houden. Het overschot moet je uitgeven: 1 OP per volle $10.
numbers-points-name = Punten
numbers-points-does = De stand als het spel nu zou eindigen. Open hem voor elke regel.
numbers-difference-name = Verschil
numbers-difference-does = De punten van de ene speler min die van de andere, regel voor regel.

pieceNames-cowboy = Cowboy
pieceNames-revolver = Revolver
pieceNames-road = Weg
pieceNames-title = Eigendomstegel
pieceNames-dynamite = Dynamiet
pieceNames-horse = Paard
pieceNames-rodeo = Gewonnen rodeo
pieceNames-duelTile = Dueltegel
pieceNames-outlaw = Outlaw
pieceNames-tile = Gebouw in de hand
pieceNames-bag = De zak

corral = Kraal { $corral }
corrals-corral1 = Deze ronde 1 kracht voor een paard hier, 2 vanaf drie paarden.
corrals-corral2 = Met een paard hier mag je meteen nog een cowboy plaatsen, verplaatsen of terugnemen, of passen.
corrals-corral3 = Elk paard hier verdubbelt deze ronde de inkomsten van een van je ranches.
corrals-corral4 = Meteen $2 voor een paard dat hier komt.
corrals-corral5 = Alleen voor de rodeo, maar met de meeste hoeden.

phases-characters = Iedereen neemt een personage, in de volgorde waarin vorige ronde gepast is: een eigenschap, en een nummer in de speelvolgorde.
phases-placing = In speelvolgorde plaats je telkens één cowboy op een vak of een kavel, tot iedereen gepast heeft.
phases-street = De vakken worden van boven naar beneden uitgevoerd. Waar rivalen elkaar treffen, wordt eerst geduelleerd.
phases-end = Het goedkoopste OP-vak sluit, er komen cowboys bij, en geld boven de limiet moet worden uitgegeven.
