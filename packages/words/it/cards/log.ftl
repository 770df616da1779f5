seatsTaken = Al tavolo: { LIST($seats, item: "seatsTakenItem") }.
seatsTakenItem = { $who } ({ NAME($suit, from: "names-suitsInText") })
eraStarted = Comincia l’{ $era ->
        [1] Era I
       *[other] Era II
    }.
roundStarted = Round { $round } di 9.
characterRevealed = Volto nuovo in città: { NAME($character, from: "names-charactersAsObject") }.
characterBuried = Il teschio manda { NAME($character, from: "names-charactersAsObject") } sotto il mazzo.
terrainRevealed = { $count ->
        [one] Si rivela una carta terreno
       *[other] Si rivelano { $count } carte terreno
    }: { JOIN($cards, with: "; ") }.
powerUsed = { $who } usa { NAME($character, from: "names-charactersAsObject") }.
powerDeclined = { $who } non usa { NAME($character, from: "names-charactersAsObject") }.
bidChosen = { $who } ha scelto l’offerta.
bidsRevealed = Le offerte: { JOIN($bids, item: "bidsRevealedItem", with: ", ") }.
bidsRevealedItem = { $who } { $card }{ $counts ->
        [true] {""}
       *[false] {" "}(scartata)
    }
orderSettled = Si sceglie in quest’ordine: { JOIN($turns, item: "orderSettledItem", with: ", ") }.
orderSettledItem = { $who } ({ $value })
cardTaken = { $by ->
        [none] { $who } prende { $card }.
       *[other] { NAME($by, from: "names-characters") }: { $who } prende { $card }.
    }
cardLaid = { $who } posa { $card }.
cardTakenAndLaid = { $who } prende e posa { $card }.
cardSetAside = { $who } non può posare { $card } e la mette da parte.
cardSold = { $who } vende { $card } per 7 punti.
sellingFinished = { $who } non vende altro.
columnCleared = Fuori dal gioco: { JOIN($cards, with: "; ") }.
pileRetired = { $count ->
        [one] L’ultima carta dell’Era I esce dal gioco.
       *[other] Le ultime { $count } carte dell’Era I escono dal gioco.
    }
auctionCardsReturned = Tutte le carte asta tornano in mano.
charactersUprighted = { $who } raddrizza { LIST($characters, item: "charactersUprightedItem") }.
charactersUprightedItem = { NAME($item, from: "names-charactersAsObject") }
characterRecruited = Grazie al Ragazzo dei giornali, { $who } prende { NAME($character, from: "names-charactersAsObject") }.
recruitDeclined = { $who } lascia tornare a casa da solo il Ragazzo dei giornali.
gameEnded = La partita è finita. È ora di contare.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points }
