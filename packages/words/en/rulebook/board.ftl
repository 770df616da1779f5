chapters-box-title = What is in the box
chapters-box-intro = A patch of desert, a crossroads, and too many people with plans. In four rounds you send out cowboys to buy land, raise buildings and turn money into victory points (VP). When two players want the same thing, they duel.

rules-B1-0 = The game lasts four rounds, and every round has four phases.
rules-B1-1 = For two to six players. You have 10 cowboys and 12 property titles, and never more than that. Money, revolvers, roads and houses do not run out. There are only 25 horses, 9 outlaws and 7 sticks of dynamite.
rules-B1-2 = There are 38 building tiles. The 30 basic ones are always in: 6 <ranch> ranches, 6 <mine> mines, 4 <drugstore> drugstores, 4 <bank> banks, 3 <saloon> saloons, 3 <hotel> hotels, 2 <church> churches, 2 <prison> prisons. Your table decides which of the others join them: 2 <blacksmith> blacksmiths, 2 <generalStore> general stores, 2 <school> schools, 1 <cityHall> city hall, 1 <station> station. For a first game leave them out.
rules-B1-3 = 19 characters, numbered 0 to 18, each with a yellow and a red side.
rules-B1-4 = Two dice, black for the row and white for the column. We decided that they point at the inner 6 × 6 parcels of the map, so whatever they hit has eight neighbours.

chapters-setup-title = Staking out the town

rules-B2-1 = You start with $15, 1 revolver, 1 road, 3 cowboys in your personal reserve and 12 titles.
rules-B2-2 = The building row has seven spaces: $3, $4, $5, $6, $8, $10, $12. There are ranches on $3 and $10, and mines on $4 and $12. All other tiles are put in the bag; three of them are drawn for $5, $6 and $8.
rules-B2-3 = The dice choose the centre of town: a <house> house with four roads around it, so that nine parcels touch a road. Then nine <mountain> mountains follow, one roll each, rolled again if the parcel is taken.
rules-B2-4 = If the city hall is among the first tiles, it is placed as in [B8.12]. We decided: after the mountains, before parcels are claimed.
rules-B2-5 = The +3 revolver token waits on its space. The starting order of the players is random.
rules-B2-6 = From last player to first, each claims a parcel; then from first to last, each claims a second. Mountains and even the centre may be claimed, the river and the city hall may not.
rules-B2-7 = Seven characters are in play, eight if the Street Boy is one of them, each on one side for the whole game. Take a preset [B9.20], draw them at random, or pick them by hand.

chapters-choosing-title = Phase 1: characters
chapters-choosing-intro = Everybody needs a friend in town. You get a new one every round.

rules-B3-1 = In the order in which you passed last round (in round 1: in random order), each player takes one of the characters in play. What happens *at once* happens before the next player chooses.
rules-B3-2 = Then the numbers of the characters give the turn order of this round, lowest first.

chapters-placing-title = Phase 2: placing cowboys

rules-B4-1 = In turn order, round and round until everyone has passed, place one cowboy from your personal reserve or pass. Without cowboys you must pass.
rules-B4-2 = A cowboy can go to an action space; to an unowned parcel, to buy it; to an opponent’s building, to attack it; or to your own, to defend it. With the expansions also to the city hall, to an outlaw, or into your own corral.
rules-B4-3 = Other players’ cowboys are no obstacle, only the promise of a duel, unless a rule protects them (the white cowboy, a church, the Heroes). We decided that you may have at most one cowboy in a place, except on Salary and on the single road, which take any number.
rules-B4-4 = When you pass, you take the lowest free place of the *end order* and place no more this round. That order breaks ties in duels, decides who orders waiting duels [B5.4], who chooses a character first next round, and, at the very end, who wins a tie.
rules-B4-5 = A closed space takes no cowboy: a VP price no longer on offer, an empty building space, or the ammunition while its token is away.

chapters-resolving-title = Phase 3: Main Street
chapters-resolving-intro = Now the spaces are settled one after another, always in the order of this chapter.

rules-B5-0 = You may always decline an action, even after winning a duel for it. Whether it acts or not, the cowboy then moves to the general supply. After a lost duel it returns to your personal reserve. We decided that money, victory points and roads are simply taken, without a question.
rules-B5-1 = *Salary.* $4 for each of your cowboys there. No duel. With Horses you may buy one here instead [B10.6].
rules-B5-2 = *Ammunition.* The winner holds the +3 revolver token until the end of the round.
rules-B5-3 = *Roads.* The winner of the three roads takes three. Then each player takes one for each cowboy on the single road, without a duel.
rules-B5-4 = *Parcels.* A parcel costs $1, plus $1 for each parcel among itself and the eight around it that has a building, a mountain or a house: $1 to $10. If several duels are waiting, the player involved who is earliest in end order decides which comes first. The winner pays and places a title, or declines, and must decline without the money or a title.
rules-B5-5 = *Buildings.* From the $12 space down to $3, one by one. The winner pays the price of the space, takes the tile, and builds it at once or keeps it.
rules-B5-9 = *Income spaces*, each for one winner: $2 for each parcel you own; then $2 for each point of strength; then gaming: two dice, as many dollars as they show. After that all buildings pay their income [B7.1], no cowboy needed.
rules-B5-10 = *Victory points*, each space for one winner: 1 VP for every two parcels you own, rounded down; then 1 VP for each building you own on the map (houses and mountains do not count); then 1 VP for every two points of strength, rounded down; then VP for sale at $2, $3, $4 and $5 each, as many as you like. We decided that they are settled in this order. All four prices are open in round 1; each round closes the cheapest, so in round 4 only $5 is left.

chapters-building-title = Building and roads

rules-B5-6 = To build you need: your own free parcel (no mountain, house, building or river); a road that touches a corner of it or runs along a side; and a new <house> house for the town. The house is free and goes on another free parcel with a road: your own, an unowned one, or another player’s if they agree when asked. It need not be adjacent. <ranch> Ranch and <mine> mine need neither road nor house. Special cases are in the chapter on buildings.
rules-B5-7 = Instead of a new house you may make an existing one a <townhouse> townhouse, if each of the eight parcels around it is owned or occupied (building, house, mountain, river). So never at the edge of the map. The owner of the parcel must agree, as with a house. We decided that a third house never fits on top.
rules-B5-8 = After the $3 space each player, in turn order, may build any tiles still in hand, new and old. Where a rule says “build at once”, it means that one tile only.
rules-B5-11 = *Roads* lie along the sides of parcels. A new road must meet one that is already there. You may lay roads from your reserve at any moment; we decided that this means whenever the game waits for a decision of yours, and once more before the final scoring.
rules-B8-14 = A house needs a road when it is placed. Houses and buildings belong to the owner of the parcel.

chapters-duels-title = Duels
chapters-duels-intro = Nobody dies here. The loser just walks home, somewhat better prepared.

rules-B6-1 = If two or more players have a cowboy where only one can act, all of them duel at once. Each rolls a die and adds *strength*: revolvers, cowboys in the personal reserve, and the bonuses of this round. The highest total wins, a tie goes to the player earlier in end order.
rules-B6-2 = The winner may act. Every loser’s cowboy returns home at once and already adds to strength in the next duel.
rules-B6-3 = The log shows every die, every sum with its parts, and every tie-break.

chapters-income-title = Building income
chapters-income-intro = *Adjacent* means the eight parcels around one, corners included.

rules-B7-1 = First each building’s income is worked out for its owner, then come the attacks. A house or mountain on an unowned parcel serves every adjacent building; on an owned parcel it serves only that owner’s. The same goes for buildings that count as houses; the city hall, which no one owns, serves all. The general store has its own rule [B8.10].
rules-B7-2 = *House value*: <house> house 1; <townhouse> townhouse, <hotel> hotel and <station> station 2; <ranch> ranch, <church> church, <school> school and <cityHall> city hall 1; anything else 0.
rules-B7-3 = *Attack.* Your cowboy on another player’s building brings you half of what it earns, rounded down; the owner gets the rest. If several cowboys are there, the owner’s among them, they duel first, in the sequence of [B5.4], and an owner who wins keeps everything. A defender without a challenger goes to the general supply.
rules-B7-4 = Safe from attack: churches, prisons, the station, and buildings next to a church of the same owner. We decided that a school, which has no income, cannot be attacked either. If a church goes up beside a building that is under attack, the attacker takes the cowboy back as after a lost duel.
rules-B7-5 = No building earns more than this: drugstore $33, general store $33, blacksmith $40, bank $45, saloon $55.

chapters-buildings-title = The buildings

rules-B8-1 = <mine> Mine: $3 for each adjacent mountain that serves it [B7.1]. 1 revolver when built. Needs no road and no house.
rules-B8-2 = <ranch> Ranch: $1 for each adjacent free parcel, no matter who owns it, and at least $1. 1 revolver when built. Needs no road and no house.
rules-B8-3 = <drugstore> Drugstore: $3 per adjacent point of house value, plus $3 for each ranch you own anywhere. Your own ranch next door counts both ways: with it and three adjacent houses, $15.
rules-B8-4 = <bank> Bank: $3 per adjacent point of house value, plus $3 for each mine you own anywhere. With one mine, one house and your own hotel next door: $12.
rules-B8-5 = <saloon> Saloon: $5 per adjacent point of house value.
rules-B8-6 = <hotel> Hotel: $6.
rules-B8-7 = <church> Church: no income, but it protects itself and your adjacent buildings [B7.4].
rules-B8-8 = <prison> Prison: no income. 2 revolvers when built. Outlaws keep their distance [B10.3].
rules-B8-9 = <blacksmith> Blacksmith: $5 times the number of the round, plus $5 for each ranch you own.
rules-B8-10 = <generalStore> General store: $6 per adjacent point of house value on your own parcels, $3 per point on unowned or other players’ parcels. With two adjacent houses, one of them yours, and another player’s church: $12.
rules-B8-11 = <school> School: needs a road and three houses. With the river there is at most one school on each side of it.
rules-B8-12 = <cityHall> City hall: it cannot be bought. When it is drawn, the first player in turn order puts it at once on a free, unowned parcel with a road (and first lays a road from the supply if there is no such parcel); then another tile is drawn. No house comes with it, and its parcel can never be owned. There is room for one cowboy, who stays beyond the end of the round; challengers duel the occupant at the start of building income. For the occupant drugstores, banks and general stores earn $3 more each, saloons and blacksmiths $5 more, within the usual maximum [B7.5]. Lose the seat and the bonus is gone at once.
rules-B8-13 = <station> Station: only where eight roads in a straight line cross the whole map beside it. At the end it is worth 1 VP for every two points of house value in the whole town, all players’ included, rounded down: 12 houses, 2 hotels, 4 ranches, 1 church and the station make 23, so 11 VP. It cannot be attacked. We decided that it needs no house.

chapters-roundEnd-title = Phase 4: end of the round

rules-B11-1 = The cheapest open VP space closes.
rules-B11-2 = You take 4, 5 or 5 cowboys from the general supply after round 1, 2 or 3, never above your ten.
rules-B11-3 = *Cash limit.* What you have above your character’s limit must be spent, and you may spend more. Every full $10 spent gives 1 VP. With $28 and a limit of $20 you spend at least $8; make it $10 and you get 1 VP. With $34 and a limit of $30, $4 go for nothing. We decided that you are not asked when your money cannot buy another point.
rules-B11-4 = Characters and what belongs to them go back, the +3 token too.
rules-B11-5 = The end order becomes the order in which you choose characters next round, the Teacher first.
rules-B11-6 = In the building row, unsold tiles slide to the cheaper spaces, and new tiles from the bag fill the gaps. If the city hall turns up now, the first player of the new order places it.

chapters-scoring-title = Final scoring
chapters-scoring-intro = It comes after the cash limit of the fourth round.

rules-B12-1 = 1 VP for every full $6.
rules-B12-2 = 2 VP for each building, house and mountain on your parcels; nothing for bare parcels and tiles not built. We decided that a townhouse counts as one house.
rules-B12-3 = Then station, Teacher, bridges, horses and Kit Carson, as described in their own paragraphs.
rules-B12-4 = Most VP wins. A tie goes to the player who passed earlier in the last round.

chapters-characters-title = The 19 characters
chapters-characters-intro = Each has a yellow side (the usual one) and a red side. *At once* means: before the next player chooses. The *limit* is how much money you may keep at the end of the round [B11.3].

rules-B9-0 = *0 Street Boy.* Yellow: pay $3 and at once take a second character, but not the Sheriff; its power and limit are yours, but your place in turn order is 0. Red: the same for free, with the limit $5 lower. We decided: without $3 there is no second character, and your limit is $0.
rules-B9-1 = *1 Sheriff.* Yellow: an extra, white cowboy. Place it where no cowboy is, but not to attack; no one may join it or attack there this round. Limit $20. Red: you neither attack nor join others (defending your own buildings is fine), but each duel you lose when others join you, or in defence of your own building, gives 3 VP [B14.15]. Limit $20. We decided that the white cowboy counts for strength while in reserve.
rules-B9-2 = *2 Banker.* Yellow: $9 at once. Limit $120. Red: before the round ends, buy 3, 5 or 7 VP for $3, $12 or $25. Limit $60.
rules-B9-3 = *3 Grocer.* Yellow: double what all your buildings of one kind earn, or take $8, at once or at building income. From a doubled building under attack, attacker and owner each get the single income: with banks of $18 and $12 and the first attacked, $18 for the attacker, $18 + $24 for you. Limit $60. Red: $8 at once, or, when the round ends, 1 VP for each of your houses (a townhouse is one; other buildings do not count). Limit $60.
rules-B9-4 = *4 Chinese Worker.* Yellow: two roads at once, and buildings at half price, rounded up. Limit $30. Red: pay $5 for any tile of the building row, to build at once or keep; the others slide down and the row is refilled. Limit $30.
rules-B9-5 = *5 Settler.* Yellow: any unowned parcel at once, free. Limit $30. Red: $8 at once, or 1 VP for each mountain you own at the end of the round. Limit $20.
rules-B9-6 = *6 Captain.* Yellow: at once one cowboy from the general supply for $1, two for $4 or three for $9. Limit $25. Red: one revolver for $3 or two for $9, yours for the game. Limit $20.
rules-B9-7 = *7 Hired Gun.* Yellow: 3 more strength this round. Limit $20. Red: 2 more. Limit $30.
rules-B9-8 = *8 Indian.* Yellow: at once two parcels chosen by the dice, rolled again if a parcel is owned or cannot be. Limit $20. Red: you never pay more than $3 for a parcel. Limit $30.
rules-B9-9 = *9 Prospector.* Yellow: pay $10 at once for a mine from the row, or else the bag, and put it with a title on an unowned free parcel; the row slides and is refilled. If all six mines are gone, use the red side. Limit $20. Red: two sticks of dynamite, to keep until used [B9.19]. Limit $20. We decided: where two equal mines lie in the row, you choose which one goes, and the mine counts as built and brings its revolver.
rules-B9-10 = *10 Gunsmith.* Yellow: 2 VP for each duel you win, outlaws included. Limit $30. Red: one stick of dynamite, and in each duel you may roll your die again once; with duel tiles you choose after the others have shown theirs. Limit $20.
rules-B9-11 = *11 Singer.* Yellow: two “no duel” tokens for this round. Place one with a cowboy on the three roads, an income space or a VP space: it never duels and acts first, and the others, the white cowboy too, carry on as if it were not there. What you do not use is lost. Limit $15. Red: in your placing turn send one cowboy from the general supply to gaming, also without a duel; there you multiply the two dice. Limit $40.
rules-B9-12 = *12 Auctioneer.* Yellow: at once you put up two unowned parcels together. You open the bidding, then it goes clockwise: higher, or out for good, and never more than you have. The winner’s money is split between the bank (half, rounded down) and you (half, rounded up); if you win, you pay only the bank. Without a bid nothing happens. Limit $30. Red: the same for the +3 revolver token; all of it goes to you, and if you win you pay nothing. Limit $30.
rules-B9-13 = *13 Governor.* Yellow: one road at once, and 1 VP whenever a road of yours reaches a parcel that had none; 2 VP for a bridge. Limit $50. Red: at once tax the others, either $1 for each ordinary revolver (not the +3 token, nor the Hired Gun’s strength) or $1 for each $10 begun; anyone short pays all they have. Limit $50. We decided that a bridge, too, has to reach a parcel that had no road.
rules-B9-14 = *14 Doctor or Undertaker*: you choose the side each time. Doctor (yellow): a player who loses a duel, against players or outlaws, may pay you $3 (you pay nothing) to send that cowboy to an open action space still to come instead of home; you first, then in end order. $3 from the bank for each outlaw removed. Limit $60. Undertaker (red): any other player who loses a duel, against players or outlaws, loses 1 VP or pays you $2, as they choose. $2 from the bank for each outlaw removed. Limit $90. We decided that the patient needs an empty space, or one without duels (the single road).
rules-B9-15 = *15 Cowboy.* Yellow (only with Horses): a horse into your reserve. Limit $20. Red: pay $8 for a ranch, as the Prospector does for a mine [B9.9]; if all six are gone, use yellow. Limit $20.
rules-B9-16 = *16 Heroes.* Yellow: this round your buildings cannot be attacked and you cannot attack; outlaws on them take nothing. Limit $240. Red: at once 3 VP; give up one cowboy and it is 6, give up two and it is 9. Limit $40. We decided: when outlaws next move, the buildings of last round’s Heroes look to them as if they earned nothing.
rules-B9-17 = *17 Teacher.* Rounds 1 to 3 (yellow): you come first next round, whenever you pass. Limit $60. Round 4 (red): at the end 2 VP for each school, prison and church you own, and 2 VP if you own no saloon. Limit $60.
rules-B9-18 = *18 Lawyer or Editor.* Lawyer (yellow): you may buy an unowned parcel at once, at its price; and where you place to buy one, all others take their cowboys back before any duel. Limit $60. Editor (red): after building income 1 VP for every $5, $10, $15 or $20 (round 1, 2, 3 or 4) your own buildings really paid you, rounded up; loot does not count. Round 2 and $33: 4 VP. Limit $40.
rules-B9-19 = *Dynamite* either triples the income of one mine (once per mine and round, not together with the Grocer; an attacker gets half of that, rounded down), or goes along with a cowboy: if it comes to a duel you roll two dice and add both (with duel tiles: you may play two). Without a duel it fizzles out. With a cowboy on your own mine it does both. Used sticks go back to the supply.
rules-B9-20 = *Presets.* First game: 1 to 7 yellow. Quiet town: 1R 2R 5Y 11Y 13Y 14 16R. Landowners: 0Y 3R 4Y 5R 8Y 9Y 12Y 15R. Fortune: 0Y 2Y 3Y 4R 6Y 8R 12Y 16Y. Showdown: 0R 6R 7Y 9R 10Y 12R 13R 14. Gold rush: 0R 1Y 3Y 5R 8R 9Y 10R 11R, with the river and six mountains. (Y yellow, R red.)
rules-B9-21 = If you cannot or will not pay for a power that acts at once, it is simply not used. We decided that the card and its limit are yours all the same.

chapters-variants-title = Variants
chapters-variants-intro = Mix them as you like. Maybe not all of them on a weekday.

rules-B10-1 = *A New Beginning.* Everyone secretly puts together a starting kit, and all kits are shown together. The prices are our decision: 35 points to spend; a cowboy costs 3 (1 to 6 of them), a parcel 3 (up to 4), a revolver 3 (up to 3), a road 2 (up to 4), and each point left is $1 (at most $30). The usual start costs exactly 35. Parcels are claimed as in [B2.6], pass by pass, by those who still have claims.
rules-B10-2 = *The Carson River.* <river> River parcels are never bought or built on, and dice for centre and mountains do not hit them. We drew one that runs over ten parcels from north to south; you may also draw your own or a random one, of 6 to 15 parcels from one edge to another (the least and the two edges are our decision). With every course there are six mountains instead of nine. A road with river on all its sides is a *bridge* and costs one player two roads. Ranches count river as free; a mine beside the river earns $3 more, once. At the end a building, house or mountain of yours touched by a bridge is worth 3 VP instead of 2.
rules-B10-3 = *Outlaws.* Before rounds 2 to 4, the black die plus 7 is their strength, and the white die brings one, two or three of them (1–2, 3–4, 5–6), placed by the dice (not on another <outlaw> outlaw, beside a prison, on river or city hall). One that lands on a prison is removed and the prison’s owner takes the reward. Then each takes one step at most (the earliest in end order says who goes when) to the best-paying building within reach that is neither beside a prison nor taken; chance decides between equals. It stays where nothing pays better. An outlaw’s parcel cannot be bought or built on, and a building under it makes only half, rounded down. If you place a cowboy there, the fight comes just before building income: to win, the best total has to reach the outlaws’ strength, and one player at most wins. A beaten outlaw leaves: the winner’s cowboy goes to the general supply, and the winner takes the reward or, on another player’s building, half its income. Losers go home, and an outlaw that wins stays. Churches do not impress outlaws, and they do not disturb the neighbours: a bare parcel with an outlaw still feeds a ranch. A prison built beside one comes too late. We decided the rewards: strength 8 or 9 gives 2 VP, 10 or 11 gives 3, 12 or 13 gives 4; and that river and city hall are out of bounds. An outlaw that lands on a prison beside another prison is caught as well.
rules-B10-4 = *Might is Right.* Duels use tiles 0 to 5 instead of dice, chosen in secret, shown together, then discarded. With two players each has all six and $15. With three to five, six tiles per player are shuffled and dealt, six each; with six players, five sets and five tiles each. You then start with $30 minus the sum of your tiles, which everyone is told. Fights with outlaws use tiles too; gaming, the setup and the outlaws’ arrival still use dice. We decided: out of tiles, you draw three of the discarded ones right after that duel.
rules-B10-5 = *Kit Carson.* Once the first player has placed a first cowboy, everyone places and moves at the same time. When you say that you are done, you take the next place in the end order and cannot change anything. In the final scoring each player who was slower than you in the last round is worth 1 VP. We decided that you may also take cowboys back until you are done. Twenty times a round at most, so that a round comes to an end.
rules-B10-6 = *Horses.* You start with one horse and five corrals. On Salary, settled in turn order, a cowboy may buy a horse for $4 instead of earning, one per player and round, and it goes straight into a corral. After placing a cowboy on the board you may put one horse into a corral: 1 gives 1 strength this round (2 with three or more horses there); 2 lets you at once place another cowboy, move one, take one back, or pass (a cowboy placed this way allows another horse); 3 doubles a ranch, one horse per ranch, not with the Grocer; 4 pays $2 at once; 5 is for the rodeo only. Instead of to an action a cowboy may also go into a corral, one in each. *Rodeo* at the end of each round: add up hats × horses for each corral, doubled by a cowboy; the best sum wins a rodeo token; ties go by end order. Then the horses come home. At the end a horse is worth 1 VP plus 1 for each of your rodeos: 3 horses and 2 rodeos make 9 VP. With Kit Carson corral 2 is closed. The hats are 2, 1, 2, 3 and 5; all but the 5 are our decision.

chapters-examples-title = Examples

rules-B13-1 = *A duel.* Orange throws 5 and has 1 revolver: 6. Green throws 3, with 2 revolvers and 1 cowboy: 6 as well. Blue throws 2 with 1 revolver: 3. Orange had passed before Green and wins. The other two cowboys go home.
rules-B13-2 = *A price.* Around the parcel are two houses, two saloons and a mountain: $1 + $5 = $6.
rules-B13-3 = *Saloons.* Three adjacent houses: $15. Another has three as well, but one of them belongs to an opponent: $10.
rules-B13-4 = More sums stand where they belong: [B8.3], [B8.4], [B8.10], [B8.13], [B9.3], [B9.18], [B10.6], [B11.3].
rules-B13-5 = *Cash limit.* Arno has $54 and the Banker, whose limit is $120. Arno keeps it all.
rules-B13-6 = *Turn order.* Green has the Sheriff (1), Orange the Grocer (3), Blue the Hired Gun (7). That is the order.
rules-B13-7 = *Building.* The $10 space goes to Green, who builds a saloon; its house takes the last free unowned parcel with a road. Blue at $8 builds a drugstore and turns the central house into a townhouse. Orange at $5 finds no place for a bank’s house and has no road, asks Green and Blue, and both say no. The bank stays in hand.
rules-B13-8 = *Without the Grocer’s doubling*, the case of [B9.3] gives the attacker $9 and the owner $9 + $12.
rules-B13-9 = *Outlaws in round 2.* One leaves a saloon for a general store that earns more, church or no church. Another stays on its blacksmith: the adjacent house and church earn nothing, bank and ranch earn less.

chapters-meeting-title = Where rules meet
chapters-meeting-intro = Two rules meet at a corner and neither gives way. Everything in this chapter is our own decision.

rules-B14-1 = Building income goes like this: duel for the city hall; fights with outlaws; attacks; then dynamite, corral 3 and Grocer are declared in turn order; payment; Editor. Who orders the duels is fixed when the step begins, and names one duel at a time.
rules-B14-2 = Every income is worked out one way: the sum, plus the city hall bonus, up to the maximum, halved by an outlaw and rounded down, then doubled or tripled (never both, and beyond the maximum if need be), and only then the attacker’s share.
rules-B14-3 = On parcels all duels are fought first. After that, players buy what they have won, or leave it, in turn order.
rules-B14-4 = Powers for the end of the round (red Banker, Grocer, Settler) come after the VP spaces and before the cash limit. The $8 of Grocer and Settler are taken at once or never.
rules-B14-5 = You may lay roads at each of your decisions, and all players may once more, in turn order, at the end of phase 3. In round 4 that is the last chance.
rules-B14-6 = If an outlaw sits on a building, all cowboys there, the owner’s too, fight it in a single duel. If no one reaches its strength, all lose, and there is no second duel. On another player’s building the winner chooses the reward or half of the freed income, which counts as an attack; the owner takes the reward. On a bare parcel there is the reward, but no purchase.
rules-B14-7 = Where attacking is barred you cannot take half the income from an outlaw fight. The reward is still yours to win.
rules-B14-8 = A church that ends an attack is not a duel, so neither Doctor, Undertaker, Gunsmith nor red Sheriff gets anything. A fight with an outlaw there goes on.
rules-B14-9 = Moving outlaws compare full incomes as the new round would pay them, city hall bonus included. At a tie with their own building they stay; a building beside a prison is ignored, even their own. An arrival that is removed is not replaced.
rules-B14-10 = As long as an outlaw is on a parcel, it cannot be acquired in any way: not bought, not given, not won.
rules-B14-11 = The occupant of the city hall is one of your ten cowboys and cannot be moved; when beaten it returns to your reserve. The bonus works from the same round. The white cowboy may take an empty city hall for one round. Who places it: in the setup and in phase 1 the first in order, in phase 4 the first of the new order. If one road is not enough, they lay more, but no bridge. If no unowned free parcel exists, the city hall leaves the game.
rules-B14-12 = Street Boy: you pay before you choose; with the red side you must take a second character. A limit never falls below $0.
rules-B14-13 = The white cowboy goes neither to outlaws nor into corrals. Salary and the single road must be empty when it comes, but others may join. It never goes where a cowboy already is, even one with a Singer’s token; a Singer’s cowboy may join it.
rules-B14-14 = Lawyer: not where the white cowboy stands. The others’ cowboys go home when parcels begin, which is no lost duel, even if the Lawyer then declines.
rules-B14-15 = Red Sheriff: you may join Salary and the single road, and you may always defend your own building, no matter who is there, an outlaw included. Elsewhere you go to an outlaw only where no cowboy is. A duel lost in defence of your own building gives the 3 VP even if an outlaw won it. Any other duel in which an outlaw fights brings nothing when it is lost.
rules-B14-16 = Singer: one token on a space. The red side costs you a placing turn, works once, and takes its cowboy from the general supply, if there is one. With that or the white cowboy still to place you need not pass, even with an empty reserve.
rules-B14-17 = Dynamite is declared when you place, and stays with that cowboy. Only your own mines are tripled, even if the duel there is lost. If the supply runs short, take what there is.
rules-B14-18 = Red Gunsmith: roll again after all dice are seen, once, and the new roll stands (with dynamite, one of your two dice). Outlaw fights count too.
rules-B14-19 = The Doctor is asked right after each duel, and a cowboy placed this way cannot be joined.
rules-B14-20 = VP never fall below 0. Undertaker: with 0 VP you pay if you can, otherwise nothing; with less than $2 you lose the VP.
rules-B14-21 = Auctions start at $1. To bid you need the money and the titles. If only one parcel is left, it is the whole lot. A token without a bid goes back to its space. Clockwise is the order of the seats.
rules-B14-22 = Indian: if none of the 36 parcels can be owned, or you have no title left, the gift lapses.
rules-B14-23 = Yellow Prospector and red Cowboy: without an unowned free parcel or a title you cannot pay for it. A tile from the bag leaves the row as it is. Tiles in players’ hands count as gone. If red Cowboy turns to yellow without Horses, there is no power.
rules-B14-24 = Twelve titles are twelve titles: every gift of land stops there.
rules-B14-25 = Yellow Heroes may still fight for the city hall. Red Heroes move cowboys from the personal reserve to the general supply.
rules-B14-26 = The Teacher goes in front of the new order and the others keep theirs. Ties and the order of outlaws follow the real passing.
rules-B14-27 = Governor: only while you hold the card. River parcels are not newly served, a bridge scores its 2 VP once, and the road laid for the city hall scores for no one.
rules-B14-28 = You place the houses of one building singly, and each has to be legal when it comes; so a school’s second house may go on top of its first. All of them, or no building. A building that you give up while choosing its houses waits until you may build again.
rules-B14-29 = You ask for a house on one named parcel, and the owner says yes or no, once per parcel and building, with nothing in return. No answer in time is a no.
rules-B14-30 = The sides of the river, for schools, are the pieces of land it leaves.
rules-B14-31 = Station: bridges count in the line, and only lines inside the map cross it.
rules-B14-32 = When the bag is empty, the dear spaces stay empty and closed.
rules-B14-33 = A New Beginning with Might is Right: the money of your kit plus $15 minus your tiles, at least $0. Dynamite with one tile left: you play one.
rules-B14-34 = Kit Carson: everyone may also start when the first player is done without having placed. Whether a move is legal is judged when it arrives. Tokens, dynamite and the white cowboy move with their cowboy until you are done. With Horses you never have more horses in corrals than cowboys on the board; they may move until you are done, and corral 4 pays then.
rules-B14-35 = Horses: one bought into corral 2 counts for the rodeo only. Moving a cowboy moves that very cowboy, to another action, into a corral, or back to your reserve, and brings no new horse. After the rodeo the cowboys in corrals go to the general supply, before new cowboys are taken [B11.2]. If all rodeos are worth 0, the first in end order takes the token. An empty supply sells no horse.

chapters-rulings-title = Rulings
chapters-rulings-intro = In some places the printed rules are silent, unclear or point to a picture. These are the paragraphs that hold a ruling of ours:
