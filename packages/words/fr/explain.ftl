### What an element of a table is, in one sentence, and what it does where it lies.

rule = Règle { $rule }
here = Ici : { $what }
now = Maintenant : { $what }
countsFor = compte pour { LIST($what) }
countsForNothing = ne compte encore pour rien
onParcel = { $name } { $parcel }
terrainCard = Carte terrain

cards-empty = Rien ici. Une carte posée plus tard peut la recouvrir, et les ranchs y font paître leurs bêtes.
cards-mountain = Ne rapporte rien seule. Chaque mine voisine gagne 2 points.
cards-house = Valeur en maisons : 1. Saloons, banques, drugstores et autres marquent pour les maisons adjacentes.
cards-townhouse = Valeur en maisons 2 : autant que deux maisons sur une parcelle.
cards-mine = 2 points par montagne adjacente.
cards-ranch = 1 point par parcelle vide adjacente.
cards-blacksmith = 1 point par ranch et 1 par mine dans votre ville.
cards-drugstore = La valeur en maisons adjacente, plus 1 point par ranch dans votre ville.
cards-bank = La valeur en maisons adjacente, plus 1 point par mine dans votre ville.
cards-saloon = Le double de la valeur en maisons adjacente.
cards-hotel = 3 points, et une valeur en maisons de 2 pour ses voisins.
cards-generalStore = La valeur en maisons adjacente, plus celle de toute votre ville.
cards-church = La valeur en maisons de toute votre ville.
cards-prison = Les hors-la-loi ne vous coûtent rien et comptent comme des parcelles vides.
cards-cityHall = La valeur en maisons adjacente, plus 1 point par bâtiment dans votre ville.
cards-outlaws = 6 points perdus par parcelle, sauf si vous avez le shérif ou une prison.

card-auction-name = Carte enchère
card-auction-does = Plus votre mise est haute, plus tôt vous choisissez. Une carte jouée est perdue jusqu’à la fin de l’époque.
card-ties-name = Égalités
card-ties-does = À mises égales, la couleur placée plus haut passe en premier.
card-skull-name = Tête de vache
card-skull-does = Si ce dos apparaît sur la pile, la personnalité qui vient d’être dévoilée passe dessous et la suivante prend sa place.
card-appeal-name = Attrait
card-appeal-does = Les joueurs virtuels prennent la carte au plus fort attrait et marquent cet attrait.
card-era-name = Époque et tour
card-era-does = Deux époques de neuf tours. Au début de l’époque II, chacun reprend ses cartes enchère.
card-terrainPile-name = Pile de terrains
card-terrainPile-does = Elle remplit les colonnes. Ce qui reste à la fin d’une époque quitte le jeu.
card-characterPile-name = Pile de personnalités
card-characterPile-does = Une personnalité est dévoilée à chaque tour. Le dos du dessus départage les égalités.

cardLines-ranches = Chaque ranch : 1 point par parcelle vide adjacente.
cardLines-mines = Chaque mine : 2 points par montagne adjacente.
cardLines-drugstoreHouses = Chaque drugstore : la valeur en maisons adjacente.
cardLines-bankHouses = Chaque banque : la valeur en maisons adjacente.
cardLines-saloons = Chaque saloon : le double de la valeur en maisons adjacente.
cardLines-storeAndHallHouses = General store et hôtel de ville : la valeur en maisons adjacente.
cardLines-timesRanches = Chaque drugstore et maréchal-ferrant : 1 point par ranch de votre ville.
cardLines-timesMines = Chaque banque et maréchal-ferrant : 1 point par mine de votre ville.
cardLines-timesHouses = Chaque église et general store : la valeur en maisons de toute votre ville.
cardLines-hotels = Chaque hôtel : 3 points.
cardLines-cityHallBuildings = Hôtel de ville : 1 point par bâtiment de votre ville, hors maisons et maisons de ville.
cardLines-outlaws = 6 points perdus par parcelle de hors-la-loi, sauf avec le shérif ou une prison.
cardLines-appeal = Un joueur virtuel marque l’attrait de toutes ses cartes.

boardLines-points = Points de victoire des cases, des personnalités, des duels et de l’argent, pris pendant les quatre tours.
boardLines-money = 1 PV par tranche complète de 6 $ en main à la fin.
boardLines-property = 2 PV par bâtiment, maison et montagne sur vos parcelles.
boardLines-station = 1 PV par tranche de deux points de valeur en maisons dans toute la ville.
boardLines-teacher = 2 PV par école, prison et église à vous, et 2 PV sans saloon.
boardLines-horses = Vos chevaux, une fois, et une fois de plus par rodéo gagné.
boardLines-kitCarson = 1 PV par personne qui a terminé après vous au dernier tour.

pieces-cowboy = Placez des cow-boys pour agir. Chacun dans votre réserve donne 1 de force.
pieces-revolver = 1 de force à chaque duel, toute la partie.
pieces-road = Bâtiments et maisons ont besoin d’une route. Posez-la le long d’une parcelle, reliée aux autres.
pieces-title = Marque une parcelle comme vôtre. Vous en avez douze.
pieces-dynamite = Triple le revenu d’une mine, ou donne deux dés à un cow-boy en duel.
pieces-horse = Mettez-le dans un enclos pour son effet. Les chevaux comptent à la fin.
pieces-rodeo = Un rodéo gagné : vos chevaux comptent une fois de plus à la fin.
pieces-duelTile = Jouée en secret dans un duel à la place du dé, puis perdue.
pieces-outlaw = Prend la moitié du revenu du bâtiment. Égalez sa force en duel pour la récompense.
pieces-tile = Un bâtiment acheté et pas encore construit.
pieces-bag = Les bâtiments pas encore en vente. Après chaque tour, il comble les vides de la rue.

land-bare-name = Parcelle libre
land-bare-does = Placez un cow-boy pour l’acheter : 1 $, plus 1 $ par bâtiment, maison et montagne dessus et autour.
land-owned-does = Seul son propriétaire peut y construire.

numbers-money-name = Argent
numbers-money-does = Paie les parcelles, les bâtiments et les points. À la fin, chaque tranche complète de 6 $ vaut 1 PV.
numbers-strength-name = Force
numbers-strength-does = S’ajoute au dé de chaque duel : revolvers, cow-boys en réserve et bonus du tour.
numbers-limit-name = Limite de liquidité
numbers-limit-does = Ce que vous gardez en fin de tour. L’excédent doit être dépensé : 1 PV par tranche complète de 10 $.
numbers-points-name = Points
numbers-points-does = Le score si la partie finissait maintenant. Ouvrez-le pour chaque ligne.
numbers-difference-name = Différence
numbers-difference-does = Les points de l’un moins ceux de l’autre, ligne par ligne.

pieceNames-cowboy = Cow-boy
pieceNames-revolver = Revolver
pieceNames-road = Route
pieceNames-title = Titre de propriété
pieceNames-dynamite = Dynamite
pieceNames-horse = Cheval
pieceNames-rodeo = Rodéo gagné
pieceNames-duelTile = Tuile de duel
pieceNames-outlaw = Hors-la-loi
pieceNames-tile = Bâtiment en main
pieceNames-bag = Le sac

corral = Enclos { $corral }
corrals-corral1 = 1 de force pour ce tour avec un cheval ici, 2 avec trois chevaux ou plus.
corrals-corral2 = Un cheval ici permet aussitôt de placer, déplacer ou reprendre un autre cow-boy, ou de passer.
corrals-corral3 = Chaque cheval ici double, pour ce tour, le revenu de l’un de vos ranchs.
corrals-corral4 = 2 $ tout de suite pour un cheval mis ici.
corrals-corral5 = Pour le rodéo seulement, mais avec le plus de chapeaux.

phases-characters = On prend une personnalité chacun, dans l’ordre où l’on a passé au tour précédent : son pouvoir, et son numéro dans l’ordre de jeu.
phases-placing = Dans l’ordre de jeu, placez un cow-boy à la fois sur une case ou une parcelle, jusqu’à ce que tout le monde ait passé.
phases-street = Les cases sont résolues de haut en bas. En cas de rencontre, on se bat d’abord en duel.
phases-end = La case de PV la moins chère ferme, des cow-boys arrivent, et l’argent au-delà de la limite doit être dépensé.
