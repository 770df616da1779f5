### Why something is not possible at the board game's table. Each sentence takes the refusal's own parameters, with parcels already named ('C4').

gameOver = The game is over.
notYourDecision = It is not your turn.
notAskedNow = That is not the question right now.
rosterSize = Choose { $needed } characters, not { $size }.
characterTwice = You have chosen { NAME($character, from: "names-charactersAsObject") } twice.
sideMissing = Choose a side for { NAME($character, from: "names-charactersAsObject") }.
sideNeedsHorses = This side of { NAME($character, from: "names-charactersAsObject") } needs the Horses variant.
buildingTwice = You have chosen { NAME($building, from: "names-elementsAsObject") } twice.
riverLength = A river has { $least } to { $most } parcels, not { $length }.
riverTwice = The river crosses { $parcel } twice.
riverBroken = The river breaks off before { $parcel }. Each parcel must be adjacent to the one before.
riverNotEdgeToEdge = The river must run from one edge of the map to another.
kitOutOfRange = Pack { $least } to { $most } { $what ->
        [cowboys] cowboys
        [parcels] parcels
        [revolvers] revolvers
       *[roads] roads
    }.
kitTooDear = { $over ->
        [one] Your kit costs 1 point too much. Leave something out.
       *[other] Your kit costs { $over } points too much. Leave something out.
    }
kitTooMuchMoney = That leaves { MONEY($money) }; the maximum is { MONEY($most) }. Pack more.
characterNotInPlay = { NAME($character, from: "names-characters") } is not in this game.
characterTaken = Another player has { NAME($character, from: "names-charactersAsObject") }. Choose another character.
neverSecondCharacter = The Street Boy never brings { NAME($character, from: "names-charactersAsObject") }. Choose another.
notEnoughCowboys = That takes { $needed } { $needed ->
        [one] cowboy
       *[other] cowboys
    }, and your reserve has { $cowboys }.
noCowboysInSupply = That takes { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    }, and you have { $supply } in the general supply.
parcelNamedTwice = { $parcel } is already in the lot. Name another parcel.
bidTooLow = { MONEY($amount) } is not enough. Bid more, or drop out.
bidAboveMoney = You do not have { MONEY($amount) }. Bid less, or drop out.
noDoubling = The Grocer’s power is used up for this round.
parcelOwned = This parcel is already owned.
parcelNeverOwned = This parcel can never be owned.
outlawOnParcel = An outlaw is there. It has to be driven off first.
parcelNotFree = This parcel is occupied. Choose a free one.
notEnoughMoney = That costs { MONEY($price) }; you have { MONEY($money) }.
parcelNotWon = This purchase is about another parcel.
notInRow = There is no tile on this space.
otherSpaceOfTheRow = You won another space of the building row.
otherKindOfTile = That is another building. Choose one of the equal tiles.
noSuchTileInHand = You do not have that tile.
onlyThatTile = You can build only the tile you have just taken.
buildAlreadyCancelled = You have put that tile away for this round.
notYourParcel = This parcel is not yours. Build on one of your own.
parcelNotServed = This parcel is not served by road.
noLineOfRoads = The station needs a straight line of eight roads across the map beside it.
oneOnThisBank = There is already a school on this side of the river.
noPlaceForHouse = There is no place for the house it needs.
houseBesideBuilding = The building itself goes there. Choose another parcel for the house.
noHouseToTop = There is no house here to enlarge.
notEnclosed = For a townhouse, all eight adjacent parcels must be owned or occupied.
consentNeeded = This parcel belongs to another player. Ask first.
consentRefused = The owner has said no. Choose another parcel.
noConsentNeeded = No need to ask: build the house.
roadThere = There is already a road.
roadNotJoined = A new road must join an existing one.
noRoadInReserve = You have no road in your reserve.
bridgeNeedsTwoRoads = A bridge takes two roads; you have one.
noBridgeForTheTown = The town pays for a road, not for a bridge. Choose another place.
siteAlreadyServed = There is a served parcel for the city hall. Place it.
noCowboyLeft = You have no cowboy left in your reserve.
noCowboyInSupply = You have no cowboy in the general supply.
alreadyThere = You already have a cowboy there.
spaceClosed = This space is closed.
parcelNotForCowboys = No cowboys in the river.
ownedWithoutBuilding = This parcel is owned and empty: nothing to buy, nothing to attack.
buildingProtected = This building is safe from attack.
ownerAtPeace = The Heroes protect this building this round.
youAreAtPeace = With the Heroes you cannot attack this round.
sheriffNeverAttacks = With the Sheriff you cannot attack this round.
sheriffNeverJoins = With the Sheriff you cannot join others.
sheriffThere = The white cowboy is there; no one may join him.
noWhiteCowboy = You have no white cowboy to place.
whiteNeedsEmptyPlace = The white cowboy needs an empty place.
whiteNeverAttacks = The white cowboy cannot attack.
whiteNotHere = The white cowboy cannot go to outlaws or corrals.
noTokenLeft = You have no “no duel” token left.
tokenNotHere = The “no duel” token cannot be used there.
tokenThere = There is already a “no duel” token.
noDynamite = You have no dynamite.
noDuelHere = There are no duels here. Keep the dynamite.
noCowboyOfYours = You have no cowboy there.
occupantStays = The cowboy in the city hall stays there.
noCorrals = Corrals belong to the Horses variant.
corralClosed = This corral is closed.
noHorse = There is no horse to move.
moreHorsesThanCowboys = You cannot have more horses in corrals than cowboys on the board.
liftedCowboyMoves = The cowboy you picked up moves to another place or returns to your reserve.
takenBackOftenEnough = You have taken back { $most } pieces this round. What is on the board stays.
horsesFirst = First take a horse back: you cannot have more horses in corrals than cowboys on the board.
noDuelWaits = There is no duel to fight there.
noSuchDie = You rolled no such die.
tilesNotInHand = You do not have those duel tiles.
oneTileOnly = That is one duel tile too many.
noSpaceToCome = The Doctor sends your cowboy only to a space not yet resolved.
spaceNotEmpty = This space is occupied. Choose an empty one.
noOutlawToMove = No outlaw can move there.
notYourBuilding = That is not your building.
alreadyMultiplied = This income is already multiplied.
dynamiteNeedsMine = Dynamite only works in a mine.
horseNeedsRanch = A horse only works on a ranch.
noHorseInCorral = You have no horse left in corral 3.
noSuchBuildingOfYours = You own no such building to double.
noPointsBought = Buy at least 1 VP, or decline.
limitExceeded = You may keep { MONEY($limit) }. Spend at least { MONEY($due) }.
