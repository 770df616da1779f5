### What the card game's table asks and shows.

heading = { $era }, round { $round } of 9

ask-bid = Pick a bid.
ask-discard = Discard an auction card: it is shown with the bids and counts for nothing.
ask-take = Take a card from the column.
ask-takeTwo = Take two cards, one after the other.
ask-takeBy = { $character }: take a card from the column now.
ask-lay = Lay the card in your city.
ask-layAside = This card has no legal place. Set it aside.
ask-power = Use { $character }?
ask-recruit = Paperboy: recruit one more character.
ask-sell = Auctioneer: sell cards from your city for 7 points each?

wait-bid = { $names } still to bid.
wait-other = { $name } to move.

bid = Bid { $card }
discard = Discard { $card }
bidWithBonus = Bid { $card } (worth { $value })
pickFirst = Pick a card
usePower = Use it
declinePower = Not now
nextPlace = Next place
previousPlace = Previous place
placeCount = Place { $at } of { $count }, best first
placeName = Columns { $columns }, rows { $rows }:
setAside = Set the card aside
sell = Sell a card
sellThis = Sell ({ $gain })
finishSelling = Sell no more
declineRecruit = No one
offer = The column
offerPlace = Number { $place } from the piles.
terrainCard = Terrain card: { $elements }; appeal { $appeal }.
characterCard = { $name }: { $power } Appeal { $appeal }.
terrainPile = Cards in the terrain pile: { $count }
characterPile = Cards in the character pile: { $count }
tieBreak = Ties
tieBreakHint = Equal bids go in this order: { $suits }.
skull = Skull: the character just revealed goes under the pile.
hand = Your auction cards
auctionCard = { $suit } { $card }
spent = spent
city = { $name }'s city
yourCity = Your city
parcel = { $element }, { $place }
parcelPlace = column { $column }, row { $row }
seatBid = Bid { $value }
hasChosen = has chosen
choosing = is choosing
noTurn = no turn
keeps = { $cards ->
        [1] 1 card kept
       *[other] { $cards } cards kept
    }
characters = Characters
tilted = used
sold = { $cards } sold
aside = { $cards } set aside
appeal = appeal { $points }

scoreLines-ranches = Ranches
scoreLines-mines = Mines
scoreLines-drugstoreHouses = Drugstores: houses
scoreLines-bankHouses = Banks: houses
scoreLines-saloons = Saloons
scoreLines-storeAndHallHouses = Store and city hall: houses
scoreLines-timesRanches = × ranches
scoreLines-timesMines = × mines
scoreLines-timesHouses = × houses
scoreLines-hotels = Hotels
scoreLines-cityHallBuildings = City hall: buildings
scoreLines-outlaws = Outlaws
scoreLines-appeal = Appeal of the cards
