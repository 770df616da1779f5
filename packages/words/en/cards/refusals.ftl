### What the card game says while it is played: why something is not possible, and what happened. Refusals take the refusal's own parameters; log lines take names of players (`who`) and phrases for cards (`terrainCard`, `characterCard`).

seatCount = A table has { $fewest } to { $most } seats, not { $seats }.
noRealSeat = At least one seat needs a person or a bot.
suitTwice = Two seats have the same suit: { NAME($suit, from: "names-suitsInText") }.
mustAnswerPower = First decide whether to use the power.
mustBid = First choose an auction card.
mustTakeCard = First take a card from the column.
mustLayCard = First lay the card you have taken.
mustAnswerRecruit = First decide whether the Paperboy recruits a character.
mustFinishSelling = First sell a card, or finish selling.
auctionCardSpent = Your { $card } is already spent this Era. Choose another card.
auctionCardNotYours = You do not have a { $card }. Choose a card from your hand.
notInColumn = That card is not in the column. Take one that is.
leavesSquare = Your city would be larger than 8 × { $longSide }. Choose a place closer in.
joinsByCornerOnly = A corner is not enough: the card must share a full side with your city.
notJoined = The card must touch your city along a side, or overlap it.
coversElement = { $under ->
        [house] Only a house or a townhouse can cover the house.
       *[other] You cannot cover { NAME($under, from: "names-elementsAsObject") }, except with another one.
    }
coversOutlaws = { $over ->
        [outlaws] Outlaws cannot cover outlaws.
       *[other] You need the Sheriff or a prison to cover outlaws.
    }
hasLegalPlace = This card fits somewhere, so you must lay it.
powerNotAsked = First decide about { NAME($asked, from: "names-charactersAsObject") }.
noPower = { NAME($character, from: "names-characters") } needs no decision: it works by itself.
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
characterHeld = Another player has { NAME($character, from: "names-charactersAsObject") }. Choose another character.
cannotSell = Only the Auctioneer can sell cards, and you do not have him.
notTimeToSell = You can sell just before you lay a card, and at the end of the game.
salesUsedUp = You have already sold { $sales } cards. That is the limit.
notInCity = That card is not in your city. Sell one that is.
saleOverlaps = A card that overlaps another cannot be sold.
saleSplitsCity = Without this card your city would fall apart. Sell another one.
