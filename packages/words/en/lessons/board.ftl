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
first-saloon-why = Cowboys reserve actions, which are resolved later, along Main Street. A saloon earns $5 per house beside it, every round.
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
first-pass-why = Every cowboy in reserve is 1 strength in your duels. The price of waiting: the first to pass chooses the next character first.
first-pass-other = Also an action. But a cowboy in reserve would have helped in the duel.

first-buy-topic = Duel
first-buy-order = Buy F2 for $2.
first-buy-why = The die showed 5; a revolver and a cowboy make it 7. Otto had 2. A parcel costs $1 plus what stands around it.
first-buy-other = You may decline. But you won the duel for it, and land makes room to build.

first-tile-topic = Buy
first-tile-order = Take the saloon for $6.
first-tile-why = No one joined your cowboy there, so no duel. You pay the price of the space and get the building.
first-tile-other = You may decline. Then the saloon stays on the row, for anyone.

first-build-topic = Build
first-build-order = Build it on E2.
first-build-why = It is your land, a road serves it, and the saloon stands between the centre house and the house that comes next.
first-build-other = Legal. On E2 two houses would have stood beside it.

first-house-topic = House
first-house-order = Set the house on D2.
first-house-why = Most buildings bring a house to town. On your own land, beside the saloon, it earns $5 for you alone.
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

## river

river-about-name = The Carson River
river-about-line = Water instead of three mountains: mines and ranches like it.

river-mine-topic = Mine
river-mine-order = Claim E2, between mountains and river.
river-mine-why = A mine touching the river earns $3 more. With two mountains beside it, one here would earn $9 per round.
river-mine-other = Fine. A mine earns $3 more where it touches the river.

river-ranch-topic = Ranch
river-ranch-order = Claim C4, beside the water.
river-ranch-why = No one can buy or build on river parcels, and a ranch counts them as free: grass that stays yours.
river-ranch-other = Fine. A ranch counts river parcels as free, and no one builds there.

river-end-topic = Done
river-end-order = You know the river.
river-end-why = A bridge takes two roads; what you own beside one scores 3 at the end instead of 2. Finish this game.

## newBeginning

newBeginning-about-name = A New Beginning
newBeginning-about-line = Pack your own starting kit, in secret.

newBeginning-kit-topic = Kit
newBeginning-kit-order = Pack three cowboys, two parcels.
newBeginning-kit-why = Everyone spends 35 points in secret. This is the ordinary kit; less of one thing buys more of another, the rest is money.
newBeginning-kit-other = Also a plan. What you did not spend is your starting money.

newBeginning-claim-topic = Claim
newBeginning-claim-order = Claim D4, among three mountains.
newBeginning-claim-why = Otto packed fewer parcels and more guns. With more parcels you claim longer: here a mine would earn $9.
newBeginning-claim-other = Legal. Among mountains a mine would earn $3 for each.

newBeginning-end-topic = Done
newBeginning-end-order = You know the kits.
newBeginning-end-why = Few cowboys and much money, or many guns: every kit is a plan. Finish this game with yours.

## mightIsRight

mightIsRight-about-name = Might is Right
mightIsRight-about-line = Duels with tiles from your hand instead of dice.

mightIsRight-contest-topic = Contest
mightIsRight-contest-order = Place a cowboy on F4, against Otto.
mightIsRight-contest-why = You are the Hired Gun: 3 more strength this round. A duel is no longer luck, so pick it on purpose.
mightIsRight-contest-other = Possible. But with the Hired Gun a duel is a good idea.

mightIsRight-pass-topic = Reserve
mightIsRight-pass-order = Pass, with two in reserve.
mightIsRight-pass-why = Cowboys at home still count 1 strength each. Six against Otto’s three, before any tile is played.
mightIsRight-pass-other = Possible; then you have less strength in the duel.

mightIsRight-tile-topic = Tile
mightIsRight-tile-order = Play your 3.
mightIsRight-tile-why = Otto can reach at most 3 + 5. With 6 + 3 you win against any tile, and keep the 5 for later.
mightIsRight-tile-other = Also possible. A 3 was enough to be sure; high tiles are gone once played.

mightIsRight-buy-topic = Win
mightIsRight-buy-order = Buy F4 for $5.
mightIsRight-buy-why = 9 against 5. Spent tiles are open: count what the others still hold before the next duel.
mightIsRight-buy-other = You may decline; the duel is won all the same.

mightIsRight-end-topic = Done
mightIsRight-end-order = You know the tiles.
mightIsRight-end-why = Without tiles you draw three spent ones. High tiles in hand cost you starting money. Finish this game.

## kitCarson

kitCarson-about-name = Kit Carson
kitCarson-about-line = Everyone places at the same time.

kitCarson-mine-topic = Start
kitCarson-mine-order = Place a cowboy on the $4 mine.
kitCarson-mine-why = The first player opens; from then on all place at once, and may still move their own cowboys.
kitCarson-mine-other = Fine. Nothing is final here until you say that you are done.

kitCarson-move-topic = Change
kitCarson-move-order = Take it back: Otto is there too.
kitCarson-move-why = That would be a duel. Before you are done, every cowboy of yours may still go home.
kitCarson-move-other = Possible. Otto’s cowboy would then fight yours for the mine.

kitCarson-again-topic = Again
kitCarson-again-order = Place it on the $3 ranch.
kitCarson-again-why = No one is there. Watch what the others do, but do not wait too long.
kitCarson-again-other = Fine as well. Watch where the others stand.

kitCarson-done-topic = Done first
kitCarson-done-order = Say that you are done.
kitCarson-done-why = The first to finish comes first in the end order: ties, next character, and 1 point per slower player in the last round.
kitCarson-done-other = You may go on. But the first to finish comes first in the end order.

kitCarson-end-topic = Done
kitCarson-end-order = You know Kit Carson.
kitCarson-end-why = Quick games, and nerves. Finish this one against Otto.

## outlaws

outlaws-about-name = Outlaws
outlaws-about-line = They ride in from round 2 on and halve what you earn.

outlaws-gun-topic = Threat
outlaws-gun-order = Take the Hired Gun.
outlaws-gun-why = An outlaw sits on your ranch at F4 and halves its income. Strength 12 this round: you need every gun.
outlaws-gun-other = Also useful. But the outlaw has strength 12.

outlaws-fight-topic = Fight
outlaws-fight-order = Place a cowboy on F4.
outlaws-fight-why = A cowboy there fights just before income. Reach 12 with die and strength, and the outlaw leaves; you get points.
outlaws-fight-other = Possible. The outlaw then stays and takes half the income.

outlaws-pass-topic = Reserve
outlaws-pass-order = Pass, and keep the others home.
outlaws-pass-why = Three revolvers, four cowboys and the Hired Gun make 10. A 2 on the die is enough.
outlaws-pass-other = Possible; every cowboy you place is 1 strength less.
outlaws-pass-after = 12 reached: the outlaw leaves, 4 points for you.

outlaws-end-topic = Done
outlaws-end-order = You know the outlaws.
outlaws-end-why = Each round more may come, and they move towards the best income. A prison keeps them away. Finish this game.

## horses

horses-about-name = Horses
horses-about-line = Five corrals, small gains, and a rodeo every round.

horses-place-topic = Place
horses-place-order = Place a cowboy on the $3 ranch.
horses-place-why = Right after placing a cowboy you may put one horse into a corral.
horses-place-other = Fine. After any cowboy you may put a horse into a corral.

horses-horse-topic = Horse
horses-horse-order = Put your horse into corral 4.
horses-horse-why = It pays $2 at once. Corral 1 gives strength, 2 another placement, 3 doubles a ranch; all count for the rodeo.
horses-horse-other = Fine: each corral has its own use, and all count for the rodeo.

horses-corral-topic = Rodeo
horses-corral-order = Place a cowboy into corral 4.
horses-corral-why = A cowboy in a corral doubles its horses at the rodeo. The best total each round takes a rodeo token.
horses-corral-other = Also an action. A cowboy beside the horse would have doubled it at the rodeo.

horses-end-topic = Done
horses-end-order = You know the horses.
horses-end-why = At the end each horse scores 1, and 1 more per rodeo you won. Finish this game.

## buildings

buildings-about-name = New buildings
buildings-about-line = City hall, blacksmith, general store, school and station.

buildings-smith-topic = Blacksmith
buildings-smith-order = Place a cowboy on the blacksmith.
buildings-smith-why = It earns $5 times the number of the round, plus $5 per ranch of yours, wherever it stands. Early is best.
buildings-smith-other = Fine. A blacksmith grows by itself, from $5 to $20.

buildings-hall-topic = City hall
buildings-hall-order = Place a cowboy on the city hall.
buildings-hall-why = It has no owner; with your cowboy inside you earn more: blacksmiths and saloons $5, drugstores, banks, general stores $3. The cowboy stays.
buildings-hall-other = Possible. In the city hall your blacksmith would have earned $5 more.

buildings-pass-topic = Pass
buildings-pass-order = Pass.
buildings-pass-why = Only one may sit in the city hall: if others come, they duel at the start of income. Your last cowboy adds strength.
buildings-pass-other = Fine. Strength at home protects your seat in the city hall.

buildings-take-topic = Buy
buildings-take-order = Take the blacksmith.
buildings-take-why = The row mixes old and new buildings. A school needs three houses, a station a straight line of eight roads.
buildings-take-other = You may decline; it stays on the row.

buildings-build-topic = Build
buildings-build-order = Build it on D3.
buildings-build-why = Its income does not depend on neighbours, only on the round and your ranches. A road is still needed.
buildings-build-other = Legal; a blacksmith earns the same everywhere.

buildings-house-topic = House
buildings-house-order = Set its house on E4.
buildings-house-why = Your own land keeps it for your later shops. General stores earn twice as much from houses of your own.
buildings-house-other = Legal. On your own land a house serves only you.

buildings-end-topic = Done
buildings-end-order = You know the new buildings.
buildings-end-why = Blacksmith and city hall paid together this round already. Finish this game and find the rest.

## coach

coach-claimParcel-head = New: your first land
coach-claimParcel-one = Land beside houses suits shops, land beside mountains suits mines.
coach-claimParcel-two = Roads serve the parcels around the first house already.
coach-claimParcel-three = Parcels next to each other help one another.

coach-takeCharacter-head = New: characters
coach-takeCharacter-one = A low number plays earlier.
coach-takeCharacter-two = The power is yours for this round only.
coach-takeCharacter-three = At the end of the round you keep at most this much money.

coach-placeCowboy-head = New: placing cowboys
coach-placeCowboy-one = Each cowboy reserves one action or parcel; two on one place duel.
coach-placeCowboy-two = All is resolved later, along Main Street.
coach-placeCowboy-three = Cowboys you keep are strength, and passing early lets you choose first.

coach-buildOrKeep-head = New: building
coach-buildOrKeep-one = Most buildings need your own free parcel, a road and a new house.
coach-buildOrKeep-two = What stands around it decides the income, every round.
coach-buildOrKeep-three = Ranches and mines need neither road nor house.

coach-buyPoints-head = New: buying points
coach-buyPoints-one = Points get dearer: each round the cheapest price closes.
coach-buyPoints-two = Money left over builds next round, up to your cash limit.
coach-buyPoints-three = At the very end every $6 is still 1 point.

coach-spend-head = New: cash limit
coach-spend-one = Your character says how much money you may keep.
coach-spend-two = What exceeds it is spent now: 1 point per full $10.
coach-spend-three = Next time buy earlier: $10 for one point is dear.

coach-passing-head = New: passing
coach-passing-one = The earlier you pass, the earlier you choose a character next round.
coach-passing-two = Cowboys you keep add to your strength in every duel.
coach-passing-three = Ties in duels go to the player who passed first.

coach-duel-head = New: duels
coach-duel-one = Everyone on the place rolls a die and adds strength; the highest total acts.
coach-duel-two = Strength is revolvers plus the cowboys you still hold.
coach-duel-three = A beaten cowboy comes home and makes you stronger in the next duel.

coach-income-head = New: income
coach-income-one = Your buildings pay every round, without a cowboy.
coach-income-two = What stands around them decides how much: houses, mountains, ranch land.
coach-income-three = A rival’s cowboy on a building takes half. Strength protects it.
