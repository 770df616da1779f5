gameOver = La partie est finie.
notYourDecision = Ce n’est pas à vous. Rien ne vous est demandé pour l’instant.
notAskedNow = Ce n’est pas ce qui est demandé maintenant.
rosterSize = Choisissez { $needed } personnalités, pas { $size }.
characterTwice = Vous avez choisi { NAME($character, from: "names-charactersAsObject") } deux fois.
sideMissing = Choisissez un côté pour { NAME($character, from: "names-charactersAsObject") }.
sideNeedsHorses = Pour choisir { NAME($character, from: "names-charactersAsObject") } sur ce côté, il faut la variante Chevaux.
buildingTwice = Vous avez choisi { NAME($building, from: "names-elementsAsObject") } deux fois.
riverLength = Une rivière a de { $least } à { $most } parcelles, pas { $length }.
riverTwice = La rivière passe deux fois par { $parcel }.
riverBroken = La rivière s’interrompt avant { $parcel }. Chaque parcelle doit être à côté de la précédente.
riverNotEdgeToEdge = La rivière doit aller d’un bord du plan à un autre.
kitOutOfRange = Prenez de { $least } à { $most } { $what ->
        [cowboys] cow-boys
        [parcels] parcelles
        [revolvers] revolvers
       *[roads] routes
    }.
kitTooDear = { $over ->
        [one] Votre équipement coûte 1 point de trop. Retirez quelque chose.
       *[other] Votre équipement coûte { $over } points de trop. Retirez quelque chose.
    }
kitTooMuchMoney = Il resterait { MONEY($money) }, et le maximum est de { MONEY($most) }. Ajoutez quelque chose.
characterNotInPlay = Cette partie se joue sans { NAME($character, from: "names-charactersAsObject") }.
characterTaken = Quelqu’un a déjà { NAME($character, from: "names-charactersAsObject") }. Choisissez une autre personnalité.
neverSecondCharacter = Le garçon des rues n’amène jamais { NAME($character, from: "names-charactersAsObject") }. Choisissez une autre personnalité.
notEnoughCowboys = Il faut { $needed } { $needed ->
        [one] cow-boy
       *[other] cow-boys
    }, et votre réserve en a { $cowboys }.
noCowboysInSupply = Il faut { $count } { $count ->
        [one] cow-boy
       *[other] cow-boys
    }, et vous en avez { $supply } dans la réserve générale.
parcelNamedTwice = { $parcel } est déjà dans le lot. Nommez une autre parcelle.
bidTooLow = { MONEY($amount) }, ce n’est pas assez. Misez plus, ou retirez-vous.
bidAboveMoney = Vous n’avez pas { MONEY($amount) }. Misez moins, ou retirez-vous.
noDoubling = La commerçante ne peut plus rien pour vous pendant ce tour.
parcelOwned = Cette parcelle a déjà un propriétaire.
parcelNeverOwned = Cette parcelle ne peut appartenir à personne.
outlawOnParcel = Un hors-la-loi est là. Il faut d’abord le chasser.
parcelNotFree = Il y a déjà quelque chose sur cette parcelle. Choisissez-en une libre.
notEnoughMoney = Cela coûte { MONEY($price) }, et vous avez { MONEY($money) }.
parcelNotWon = Il s’agit d’acheter une autre parcelle.
notInRow = Il n’y a pas de tuile sur cette case.
otherSpaceOfTheRow = Vous avez gagné une autre case de la rangée des bâtiments.
otherKindOfTile = C’est un autre bâtiment. Choisissez l’une des tuiles identiques.
noSuchTileInHand = Vous n’avez pas cette tuile.
onlyThatTile = Vous ne pouvez construire que la tuile que vous venez de prendre.
buildAlreadyCancelled = Vous avez mis cette tuile de côté pour ce tour.
notYourParcel = Cette parcelle n’est pas à vous. Construisez sur l’une des vôtres.
parcelNotServed = Aucune route ne dessert cette parcelle.
noLineOfRoads = La gare ne va que le long d’une ligne droite de huit routes à travers le plan.
oneOnThisBank = Il y a déjà une école de ce côté de la rivière.
noPlaceForHouse = Il n’y a pas de place pour la maison qui doit l’accompagner.
houseBesideBuilding = Le bâtiment lui-même ira là. Choisissez une autre parcelle pour la maison.
noHouseToTop = Une seconde maison a besoin d’une maison sous elle.
notEnclosed = Pour une maison de ville, chacune des huit parcelles adjacentes doit être possédée ou occupée.
consentNeeded = Cette parcelle est à quelqu’un d’autre. Demandez d’abord.
consentRefused = Le propriétaire a refusé. Choisissez une autre parcelle.
noConsentNeeded = Inutile de demander : posez la maison.
roadThere = Il y a déjà une route.
roadNotJoined = Une nouvelle route doit en rejoindre une qui existe.
noRoadInReserve = Vous n’avez pas de route en réserve.
bridgeNeedsTwoRoads = Un pont coûte deux routes, et vous en avez une.
noBridgeForTheTown = La ville paie une route, pas un pont. Choisissez un autre endroit.
siteAlreadyServed = Il y a une parcelle desservie pour l’hôtel de ville. Placez-le.
noCowboyLeft = Il ne vous reste aucun cow-boy en réserve.
noCowboyInSupply = Vous n’avez pas de cow-boy dans la réserve générale.
alreadyThere = Vous y avez déjà un cow-boy.
spaceClosed = Cette case est fermée.
parcelNotForCowboys = Les cow-boys ne vont pas dans la rivière.
ownedWithoutBuilding = Cette parcelle a un propriétaire et pas de bâtiment : rien à acheter, rien à attaquer.
buildingProtected = Ce bâtiment est à l’abri des attaques.
ownerAtPeace = Les héros protègent ce bâtiment pendant ce tour.
youAreAtPeace = Avec les héros, vous n’attaquez personne pendant ce tour.
sheriffNeverAttacks = Avec le shérif, vous n’attaquez personne pendant ce tour.
sheriffNeverJoins = Avec le shérif, vous n’allez pas là où sont les autres.
sheriffThere = Le cow-boy blanc est là, et personne ne peut le rejoindre.
noWhiteCowboy = Vous n’avez pas de cow-boy blanc à placer.
whiteNeedsEmptyPlace = Le cow-boy blanc ne va que là où il n’y a personne.
whiteNeverAttacks = Le cow-boy blanc n’attaque personne.
whiteNotHere = Le cow-boy blanc ne va ni chez les hors-la-loi ni dans les enclos.
noTokenLeft = Il ne vous reste aucun jeton « pas de duel ».
tokenNotHere = Un jeton « pas de duel » ne peut pas aller là.
tokenThere = Il y a déjà un jeton « pas de duel » ici.
noDynamite = Vous n’avez pas de dynamite.
noDuelHere = Il n’y a jamais de duel ici. Gardez la dynamite.
noCowboyOfYours = Vous n’y avez pas de cow-boy.
occupantStays = Le cow-boy de l’hôtel de ville y reste.
noCorrals = Les enclos vont avec la variante Chevaux.
corralClosed = Cet enclos est fermé.
noHorse = Il n’y a pas de cheval à déplacer.
moreHorsesThanCowboys = Jamais plus de chevaux dans les enclos que de cow-boys sur le plateau.
liftedCowboyMoves = Le cow-boy repris va sur une autre case ou revient dans votre réserve.
takenBackOftenEnough = Vous avez déjà repris { $most } pièces ce tour. Ce qui est placé reste en place.
horsesFirst = Reprenez d’abord un cheval : il ne peut y en avoir plus que de cow-boys sur le plateau.
noDuelWaits = Aucun duel n’attend là.
noSuchDie = Vous n’avez pas lancé ce dé.
tilesNotInHand = Vous n’avez pas ces tuiles de duel.
oneTileOnly = C’est une tuile de duel de trop.
noSpaceToCome = Le docteur n’envoie votre cow-boy que sur une case d’action encore à venir.
spaceNotEmpty = Quelqu’un est là. Choisissez une case vide.
noOutlawToMove = Aucun hors-la-loi ne doit bouger là.
notYourBuilding = Ce bâtiment n’est pas à vous.
alreadyMultiplied = Ce revenu est déjà multiplié.
dynamiteNeedsMine = La dynamite ne sert que dans une mine.
horseNeedsRanch = Un cheval ne sert que dans un ranch.
noHorseInCorral = Il ne reste aucun cheval dans l’enclos 3.
noSuchBuildingOfYours = Vous n’avez pas de bâtiment de cette sorte.
noPointsBought = Achetez au moins 1 PV, ou renoncez.
limitExceeded = Vous pouvez garder { MONEY($limit) }. Dépensez au moins { MONEY($due) }.
