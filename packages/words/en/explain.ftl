### What an element of a table is, in one sentence, and what it does where it lies.

rule = Rule { $rule }
here = Here: { $what }
now = Now: { $what }
countsFor = counts for { LIST($what) }
countsForNothing = counts for nothing yet
onParcel = { $name } { $parcel }
terrainCard = Terrain card

cards-empty = Nothing stands here. A later card may cover it, and ranches graze on it.
cards-mountain = Brings nothing by itself. Each mine beside it gets 2 points.
cards-house = House value 1. Saloons, banks, drugstores and others score for adjacent houses.
cards-townhouse = House value 2: as good as two houses on one parcel.
cards-mine = 2 points per adjacent mountain.
cards-ranch = 1 point per adjacent empty parcel.
cards-blacksmith = 1 point per ranch and 1 per mine in your city.
cards-drugstore = The adjacent house value, plus 1 point per ranch in your city.
cards-bank = The adjacent house value, plus 1 point per mine in your city.
cards-saloon = Twice the adjacent house value.
cards-hotel = 3 points, and house value 2 for its neighbours.
cards-generalStore = The adjacent house value, plus that of your whole city.
cards-church = The house value of your whole city.
cards-prison = Outlaws cost you nothing and count as empty parcels.
cards-cityHall = The adjacent house value, plus 1 point per building in your city.
cards-outlaws = 6 points lost per parcel, unless you have the Sheriff or a prison.

card-auction-name = Auction card
card-auction-does = The higher your bid, the earlier you choose. A card played is gone until the Era ends.
card-ties-name = Ties
card-ties-does = Equal bids: the suit shown further up goes first.
card-skull-name = Skull
card-skull-does = When this back comes up on top, the character just revealed goes under the pile and the next one takes its place.
card-appeal-name = Appeal
card-appeal-does = Virtual players take the card with the highest appeal, and score it.
card-era-name = Era and round
card-era-does = Two Eras of nine rounds. When Era II begins, everyone takes their auction cards back.
card-terrainPile-name = Terrain pile
card-terrainPile-does = What the columns are filled from. Cards left over at the end of an Era leave the game.
card-characterPile-name = Character pile
card-characterPile-does = One character is revealed each round. The back on top orders the ties.

cardLines-ranches = Each ranch: 1 point per adjacent empty parcel.
cardLines-mines = Each mine: 2 points per adjacent mountain.
cardLines-drugstoreHouses = Each drugstore: the adjacent house value.
cardLines-bankHouses = Each bank: the adjacent house value.
cardLines-saloons = Each saloon: twice the adjacent house value.
cardLines-storeAndHallHouses = General store and city hall: the adjacent house value.
cardLines-timesRanches = Each drugstore and blacksmith: 1 point per ranch in your city.
cardLines-timesMines = Each bank and blacksmith: 1 point per mine in your city.
cardLines-timesHouses = Each church and general store: the house value of your whole city.
cardLines-hotels = Each hotel: 3 points.
cardLines-cityHallBuildings = City hall: 1 point per building in your city, houses and townhouses excepted.
cardLines-outlaws = 6 points lost per parcel with outlaws, unless you have the Sheriff or a prison.
cardLines-appeal = A virtual player scores the appeal of every card it has taken.

boardLines-points = Victory points from spaces, characters, duels and money, taken during the four rounds.
boardLines-money = 1 VP per full $6 you hold at the end.
boardLines-property = 2 VP per building, house and mountain on your parcels.
boardLines-station = 1 VP per two points of house value in the whole town.
boardLines-teacher = 2 VP per school, prison and church you own, and 2 VP without a saloon.
boardLines-horses = Your horses, counted once and once more per rodeo won.
boardLines-kitCarson = 1 VP per player who was done after you in the last round.

pieces-cowboy = Place cowboys to act. Those in your reserve add 1 strength each.
pieces-revolver = 1 strength in every duel, for the whole game.
pieces-road = Buildings and houses need a road. Lay it along a parcel, joined to the other roads.
pieces-title = Marks a parcel as yours. You have twelve in all.
pieces-dynamite = Triples the income of one mine, or gives a cowboy two dice in a duel.
pieces-horse = Put it into a corral for its effect. Horses count at the end.
pieces-rodeo = A rodeo won: your horses count once more at the end.
pieces-duelTile = Played in secret in a duel instead of a die, then gone.
pieces-outlaw = Takes half the income of the building it sits on. Match its strength in a duel for the reward.
pieces-tile = A building you bought and have not built yet.
pieces-bag = Buildings that are not for sale yet. Gaps on the street are filled from it after each round.

land-bare-name = Free parcel
land-bare-does = Place a cowboy to buy it: $1, plus $1 per building, house and mountain on it and around it.
land-owned-does = Only its owner may build here.

numbers-money-name = Money
numbers-money-does = Pays for parcels, buildings and points. At the end each full $6 is 1 VP.
numbers-strength-name = Strength
numbers-strength-does = Added to the die in every duel: revolvers, cowboys in reserve, and this round’s bonuses.
numbers-limit-name = Cash limit
numbers-limit-does = What you may keep at the end of the round. The excess must be spent: 1 VP per full $10.
numbers-points-name = Points
numbers-points-does = The score if the game ended now. Open it for every line.
numbers-difference-name = Difference
numbers-difference-does = The first player’s points less the other’s, line by line.

pieceNames-cowboy = Cowboy
pieceNames-revolver = Revolver
pieceNames-road = Road
pieceNames-title = Property title
pieceNames-dynamite = Dynamite
pieceNames-horse = Horse
pieceNames-rodeo = Rodeo won
pieceNames-duelTile = Duel tile
pieceNames-outlaw = Outlaw
pieceNames-tile = Building in hand
pieceNames-bag = The bag

corral = Corral { $corral }
corrals-corral1 = 1 strength this round for a horse here, 2 for three or more.
corrals-corral2 = A horse here lets you place, move or take back another cowboy at once, or pass.
corrals-corral3 = Each horse here doubles the income of one of your ranches this round.
corrals-corral4 = $2 at once for a horse put here.
corrals-corral5 = For the rodeo only, but with the most hats.

phases-characters = Players take one character each, in the order they passed last round: its power, and its number in the turn order.
phases-placing = In turn order, place one cowboy at a time on a space or a parcel, until everyone has passed.
phases-street = The spaces are carried out from top to bottom. Where rivals meet, they duel first.
phases-end = The cheapest VP space closes, cowboys arrive, and money above the cash limit must be spent.
