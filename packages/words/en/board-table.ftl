### What the board game's table asks and shows.

heading = { $round ->
        [0] Setting up
       *[other] Round { $round } of 4
    }

ask-fillKit = Pack your starting kit in secret.
ask-claimParcel = Claim a parcel.
ask-placeCityHall = The city hall is drawn. Choose where it stands.
ask-takeCharacter = Take a character for this round.
ask-takeSecondCharacter = The Street Boy brings a second character.
ask-chooseSide = Doctor or Undertaker: which side counts?
ask-placeCowboy = Place a cowboy or pass.
ask-placeTogether = All place at once. Move cowboys until you are done.
ask-putHorse = Put a horse into a corral?
ask-extraTurn = Corral 2: place, move, take back or pass.
ask-moveCowboy = Place the cowboy you took back.
ask-salaryOrHorse = Take the salary, or buy a horse for $4?
ask-chooseDuel = Which duel comes first?
ask-throwAgain = Reroll your die? The second roll counts.
ask-playTiles = Choose your duel tile in secret.
ask-treat = Pay the Doctor to send your cowboy on to another space?
ask-payFuneral = The Undertaker wants his share: money or 1 VP.
ask-buyParcel = Buy the parcel your cowboy stands on, or decline.
ask-takeAmmunition = Take the +3 revolver token, or decline.
ask-takeTile = Buy the building, or decline.
ask-pickTile = Which of the two tiles leaves the row?
ask-buildOrKeep = Build it now, or keep the tile.
ask-buildKeptTiles = Build tiles you kept, or continue.
ask-setHouse = The building comes with a house. Choose its parcel.
ask-answerConsent = Allow this house on your parcel?
ask-declareIncome = Before income: dynamite, horses or the Grocer?
ask-rewardOrHalf = You beat the outlaw: take the reward, or half the income?
ask-buyPoints = How many VP do you buy?
ask-spend = Over your limit: spend at least the excess.
ask-moveOutlaw = Which outlaw moves first?
ask-layRoads = Lay roads, or continue.
ask-nameParcel = Name a parcel for the auction.
ask-bid = Bid higher, or drop out.
ask-anyTile = Pay $5 and take any tile from the row?
ask-buyAnyParcel = Buy an unowned parcel at its price?
ask-buyRevolvers = Buy revolvers? You keep them to the end.
ask-freeParcel = Take an unowned parcel, free of charge.
ask-heroicDeed = VP now, and more if you give up cowboys.
ask-hireCowboys = Hire cowboys?
ask-moneyOrDoubling = $8 now, or wait and double one kind of building?
ask-moneyOrPoints = $8 now, or VP at the end of the round?
ask-pointsForMoney = Buy VP from the Banker?
ask-prospect = Pay and build it on a free parcel?
ask-tax = Tax the others: by revolvers or by money?


answers-decline = No, thanks
answers-done = Done
answers-pass = Pass
answers-takeSalary = Take the salary
answers-takeAmmunition = Take the revolvers
answers-takeReward = Take the reward
answers-takeHalf = Take half the income
answers-cancelBuild = Cancel the build
answers-agree = Yes, allow it
answers-refuse = No
answers-payMoney = Pay $2
answers-payPoint = Lose 1 VP

choices-money = Money now
choices-points = Points
choices-wait = Wait for income
choices-one = One
choices-two = Two
choices-three = Three
choices-yellow = Yellow side
choices-red = Red side
choices-revolvers = By revolvers

place-plain = Place a cowboy
place-white = Place the white cowboy
place-token = Place with a “no duel” token
place-dynamite = Place with dynamite

takeBack = Take this cowboy back
layRoad = Lay a road here
layBridge = Lay a bridge here (two roads)
layTownRoad = Lay a town road here
claim = Claim { $parcel }
name = Name { $parcel }
buy = Buy { $parcel } for { MONEY($price) }
build = Build: { $building } on { $parcel }
setHouse = House on { $parcel }
askConsent = Ask { $owner } for { $parcel }
hallOn = City Hall on { $parcel }
takeTile = Take the { $building }
pickTile = This one: { $building }
fightFirst = First { $place }
blastMine = Dynamite: triple the mine on { $parcel }
doubleRanch = Horse: double the ranch on { $parcel }
doubleKind = Grocer: double every { $building }
moveOutlaw = The outlaw on { $parcel } first
treat = To { $place }
putHorse = Corral { $corral }
takeHorse = Back from corral { $corral }
buyHorse = Horse into corral { $corral }, $4
throwAgain = Reroll the { $shown }
tiles = Play { $values }

amount-bid = Bid
amount-buyPoints = Buy
amount-spend = Spend

amountOf-bid = Bid { MONEY($amount) }
# Without a price where the whole lot has one of its own (B9.2).
amountOf-buyPoints = { $price ->
        [0] { $count } VP
       *[other] { $count } VP for { MONEY($cost) }
    }
amountOf-spend = { $amount ->
        [0] Spend nothing
       *[other] Spend { MONEY($amount) } for { $count } VP
    }

less = Less
more = More
nextTarget = Next place
previousTarget = Previous place

tabs-map = Map
tabs-street = Street

map = Map of the town
street = Main Street
characters = Characters in play
bare = open land
ownedBy = owned by { $name }
outlawThere = an outlaw
cowboyOf = { $name }’s cowboy
earns = earns { MONEY($income) }
closed = closed
doneSpace = already resolved
leads = strongest there: { $name }, { $total }

overlays-heading = Show on the map
overlays-income = Income
overlays-price = Prices
overlays-served = Served by road
overlays-safe = Safe from attack
overlays-sites = Where to build
overlays-building = Which building

strength = Strength { $total }
limit = Cash limit { MONEY($limit) }
limitOfSecond = { $less ->
        [0] Cash limit of the second character
       *[other] Cash limit of the second character, less { MONEY($less) }
    }
nobodyHas = Not taken yet.
heldBy = With { $name } this round.
noCharacter = no character yet

facts-strength = Strength
facts-cowboys = Cowboys in reserve
facts-roads = Roads
facts-titles = Titles left
facts-tiles = Tiles in hand
facts-dynamite = Dynamite
facts-horses = Horses
facts-rodeos = Rodeos
facts-duelTiles = Duel tiles

orders-choice = Choice
orders-turn = Turn
orders-passed = Passed

bag = The bag
inBag = In the bag: { $tiles }

zoom-in = Zoom in
zoom-out = Zoom out

odds = { $percent }% against { $rival }
oddsAll = Win chance { $percent }%
strongest = Your strength there: { $total }
nobodyThere = No one is there yet.
freeOfDuels = No duel here.

stakes-costs = Costs you { MONEY($price) }.
stakes-money = Currently worth { MONEY($amount) }.
stakes-points = Currently worth { $count } VP.
stakes-raid = If you win, you take { MONEY($amount) } from the owner.
stakes-outlaw = The outlaw has strength { $strength }. Reward: { $reward } VP.
stakes-oddsWithDynamite = { $percent }% with dynamite
stakes-lose = If you lose the duel, you get nothing here; the cowboy returns to your reserve.
stakes-loseRaid = If you lose the duel, the owner keeps everything; the cowboy returns to your reserve.
stakes-loseDefence = If you lose the duel, the attacker takes { MONEY($amount) }; the cowboy returns to your reserve.
stakes-loseToOutlaw = If you lose, the outlaw stays; the cowboy returns to your reserve.
stakes-funeral = A loser pays the Undertaker { MONEY($money) } or { $count } VP.
stakes-surgery = The Doctor moves a loser’s cowboy to another space for { MONEY($fee) }.

kit-cowboys = Cowboys
kit-parcels = Parcels
kit-revolvers = Revolvers
kit-roads = Roads
kit-seal = Seal the kit

duel-heading = Duel: { $place }
duel-skip = Skip

account-title = Summary
account-rounds = Rounds
account-end = End
account-heading = Round { $round }: summary
account-money = Money
account-points = Points
account-close = Continue
account-curve = Points by round
