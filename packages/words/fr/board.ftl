spaces-salary-sign = Salaire
spaces-salary-about = 4 $ pour chacun de vos cow-boys. Autant qu’on veut, sans duel.

spaces-ammunition-sign = Munitions
spaces-ammunition-about = +3 de force jusqu’à la fin du tour.

spaces-threeRoads-sign = Trois routes
spaces-threeRoads-about = Trois routes pour votre réserve.

spaces-oneRoad-sign = Une route
spaces-oneRoad-about = Une route pour chacun de vos cow-boys. Autant qu’on veut, sans duel.

spaces-tile3-sign = Bâtiment 3 $
spaces-tile3-about = Payez 3 $, prenez la tuile et construisez-la aussitôt ou gardez-la.

spaces-tile4-sign = Bâtiment 4 $
spaces-tile4-about = Payez 4 $, prenez la tuile et construisez-la aussitôt ou gardez-la.

spaces-tile5-sign = Bâtiment 5 $
spaces-tile5-about = Payez 5 $, prenez la tuile et construisez-la aussitôt ou gardez-la.

spaces-tile6-sign = Bâtiment 6 $
spaces-tile6-about = Payez 6 $, prenez la tuile et construisez-la aussitôt ou gardez-la.

spaces-tile8-sign = Bâtiment 8 $
spaces-tile8-about = Payez 8 $, prenez la tuile et construisez-la aussitôt ou gardez-la.

spaces-tile10-sign = Bâtiment 10 $
spaces-tile10-about = Payez 10 $, prenez la tuile et construisez-la aussitôt ou gardez-la.

spaces-tile12-sign = Bâtiment 12 $
spaces-tile12-about = Payez 12 $, prenez la tuile et construisez-la aussitôt ou gardez-la.

spaces-parcelIncome-sign = 2 $ × parcelle
spaces-parcelIncome-about = 2 $ par parcelle que vous possédez.

spaces-strengthIncome-sign = 2 $ × force
spaces-strengthIncome-about = 2 $ par point de votre force.

spaces-gaming-sign = Jeu de hasard
spaces-gaming-about = Lancez deux dés : vous gagnez autant de dollars que leur somme, de 2 à 12, 7 en moyenne.

spaces-parcelPoints-sign = PV : parcelles
spaces-parcelPoints-about = 1 PV pour deux parcelles possédées, arrondi à l’inférieur.

spaces-buildingPoints-sign = PV : bâtiments
spaces-buildingPoints-about = 1 PV par bâtiment que vous avez sur le plan. Maisons et montagnes ne comptent pas.

spaces-strengthPoints-sign = PV : force
spaces-strengthPoints-about = 1 PV pour deux points de votre force, arrondi à l’inférieur.

spaces-points2-sign = PV à 2 $
spaces-points2-about = Achetez autant de PV que vous voulez à 2 $ pièce. Ferme après le tour 1.

spaces-points3-sign = PV à 3 $
spaces-points3-about = Achetez autant de PV que vous voulez à 3 $ pièce. Ferme après le tour 2.

spaces-points4-sign = PV à 4 $
spaces-points4-about = Achetez autant de PV que vous voulez à 4 $ pièce. Ferme après le tour 3.

spaces-points5-sign = PV à 5 $
spaces-points5-about = Achetez autant de PV que vous voulez à 5 $ pièce. Ouvert jusqu’à la fin.

places-parcel = parcelle { $parcel }
places-corral = enclos { $corral }

where-parcel = sur la parcelle { $parcel }
where-corral = dans l’enclos { $corral }
where-tile = à « { $name } { MONEY($price) } »

strengthParts-revolvers = { $count } { $count ->
        [one] revolver
       *[other] revolvers
    }
strengthParts-cowboys = { $count } { $count ->
        [one] cow-boy
       *[other] cow-boys
    }
strengthParts-ammunition = { $count } pour les munitions
strengthParts-character = { $count } pour la personnalité
strengthParts-horses = { $count } pour les chevaux

moneySources-start = argent de départ
moneySources-salary = salaire
moneySources-horse = un cheval
moneySources-parcel = une parcelle
moneySources-tile = un bâtiment
moneySources-space = une case de revenu
moneySources-building = revenu des bâtiments
moneySources-attack = une attaque
moneySources-points = points de victoire
moneySources-limit = limite de liquidité
moneySources-corral = enclos 4
moneySources-power = une personnalité
moneySources-auction = une enchère
moneySources-tax = la taxe
moneySources-fee = les frais d’un duel
moneySources-outlaw = un hors-la-loi retiré

pointSources-space = une case de PV
pointSources-market = un achat
pointSources-limit = argent dépensé à la limite de liquidité
pointSources-power = une personnalité
pointSources-duelWon = un duel gagné
pointSources-duelLost = un duel perdu
pointSources-road = une route vers des terres neuves
pointSources-outlaw = la récompense pour un hors-la-loi
pointSources-funeral = un enterrement
pointSources-income = revenu des bâtiments

incomeParts-flat = Fixe
incomeParts-round = Numéro du tour
incomeParts-house = Maisons adjacentes
incomeParts-mountain = Montagnes adjacentes
incomeParts-pasture = Parcelles libres adjacentes
incomeParts-riverside = Au bord de la rivière
incomeParts-owned = Ranchs ou mines du même joueur
incomeParts-least = Au moins
incomeParts-hallStep = Bonus de l’hôtel de ville
incomeParts-cap = Au-delà du maximum
incomeParts-outlaw = Le hors-la-loi prend la moitié

scoreLines-points = Marqués pendant la partie
scoreLines-money = Argent
scoreLines-property = Bâtiments, maisons, montagnes
scoreLines-station = Gare
scoreLines-teacher = Maîtresse d’école
scoreLines-horses = Chevaux et rodéos
scoreLines-kitCarson = Avoir fini avant d’autres

buildings-ranch = 1 $ par parcelle libre adjacente, 1 $ au moins. 1 revolver à la construction. Ni route ni maison nécessaires. Valeur en maisons : 1.
buildings-mine = 3 $ par montagne adjacente, à vous ou sans propriétaire. 1 revolver à la construction. Ni route ni maison nécessaires.
buildings-drugstore = 3 $ par point de valeur en maisons adjacent, 3 $ par ranch que vous possédez. Nécessite une route et une maison.
buildings-bank = 3 $ par point de valeur en maisons adjacent, 3 $ par mine que vous possédez. Nécessite une route et une maison.
buildings-saloon = 5 $ par point de valeur en maisons adjacent. Nécessite une route et une maison.
buildings-hotel = 6 $. Nécessite une route et une maison. Valeur en maisons : 2.
buildings-church = Pas de revenu. Protège des attaques elle-même et vos bâtiments adjacents. Nécessite une route et une maison. Valeur en maisons : 1.
buildings-prison = Pas de revenu. 2 revolvers à la construction. Nécessite une route et une maison.
buildings-blacksmith = 5 $ × numéro du tour, 5 $ par ranch que vous possédez. Nécessite une route et une maison.
buildings-generalStore = 6 $ par point de valeur en maisons adjacent sur vos parcelles, 3 $ sur les autres. Nécessite une route et une maison.
buildings-school = Pas de revenu. Nécessite une route et trois maisons. Valeur en maisons : 1.
buildings-cityHall = Sans propriétaire. Un cow-boy à l’intérieur fait gagner plus à vos magasins, banques, saloons et maréchaux-ferrants. Valeur en maisons : 1.
buildings-station = À la fin, 1 PV par tranche de deux points de valeur en maisons de la ville. Nécessite une ligne de huit routes à travers le plan. Valeur en maisons : 2.
buildings-house = Valeur en maisons : 1. Sans propriétaire, elle compte pour tous les bâtiments adjacents ; sinon, seulement pour ceux de son propriétaire.
buildings-townhouse = Deux maisons en une : valeur en maisons 2. Jamais de troisième.
buildings-mountain = Sans propriétaire, elle compte pour toutes les mines adjacentes ; sinon, seulement pour celles de son propriétaire.
buildings-river = Ni propriétaire ni bâtiment. Terrain libre pour les ranchs ; une mine voisine rapporte 3 $ de plus.
money = { SIGN($amount) ->
        [minus] −{ ABS($amount) } $
       *[other] { $amount } $
    }
duelSum = { $who } : { JOIN($terms, with: " + ") } = { $total }
places-spaces-salary = le salaire
places-spaces-ammunition = les munitions
places-spaces-threeRoads = les trois routes
places-spaces-oneRoad = la route seule
places-spaces-tile3 = le bâtiment à 3 $
places-spaces-tile4 = le bâtiment à 4 $
places-spaces-tile5 = le bâtiment à 5 $
places-spaces-tile6 = le bâtiment à 6 $
places-spaces-tile8 = le bâtiment à 8 $
places-spaces-tile10 = le bâtiment à 10 $
places-spaces-tile12 = le bâtiment à 12 $
places-spaces-parcelIncome = le revenu des parcelles
places-spaces-strengthIncome = le revenu de la force
places-spaces-gaming = la table de jeu
places-spaces-parcelPoints = les PV des parcelles
places-spaces-buildingPoints = les PV des bâtiments
places-spaces-strengthPoints = les PV de la force
places-spaces-points2 = les PV à 2 $
places-spaces-points3 = les PV à 3 $
places-spaces-points4 = les PV à 4 $
places-spaces-points5 = les PV à 5 $
where-spaces-salary = au salaire
where-spaces-ammunition = aux munitions
where-spaces-threeRoads = aux trois routes
where-spaces-oneRoad = à la route seule
where-spaces-tile3 = au bâtiment à 3 $
where-spaces-tile4 = au bâtiment à 4 $
where-spaces-tile5 = au bâtiment à 5 $
where-spaces-tile6 = au bâtiment à 6 $
where-spaces-tile8 = au bâtiment à 8 $
where-spaces-tile10 = au bâtiment à 10 $
where-spaces-tile12 = au bâtiment à 12 $
where-spaces-parcelIncome = au revenu des parcelles
where-spaces-strengthIncome = au revenu de la force
where-spaces-gaming = à la table de jeu
where-spaces-parcelPoints = aux PV des parcelles
where-spaces-buildingPoints = aux PV des bâtiments
where-spaces-strengthPoints = aux PV de la force
where-spaces-points2 = aux PV à 2 $
where-spaces-points3 = aux PV à 3 $
where-spaces-points4 = aux PV à 4 $
where-spaces-points5 = aux PV à 5 $
