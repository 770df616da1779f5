seatCount = Une table compte de { $fewest } à { $most } places, pas { $seats }.
noRealSeat = Il faut au moins une personne ou un robot à la table.
suitTwice = Deux places ont la même couleur : { NAME($suit, from: "names-suitsInText") }.
mustAnswerPower = Dites d’abord si vous utilisez le pouvoir.
mustBid = Choisissez d’abord une carte enchère.
mustTakeCard = Prenez d’abord une carte de la colonne.
mustLayCard = Posez d’abord la carte que vous avez prise.
mustAnswerRecruit = Dites d’abord si le paperboy amène quelqu’un.
mustFinishSelling = Vendez d’abord quelque chose, ou dites que vous avez fini.
auctionCardSpent = Votre { $card } est dépensé pour cette époque. Choisissez une autre carte.
auctionCardNotYours = Vous n’avez pas de { $card }. Choisissez une carte de votre main.
notInColumn = Cette carte n’est pas dans la colonne. Prenez-en une qui y est.
leavesSquare = Là, la ville dépasserait 8 × { $longSide }. Posez la carte plus près.
joinsByCornerOnly = Un coin ne suffit pas. La carte doit partager un côté entier avec votre ville.
notJoined = La carte doit toucher votre ville par un côté, ou la chevaucher.
coversElement = { $under ->
        [house] Seule une maison ou une maison de ville peut recouvrir la maison.
       *[other] On ne peut pas recouvrir { NAME($under, from: "names-elementsAsObject") }, sauf par un élément identique.
    }
coversOutlaws = { $over ->
        [outlaws] Des hors-la-loi ne recouvrent jamais d’autres hors-la-loi.
       *[other] Pour recouvrir des hors-la-loi, il vous faut le shérif ou une prison.
    }
hasLegalPlace = Il reste une place pour cette carte : il faut la poser.
powerNotAsked = Répondez d’abord pour { NAME($asked, from: "names-charactersAsObject") }.
noPower = Rien à décider pour { NAME($character, from: "names-charactersAsObject") } : l’effet est automatique.
powerNotOwned = Vous n’avez pas { NAME($character, from: "names-charactersAsObject") }.
powerTilted = { $once ->
        [game] Vous avez déjà utilisé { NAME($character, from: "names-charactersAsObject") } dans cette partie.
       *[other] Vous avez déjà utilisé { NAME($character, from: "names-charactersAsObject") } pendant cette époque.
    }
powerNeedsTurn = Vous avez utilisé l’avocat : impossible d’utiliser { NAME($character, from: "names-charactersAsObject") } au même tour.
powerOutOfWindow = { $window ->
        [beforeBid] Vous ne pouvez utiliser { NAME($character, from: "names-charactersAsObject") } qu’avant la mise, quand on vous le demande.
       *[other] Vous ne pouvez utiliser { NAME($character, from: "names-charactersAsObject") } qu’après la révélation des mises, quand on vous le demande.
    }
characterHeld = Quelqu’un a déjà { NAME($character, from: "names-charactersAsObject") }. Choisissez une autre personnalité.
cannotSell = Seul le commissaire-priseur vend des cartes, et vous ne l’avez pas.
notTimeToSell = On vend juste avant de poser une carte, et à la fin de la partie.
salesUsedUp = Vous avez déjà vendu { $sales } cartes, c’est le maximum.
notInCity = Cette carte n’est pas dans votre ville. Vendez-en une qui y est.
saleOverlaps = Une carte qui en chevauche une autre ne se vend pas.
saleSplitsCity = Sans cette carte, votre ville se séparerait en morceaux. Vendez-en une autre.
