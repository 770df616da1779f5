### What the card game says while it is played: why something is not possible, and what happened. Refusals take the refusal's own parameters; log lines take names of players (`who`) and phrases for cards (`terrainCard`, `characterCard`).

seatsTaken = At the table: { LIST($seats, item: "seatsTakenItem") }.
seatsTakenItem = { $who } ({ NAME($suit, from: "names-suitsInText") })
eraStarted = { $era ->
        [1] Era I
       *[other] Era II
    } begins.
roundStarted = Round { $round } of 9.
characterRevealed = The round brings { NAME($character, from: "names-charactersAsObject") } to town.
characterBuried = The skull sends { NAME($character, from: "names-charactersAsObject") } under the pile.
# `cards`: contents, one text a card.
terrainRevealed = { $count ->
        [one] A terrain card is
       *[other] { $count } terrain cards are
    } turned up: { JOIN($cards, with: "; ") }.
powerUsed = { $who } used { NAME($character, from: "names-charactersAsObject") }.
powerDeclined = { $who } let { NAME($character, from: "names-charactersAsObject") } rest.
bidChosen = { $who } chose a bid.
bidsRevealed = The bids: { JOIN($bids, item: "bidsRevealedItem", with: ", ") }.
bidsRevealedItem = { $who } { $card }{ $counts ->
        [true] {""}
       *[false] {" "}(discarded)
    }
orderSettled = Choosing in this order: { JOIN($turns, item: "orderSettledItem", with: ", ") }.
orderSettledItem = { $who } ({ $value })
# `card`: from `terrainCard` or `characterCard`; `by`: the character whose power it was.
cardTaken = { $by ->
        [none] { $who } took { $card }.
       *[other] { NAME($by, from: "names-characters") }: { $who } took { $card }.
    }
cardLaid = { $who } laid { $card }.
cardSetAside = { $who } had no place for { $card }: it is set aside.
cardSold = { $who } sold { $card } for 7 points.
sellingFinished = { $who } sold nothing more.
# `cards`: contents of terrain cards and names of characters.
columnCleared = Out of the game: { JOIN($cards, with: "; ") }.
pileRetired = { $count ->
        [one] The last card of Era I leaves the game.
       *[other] The last { $count } cards of Era I leave the game.
    }
auctionCardsReturned = All auction cards are back in hand.
charactersUprighted = { $who } turned { LIST($characters, item: "charactersUprightedItem") } upright.
charactersUprightedItem = { NAME($item, from: "names-charactersAsObject") }
characterRecruited = The Paperboy brought { $who } { NAME($character, from: "names-charactersAsObject") }.
recruitDeclined = { $who } let the Paperboy go home alone.
gameEnded = The game is over. Time to count.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") } points.
lineCountedItem = { $who } { $points }
