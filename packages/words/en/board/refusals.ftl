### Why something is not possible at the board game's table. Each sentence takes the refusal's own parameters, with parcels already named ('C4').

gameOver = The game is over.
notYourDecision = It is not your turn. Nothing is asked of you now.
notAskedNow = That is not the question now. Have a look at what is asked.
rosterSize = Choose { $needed } characters, not { $size }.
characterTwice = You have chosen { NAME($character, from: "names-charactersAsObject") } twice.
sideMissing = Choose a side for { NAME($character, from: "names-charactersAsObject") }.
sideNeedsHorses = This side of { NAME($character, from: "names-charactersAsObject") } needs the variant Horses.
buildingTwice = You have chosen { NAME($building, from: "names-elementsAsObject") } twice.
riverLength = A river has { $least } to { $most } parcels, not { $length }.
riverTwice = The river comes to { $parcel } twice.
riverBroken = The river breaks off before { $parcel }. Each parcel must lie beside the last.
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
kitTooMuchMoney = That leaves { MONEY($money) }, and { MONEY($most) } is the most. Pack something more.
characterNotInPlay = You play without { NAME($character, from: "names-charactersAsObject") }.
characterTaken = Somebody already has { NAME($character, from: "names-charactersAsObject") }. Choose another.
neverSecondCharacter = The Street Boy never brings { NAME($character, from: "names-charactersAsObject") }. Choose another.
notEnoughCowboys = That takes { $needed } { $needed ->
        [one] cowboy
       *[other] cowboys
    }, and your reserve has { $cowboys }.
noCowboysInSupply = That takes { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    }, and you have { $supply } in the general supply.
parcelNamedTwice = { $parcel } is in the lot already. Name another parcel.
bidTooLow = { MONEY($amount) } is not enough. Bid more, or drop out.
bidAboveMoney = You do not have { MONEY($amount) }. Bid less, or drop out.
noDoubling = The Grocer does nothing more for you this round.
parcelOwned = Somebody owns this parcel already.
parcelNeverOwned = Nobody can ever own this parcel.
outlawOnParcel = An outlaw is there. First somebody has to chase him off.
parcelNotFree = Something is on this parcel already. Choose a free one.
notEnoughMoney = That costs { MONEY($price) }, and you have { MONEY($money) }.
parcelNotWon = You did not win this parcel.
notInRow = There is no tile on this space.
otherSpaceOfTheRow = You won another space of the building row.
otherKindOfTile = That is another building. Choose one of the equal tiles.
noSuchTileInHand = You do not have that tile.
onlyThatTile = You can build only the tile you have just taken.
buildAlreadyCancelled = You have put that tile away for this round.
notYourParcel = This parcel is not yours. Build on one of your own.
parcelNotServed = No road reaches this parcel.
noLineOfRoads = The station stands only beside a straight line of eight roads across the map.
oneOnThisBank = There is a school on this side of the river already.
noPlaceForHouse = There is no place for the house that has to come with it.
houseBesideBuilding = The building itself will stand there. Choose another parcel for the house.
noHouseToTop = A second house needs a house to stand on.
notEnclosed = For a townhouse, each of the eight parcels around must be owned or occupied.
consentNeeded = This parcel is somebody else’s. Ask first.
consentRefused = The owner has said no. Choose another parcel.
noConsentNeeded = No need to ask: just set the house.
roadThere = There is a road already.
roadNotJoined = A new road must join one that is there.
noRoadInReserve = You have no road in your reserve.
bridgeNeedsTwoRoads = A bridge takes two roads, and you have one.
noBridgeForTheTown = The town pays for a road, not for a bridge. Choose another place.
siteAlreadyServed = There is a parcel with a road for the city hall. Place it.
noCowboyLeft = You have no cowboy left in your reserve.
noCowboyInSupply = You have no cowboy in the general supply.
alreadyThere = You have a cowboy there already.
spaceClosed = This space is closed.
parcelNotForCowboys = Cowboys do not stand in the river.
ownedWithoutBuilding = This parcel is owned and has no building: nothing to buy, nothing to attack.
buildingProtected = This building is safe from attacks.
ownerAtPeace = The Heroes protect this building in this round.
youAreAtPeace = With the Heroes you attack nobody in this round.
sheriffNeverAttacks = With the Sheriff you attack nobody in this round.
sheriffNeverJoins = With the Sheriff you do not go where others are.
sheriffThere = The white cowboy is there, and nobody may join him.
noWhiteCowboy = You have no white cowboy to place.
whiteNeedsEmptyPlace = The white cowboy goes only where nobody is.
whiteNeverAttacks = The white cowboy attacks nobody.
whiteNotHere = The white cowboy goes neither to outlaws nor into corrals.
noTokenLeft = You have no “no duel” token left.
tokenNotHere = No “no duel” token can lie there.
tokenThere = A “no duel” token lies there already.
noDynamite = You have no dynamite.
noDuelHere = There is never a duel here. Keep the dynamite.
noCowboyOfYours = You have no cowboy there.
occupantStays = The cowboy in the city hall stays there.
noCorrals = Corrals belong to the variant Horses.
corralClosed = This corral is closed.
noHorse = There is no horse to move.
moreHorsesThanCowboys = You can have no more horses in corrals than cowboys on the board.
liftedCowboyMoves = The cowboy you picked up moves to another place or returns to your reserve.
horsesFirst = First take a horse back: there may be no more of them than cowboys on the board.
noDuelWaits = No duel waits there.
noSuchDie = You threw no such die.
tilesNotInHand = You do not have those duel tiles.
oneTileOnly = That is one duel tile too many.
noSpaceToCome = The Doctor sends your cowboy only to an action space still to come.
spaceNotEmpty = Somebody is there. Choose an empty space.
noOutlawToMove = No outlaw is to move there.
notYourBuilding = That is not your building.
alreadyMultiplied = This income is multiplied already.
dynamiteNeedsMine = Dynamite helps only in a mine.
horseNeedsRanch = A horse helps only on a ranch.
noHorseInCorral = No horse is left in corral 3.
noSuchBuildingOfYours = You have no such building to double.
noPointsBought = Buy at least 1 VP, or decline.
limitExceeded = You may keep { MONEY($limit) }. Spend at least { MONEY($due) }.
