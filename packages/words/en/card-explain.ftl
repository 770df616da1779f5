### What the card beside an element of the card game’s table says.

# Numbers and signs of the table.
facts-bid-name = Bid
facts-bid-does = The number on the card plus all bonuses. The highest bid chooses first.
facts-gain-name = What it brings
facts-gain-does = How your score would change now: a terrain card there or at its best place, a character by its points.
facts-gained-name = Just scored
facts-gained-does = By how much the last card changed this score.
facts-labels-name = Columns and rows
facts-labels-does = A letter and a number name each parcel of the city, in hints and in the log.
facts-limits-name = Size of the city
facts-limits-does = The most columns and rows a city may have. The Captain allows one more.
facts-sold-name = Cards sold or set aside
facts-sold-does = Sold by the Auctioneer for 7 points each; set aside where there was no legal place, for nothing.
facts-kept-name = Cards of a virtual player
facts-kept-does = It builds no city: the appeal of every card it has taken is its score.
facts-points-name = The $ symbol
facts-points-does = This character brings points at the end.
facts-tilt-name = The turn symbol
facts-tilt-does = The power is used once per Era; the card is then turned sideways.
seat = Suit: { $suit }. When bids are equal, the suits decide in this round’s order.
seatNow = { $points }, { $place } in ties
bidNow = { $value }, chooses { $place }
handNow = still in hand: { JOIN($cards, with: ", ") }

# What a power that takes cards would bring, at its question.
takesOne = The best card of the column now: { $card }, { $gain } for you.
takesTwo = The two best cards of the column now: { $card }, { $gain } for you; { $other }, { $more }.
