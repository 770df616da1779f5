### What the card game says while it is played: why something is not possible, and what happened. Refusals take the refusal's own parameters; log lines take names of players (`who`) and phrases for cards (`terrainCard`, `characterCard`).

seatCount = A table has { $fewest } to { $most } seats, not { $seats }.
noRealSeat = At least one seat needs a real player.
suitTwice = Two seats have the same suit: { NAME($suit, from: "names-suitsInText") }.
mustAnswerPower = First say whether you use the power.
mustBid = First choose an auction card.
mustTakeCard = First take a card from the column.
mustLayCard = First lay the card you have taken.
mustAnswerRecruit = First say whether the Paperboy brings somebody.
mustFinishSelling = First sell something, or say that you are done.
auctionCardSpent = Your { $card } is spent for this Era. Choose another card.
auctionCardNotYours = You have no { $card }. Choose a card from your hand.
notInColumn = That card is not in the column. Take one that is.
leavesSquare = There the city would be larger than 8 × { $longSide }. Lay the card closer in.
joinsByCornerOnly = A corner is not enough. The card must share a full side with your city.
notJoined = The card must touch your city along a side, or overlap it.
coversElement = { $under ->
        [house] You can cover the house only with a house or a townhouse.
       *[other] You cannot cover { NAME($under, from: "names-elementsAsObject") }, except with the same again.
    }
coversOutlaws = { $over ->
        [outlaws] Outlaws never cover outlaws.
       *[other] You can cover outlaws only if you have the Sheriff or a prison.
    }
hasLegalPlace = This card still fits somewhere, so it must be laid.
powerNotAsked = First decide about { NAME($asked, from: "names-charactersAsObject") }.
noPower = No need to use { NAME($character, from: "names-charactersAsObject") }: it works by itself.
powerNotOwned = You do not have { NAME($character, from: "names-charactersAsObject") }.
powerTilted = { $once ->
        [game] You have already used { NAME($character, from: "names-charactersAsObject") } in this game.
       *[other] You have already used { NAME($character, from: "names-charactersAsObject") } in this Era.
    }
powerNeedsTurn = You gave up your turn for the Lawyer, so you cannot use { NAME($character, from: "names-charactersAsObject") } this round.
powerOutOfWindow = { $window ->
        [beforeBid] You can use { NAME($character, from: "names-charactersAsObject") } only before the bid, when you are asked.
       *[other] You can use { NAME($character, from: "names-charactersAsObject") } only after the bids are revealed, when you are asked.
    }
characterHeld = Somebody already has { NAME($character, from: "names-charactersAsObject") }. Choose another.
cannotSell = Only the Auctioneer can sell cards, and you do not have him.
notTimeToSell = You can sell just before you lay a card, and at the end of the game.
salesUsedUp = You have sold { $sales } cards already. That is all the market takes.
notInCity = That card is not in your city. Sell one that is.
saleOverlaps = A card that overlaps another cannot be sold.
saleSplitsCity = Without this card your city would fall apart. Sell another.
