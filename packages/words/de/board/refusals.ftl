gameOver = Die Partie ist vorbei.
notYourDecision = Du bist nicht dran. Im Moment wird nichts von dir erwartet.
notAskedNow = Danach ist gerade nicht gefragt.
rosterSize = Wähle { $needed } Personen, nicht { $size }.
characterTwice = Du hast { NAME($character, from: "names-charactersAsObject") } zweimal gewählt.
sideMissing = Wähle eine Seite für { NAME($character, from: "names-charactersAsObject") }.
sideNeedsHorses = Für { NAME($character, from: "names-charactersAsObject") } auf dieser Seite braucht es die Variante Pferde.
buildingTwice = Du hast { NAME($building, from: "names-elementsAsObject") } zweimal gewählt.
riverLength = Ein Fluss hat { $least } bis { $most } Parzellen, nicht { $length }.
riverTwice = Der Fluss kommt zweimal durch { $parcel }.
riverBroken = Vor { $parcel } reißt der Fluss ab. Jede Parzelle muss neben der vorigen liegen.
riverNotEdgeToEdge = Der Fluss muss von einem Rand des Plans zu einem anderen führen.
kitOutOfRange = Nimm { $least } bis { $most } { $what ->
        [cowboys] Cowboys
        [parcels] Parzellen
        [revolvers] Revolver
       *[roads] Wege
    }.
kitTooDear = { $over ->
        [one] Deine Ausrüstung kostet 1 Punkt zu viel. Lass etwas weg.
       *[other] Deine Ausrüstung kostet { $over } Punkte zu viel. Lass etwas weg.
    }
kitTooMuchMoney = So bleiben { MONEY($money) } übrig, mehr als { MONEY($most) } geht nicht. Nimm noch etwas dazu.
characterNotInPlay = In dieser Partie fehlt { NAME($character, from: "names-characters") }.
characterTaken = Jemand hat { NAME($character, from: "names-charactersAsObject") } schon. Wähle eine andere Person.
neverSecondCharacter = Der Straßenjunge bringt { NAME($character, from: "names-charactersAsObject") } nie mit. Wähle eine andere Person.
notEnoughCowboys = Dafür brauchst du { $needed } { $needed ->
        [one] Cowboy
       *[other] Cowboys
    }, und dein Vorrat hat { $cowboys }.
noCowboysInSupply = Dafür brauchst du { $count } { $count ->
        [one] Cowboy
       *[other] Cowboys
    }, und im allgemeinen Vorrat hast du { $supply }.
parcelNamedTwice = { $parcel } wird schon versteigert. Nenne eine andere Parzelle.
bidTooLow = { MONEY($amount) } reicht nicht. Biete mehr, oder steig aus.
bidAboveMoney = Du hast keine { MONEY($amount) }. Biete weniger, oder steig aus.
noDoubling = Die Händlerin kann in dieser Runde nichts mehr für dich tun.
parcelOwned = Diese Parzelle gehört schon jemandem.
parcelNeverOwned = Diese Parzelle kann niemandem gehören.
outlawOnParcel = Dort ist ein Gesetzloser. Erst muss ihn jemand vertreiben.
parcelNotFree = Auf dieser Parzelle steht schon etwas. Wähle eine freie.
notEnoughMoney = Das kostet { MONEY($price) }, und du hast { MONEY($money) }.
parcelNotWon = Es geht um den Kauf einer anderen Parzelle.
notInRow = Auf diesem Feld liegt kein Plättchen.
otherSpaceOfTheRow = Du hast ein anderes Feld der Gebäudereihe gewonnen.
otherKindOfTile = Das ist ein anderes Gebäude. Wähle eines der gleichen Plättchen.
noSuchTileInHand = Dieses Plättchen hast du nicht.
onlyThatTile = Du kannst nur das Plättchen bauen, das du gerade genommen hast.
buildAlreadyCancelled = Dieses Plättchen hast du für diese Runde weggelegt.
notYourParcel = Diese Parzelle gehört dir nicht. Baue auf einer eigenen.
parcelNotServed = Zu dieser Parzelle führt kein Weg.
noLineOfRoads = Der Bahnhof steht nur an einer geraden Linie aus acht Wegen quer über den Plan.
oneOnThisBank = Auf dieser Seite des Flusses gibt es schon eine Schule.
noPlaceForHouse = Für das Haus, das dazugehört, ist kein Platz.
houseBesideBuilding = Dort wird das Gebäude selbst stehen. Wähle eine andere Parzelle für das Haus.
noHouseToTop = Ein zweites Haus braucht ein Haus unter sich.
notEnclosed = Für ein Stadthaus muss jede der acht benachbarten Parzellen jemandem gehören oder besetzt sein.
consentNeeded = Diese Parzelle gehört jemand anderem. Frage zuerst.
consentRefused = Der Besitzer hat Nein gesagt. Wähle eine andere Parzelle.
noConsentNeeded = Du musst nicht fragen: Setze das Haus einfach.
roadThere = Dort liegt schon ein Weg.
roadNotJoined = Ein neuer Weg muss an einen vorhandenen anschließen.
noRoadInReserve = Du hast keinen Weg im Vorrat.
bridgeNeedsTwoRoads = Eine Brücke kostet zwei Wege, und du hast einen.
noBridgeForTheTown = Die Stadt zahlt einen Weg, keine Brücke. Wähle einen anderen Ort.
siteAlreadyServed = Für das Rathaus gibt es eine Parzelle mit Weg. Setz es dorthin.
noCowboyLeft = Du hast keinen Cowboy mehr im Vorrat.
noCowboyInSupply = Du hast keinen Cowboy im allgemeinen Vorrat.
alreadyThere = Dort hast du schon einen Cowboy.
spaceClosed = Dieses Feld ist geschlossen.
parcelNotForCowboys = Cowboys stehen nicht im Fluss.
ownedWithoutBuilding = Diese Parzelle hat einen Besitzer, aber kein Gebäude: nichts zu kaufen, nichts anzugreifen.
buildingProtected = Dieses Gebäude ist vor Angriffen sicher.
ownerAtPeace = Die Helden schützen dieses Gebäude in dieser Runde.
youAreAtPeace = Mit den Helden greifst du in dieser Runde niemanden an.
sheriffNeverAttacks = Mit dem Sheriff greifst du in dieser Runde niemanden an.
sheriffNeverJoins = Mit dem Sheriff gehst du nicht dorthin, wo andere sind.
sheriffThere = Dort steht der weiße Cowboy, und niemand darf dazukommen.
noWhiteCowboy = Du hast keinen weißen Cowboy einzusetzen.
whiteNeedsEmptyPlace = Der weiße Cowboy geht nur dorthin, wo niemand ist.
whiteNeverAttacks = Der weiße Cowboy greift niemanden an.
whiteNotHere = Der weiße Cowboy geht weder zu Gesetzlosen noch in Koppeln.
noTokenLeft = Du hast keinen Marker „kein Duell“ mehr.
tokenNotHere = Ein Marker „kein Duell“ kann dort nicht liegen.
tokenThere = Dort liegt schon ein Marker „kein Duell“.
noDynamite = Du hast kein Dynamit.
noDuelHere = Hier gibt es nie ein Duell. Heb das Dynamit auf.
noCowboyOfYours = Dort hast du keinen Cowboy.
occupantStays = Der Cowboy im Rathaus bleibt dort.
noCorrals = Koppeln gehören zur Variante Pferde.
corralClosed = Diese Koppel ist geschlossen.
noHorse = Dort ist kein Pferd, das du versetzen könntest.
moreHorsesThanCowboys = Du darfst nicht mehr Pferde in Koppeln haben als Cowboys auf dem Plan.
liftedCowboyMoves = Der aufgenommene Cowboy zieht auf ein anderes Feld oder kehrt in den Vorrat zurück.
takenBackOftenEnough = Du hast diese Runde schon { $most } Figuren zurückgenommen. Was jetzt steht, bleibt.
horsesFirst = Nimm zuerst ein Pferd zurück: Mehr als Cowboys auf dem Plan dürfen es nicht sein.
noDuelWaits = Dort wartet kein Duell.
noSuchDie = Diesen Würfel hast du nicht geworfen.
tilesNotInHand = Diese Duellplättchen hast du nicht.
oneTileOnly = Das ist ein Duellplättchen zu viel.
noSpaceToCome = Der Doktor schickt deinen Cowboy nur auf ein Aktionsfeld, das noch kommt.
spaceNotEmpty = Dort ist schon jemand. Wähle ein leeres Feld.
noOutlawToMove = Dort muss kein Gesetzloser ziehen.
notYourBuilding = Dieses Gebäude gehört dir nicht.
alreadyMultiplied = Dieses Einkommen ist schon vervielfacht.
dynamiteNeedsMine = Dynamit hilft nur in einer Mine.
horseNeedsRanch = Ein Pferd hilft nur auf einer Ranch.
noHorseInCorral = In Koppel 3 ist kein Pferd mehr übrig.
noSuchBuildingOfYours = Ein solches Gebäude besitzt du nicht.
noPointsBought = Kaufe mindestens 1 SP, oder verzichte.
limitExceeded = Du darfst { MONEY($limit) } behalten. Gib mindestens { MONEY($due) } aus.
