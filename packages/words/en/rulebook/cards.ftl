chapters-box-title = What is in the box
chapters-box-intro = Two Eras, nine rounds each, one card per round. You bid in secret, choose a card from the column, and either build with it or hire it. After eighteen rounds the best city wins, and Nevada has a new dot on the map.

rules-C1-1 = 66 *auction cards* in six suits: <hat> hat, <star> star, <cactus> cactus, <boot> boot, <horseshoe> horseshoe and <cow> cow, each numbered 1 to 11. A high card lets you choose early.
rules-C1-2 = 96 *terrain cards*, 48 for each Era. A terrain card is a square of four parcels and has an *appeal* number. Virtual players follow the appeal; you may have better taste.
rules-C1-3 = How many of each you will meet in Era I and in Era II: <mountain> mountain 32 and 12, <house> house 18 and 18, <townhouse> townhouse 2 and 10, <mine> mine 10 and 4, <ranch> ranch 10 and 4, <blacksmith> blacksmith 2 and 1, <drugstore> drugstore 3 and 8, <bank> bank 3 and 8, <saloon> saloon 1 and 5, <hotel> hotel 1 and 4, <generalStore> general store 1 and 1, <church> church 1 and 2, <prison> prison 1 and 3, <cityHall> city hall 0 and 1, <outlaws> outlaws 3 and 5. The remaining parcels are <empty> empty. The printed table names mountain and house by a picture only; we decided which row is which.
rules-C1-4 = The printed layouts were not ours to take, so we drew our own terrain cards. You can count on this: each shows at least one thing and no two in an Era are the same; things are spread evenly over the four corners; four cards in five have no more than one scoring building, and none has three; <outlaws> outlaws always come with a house or a building worth robbing. The appeal runs from 1 to 9 and depends only on what the card shows.
rules-C1-5 = 21 *characters*, one card each, with a power, an appeal from 1 to 9, and the symbol <points>, <tilt> or both. The back ranks the six suits to settle ties, and may show a <skull> skull. The backs are our own: 21 different rankings, every suit in every rank three or four times, four skulls. They are dealt to the characters afresh in every game, so the back on top never betrays who is under it.

chapters-setup-title = Sitting down
chapters-setup-intro = Four to six seats, and at least one of them is yours.

rules-C2-1 = A game has four to six seats. One to six of them are real players, the rest are *virtual players*. If you are fewer than four, virtual players fill up to four, and you may invite more of them, up to six seats in all.
rules-C2-2 = Each seat has its own suit. Real players choose theirs. We decided that the host may choose for a virtual player too; otherwise it gets one of the rest at random. Your hand is the 1 to 9 of your suit. A bot counts as a real player: it has a hand, a city and powers, just like you.
rules-C2-3 = A virtual player is a shuffled face-down pile of nine auction cards. A *novice* has 1 to 9, an *intermediate* 2 to 10, an *expert* 3 to 11. You may mix levels; start with novices.
rules-C2-4 = The terrain cards of Era I, those of Era II and the characters are shuffled into three face-down piles, and the characters are cut. The back on top of the characters is always there for everyone to read.

chapters-round-title = A round
chapters-round-intro = Every round has the same beat: turn up cards, use early powers, bid, use late powers, choose. Nine of these make an *Era*.

rules-C3-1 = *Reveal.* One character is turned up, then four terrain cards, or five with five or six seats. They form one column leading away from the piles, in the order drawn. We put the character nearest to the piles.
rules-C3-2 = *Skull.* Look at the back that is now on top of the characters. If it has a <skull> skull, the newly revealed character slips under the pile, for all to see, and the next one takes its place. This is repeated until the back on top has no skull.
rules-C3-3 = *Early powers*, before the bid, in this order: Governor, Lawyer, Chinese Worker, Heroes, Gunsmith. Each owner says in turn, openly, whether to use it; you never have to. One power is carried out completely, building included, before the next owner is asked. Only the Governor’s first place is printed; the order of the others is our decision. We also decided: a character you gain by such a power may still be used in the same round as long as its turn has not gone by, the powers of [C3.5] included.
rules-C3-4 = *Bid.* Every real player picks an auction card in secret. Everyone sees that you have chosen, no one sees which card. Then all bids are turned over together, along with the top card of each virtual player’s pile.
rules-C3-5 = *Late powers*, after the reveal, in this order: Mercenary, Doctor. The order is our decision.
rules-C3-6 = Your bid is worth the number on your card plus all the bonuses you used this round. Bonuses add up.
rules-C3-7 = *Choose.* From the highest bid to the lowest, every seat helps itself to one card: a terrain card, which is laid at once, or the character. In a tie, the suit ranked higher on the back on top of the characters goes first. That it is laid at once is our decision.
rules-C3-8 = An auction card, once played, is gone until the Era ends, and it stays face up. So everyone can work out what everyone else still holds. For virtual players you know which cards are left, but not in what order.
rules-C3-9 = When all have taken, the rest of the column is out of the game; at a table of six there is no rest. A character who goes this way may yet come back through the Paperboy [C7.s]. We decided: the extra cards of Governor and Chinese Worker are added farthest from the piles.
rules-C3-11 = When it is your turn to choose, you must take a card, and a terrain card must be laid if there is any legal place. If there is none, you may still take it (if only to keep it from the others): we decided that it is set aside openly and is worth nothing.

chapters-laying-title = Laying a terrain card
chapters-laying-intro = A taken terrain card goes straight into your city. Measure twice, lay once.

rules-C5-1 = Your whole city must fit into 8 × 8 parcels, or 8 × 9 with the Captain. We decided that the frame is not nailed down: it may lie anywhere around what you have built, and only the total width and height count.
rules-C5-2 = Your first card may lie anywhere. Each later card must share at least one full parcel side with your city, or overlap it. Touching at a corner is not enough. Cards follow the parcel grid, so they may be shifted by one parcel against each other.
rules-C5-3 = Cards are never turned, never mirrored, and never slid under another card.
rules-C5-4 = A card may cover parcels that are <empty> empty, and then the new parcel is what counts, even if it is empty too. Besides, a building may be covered by the same building, and a <mountain> mountain by a mountain; a <house> house by a house or a <townhouse> townhouse, but a townhouse only by a townhouse. <outlaws> Outlaws count as empty for you if you have the Sheriff or a <prison> prison, but outlaws never cover outlaws. We decided that the prison must be in your city before you lay the card.
rules-C5-5 = Say your city shows a mine, a prison and four mountains, and you take another mine card. Fine: its mine beside the mountains. Fine: one of its mountains on top of one of yours. Not fine: hanging on by a corner. Not fine: its mine on top of the prison.

chapters-virtual-title = Virtual players
chapters-virtual-intro = They bid, they take, they never hesitate and they never gloat.

rules-C3-10 = A virtual player takes the card with the highest appeal; among equals, the one nearest to the piles. It keeps the card and builds nothing. We decided that it never uses a power either.
rules-C6-14 = A virtual player scores the appeal of all the cards it has taken.
rules-C7-8 = Characters of a virtual player only count their appeal. No one can get at them, not even the Paperboy.
rules-C7-4 = How strong are they? We set the appeal numbers by letting the computer play a thousand games per level, one sensible player against three virtual ones. Novices end at about 110 points (between 85 and 115 on average), each level beats the one below it, and a sensible player wins somewhere between 40 and 75 games in a hundred against novices.

chapters-public-title = What everyone can see

rules-C3-12 = Open to all: cities, characters and whether they are turned, cards sold, set aside or removed, spent auction cards, the size of every pile, the back on top, and who has already chosen a bid. Hidden: bids until they are revealed, the order of every pile, the backs further down, and the seed of the game.

chapters-eras-title = Between the Eras

rules-C4-1 = After the ninth round the remaining Era I cards are out of the game, and Era II begins.
rules-C4-2 = You take all nine of your auction cards back into your hand. Every virtual player’s nine cards are shuffled into a fresh pile.
rules-C4-3 = Turned characters are set upright and can be used once more, except a Governor who has been used. The character pile carries on where it was. That is our decision.

chapters-characters-title = The 21 characters
chapters-characters-intro = There is one of each. <tilt> means that the power is used once per Era, and you turn the card sideways to remember it. <points> means that the card brings points at the end.

rules-C7-a = *Governor* <tilt> Before the bid: turn up an extra terrain card at the far end, then take any card of the column at once. It is both or neither, and once the card is up you must take one. After that you bid and choose as usual. Only once in the whole game.
rules-C7-b = *Lawyer* <tilt> Before the bid: take any card of the column at once. In return you skip the choice: you still pick an auction card in secret, but it is discarded openly with the reveal and counts for nothing. We decided that this discard stays secret until then.
rules-C7-c = *Chinese Worker* <tilt> Before the bid: turn up one more terrain card, which everyone may take. When your turn to choose comes you take two cards, no fewer, and lay the first before you take the second. We decided on this order of laying and taking.
rules-C7-d = *Heroes* <points> <tilt> Before the bid: 3 more for the card you are about to play. 6 points at the end.
rules-C7-e = *Gunsmith* <tilt> Before the bid: 6 more for the card you are about to play.
rules-C7-f = *Mercenary* <tilt> After the reveal: 5 more for your bid.
rules-C7-g = *Doctor* <points> <tilt> After the reveal: 2 more for your bid. 5 points at the end.
rules-C7-h = *Singer* <points> As many points as your best <saloon> saloon brings [C6.5].
rules-C7-i = *Settler* <points> 1 point for each empty parcel next to at least one of your <ranch> ranches. A parcel counts once, however many ranches want it.
rules-C7-j = *Banker* <points> 4 points for each <bank> bank.
rules-C7-k = *Auctioneer* <points> Your city is for sale, in part: up to three terrain cards, all at once or one now and then, for 7 points each. A card that covers another, or is covered by one, cannot be sold, nor a card without which your city would fall apart.
rules-C7-l = *Captain* <points> 6 points, and your city may measure 8 × 9, whichever way you like. The Indian then looks at 72 places.
rules-C7-m = *Cowboy* <points> 3 points for each <ranch> ranch.
rules-C7-n = *Grocer* <points> 4 points for each <drugstore> drugstore.
rules-C7-o = *Undertaker* <points> 2 points for each character you have. He counts himself, too.
rules-C7-p = *Editor* <points> 1 point for each of your characters with <points>, himself included, and 4 for each with <tilt>. We decided that a character with both symbols brings both.
rules-C7-q = *Teacher* <points> The house value of your city.
rules-C7-r = *Indian* <points> Half a point for each of the 64 places (72 with the Captain) on which no card lies, rounded up.
rules-C7-s = *Paperboy* <points> 3 points. When the game is over you may openly hire one more character: any that left the game or is still in the pile, but not one that a seat holds. It counts like all your others.
rules-C7-t = *Prospector* <points> 1 point for each <mountain> mountain and each <mine> mine.
rules-C7-u = *Sheriff* <points> 3 points for each <prison> prison. He also works like a prison: outlaws cost you nothing and count as empty.

chapters-finePrint-title = Characters: the fine print

rules-C7-1 = If you use the Lawyer, then Chinese Worker, Heroes, Gunsmith, Mercenary and Doctor have the round off. That is our decision: with neither bid nor turn there is nothing for them to improve.
rules-C7-2 = When the Auctioneer sells is our decision: whenever you are about to lay a card (one taken by Governor or Lawyer included), before you lay it, and when the game is over. Several sales go one by one. Cards set aside cannot be sold. You may even sell your last card; the next then lies anywhere. Sold cards stay under the Auctioneer for good, and the gap may be built on again.
rules-C7-3 = At the end of the game, in the order we decided: first the Paperboy, then the Auctioneer, then the scoring. So a character fetched by the Paperboy still does its full work: with an Auctioneer you may sell, with a Sheriff you have the law, with a Captain 6 points and 72 places.
rules-C7-5 = The law (Sheriff or prison) is checked each time you lay a card, and at the scoring. Sell your last prison without having the Sheriff and the law ends at once; what was covered earlier stays covered. A character, on the other hand, is never lost. (Our decision.)
rules-C7-6 = The Captain gives you the ninth row or column from the moment you take him, even for the second card of the same Chinese Worker. (Our decision.)
rules-C7-7 = If you have both Governor and Lawyer you may use both in one round: two cards at once, then no turn and no Chinese Worker. Governor and Chinese Worker together: one card at once, two in your turn. A power taken in the choice waits until the next round; Captain and Sheriff work immediately. (Our decision.)

chapters-scoring-title = Counting up
chapters-scoring-intro = *Adjacent* means the eight parcels around one, corners included. *House value*: a <house> house is worth 1, a <townhouse> townhouse 2, a <hotel> hotel 2.

rules-C6-1 = <ranch> Ranch: 1 point for each adjacent empty parcel (at most 8). We decided that only laid parcels count: a place where no card lies is not an empty parcel. The Indian alone has eyes for those.
rules-C6-2 = <mine> Mine: 2 points for each adjacent mountain (at most 16).
rules-C6-3 = <drugstore> Drugstore: the adjacent house value (at most 16), plus 1 point for each ranch in your city.
rules-C6-4 = <bank> Bank: the adjacent house value (at most 16), plus 1 point for each mine in your city.
rules-C6-5 = <saloon> Saloon: twice the adjacent house value (at most 32).
rules-C6-6 = <generalStore> General store: the adjacent house value (at most 16), plus the house value of your whole city.
rules-C6-7 = <cityHall> City hall: the adjacent house value (at most 16), plus 1 point for each building in your city. Everything built counts as a building except houses and townhouses: mines, ranches and prisons do. We decided that the city hall counts itself.
rules-C6-8 = <blacksmith> Blacksmith: 1 point for each ranch and 1 for each mine in your city.
rules-C6-9 = <church> Church: the house value of your whole city.
rules-C6-10 = <hotel> Hotel: 3 points.
rules-C6-11 = <outlaws> Outlaws: 6 points lost for each parcel that shows them, nothing lost if you have the Sheriff or a prison. We decided that each such parcel is one “group” of the printed rules.
rules-C6-12 = With the Sheriff or a prison, your outlaw parcels even count as empty ones, for ranches and for the Settler.
rules-C6-13 = Houses, townhouses, mountains and prisons bring nothing by themselves. They make the others richer.
rules-C6-15 = The highest total wins, flesh and blood or not. We decided that a tie is a shared win. The printed rules ask the tied players for another game, so we offer you one.
rules-C6-16 = The score sheet goes line by line: ranches; mines; houses of drugstores; houses of banks; saloons; houses of general store and city hall; points for ranches (drugstores, blacksmiths); points for mines (banks, blacksmiths); points for houses (churches, general stores); hotels; buildings of the city hall; outlaws; then one line for each character. Open a line and it shows the parcels behind it.

chapters-examples-title = Examples
chapters-examples-intro = Four scenes with Alex and Paul, who have been at this for a while.

rules-C8-1 = *Choosing.* Four seats, two of them virtual. The first virtual player bid 8. Two cards have the highest appeal, 7, so it takes the nearer one, a mine; the other 7, a prison, goes to its colleague. Alex and Paul have bid 5 each. On the back the star ranks before the cow: Alex (star) goes first and takes the character, Paul (cow) takes the ranch, and the last card leaves the game.
rules-C8-2 = *Scoring.* Alex’s sheet: ranch 6; mines 10 + 10 + 4 + 4 = 28; drugstore houses 2; bank houses 15; saloon 16; store and city hall 0; for ranches 1; for mines 8 (4 mines, 2 banks); for houses 0 (no church, although the house value is 14); hotels 6; outlaws 0, thanks to a prison; Doctor 5, Teacher 14, Banker 8, Lawyer 0. In all, 109.
rules-C8-3 = *Laying.* The four cases of [C5.5] on a grid. North: two mountains, a prison, a mountain; below them: a mine, two empty parcels, a mountain. The new card shows an empty parcel and a mountain above a mine and a mountain. Right above the two mountains: fine. Shifted up and left, so that its lower mountain covers the north-west one: fine. Only touching that corner: no. Mine on prison: no.
rules-C8-4 = *Indian.* Your cards cover 40 of the 64 places. That leaves 24 open ones, and half of 24 is 12 points.

chapters-rulings-title = Rulings
chapters-rulings-intro = In a few places the printed rules are silent, or the editions disagree. Here is where, and what happens at this table. The paragraphs that hold a ruling of ours:

rules-C9-1 = *Outlaws on outlaws.* The Dutch edition forbids it along with covering equal buildings, the others along with the law. Here it is never allowed.
rules-C9-2 = *More virtual players.* The French edition adds them only to four or five real players, the others to any number. Here any number is fine, up to six seats.
rules-C9-3 = *City hall and prison.* The French edition speaks of buildings that bring points, then lists all except houses and townhouses. So here the prison counts.
rules-C9-4 = *Mercenary.* The French rulebook calls him “tueur à gages”, the English and Italian ones Mercenary and Mercenario. So do we.
rules-C9-5 = *Paperboy.* Only the Dutch and French editions say that he chooses at the end of the game. Here he does.
rules-C9-6 = *Bonuses.* Only the French edition says that they add up. Here they do.
rules-C9-7 = *Governor.* Only the French edition says that both effects are obligatory once you use him. Here they are.
rules-C9-8 = *Sheriff.* Only the French edition gives him every effect of a prison; the English one waives the penalty and lets outlaws be covered. Here he has them all: for ranches and the Settler too, outlaws count as empty.
rules-C9-9 = *Virtual piles.* The Dutch edition does not say that they are shuffled again for Era II; the others do. Here they are.
