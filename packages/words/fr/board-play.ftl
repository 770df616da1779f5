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
parcelsAbout = Les cow-boys placés sur des parcelles libres les achètent ici, après les duels.
allPaid = tous paient
incomeAbout = Chaque bâtiment paie son propriétaire. Une attaque réussie en prend la moitié.
closesNote = La case la moins chère ferme à chaque tour.
contested = Un duel aura lieu ici.

pickPlace = Choisissez un lieu.
pickAnswer = Choisissez une réponse.

kitPrice = { $price } { $price ->
        [one] point
       *[other] points
    } pièce
kitSpent = { $spent } points sur { $budget } utilisés
kitMoney = Le reste en argent : { MONEY($money) }
kitMost = Il ne peut rester plus de { MONEY($most) }.

scoreNow = Points si la partie finissait maintenant
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
playsAs = Vous joueriez { $place }.
playsBetween = Vous joueriez du { $from } au { $to }.
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
        [one] 8 $, ou { $count } PV en l’état
       *[other] 8 $, ou { $count } PV en l’état
    }
now-overLimit = Vous dépassez sa limite de { MONEY($money) }.
now-toSpend = Vous avez { MONEY($money) } à dépenser.

take = Prendre { NAME($character, from: "names-charactersAsObject") }
