seatsTaken = Aan tafel: { LIST($seats, item: "seatsTakenItem") }.
seatsTakenItem = { $who } ({ NAME($suit, from: "names-suitsInText") })
eraStarted = { $era ->
        [1] Era I
       *[other] Era II
    } begint.
roundStarted = Ronde { $round } van 9.
characterRevealed = Nieuw in de stad: { NAME($character, from: "names-charactersAsObject") }.
characterBuried = De schedel stuurt { NAME($character, from: "names-charactersAsObject") } onder de stapel.
terrainRevealed = { $count ->
        [one] Er gaat een terreinkaart
       *[other] Er gaan { $count } terreinkaarten
    } open: { JOIN($cards, with: "; ") }.
powerUsed = { $who } gebruikt { NAME($character, from: "names-charactersAsObject") }.
powerDeclined = { $who } gebruikt { NAME($character, from: "names-charactersAsObject") } niet.
bidChosen = { $who } heeft een bod gekozen.
bidsRevealed = De biedingen: { JOIN($bids, item: "bidsRevealedItem", with: ", ") }.
bidsRevealedItem = { $who } { $card }{ $counts ->
        [true] {""}
       *[false] {" "}(afgelegd)
    }
orderSettled = Er wordt gekozen in deze volgorde: { JOIN($turns, item: "orderSettledItem", with: ", ") }.
orderSettledItem = { $who } ({ $value })
cardTaken = { $by ->
        [none] { $who } neemt { $card }.
       *[other] { NAME($by, from: "names-characters") }: { $who } neemt { $card }.
    }
cardLaid = { $who } legt { $card }.
cardTakenAndLaid = { $who } neemt en legt { $card }.
cardSetAside = { $who } kan { $card } nergens kwijt en legt die opzij.
cardSold = { $who } verkoopt { $card } voor 7 punten.
sellingFinished = { $who } verkoopt niets meer.
columnCleared = Uit het spel: { JOIN($cards, with: "; ") }.
pileRetired = { $count ->
        [one] De laatste kaart van Era I gaat uit het spel.
       *[other] De laatste { $count } kaarten van Era I gaan uit het spel.
    }
auctionCardsReturned = Iedereen heeft alle biedkaarten weer in handen.
charactersUprighted = { $who } zet { LIST($characters, item: "charactersUprightedItem") } weer rechtop.
charactersUprightedItem = { NAME($item, from: "names-charactersAsObject") }
characterRecruited = De Krantenjongen brengt { $who } { NAME($character, from: "names-charactersAsObject") }.
recruitDeclined = { $who } laat de Krantenjongen alleen naar huis gaan.
gameEnded = Het spel is afgelopen. Tijd om te tellen.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points }
