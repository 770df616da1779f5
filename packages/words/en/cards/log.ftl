### What the card game says while it is played: why something is not possible, and what happened. Refusals take the refusal's own parameters; log lines take names of players (`who`) and phrases for cards (`terrainCard`, `characterCard`).

seatsTaken = At the table: { LIST($seats, item: "seatsTakenItem") }.
seatsTakenItem = { $who } ({ NAME($suit, from: "names-suitsInText") })
eraStarted = { $era ->
        [1] Era I
       *[other] Era II
    } begins.
roundStarted = Round { $round } of 9.
characterRevealed = New in town: { NAME($character, from: "names-charactersAsObject") }.
characterBuried = Skull: { NAME($character, from: "names-charactersAsObject") } { $character ->
        [heroes] go
       *[other] goes
    } under the pile.
# `cards`: contents, one text a card.
terrainRevealed = { $count ->
        [one] Terrain card revealed
       *[other] Terrain cards revealed
    }: { JOIN($cards, with: "; ") }.
powerUsed = { $who } used { NAME($character, from: "names-charactersAsObject") }.
powerDeclined = { $who } did not use { NAME($character, from: "names-charactersAsObject") }.
bidChosen = { $who } chose a card.
bidsRevealed = Bids: { JOIN($bids, item: "bidsRevealedItem", with: ", ") }.
bidsRevealedItem = { $who } { $card }{ $counts ->
        [true] {""}
       *[false] {" "}(discarded)
    }
orderSettled = Order: { JOIN($turns, item: "orderSettledItem", with: ", ") }.
orderSettledItem = { $who } ({ $value })
# `card`: from `terrainCard` or `characterCard`; `by`: the character whose power it was.
cardTaken = { $by ->
        [none] { $who } took { $card }.
       *[other] { NAME($by, from: "names-characters") }: { $who } took { $card }.
    }
cardLaid = { $who } laid { $card }.
cardTakenAndLaid = { $who } took and laid { $card }.
cardSetAside = { $who } had no place for { $card } and set it aside.
cardSold = { $who } sold { $card } for 7 points.
sellingFinished = { $who } is done selling.
# `cards`: contents of terrain cards and names of characters.
columnCleared = Removed from the game: { JOIN($cards, with: "; ") }.
pileRetired = { $count ->
        [one] The last card of Era I leaves the game.
       *[other] The last { $count } cards of Era I leave the game.
    }
auctionCardsReturned = All auction cards return to their owners’ hands.
charactersUprighted = { $who } turned { LIST($characters, item: "charactersUprightedItem") } upright.
charactersUprightedItem = { NAME($item, from: "names-charactersAsObject") }
characterRecruited = The Paperboy brought { $who } { NAME($character, from: "names-charactersAsObject") }.
recruitDeclined = { $who } recruited no one with the Paperboy.
gameEnded = Game over. Time to count.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points }
