heading = { $round ->
        [0] Mise en place
       *[other] Tour { $round } sur 4
    }

ask-fillKit = Composez en secret votre équipement de départ.
ask-claimParcel = Prenez une parcelle.
ask-placeCityHall = L’hôtel de ville est pioché. Où le placer ?
ask-takeCharacter = Prenez une personnalité.
ask-takeSecondCharacter = Le garçon des rues amène une seconde personnalité.
ask-chooseSide = Docteur ou croque-mort : quel côté compte ?
ask-placeCowboy = Placez un cow-boy, ou passez.
ask-placeTogether = Tous placent ensemble. Changez à votre gré.
ask-putHorse = Mettre un cheval dans un enclos ?
ask-extraTurn = Enclos 2 : placer, reprendre ou passer ?
ask-moveCowboy = Placez le cow-boy que vous avez repris.
ask-salaryOrHorse = Prendre le salaire, ou acheter un cheval pour 4 $ ?
ask-chooseDuel = Quel duel d’abord ?
ask-throwAgain = Relancer votre dé ? Le second résultat compte.
ask-playTiles = Choisissez en secret votre tuile de duel.
ask-treat = Faire soigner votre cow-boy par le docteur ?
ask-payFuneral = Le croque-mort veut sa part : de l’argent ou 1 PV.
ask-buyParcel = Achetez la parcelle de votre cow-boy, ou renoncez.
ask-takeAmmunition = Prenez le jeton +3 revolvers, ou renoncez.
ask-takeTile = Achetez le bâtiment, ou renoncez.
ask-pickTile = Laquelle des deux tuiles quitte la rangée ?
ask-buildOrKeep = Construisez maintenant, ou gardez la tuile.
ask-buildKeptTiles = Construisez des tuiles gardées, ou continuez.
ask-setHouse = Où placer la maison de ce bâtiment ?
ask-answerConsent = Cette maison peut-elle aller sur votre parcelle ?
ask-declareIncome = Dynamite, chevaux ou commerçante ?
ask-rewardOrHalf = La récompense, ou la moitié du revenu ?
ask-buyPoints = Combien de points de victoire achetez-vous ?
ask-spend = Limite dépassée : dépensez l’excédent.
ask-moveOutlaw = Quel hors-la-loi bouge d’abord ?
ask-layRoads = Posez des routes, ou continuez.
ask-nameParcel = Nommez une parcelle pour l’enchère.
ask-bid = Misez plus haut, ou retirez-vous.
ask-anyTile = Payer 5 $ et prendre une tuile de la rangée ?
ask-buyAnyParcel = Acheter une parcelle sans propriétaire à son prix ?
ask-buyRevolvers = Acheter des revolvers pour toute la partie ?
ask-freeParcel = Prenez une parcelle sans propriétaire, gratuite.
ask-heroicDeed = Des PV maintenant, plus contre des cow-boys.
ask-hireCowboys = Engager des cow-boys ?
ask-moneyOrDoubling = 8 $ maintenant, ou doubler une sorte de bâtiment ?
ask-moneyOrPoints = 8 $ maintenant, ou des PV à la fin du tour ?
ask-pointsForMoney = Acheter des points de victoire au banquier ?
ask-prospect = Payer et le construire sur une parcelle libre ?
ask-tax = Taxer les autres : par revolver ou par argent ?


answers-decline = Non, merci
answers-done = Terminé
answers-pass = Passer
answers-takeSalary = Prendre le salaire
answers-takeAmmunition = Prendre les revolvers
answers-takeReward = Prendre la récompense
answers-takeHalf = Prendre la moitié du revenu
answers-cancelBuild = Renoncer à construire
answers-agree = Oui, d’accord
answers-refuse = Non
answers-payMoney = Payer 2 $
answers-payPoint = Perdre 1 PV

choices-money = L’argent maintenant
choices-points = Des points
choices-wait = Attendre le revenu
choices-one = Un
choices-two = Deux
choices-three = Trois
choices-yellow = Côté jaune
choices-red = Côté rouge
choices-revolvers = Par revolver

place-plain = Placer un cow-boy
place-white = Placer le cow-boy blanc
place-token = Placer avec un jeton « pas de duel »
place-dynamite = Placer avec de la dynamite

takeBack = Reprendre ce cow-boy
layRoad = Poser une route ici
layBridge = Poser un pont ici (deux routes)
layTownRoad = Poser ici une route de la ville
claim = Prendre { $parcel }
name = Nommer { $parcel }
buy = Acheter { $parcel } pour { MONEY($price) }
build = Construire : { $building } en { $parcel }
setHouse = Maison en { $parcel }
askConsent = Demander { $parcel } à { $owner }
hallOn = Hôtel de ville en { $parcel }
takeTile = Prendre : { $building }
pickTile = Celle-ci : { $building }
fightFirst = D’abord : { $place }
blastMine = Dynamite : tripler la mine en { $parcel }
doubleRanch = Cheval : doubler le ranch en { $parcel }
doubleKind = Commerçante, doubler : { $building }
moveOutlaw = D’abord le hors-la-loi en { $parcel }
treat = Vers : { $place }
putHorse = Enclos { $corral }
takeHorse = Sortir de l’enclos { $corral }
buyHorse = Cheval dans l’enclos { $corral }, 4 $
throwAgain = Relancer le { $shown }
tiles = Jouer { $values }

amount-bid = Miser
amount-buyPoints = Acheter
amount-spend = Dépenser

amountOf-bid = Miser { MONEY($amount) }
amountOf-buyPoints = { $price ->
        [0] { $count } PV
       *[other] { $count } PV pour { MONEY($cost) }
    }
amountOf-spend = { $amount ->
        [0] Ne rien dépenser
       *[other] Dépenser { MONEY($amount) } pour { $count } PV
    }

less = Moins
more = Plus
nextTarget = Endroit suivant
previousTarget = Endroit précédent

tabs-map = Plan
tabs-street = Rue

map = Plan de la ville
street = Main Street
characters = Personnalités en jeu
bare = terrain nu
ownedBy = à { $name }
outlawThere = un hors-la-loi
cowboyOf = cow-boy { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
earns = rapporte { MONEY($income) }
closed = fermée
doneSpace = terminée
leads = la plus grande force ici : { $name }, { $total }

overlays-heading = Montrer sur le plan
overlays-income = Revenu
overlays-price = Prix
overlays-served = Desservi par une route
overlays-safe = À l’abri des attaques
overlays-sites = Où construire
overlays-building = Pour quel bâtiment

strength = Force { $total }
limit = Limite de liquidité { MONEY($limit) }
limitOfSecond = { $less ->
        [0] Limite de liquidité de la seconde personnalité
       *[other] Limite de liquidité de la seconde personnalité, moins { MONEY($less) }
    }
nobodyHas = Encore libre à ce tour.
heldBy = Ce tour-ci chez { $name }.
noCharacter = pas encore de personnalité

facts-strength = Force
facts-cowboys = Cow-boys en réserve
facts-roads = Routes
facts-titles = Titres restants
facts-tiles = Tuiles en main
facts-dynamite = Dynamite
facts-horses = Chevaux
facts-rodeos = Rodéos
facts-duelTiles = Tuiles de duel

orders-choice = Choix
orders-turn = Tour
orders-passed = Passé

bag = Le sac
inBag = Dans le sac : { $tiles }

zoom-in = Agrandir
zoom-out = Réduire

odds = { $percent } % contre { $rival }
oddsAll = { $percent } % de chances de gagner le duel
strongest = Votre force ici : { $total }
nobodyThere = Il n’y a encore personne.
freeOfDuels = Jamais de duel ici.

stakes-costs = Vous coûte { MONEY($price) }.
stakes-money = Vaut { MONEY($amount) } en l’état.
stakes-points = Vaut { $count } PV en l’état.
stakes-raid = Victoire : vous prenez { MONEY($amount) } au propriétaire.
stakes-outlaw = Le hors-la-loi a une force de { $strength }. Récompense : { $reward } PV.
stakes-oddsWithDynamite = { $percent } % avec de la dynamite
stakes-lose = Duel perdu : rien pour vous ici, et le cow-boy revient dans votre réserve.
stakes-loseRaid = Duel perdu : le propriétaire garde tout, et le cow-boy revient dans votre réserve.
stakes-loseDefence = Duel perdu : l’attaquant prend { MONEY($amount) }, et le cow-boy revient dans votre réserve.
stakes-loseToOutlaw = Combat perdu : le hors-la-loi reste, et le cow-boy revient dans votre réserve.
stakes-funeral = Qui perd donne au croque-mort { MONEY($money) } ou { $count } PV.
stakes-surgery = Après un duel perdu, le docteur envoie le cow-boy sur une autre case pour { MONEY($fee) }.

kit-cowboys = Cow-boys
kit-parcels = Parcelles
kit-revolvers = Revolvers
kit-roads = Routes
kit-seal = Valider l’équipement

duel-heading = Duel : { $place }
duel-skip = Passer

account-title = Comptes
account-rounds = Tours
account-end = Fin
account-heading = Tour { $round } : les comptes
account-money = Argent
account-points = Points
account-close = Continuer
account-curve = Points par tour
