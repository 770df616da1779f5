heading = Tour { $round } sur 9, { $era }

ask-bid = Choisissez votre mise.
ask-discard = Défaussez une carte enchère : dévoilée avec les mises, elle ne vaut rien.
ask-take = Prenez une carte de la colonne.
ask-takeTwo = Prenez deux cartes, l’une après l’autre.
ask-takeBy = { $character } : prenez tout de suite une carte de la colonne.
ask-lay = Posez la carte dans votre ville.
ask-layAside = Cette carte ne tient nulle part. Mettez-la de côté.
ask-power = Utiliser { $character } ?
ask-recruit = Le paperboy peut amener une personnalité de plus.
ask-sell = Le commissaire-priseur peut vendre des cartes de votre ville, 7 points pièce.

wait-bid = En attente de mise : { $names }.
wait-other = À { $name } de jouer.

bid = Miser { $card }
discard = Défausser { $card }
bidWithBonus = Miser { $card } (vaut { $value })
pickFirst = Choisissez une carte
usePower = Utiliser
declinePower = Pas maintenant
nextPlace = Emplacement suivant
previousPlace = Emplacement précédent
placeCount = Emplacement { $at } sur { $count }, meilleurs d’abord
placeName = colonnes { $columns }, rangées { $rows } :
setAside = Mettre la carte de côté
sell = Vendre une carte
sellThis = Vendre ({ $gain })
finishSelling = Ne plus rien vendre
declineRecruit = Personne d’autre
offer = La colonne
offerPlace = Numéro { $place } en partant des piles
terrainCard = Carte terrain : { $elements } ; attrait { $appeal }.
characterCard = { $name } : { $power } Attrait { $appeal }.
terrainPile = Pile des cartes terrain : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
characterPile = Pile des personnalités : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
tieBreak = Égalités
tieBreakHint = À mises égales : { $suits }, dans cet ordre.
skull = Tête de vache : la personnalité qui vient d’être dévoilée passe sous la pile.
hand = Vos cartes enchère
auctionCard = { $suit } { $card }
spent = dépensée
city = La ville { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
yourCity = Votre ville
parcel = { $element }, { $place }
parcelPlace = colonne { $column }, rangée { $row }
seatBid = Mise { $value }
hasChosen = a choisi
choosing = réfléchit
noTurn = ne joue pas
keeps = { $cards ->
        [one] { $cards } carte gardée
       *[other] { $cards } cartes gardées
    }
characters = Personnalités
tilted = pouvoir utilisé
sold = { $cards ->
        [one] { $cards } vendue
       *[other] { $cards } vendues
    }
aside = { $cards ->
        [one] { $cards } mise de côté
       *[other] { $cards } mises de côté
    }
appeal = attrait { $points }

scoreLines-ranches = Ranchs
scoreLines-mines = Mines
scoreLines-drugstoreHouses = Drugstores : maisons
scoreLines-bankHouses = Banques : maisons
scoreLines-saloons = Saloons
scoreLines-storeAndHallHouses = General store et hôtel de ville : maisons
scoreLines-timesRanches = × ranchs
scoreLines-timesMines = × mines
scoreLines-timesHouses = × maisons
scoreLines-hotels = Hôtels
scoreLines-cityHallBuildings = Hôtel de ville : bâtiments
scoreLines-outlaws = Hors-la-loi
scoreLines-appeal = Attrait des cartes
