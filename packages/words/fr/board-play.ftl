phases-characters = Personnalités
phases-placing = Placement
phases-street = Main Street
phases-end = Fin du tour

flag-yourTurn = À vous
flag-everybody = Tous ensemble
flag-setup = Mise en place
flag-over = Fin

outlaws = Force des hors-la-loi : { $strength }

sections-supplies = Provisions
sections-buildings = Bâtiments
sections-income = Revenus
sections-points = Points de victoire

signs-salary = Salaire
signs-ammunition = Munitions
signs-threeRoads = Trois routes
signs-oneRoad = Une route
signs-noTile = Vide
signs-parcels = Parcelles
signs-strength = Force
signs-buildings = Bâtiments
signs-gaming = Jeu de hasard
signs-market = Achat de PV

value-strength = +3
value-each = { MONEY($amount) } pièce
value-dice = 2 dés
value-points = { $share ->
        [1] ★ pièce
       *[other] ★ pour { $share }
    }
value-market = ★ à { MONEY($price) }

parcels = Parcelles du plan
parcelsAbout = Les cow-boys placés sur des parcelles sans propriétaire les achètent ici, après les duels.
allPaid = tous paient
incomeAbout = Chaque bâtiment paie son propriétaire. Une attaque réussie en prend la moitié.
closesNote = La case la moins chère ferme à chaque tour.
contested = Un duel aura lieu ici.

pickPlace = Quel lieu ?
pickAnswer = Choisissez une réponse.

kitPrice = { $price } { $price ->
        [one] point
       *[other] points
    } pièce
kitLeft = Reste { $left } points sur { $budget }
kitMoney = { MONEY($money) } au départ
kitMost = Il ne peut rester plus de { MONEY($most) }.

states-choosing = choisit
states-placing = place
states-asked = décide
states-passed = ✓ { $place }

yourCorrals = Vos enclos
corralSpoken = { $name }, { $hats ->
        [one] { $hats } chapeau
       *[other] { $hats } chapeaux
    }{ $horses ->
        [0] {""}
        [one] , { $horses } cheval
       *[other] , { $horses } chevaux
    }{ $cowboy ->
        [true] , un cow-boy
       *[false] {""}
    }

keep = limite
playsAs = Votre rang : { $place }.
playsBetween = Votre rang : du { $from } au { $to }.
takenBy = chez { $name }
lookAtMap = Voir le plan et la rue
backToCast = Retour aux personnalités

now-holds = Vous auriez { MONEY($money) }.
now-strength = Votre force : { $from } → { $to }
now-cowboys = Vos cow-boys : { $from } → { $to }
now-roads = Vos routes : { $from } → { $to }
now-doubled = { $building } en double : { MONEY($from) } → { MONEY($to) }
now-tile = { $building } : { MONEY($price) } → { MONEY($cost) }
now-freeParcel = Jusqu’à { MONEY($price) } d’économie.
now-parcelCap = La parcelle la plus chère : { MONEY($from) } → { MONEY($to) }
now-pledge = { $count ->
        [one] { MONEY($money) }, ou { $count } PV en l’état
       *[other] { MONEY($money) }, ou { $count } PV en l’état
    }
now-overLimit = Vous dépassez sa limite de { MONEY($money) }.
now-toSpend = Vous avez { MONEY($money) } à dépenser.

take = Prendre { NAME($character, from: "names-charactersAsObject") }

placeOn = Placer : { $target }
passAs = Passer : { $place }
instead-buildOrKeep = Garder la tuile
instead-bid = Se retirer

you = Vous
tie = égalité
tieNote = En cas d’égalité, gagne qui passe en premier.
odds = Chances de gagner { $win } %, égalité { $tie } %, contre { $other }
outlawReached = { $name } : à atteindre
earnsOn = Rapporte { MONEY($amount) } par tour en { $parcel }, en l’état.

budget-money = Argent
budget-committed = Engagé
budget-cost = Prix
budget-left = Reste
budget-short = Manque

warn-short = Si vous gagnez tout, il vous manquera { MONEY($money) } : il faudra renoncer à quelque chose.
warn-noTitle = Vous n’avez plus de titre de propriété : achat impossible.
warn-noSite = Aucune de vos parcelles ne peut encore accueillir ce bâtiment.
warn-nothing = Ne vous rapporte rien en l’état.
warn-overLimit = { MONEY($money) } au-dessus de votre limite : l’excédent est dépensé, 1 PV par { MONEY($each) }.

stop = Arrêt { $at } sur { $of }
stake-space = En jeu : { $space }
stake-parcel = En jeu : la parcelle { $parcel } pour { MONEY($price) }
stake-income = En jeu : { MONEY($amount) } du revenu, { $building } en { $parcel }
stake-outlaw = Le hors-la-loi a une force de { $strength } ; le battre rapporte { $reward } PV.

auction-ammunition = À vendre : le jeton +3 revolvers
auction-parcels = À vendre : { $parcels }
auction-noBid = Aucune offre.
auction-high = Meilleure offre : { $name }, { MONEY($amount) }
auction-out = Hors course : { $names }

youHave = Vous avez { MONEY($money) }.
pointsChange = { SIGN($count) ->
        [plus] +{ $count } PV
        [minus] −{ ABS($count) } PV
       *[zero] { $count } PV
    }
pointPrice = 1 PV coûte ici { MONEY($price) }.
limitOver = Votre limite est de { MONEY($limit) } : dépensez { MONEY($over) } ou plus. Chaque tranche de { MONEY($each) } vaut 1 PV.
limitKept = Votre limite est de { MONEY($limit) } : rien à rendre. Vous pouvez dépenser : chaque tranche de { MONEY($each) } vaut 1 PV.
bounty = Parcelle { $parcel } : { $reward } PV, ou la moitié de { MONEY($income) }.
consent = { $name } veut une maison sur votre parcelle { $parcel }. Elle ne compterait que pour vos bâtiments.


