### What things are called at the board game's table, and what they do.

spaces-salary-sign = Salary
spaces-salary-about = $4 per cowboy you have here. Any number may come; no duel.

spaces-ammunition-sign = Ammunition
spaces-ammunition-about = +3 strength until the end of the round.

spaces-threeRoads-sign = Three roads
spaces-threeRoads-about = Three roads for your reserve.

spaces-oneRoad-sign = One road
spaces-oneRoad-about = One road per cowboy you have here. Any number may come; no duel.

spaces-tile3-sign = Building $3
spaces-tile3-about = Pay $3, take the tile, and build it at once or keep it.

spaces-tile4-sign = Building $4
spaces-tile4-about = Pay $4, take the tile, and build it at once or keep it.

spaces-tile5-sign = Building $5
spaces-tile5-about = Pay $5, take the tile, and build it at once or keep it.

spaces-tile6-sign = Building $6
spaces-tile6-about = Pay $6, take the tile, and build it at once or keep it.

spaces-tile8-sign = Building $8
spaces-tile8-about = Pay $8, take the tile, and build it at once or keep it.

spaces-tile10-sign = Building $10
spaces-tile10-about = Pay $10, take the tile, and build it at once or keep it.

spaces-tile12-sign = Building $12
spaces-tile12-about = Pay $12, take the tile, and build it at once or keep it.

spaces-parcelIncome-sign = $2 × parcels
spaces-parcelIncome-about = $2 per parcel you own.

spaces-strengthIncome-sign = $2 × strength
spaces-strengthIncome-about = $2 per point of your strength.

spaces-gaming-sign = Gaming
spaces-gaming-about = Roll two dice and take their sum in dollars: 2 to 12, 7 on average.

spaces-parcelPoints-sign = VP: parcels
spaces-parcelPoints-about = 1 VP for every two parcels you own, rounded down.

spaces-buildingPoints-sign = VP: buildings
spaces-buildingPoints-about = 1 VP per building you own on the map. Houses and mountains do not count.

spaces-strengthPoints-sign = VP: strength
spaces-strengthPoints-about = 1 VP for every two points of your strength, rounded down.

spaces-points2-sign = VP for $2
spaces-points2-about = Buy as many VP as you like at $2 each. Closes after round 1.

spaces-points3-sign = VP for $3
spaces-points3-about = Buy as many VP as you like at $3 each. Closes after round 2.

spaces-points4-sign = VP for $4
spaces-points4-about = Buy as many VP as you like at $4 each. Closes after round 3.

spaces-points5-sign = VP for $5
spaces-points5-about = Buy as many VP as you like at $5 each. Open to the end.

places-parcel = parcel { $parcel }
places-corral = corral { $corral }

where-parcel = on parcel { $parcel }
where-corral = in corral { $corral }
# A space of the building row, by its tile.
where-tile = at { $name } { MONEY($price) }

strengthParts-revolvers = { $count } { $count ->
        [one] revolver
       *[other] revolvers
    }
strengthParts-cowboys = { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    }
strengthParts-ammunition = { $count } for ammunition
strengthParts-character = { $count } for the character
strengthParts-horses = { $count } for horses

moneySources-start = starting money
moneySources-salary = salary
moneySources-horse = a horse
moneySources-parcel = a parcel
moneySources-tile = a building
moneySources-space = an income space
moneySources-building = building income
moneySources-attack = an attack
moneySources-points = victory points
moneySources-limit = cash limit
moneySources-corral = corral 4
moneySources-power = a character
moneySources-auction = an auction
moneySources-tax = taxes
moneySources-fee = a fee after a duel
moneySources-outlaw = an outlaw removed

pointSources-space = a points space
pointSources-market = bought at the market
pointSources-limit = money spent at the cash limit
pointSources-power = a character
pointSources-duelWon = a duel won
pointSources-duelLost = a duel lost
pointSources-road = a road to a new parcel
pointSources-outlaw = the reward for an outlaw
pointSources-funeral = a funeral
pointSources-income = building income

incomeParts-flat = Fixed
incomeParts-round = Round number
incomeParts-house = Adjacent houses
incomeParts-mountain = Adjacent mountains
incomeParts-pasture = Adjacent free parcels
incomeParts-riverside = By the river
incomeParts-owned = Own ranches or mines
incomeParts-least = Minimum
incomeParts-hallStep = City hall bonus
incomeParts-cap = Above the maximum
incomeParts-outlaw = The outlaw’s half

scoreLines-points = Scored during the game
scoreLines-money = Money
scoreLines-property = Buildings, houses, mountains
scoreLines-station = Station
scoreLines-teacher = Teacher
scoreLines-horses = Horses and rodeos
scoreLines-kitCarson = Finished sooner

buildings-ranch = $1 per adjacent free parcel, at least $1. 1 revolver when built. Needs no road, no house. House value 1.
buildings-mine = $3 per adjacent mountain that is yours or unowned. 1 revolver when built. Needs no road, no house.
buildings-drugstore = $3 per adjacent point of house value, $3 per ranch you own. Needs a road and a house.
buildings-bank = $3 per adjacent point of house value, $3 per mine you own. Needs a road and a house.
buildings-saloon = $5 per adjacent point of house value. Needs a road and a house.
buildings-hotel = $6. Needs a road and a house. House value 2.
buildings-church = No income. Protects itself and your adjacent buildings from attack. Needs a road and a house. House value 1.
buildings-prison = No income. 2 revolvers when built. Needs a road and a house.
buildings-blacksmith = $5 × round number, $5 per ranch you own. Needs a road and a house.
buildings-generalStore = Per adjacent point of house value: $6 on your parcels, $3 on others. Needs a road and a house.
buildings-school = No income. Needs a road and three houses. House value 1.
buildings-cityHall = Belongs to the town. While your cowboy is inside, your stores, banks, saloons and blacksmiths earn more. House value 1.
buildings-station = At the end 1 VP per two points of house value in town. Needs a line of eight roads across the map. House value 2.
buildings-house = House value 1. Unowned: counts for every adjacent building; owned: only for its owner’s.
buildings-townhouse = Two houses in one: house value 2. Never grows any further.
buildings-mountain = Unowned: pays every adjacent mine; owned: only its owner’s.
buildings-river = Cannot be owned or built on. Free land for ranches; +$3 for an adjacent mine.
money = { SIGN($amount) ->
        [minus] −${ ABS($amount) }
       *[other] ${ $amount }
    }
duelSum = { $who }: { JOIN($terms, with: " + ") } = { $total }
places-spaces-salary = the salary
places-spaces-ammunition = the ammunition
places-spaces-threeRoads = the three roads
places-spaces-oneRoad = the single road
places-spaces-tile3 = the $3 building
places-spaces-tile4 = the $4 building
places-spaces-tile5 = the $5 building
places-spaces-tile6 = the $6 building
places-spaces-tile8 = the $8 building
places-spaces-tile10 = the $10 building
places-spaces-tile12 = the $12 building
places-spaces-parcelIncome = the income for parcels
places-spaces-strengthIncome = the income for strength
places-spaces-gaming = the gaming table
places-spaces-parcelPoints = the VP for parcels
places-spaces-buildingPoints = the VP for buildings
places-spaces-strengthPoints = the VP for strength
places-spaces-points2 = the VP for $2
places-spaces-points3 = the VP for $3
places-spaces-points4 = the VP for $4
places-spaces-points5 = the VP for $5
where-spaces-salary = at the salary
where-spaces-ammunition = at the ammunition
where-spaces-threeRoads = at the three roads
where-spaces-oneRoad = at the single road
where-spaces-tile3 = at the $3 building
where-spaces-tile4 = at the $4 building
where-spaces-tile5 = at the $5 building
where-spaces-tile6 = at the $6 building
where-spaces-tile8 = at the $8 building
where-spaces-tile10 = at the $10 building
where-spaces-tile12 = at the $12 building
where-spaces-parcelIncome = at the income for parcels
where-spaces-strengthIncome = at the income for strength
where-spaces-gaming = at the gaming table
where-spaces-parcelPoints = at the VP for parcels
where-spaces-buildingPoints = at the VP for buildings
where-spaces-strengthPoints = at the VP for strength
where-spaces-points2 = at the VP for $2
where-spaces-points3 = at the VP for $3
where-spaces-points4 = at the VP for $4
where-spaces-points5 = at the VP for $5
