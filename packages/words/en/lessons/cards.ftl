### Lessons of the card game: topic, order and reason of every step (at most 30 words), what is said to another move, what is said afterwards.

## first

first-about-name = The card game
first-about-line = Bid, choose, lay, overlap, use a power, count: four rounds with Nora.

first-bid-topic = Bid
first-bid-order = Bid your 5.
first-bid-why = The highest bid chooses first, and every number serves you once per Era: spend the 5, keep the 9.
first-bid-other = A lower bid chooses later; a higher one is then missing for the rest of the Era.
first-bid-after = 5 is the highest bid: you choose first.

first-take-topic = Take
first-take-order = Take the mine.
first-take-why = A mine scores 2 per mountain around it, corners included. This card shows both: 2 points at once.
first-take-other = It has its worth too, but nothing on it scores yet. The mine does.
first-take-after = The first card lies by itself. Cards that no one takes leave the game.

first-tie-topic = Tie
first-tie-order = Bid your 4, even if Otto does too.
first-tie-why = The back of the pile settles ties: your hat stands above Otto’s star, so an equal bid is enough.
first-tie-other = The 4 would have been enough: on a tie your hat beats Otto’s star.
first-tie-after = A tie at 4, and the hat beats the star: you choose first.

first-pair-topic = Match
first-pair-order = Take the second mine.
first-pair-why = Its mountain will touch both your mines, and each mine counts it. Cards are worth what lies beside them.
first-pair-other = Possible, but a mine beside your mine shares its mountains.

first-lay-topic = Lay
first-lay-order = Lay it on top of the city’s northern edge.
first-lay-why = Cards share a side. Here its mountain touches both mines: 4 points. Farther away it would be 2.
first-lay-other = Legal. But the number on the card says what a place brings: here it would have been 4.
first-lay-after = 4 points: one mountain, two mines.

first-save-topic = Save
first-save-order = Bid only your 1.
first-save-why = This round you want the character, and the others are after land. It will still be there for you, last.
first-save-other = That chooses earlier, but costs a number you will miss later.
first-save-after = The others took land. The Mercenary is still there.

first-character-topic = Character
first-character-order = Take the Mercenary.
first-character-why = Characters bring a power or points instead of land. This one adds 5 to an open bid, once per Era.
first-character-other = Land is fine. But the Mercenary would have added 5 to a bid, once per Era.

first-bluff-topic = Plan
first-bluff-order = Bid your 3.
first-bluff-why = It looks low. But once all bids lie open, the Mercenary can turn it into 8.
first-bluff-other = Good as well; with the Mercenary the 3 would have been enough.

first-power-topic = Power
first-power-order = Use the Mercenary.
first-power-why = Otto leads with 7. Your 3 plus 5 makes 8: you choose first. The power is ready again in Era II.
first-power-other = Then Otto’s 7 chooses first, and the best card may be gone.
first-power-after = 8 beats Otto’s 7.

first-ranch-topic = Choose
first-ranch-order = Take the mountain above the ranch.
first-ranch-why = The mountain serves your mines, and a ranch scores 1 per empty parcel around it. Two uses, one card.
first-ranch-other = It scores too. The marked card would have served mines and ranch at once.

first-overlap-topic = Overlap
first-overlap-order = Cover the two empty parcels.
first-overlap-why = A card may cover empty parcels. So the mountain comes to lie beside both mines: 6 points instead of 4.
first-overlap-other = Legal. Overlapping would have brought 6: empty parcels may be covered.
first-overlap-after = 6 points. Covered parcels no longer count.

first-count-topic = Count
first-count-order = Open the score.
first-count-why = Each line says what it is made of. It counts at the very end, but it is always up to date.

first-end-topic = Done
first-end-order = You know the game.
first-end-why = Fourteen rounds are left, nine of them in Era II. Play them against the same easy opponents, in this very city.

## virtual

virtual-about-name = Virtual players
virtual-about-line = They bid from a pile and take what appeals most: good company for one or two.

virtual-bid-topic = Pile
virtual-bid-order = Bid your 5.
virtual-bid-why = A virtual player turns up the top card of a shuffled pile. What is spent lies open, so you can count what is left.
virtual-bid-other = Fine. Their bids come from shuffled piles: count what they have spent.
virtual-bid-after = One virtual player was higher and took the highest blue number.

virtual-take-topic = Appeal
virtual-take-order = Take the ranch that is left.
virtual-take-why = Virtual players always take the highest blue number and build nothing. At the end they score the sum of these numbers.
virtual-take-other = Also fine. Remember: they take the highest blue number, whatever it shows.

virtual-high-topic = First
virtual-high-order = Bid your 9.
virtual-high-why = Two mines lie there, both with a 7. Novices hold 1 to 9 as you do, so a 9 can only be tied.
virtual-high-other = Possible. A 9 would have chosen first or tied.

virtual-mine-topic = Deny
virtual-mine-order = Take the mine beside its mountain.
virtual-mine-why = It scores for you, and its 7 no longer scores for a virtual player. Every card you take counts twice that way.
virtual-mine-other = Fine. A card you leave gives its blue number to a virtual player.

virtual-end-topic = Done
virtual-end-order = You know virtual players.
virtual-end-why = Stronger ones hold higher numbers: up to 10 or 11. Lay your mine and finish this game against these novices.

## coach

coach-bid-head = New: bidding
coach-bid-one = The highest bid chooses first, the lowest last.
coach-bid-two = Each number is spent for the Era: save high ones for cards you need.
coach-bid-three = Equal bids are settled by the order of suits on the pile.

coach-take-head = New: taking a card
coach-take-one = A terrain card goes into your city at once.
coach-take-two = It is worth what it will touch there: look for neighbours.
coach-take-three = A character brings points or a power instead.

coach-lay-head = New: laying a card
coach-lay-one = The card joins your city by a side and may cover empty parcels.
coach-lay-two = The number on it says what the place brings now.
coach-lay-three = The city must fit into 8 by 8: leave room to grow.

coach-power-head = New: a power
coach-power-one = You may use your character now, or keep the power.
coach-power-two = Most powers turn the card: once per Era.
coach-power-three = If the bid is safe without it, save it.

coach-tie-head = New: a tie
coach-tie-one = Another player bid the same number as you.
coach-tie-two = The suit standing higher on the pile’s back goes first.
coach-tie-three = That back changes each round: look at it before you bid.

coach-eraEnd-head = New: Era II
coach-eraEnd-one = You have all nine bids again.
coach-eraEnd-two = Turned characters stand upright: their powers are ready.
coach-eraEnd-three = Nine rounds are left. What your city lacks must come now.
