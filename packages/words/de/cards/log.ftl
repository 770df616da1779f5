seatsTaken = Am Tisch: { LIST($seats, item: "seatsTakenItem") }.
seatsTakenItem = { $who } ({ NAME($suit, from: "names-suits") })
eraStarted = { $era ->
        [1] Epoche I
       *[other] Epoche II
    } beginnt.
roundStarted = Runde { $round } von 9.
characterRevealed = Neu in der Stadt: { NAME($character, from: "names-characters") }.
characterBuried = Der Totenkopf schickt { NAME($character, from: "names-charactersAsObject") } unter den Stapel.
terrainRevealed = { $count ->
        [one] Eine Geländekarte wird
       *[other] { $count } Geländekarten werden
    } aufgedeckt: { JOIN($cards, with: "; ") }.
powerUsed = { $who } nutzt { NAME($character, from: "names-charactersAsObject") }.
powerDeclined = { $who } nutzt { NAME($character, from: "names-charactersAsObject") } nicht.
bidChosen = { $who } hat ein Gebot gewählt.
bidsRevealed = Die Gebote: { JOIN($bids, item: "bidsRevealedItem", with: ", ") }.
bidsRevealedItem = { $who } { $card }{ $counts ->
        [true] {""}
       *[false] {" "}(abgelegt)
    }
orderSettled = Gewählt wird in dieser Reihenfolge: { JOIN($turns, item: "orderSettledItem", with: ", ") }.
orderSettledItem = { $who } ({ $value })
cardTaken = { $by ->
        [none] { $who } nimmt { $card }.
       *[other] { NAME($by, from: "names-characters") }: { $who } nimmt { $card }.
    }
cardLaid = { $who } legt { $card }.
cardTakenAndLaid = { $who } nimmt und legt { $card }.
cardSetAside = { $who } findet keinen Platz für { $card } und legt sie beiseite.
cardSold = { $who } verkauft { $card } für 7 Punkte.
sellingFinished = { $who } verkauft nichts mehr.
columnCleared = Aus dem Spiel: { JOIN($cards, with: "; ") }.
pileRetired = { $count ->
        [one] Die letzte Karte von Epoche I verlässt das Spiel.
       *[other] Die letzten { $count } Karten von Epoche I verlassen das Spiel.
    }
auctionCardsReturned = Alle Auktionskarten sind wieder auf der Hand.
charactersUprighted = { $who } richtet { LIST($characters, item: "charactersUprightedItem") } wieder auf.
charactersUprightedItem = { NAME($item, from: "names-charactersAsObject") }
characterRecruited = Der Zeitungsjunge bringt { $who } { NAME($character, from: "names-charactersAsObject") }.
recruitDeclined = { $who } lässt den Zeitungsjungen allein nach Hause gehen.
gameEnded = Die Partie ist vorbei. Jetzt wird gezählt.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points }
