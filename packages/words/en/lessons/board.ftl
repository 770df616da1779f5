### Lessons of the board game: topic, order and reason of every step (at most 30 words), what is said to another move, what is said afterwards.

## first

first-about-name = The board game
first-about-line = Claim, take a character, place, duel, build, earn, score: one round with Nora.

first-claim-topic = Claim
first-claim-order = Claim E2, beside the house.
first-claim-why = Shops and saloons live from the houses around them. Roads already run around this house, and buildings need roads.
first-claim-other = Legal. Without a house or mountains beside it, land earns little.

first-land-topic = Land
first-land-order = Claim D2, right beside it.
first-land-why = A house on your own land serves only your own buildings. Here you will put one for your saloon.
first-land-other = Legal. But land beside your land lets houses work for you alone.

first-character-topic = Character
first-character-order = Take the Captain.
first-character-why = A character is yours for one round. The Captain hires cowboys, and every cowboy is one action. Lower numbers place first.
first-character-other = Also useful. The Captain would have hired cowboys, and cowboys are actions.

first-hire-topic = Hire
first-hire-order = Hire one cowboy for $1.
first-hire-why = The second would cost $3 more, the third another $5. One extra action is cheap; the rest of the money will build.
first-hire-other = Possible. But then there is less money for land, saloon and points.

first-saloon-topic = Place
first-saloon-order = Place a cowboy on the saloon.
first-saloon-why = Cowboys reserve actions, which are resolved later, from left to right. A saloon earns $5 per house beside it, every round.
first-saloon-other = Also an action. But another player may now take the saloon.

first-contest-topic = Contest
first-contest-order = Place a cowboy on F2, against Otto.
first-contest-why = Two on one parcel means a duel: a die plus strength. Otto’s cowboys will all be out; yours will not.
first-contest-other = Possible. Then Otto simply gets F2, without a duel.

first-market-topic = Points
first-market-order = Place a cowboy on the points for $2.
first-market-why = There you buy victory points with what the saloon earns. Each round the cheapest price closes: $2 is only open now.
first-market-other = Fine. But points never cost $2 again: that space closes after this round.

first-pass-topic = Pass
first-pass-order = Pass, and keep one cowboy.
first-pass-why = Every cowboy in reserve is 1 strength in your duels. The price of waiting: whoever passes first chooses the next character first.
first-pass-other = Also an action. But a cowboy in reserve would have helped in the duel.

first-buy-topic = Duel
first-buy-order = Buy F2 for $2.
first-buy-why = The die showed 5; a revolver and a cowboy make it 7. Otto had 2. A parcel costs $1 plus what stands around it.
first-buy-other = You may decline. But you won the duel for it, and land makes room to build.

first-tile-topic = Buy
first-tile-order = Take the saloon for $6.
first-tile-why = Nobody joined your cowboy there, so no duel. You pay the price of the space and get the building.
first-tile-other = You may decline. Then the saloon stays on the row, for anyone.

first-build-topic = Build
first-build-order = Build it on E2.
first-build-why = It is your land, a road serves it, and the saloon stands between the centre house and the house that comes next.
first-build-other = Legal. On E2 two houses would have stood beside it.

first-house-topic = House
first-house-order = Set the house on D2.
first-house-why = Most buildings bring a house to town. On your own land, beside the saloon, it earns $5 for you and nobody else.
first-house-other = Legal. On D2 it would have earned for your saloon alone.
first-house-after = Two houses beside the saloon: $10 per round.

first-points-topic = Score
first-points-order = Buy 5 points.
first-points-why = The saloon has paid $10. Two dollars per point is the best price of the game, yet $6 kept will build next round.
first-points-other = Also good: more points now means less to build with, and the other way round.

first-road-topic = Road
first-road-order = Lay your road between F2 and F3.
first-road-why = Buildings and houses need a road at their parcel. It opens G2 and G3. You may lay roads whenever you are asked.
first-road-other = Possible. Roads can also wait: they open new parcels whenever you are asked.

first-count-topic = Count
first-count-order = Open the score.
first-count-why = At the end every building, house and mountain of yours adds 2, and every $6 adds 1. Each line says what it is made of.

first-end-topic = Done
first-end-order = You know the game.
first-end-why = Three rounds are left, each with another character and more cowboys. Finish this very game against the same easy opponents.
