gameOver = Het spel is afgelopen.
notYourDecision = Je bent niet aan de beurt. Er wordt nu niets van je gevraagd.
notAskedNow = Dat wordt nu niet gevraagd.
rosterSize = Kies { $needed } personages, geen { $size }.
characterTwice = Je hebt { NAME($character, from: "names-charactersAsObject") } twee keer gekozen.
sideMissing = Kies een kant voor { NAME($character, from: "names-charactersAsObject") }.
sideNeedsHorses = Voor deze kant van { NAME($character, from: "names-charactersAsObject") } is de variant Paarden nodig.
buildingTwice = Je hebt { NAME($building, from: "names-elementsAsObject") } twee keer gekozen.
riverLength = Een rivier heeft { $least } tot { $most } kavels, geen { $length }.
riverTwice = De rivier komt twee keer langs { $parcel }.
riverBroken = De rivier breekt af vóór { $parcel }. Elke kavel moet naast de vorige liggen.
riverNotEdgeToEdge = De rivier moet van de ene rand van het bord naar een andere lopen.
kitOutOfRange = Neem { $least } tot { $most } { $what ->
        [cowboys] cowboys
        [parcels] kavels
        [revolvers] revolvers
       *[roads] wegen
    }.
kitTooDear = { $over ->
        [one] Je uitrusting kost 1 punt te veel. Laat iets weg.
       *[other] Je uitrusting kost { $over } punten te veel. Laat iets weg.
    }
kitTooMuchMoney = Dan houd je { MONEY($money) } over, en { MONEY($most) } is het meeste. Neem er iets bij.
characterNotInPlay = Jullie spelen zonder { NAME($character, from: "names-charactersAsObject") }.
characterTaken = Iemand heeft { NAME($character, from: "names-charactersAsObject") } al. Kies een ander personage.
neverSecondCharacter = De Straatjongen brengt { NAME($character, from: "names-charactersAsObject") } nooit mee. Kies een ander.
notEnoughCowboys = Je hebt { $needed } { $needed ->
        [one] cowboy
       *[other] cowboys
    } nodig, en je voorraad heeft er { $cowboys }.
noCowboysInSupply = Je hebt { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    } nodig, en je hebt er { $supply } in de algemene voorraad.
parcelNamedTwice = { $parcel } zit al in het lot. Noem een andere kavel.
bidTooLow = { MONEY($amount) } is niet genoeg. Bied meer, of stap eruit.
bidAboveMoney = Je hebt geen { MONEY($amount) }. Bied minder, of stap eruit.
noDoubling = De Winkeljuffrouw kan deze ronde niets meer voor je doen.
parcelOwned = Deze kavel heeft al een eigenaar.
parcelNeverOwned = Deze kavel kan nooit van iemand zijn.
outlawOnParcel = Er zit een outlaw. Die moet eerst verjaagd worden.
parcelNotFree = Er staat al iets op deze kavel. Kies een vrije.
notEnoughMoney = Dat kost { MONEY($price) }, en je hebt { MONEY($money) }.
parcelNotWon = Het gaat om de koop van een andere kavel.
notInRow = Op dit vak ligt geen tegel.
otherSpaceOfTheRow = Je hebt een ander vak van de gebouwenrij gewonnen.
otherKindOfTile = Dat is een ander gebouw. Kies een van de gelijke tegels.
noSuchTileInHand = Die tegel heb je niet.
onlyThatTile = Je kunt alleen de tegel bouwen die je net genomen hebt.
buildAlreadyCancelled = Die tegel heb je voor deze ronde opzijgelegd.
notYourParcel = Deze kavel is niet van jou. Bouw op een eigen kavel.
parcelNotServed = Er komt geen weg bij deze kavel.
noLineOfRoads = Het station staat alleen langs een rechte lijn van acht wegen dwars over het bord.
oneOnThisBank = Aan deze kant van de rivier is al een school.
noPlaceForHouse = Er is geen plek voor het huis dat erbij moet komen.
houseBesideBuilding = Daar komt het gebouw zelf. Kies een andere kavel voor het huis.
noHouseToTop = Een tweede huis moet op een huis staan.
notEnclosed = Voor een herenhuis moet elk van de acht aangrenzende kavels een eigenaar hebben of bezet zijn.
consentNeeded = Deze kavel is van iemand anders. Vraag eerst toestemming.
consentRefused = De eigenaar heeft nee gezegd. Kies een andere kavel.
noConsentNeeded = Vragen hoeft niet: zet het huis maar neer.
roadThere = Daar ligt al een weg.
roadNotJoined = Een nieuwe weg moet aansluiten op een weg die er al ligt.
noRoadInReserve = Je hebt geen weg in je voorraad.
bridgeNeedsTwoRoads = Een brug kost twee wegen, en je hebt er één.
noBridgeForTheTown = De stad betaalt een weg, geen brug. Kies een andere plek.
siteAlreadyServed = Er is een kavel met een weg voor het stadhuis. Plaats het daar.
noCowboyLeft = Je hebt geen cowboy meer in je voorraad.
noCowboyInSupply = Je hebt geen cowboy in de algemene voorraad.
alreadyThere = Je hebt daar al een cowboy.
spaceClosed = Dit vak is gesloten.
parcelNotForCowboys = Cowboys gaan niet in de rivier staan.
ownedWithoutBuilding = Deze kavel heeft een eigenaar en geen gebouw: niets te kopen, niets aan te vallen.
buildingProtected = Dit gebouw is veilig voor aanvallen.
ownerAtPeace = De Helden beschermen dit gebouw deze ronde.
youAreAtPeace = Met de Helden val je deze ronde niemand aan.
sheriffNeverAttacks = Met de Sheriff val je deze ronde niemand aan.
sheriffNeverJoins = Met de Sheriff ga je niet waar anderen zijn.
sheriffThere = De witte cowboy staat er, en daar mag niemand bij.
noWhiteCowboy = Je hebt geen witte cowboy om te plaatsen.
whiteNeedsEmptyPlace = De witte cowboy gaat alleen waar niemand is.
whiteNeverAttacks = De witte cowboy valt niemand aan.
whiteNotHere = De witte cowboy gaat niet naar outlaws en niet in kralen.
noTokenLeft = Je hebt geen fiche ‘geen duel’ meer.
tokenNotHere = Een fiche ‘geen duel’ kan daar niet liggen.
tokenThere = Daar ligt al een fiche ‘geen duel’.
noDynamite = Je hebt geen dynamiet.
noDuelHere = Hier is nooit een duel. Bewaar het dynamiet.
noCowboyOfYours = Je hebt daar geen cowboy.
occupantStays = De cowboy in het stadhuis blijft daar.
noCorrals = Kralen horen bij de variant Paarden.
corralClosed = Deze kraal is gesloten.
noHorse = Er is geen paard om te verplaatsen.
moreHorsesThanCowboys = Je mag niet meer paarden in kralen hebben dan cowboys op het bord.
liftedCowboyMoves = De opgepakte cowboy gaat naar een andere plek of terug naar je voorraad.
takenBackOftenEnough = Je hebt deze ronde al { $most } stukken teruggenomen. Wat er nu staat, blijft staan.
horsesFirst = Neem eerst een paard terug: er mogen er niet meer zijn dan cowboys op het bord.
noDuelWaits = Daar wacht geen duel.
noSuchDie = Die dobbelsteen heb je niet gegooid.
tilesNotInHand = Die dueltegels heb je niet.
oneTileOnly = Dat is één dueltegel te veel.
noSpaceToCome = De Arts stuurt je cowboy alleen naar een actievak dat nog moet komen.
spaceNotEmpty = Daar staat al iemand. Kies een leeg vak.
noOutlawToMove = Daar hoeft geen outlaw te bewegen.
notYourBuilding = Dat gebouw is niet van jou.
alreadyMultiplied = Deze inkomsten zijn al vermenigvuldigd.
dynamiteNeedsMine = Dynamiet helpt alleen in een mijn.
horseNeedsRanch = Een paard helpt alleen op een ranch.
noHorseInCorral = In kraal 3 is geen paard meer over.
noSuchBuildingOfYours = Zo’n gebouw heb je niet.
noPointsBought = Koop minstens 1 OP, of zie ervan af.
limitExceeded = Je mag { MONEY($limit) } houden. Geef minstens { MONEY($due) } uit.
