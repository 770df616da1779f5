spaces-salary-sign = Loon
spaces-salary-about = $4 voor elk van je cowboys. Geen maximum, geen duel.

spaces-ammunition-sign = Munitie
spaces-ammunition-about = +3 kracht tot het eind van de ronde.

spaces-threeRoads-sign = Drie wegen
spaces-threeRoads-about = Drie wegen voor je voorraad.

spaces-oneRoad-sign = Eén weg
spaces-oneRoad-about = Een weg voor elk van je cowboys. Geen maximum, geen duel.

spaces-tile3-sign = Gebouw $3
spaces-tile3-about = Betaal $3, neem de tegel en bouw die meteen of houd hem.

spaces-tile4-sign = Gebouw $4
spaces-tile4-about = Betaal $4, neem de tegel en bouw die meteen of houd hem.

spaces-tile5-sign = Gebouw $5
spaces-tile5-about = Betaal $5, neem de tegel en bouw die meteen of houd hem.

spaces-tile6-sign = Gebouw $6
spaces-tile6-about = Betaal $6, neem de tegel en bouw die meteen of houd hem.

spaces-tile8-sign = Gebouw $8
spaces-tile8-about = Betaal $8, neem de tegel en bouw die meteen of houd hem.

spaces-tile10-sign = Gebouw $10
spaces-tile10-about = Betaal $10, neem de tegel en bouw die meteen of houd hem.

spaces-tile12-sign = Gebouw $12
spaces-tile12-about = Betaal $12, neem de tegel en bouw die meteen of houd hem.

spaces-parcelIncome-sign = $2 × kavels
spaces-parcelIncome-about = $2 voor elke kavel die je bezit.

spaces-strengthIncome-sign = $2 × kracht
spaces-strengthIncome-about = $2 voor elk punt van je kracht.

spaces-gaming-sign = Gokken
spaces-gaming-about = Gooi twee dobbelstenen: je krijgt hun som in dollars, 2 tot 12, gemiddeld 7.

spaces-parcelPoints-sign = OP: kavels
spaces-parcelPoints-about = 1 OP per twee kavels die je bezit, naar beneden afgerond.

spaces-buildingPoints-sign = OP: gebouwen
spaces-buildingPoints-about = 1 OP voor elk gebouw dat je op het bord hebt. Huizen en bergen tellen niet.

spaces-strengthPoints-sign = OP: kracht
spaces-strengthPoints-about = 1 OP per twee punten van je kracht, naar beneden afgerond.

spaces-points2-sign = OP voor $2
spaces-points2-about = Koop zoveel OP als je wilt, voor $2 per stuk. Sluit na ronde 1.

spaces-points3-sign = OP voor $3
spaces-points3-about = Koop zoveel OP als je wilt, voor $3 per stuk. Sluit na ronde 2.

spaces-points4-sign = OP voor $4
spaces-points4-about = Koop zoveel OP als je wilt, voor $4 per stuk. Sluit na ronde 3.

spaces-points5-sign = OP voor $5
spaces-points5-about = Koop zoveel OP als je wilt, voor $5 per stuk. Open tot het eind.

places-parcel = kavel { $parcel }
places-corral = kraal { $corral }

where-parcel = op kavel { $parcel }
where-corral = in kraal { $corral }
where-tile = bij ‘{ $name } { MONEY($price) }’

strengthParts-revolvers = { $count } { $count ->
        [one] revolver
       *[other] revolvers
    }
strengthParts-cowboys = { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    }
strengthParts-ammunition = { $count } voor munitie
strengthParts-character = { $count } voor het personage
strengthParts-horses = { $count } voor paarden

moneySources-start = startgeld
moneySources-salary = loon
moneySources-horse = een paard
moneySources-parcel = een kavel
moneySources-tile = een gebouw
moneySources-space = een inkomstenvak
moneySources-building = inkomsten van gebouwen
moneySources-attack = een aanval
moneySources-points = overwinningspunten
moneySources-limit = geldlimiet
moneySources-corral = kraal 4
moneySources-power = een personage
moneySources-auction = een veiling
moneySources-tax = belasting
moneySources-fee = kosten na een duel
moneySources-outlaw = een verwijderde outlaw

pointSources-space = een puntenvak
pointSources-market = gekocht
pointSources-limit = geld uitgegeven bij de geldlimiet
pointSources-power = een personage
pointSources-duelWon = een gewonnen duel
pointSources-duelLost = een verloren duel
pointSources-road = een weg naar nieuw land
pointSources-outlaw = de beloning voor een outlaw
pointSources-funeral = een begrafenis
pointSources-income = inkomsten van gebouwen

incomeParts-flat = Vast bedrag
incomeParts-round = Nummer van de ronde
incomeParts-house = Aangrenzende huizen
incomeParts-mountain = Aangrenzende bergen
incomeParts-pasture = Aangrenzende vrije kavels
incomeParts-riverside = Aan de rivier
incomeParts-owned = Eigen ranches of mijnen
incomeParts-least = Minstens
incomeParts-hallStep = Bonus van het stadhuis
incomeParts-cap = Boven het maximum
incomeParts-outlaw = De outlaw neemt de helft

scoreLines-points = Tijdens het spel behaald
scoreLines-money = Geld
scoreLines-property = Gebouwen, huizen, bergen
scoreLines-station = Station
scoreLines-teacher = Schooljuf
scoreLines-horses = Paarden en rodeo’s
scoreLines-kitCarson = Eerder klaar dan anderen

buildings-ranch = $1 per aangrenzende vrije kavel, minstens $1. 1 revolver bij de bouw. Geen weg en geen huis nodig. Huiswaarde 1.
buildings-mine = $3 per aangrenzende berg die van jou of van niemand is. 1 revolver bij de bouw. Geen weg en geen huis nodig.
buildings-drugstore = $3 per aangrenzend punt huiswaarde, $3 per ranch van jou. Heeft een weg en een huis nodig.
buildings-bank = $3 per aangrenzend punt huiswaarde, $3 per mijn van jou. Heeft een weg en een huis nodig.
buildings-saloon = $5 per aangrenzend punt huiswaarde. Heeft een weg en een huis nodig.
buildings-hotel = Levert $6 op. Heeft een weg en een huis nodig. Huiswaarde 2.
buildings-church = Geen inkomsten. Beschermt zichzelf en je aangrenzende gebouwen tegen aanvallen. Heeft een weg en een huis nodig. Huiswaarde 1.
buildings-prison = Geen inkomsten. 2 revolvers bij de bouw. Heeft een weg en een huis nodig.
buildings-blacksmith = $5 × nummer van de ronde, $5 per ranch van jou. Heeft een weg en een huis nodig.
buildings-generalStore = $6 per aangrenzend punt huiswaarde op je eigen kavels, $3 op andere. Heeft een weg en een huis nodig.
buildings-school = Geen inkomsten. Heeft een weg en drie huizen nodig. Huiswaarde 1.
buildings-cityHall = Van niemand. Met een cowboy erin verdienen je winkels, banken, saloons en smidsen meer. Huiswaarde 1.
buildings-station = Aan het eind 1 OP per twee punten huiswaarde in de stad. Heeft een lijn van acht wegen dwars over het bord nodig. Huiswaarde 2.
buildings-house = Huiswaarde 1. Zonder eigenaar telt het voor alle aangrenzende gebouwen, anders alleen voor die van de eigenaar.
buildings-townhouse = Twee huizen in één: huiswaarde 2. Een derde komt er nooit bij.
buildings-mountain = Zonder eigenaar telt hij voor alle aangrenzende mijnen, anders alleen voor die van de eigenaar.
buildings-river = Geen eigenaar, geen gebouw. Vrij land voor ranches; een mijn ernaast levert $3 meer op.
money = { SIGN($amount) ->
        [minus] −${ ABS($amount) }
       *[other] ${ $amount }
    }
duelSum = { $who }: { JOIN($terms, with: " + ") } = { $total }
places-spaces-salary = het loon
places-spaces-ammunition = de munitie
places-spaces-threeRoads = de drie wegen
places-spaces-oneRoad = de enkele weg
places-spaces-tile3 = het gebouw van $3
places-spaces-tile4 = het gebouw van $4
places-spaces-tile5 = het gebouw van $5
places-spaces-tile6 = het gebouw van $6
places-spaces-tile8 = het gebouw van $8
places-spaces-tile10 = het gebouw van $10
places-spaces-tile12 = het gebouw van $12
places-spaces-parcelIncome = het geld voor kavels
places-spaces-strengthIncome = het geld voor kracht
places-spaces-gaming = de goktafel
places-spaces-parcelPoints = de OP voor kavels
places-spaces-buildingPoints = de OP voor gebouwen
places-spaces-strengthPoints = de OP voor kracht
places-spaces-points2 = de OP van $2
places-spaces-points3 = de OP van $3
places-spaces-points4 = de OP van $4
places-spaces-points5 = de OP van $5
where-spaces-salary = bij het loon
where-spaces-ammunition = bij de munitie
where-spaces-threeRoads = bij de drie wegen
where-spaces-oneRoad = bij de enkele weg
where-spaces-tile3 = bij het gebouw van $3
where-spaces-tile4 = bij het gebouw van $4
where-spaces-tile5 = bij het gebouw van $5
where-spaces-tile6 = bij het gebouw van $6
where-spaces-tile8 = bij het gebouw van $8
where-spaces-tile10 = bij het gebouw van $10
where-spaces-tile12 = bij het gebouw van $12
where-spaces-parcelIncome = bij het geld voor kavels
where-spaces-strengthIncome = bij het geld voor kracht
where-spaces-gaming = bij de goktafel
where-spaces-parcelPoints = bij de OP voor kavels
where-spaces-buildingPoints = bij de OP voor gebouwen
where-spaces-strengthPoints = bij de OP voor kracht
where-spaces-points2 = bij de OP van $2
where-spaces-points3 = bij de OP van $3
where-spaces-points4 = bij de OP van $4
where-spaces-points5 = bij de OP van $5
