### The places of the board game's table: phases, ribbon, Main Street, and what an answer would mean.

phases-characters = Characters
phases-placing = Placing
phases-street = Main Street
phases-end = End of round

flag-yourTurn = Your turn
flag-everybody = All at once
flag-setup = Setting up
flag-over = The end

outlaws = Strength of the outlaws: { $strength }

sections-supplies = Supplies
sections-buildings = Buildings
sections-income = Income
sections-points = Victory points

signs-salary = Salary
signs-ammunition = Ammunition
signs-threeRoads = Three roads
signs-oneRoad = One road
signs-noTile = Empty
signs-parcels = Parcels
signs-strength = Strength
signs-buildings = Buildings
signs-gaming = Gaming
signs-market = Buy VP

value-strength = +3
value-each = { MONEY($amount) } each
value-dice = 2 dice
value-points = { $share ->
        [1] ★ each
       *[other] ★ for { $share }
    }
value-market = ★ at { MONEY($price) }

parcels = Parcels on the map
parcelsAbout = Cowboys on unowned parcels buy them here, after any duels.
allPaid = all pay
incomeAbout = Every building pays its owner. A successful attacker takes half.
closesNote = The cheapest closes each round.
contested = A duel is due here.

pickPlace = Choose a place.
pickAnswer = Choose an answer.

kitPrice = { $price } { $price ->
        [one] point
       *[other] points
    } each
kitLeft = { $left } of { $budget } points left
kitMoney = { MONEY($money) } to start
kitMost = No more than { MONEY($most) } can be left.

states-choosing = choosing
states-placing = placing
states-asked = deciding
states-passed = ✓ { $place }

yourCorrals = Your corrals
corralSpoken = { $name }, { $hats ->
        [one] { $hats } hat
       *[other] { $hats } hats
    }{ $horses ->
        [0] {""}
        [one] , { $horses } horse
       *[other] , { $horses } horses
    }{ $cowboy ->
        [true] , a cowboy
       *[false] {""}
    }

keep = keep
playsAs = You would play { $place }.
playsBetween = You would play { $from } to { $to }.
takenBy = taken by { $name }
lookAtMap = Look at map and street
backToCast = Back to the characters

now-holds = You would hold { MONEY($money) }.
now-strength = Your strength: { $from } → { $to }
now-cowboys = Your cowboys: { $from } → { $to }
now-roads = Your roads: { $from } → { $to }
now-doubled = { $building } doubled: { MONEY($from) } → { MONEY($to) }
now-tile = { $building }: { MONEY($price) } → { MONEY($cost) }
now-freeParcel = Saves you up to { MONEY($price) }.
now-parcelCap = The dearest parcel: { MONEY($from) } → { MONEY($to) }
now-pledge = { $count ->
        [one] { MONEY($money) }, or { $count } VP as things stand
       *[other] { MONEY($money) }, or { $count } VP as things stand
    }
now-overLimit = You hold { MONEY($money) } more than its limit.
now-toSpend = You have { MONEY($money) } to spend.

take = Take { NAME($character, from: "names-charactersAsObject") }

placeOn = Place: { $target }
passAs = Pass: { $place }
instead-buildOrKeep = Keep the tile
instead-bid = Drop out

you = You
tie = tie
tieNote = A tie goes to the player who passes first.
odds = Win chance { $win }%, tie { $tie }%, against { $other }
outlawReached = { $name }: to be reached
earnsOn = Earns { MONEY($amount) } per round on { $parcel } as the town stands.

budget-money = Your money
budget-committed = Committed
budget-cost = Price
budget-left = Left
budget-short = Short

warn-short = If you win everything, you are { MONEY($money) } short: you would have to decline something.
warn-noTitle = You have no title left: you could not buy it.
warn-noSite = No parcel of yours can take this building yet.
warn-nothing = Worth nothing to you as things stand.
warn-overLimit = { MONEY($money) } over your cash limit: the excess is spent, 1 VP per { MONEY($each) }.

stop = Stop { $at } of { $of }
stake-space = At stake: { $space }
stake-parcel = At stake: parcel { $parcel } for { MONEY($price) }
stake-income = At stake: { MONEY($amount) } of the income of { $building } on { $parcel }
stake-outlaw = The outlaw has strength { $strength }; beating it is worth { $reward } VP.

auction-ammunition = For sale: the +3 revolver token
auction-parcels = For sale: { $parcels }
auction-noBid = No bid yet.
auction-high = High bid: { $name }, { MONEY($amount) }
auction-out = Out: { $names }

youHave = You have { MONEY($money) }.
# By how much a line of the score changes.
pointsChange = { SIGN($count) ->
        [plus] +{ $count } VP
        [minus] −{ ABS($count) } VP
       *[zero] { $count } VP
    }
pointPrice = 1 VP costs { MONEY($price) } here.
limitOver = Your limit is { MONEY($limit) }: spend { MONEY($over) } or more. Every full { MONEY($each) } is 1 VP.
limitKept = Your limit is { MONEY($limit) }: nothing has to go. You may still spend: every full { MONEY($each) } is 1 VP.
bounty = Parcel { $parcel }: { $reward } VP, or half of { MONEY($income) }.
consent = { $name } wants a house on your parcel { $parcel }. It would count for your buildings only.


