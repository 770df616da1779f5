seatsTaken = À table : { LIST($seats, item: "seatsTakenItem") }.
seatsTakenItem = { $who } ({ NAME($suit, from: "names-suitsInText") })
eraStarted = L’{ $era ->
        [1] époque I
       *[other] époque II
    } commence.
roundStarted = Tour { $round } sur 9.
characterRevealed = Nouveau visage en ville : { NAME($character, from: "names-charactersAsObject") }.
characterBuried = La tête de vache renvoie { NAME($character, from: "names-charactersAsObject") } sous la pile.
terrainRevealed = { $count ->
        [one] Une carte terrain dévoilée
       *[other] { $count } cartes terrain dévoilées
    } : { JOIN($cards, with: " ; ") }.
powerUsed = { $who } utilise { NAME($character, from: "names-charactersAsObject") }.
powerDeclined = { $who } n’utilise pas { NAME($character, from: "names-charactersAsObject") }.
bidChosen = { $who } a choisi sa mise.
bidsRevealed = Les mises : { JOIN($bids, item: "bidsRevealedItem", with: ", ") }.
bidsRevealedItem = { $who } { $card }{ $counts ->
        [true] {""}
       *[false] {" "}(défaussée)
    }
orderSettled = On choisit dans cet ordre : { JOIN($turns, item: "orderSettledItem", with: ", ") }.
orderSettledItem = { $who } ({ $value })
cardTaken = { $by ->
        [none] { $who } prend { $card }.
       *[other] { NAME($by, from: "names-characters") } : { $who } prend { $card }.
    }
cardLaid = { $who } pose { $card }.
cardTakenAndLaid = { $who } prend et pose { $card }.
cardSetAside = { $who } ne peut pas poser { $card } et la met de côté.
cardSold = { $who } vend { $card } pour 7 points.
sellingFinished = { $who } ne vend plus rien.
columnCleared = Hors du jeu : { JOIN($cards, with: " ; ") }.
pileRetired = { $count ->
        [one] La dernière carte de l’époque I quitte le jeu.
       *[other] Les { $count } dernières cartes de l’époque I quittent le jeu.
    }
auctionCardsReturned = Toutes les cartes enchère reviennent en main.
charactersUprighted = { $who } redresse { LIST($characters, item: "charactersUprightedItem") }.
charactersUprightedItem = { NAME($item, from: "names-charactersAsObject") }
characterRecruited = Grâce au paperboy, { $who } prend { NAME($character, from: "names-charactersAsObject") }.
recruitDeclined = { $who } laisse le paperboy rentrer seul.
gameEnded = La partie est finie. Passons aux comptes.
lineCounted = { $line } : { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points }
