### What the two sides of a character of the board game do: a line for the card, and a little more beside it.

streetBoy-yellow-power = Pay $3: take a second character at once, not the Sheriff.
streetBoy-yellow-detail = The second one’s power and limit are yours, but you play at number 0. Without $3 nobody comes, and your limit is $0.

streetBoy-red-power = Take a second character at once, not the Sheriff. Limit $5 lower.
streetBoy-red-detail = Free of charge, but you must take somebody. Power and limit are those of the second one; you play at number 0.

sheriff-yellow-power = A white cowboy more: placed where nobody is, and nobody may join.
sheriff-yellow-detail = He never attacks, and goes neither to outlaws nor into corrals. In your reserve he counts for strength.

sheriff-red-power = You neither attack nor join others. 3 VP for each duel you lose when they come to you.
sheriff-red-detail = Defending your own buildings is fine, and so are salary and the single road.

banker-yellow-power = $9 at once.
banker-yellow-detail = And a limit that lets you keep nearly everything.

banker-red-power = Before the round ends, buy 3, 5 or 7 VP for $3, $12 or $25.
banker-red-detail = Once, after the VP spaces and before the cash limit.

grocer-yellow-power = Double the income of your buildings of one kind, or take $8.
grocer-yellow-detail = The $8 at once or at building income. From a doubled building under attack, both sides get the single income.

grocer-red-power = $8 at once, or 1 VP per house you own at the end of the round.
grocer-red-detail = A townhouse is one house; other buildings do not count. Choose now: later there is no money any more.

chineseWorker-yellow-power = Two roads at once. Buildings at half price, rounded up.
chineseWorker-yellow-detail = Half of what the space of the building row costs, all through the round.

chineseWorker-red-power = Pay $5 at once: take any tile of the building row.
chineseWorker-red-detail = Build it at once or keep it. The other tiles slide to the cheaper spaces, and new ones come.

settler-yellow-power = An unowned parcel of your choice at once, free.
settler-yellow-detail = Mountains and houses too, but not with an outlaw on them.

settler-red-power = $8 at once, or 1 VP per mountain you own at the end of the round.
settler-red-detail = Choose now: later there is no money any more.

captain-yellow-power = At once one cowboy for $1, two for $4 or three for $9.
captain-yellow-detail = They come from your general supply into your reserve.

captain-red-power = At once one revolver for $3 or two for $9.
captain-red-detail = Yours for the rest of the game.

hiredGun-yellow-power = 3 more strength this round.
hiredGun-yellow-detail = In every duel, and on the spaces that count strength.

hiredGun-red-power = 2 more strength this round.
hiredGun-red-detail = A little less fire than yellow, but more room for money.

indian-yellow-power = The dice give you two parcels at once, free.
indian-yellow-detail = Thrown again while a parcel is owned or cannot be. Without a title the gift lapses.

indian-red-power = You pay at most $3 for a parcel.
indian-red-detail = However crowded the neighbourhood.

prospector-yellow-power = Pay $10 at once: a mine with a title on an unowned free parcel.
prospector-yellow-detail = From the building row, else from the bag. If all six mines are gone, the red side counts.

prospector-red-power = Two sticks of dynamite.
prospector-red-detail = Kept until used: triple a mine, or go along with a cowboy and throw two dice in a duel. Without a duel they are lost.

gunsmith-yellow-power = 2 VP for each duel you win.
gunsmith-yellow-detail = Fights with outlaws count too.

gunsmith-red-power = In each duel you may throw again once. One stick of dynamite.
gunsmith-red-detail = After all dice are seen, and the second throw stands. With duel tiles you choose once the others have shown theirs.

singer-yellow-power = Two “no duel” tokens: that cowboy never duels and acts first.
singer-yellow-detail = For the three roads, income spaces and VP spaces, one on a space. Others act as if it were not there. Unused ones are lost.

singer-red-power = A cowboy of the general supply goes to gaming, no duel: the two dice multiplied.
singer-red-detail = Once, in one of your placing turns. You need a cowboy in the general supply.

auctioneer-yellow-power = Auction two unowned parcels at once. Half of the money is yours.
auctioneer-yellow-detail = You bid first, then clockwise, higher or out. If you win yourself, you pay only the bank’s half, rounded down.

auctioneer-red-power = Auction the +3 revolver token at once. All of the money is yours.
auctioneer-red-detail = You bid first, then clockwise, higher or out. If you win yourself, you pay nothing.

governor-yellow-power = One road at once. 1 VP per road you lay to a parcel that had none; a bridge 2 VP.
governor-yellow-detail = This round, whenever you lay a road. River parcels do not count.

governor-red-power = At once the others pay you $1 per revolver, or $1 per $10 begun.
governor-red-detail = One tax for all, as you choose. Who has less pays all there is. The +3 token is not taxed.

doctor-yellow-power = Doctor: who loses a duel may pay you $3 to send the cowboy to a space still to come.
doctor-yellow-detail = An open action space where nobody is; for you it is free. $3 from the bank for each outlaw removed.

doctor-red-power = Undertaker: who loses a duel loses 1 VP or pays you $2.
doctor-red-detail = As they choose; you are spared. $2 from the bank for each outlaw removed.

cowboy-yellow-power = A horse for your reserve.
cowboy-yellow-detail = Only with the variant Horses.

cowboy-red-power = Pay $8 at once: a ranch with a title on an unowned free parcel.
cowboy-red-detail = From the building row, else from the bag. If all six ranches are gone, the yellow side counts.

heroes-yellow-power = This round nobody attacks your buildings, and you attack nobody.
heroes-yellow-detail = Outlaws on your buildings take nothing, and in their next move they do not see them.

heroes-red-power = At once 3 VP, or 6 for one cowboy, or 9 for two.
heroes-red-detail = The cowboys go from your reserve to the general supply.

teacher-yellow-power = You are first next round, whenever you pass.
teacher-yellow-detail = Rounds 1 to 3. You choose your character first, and the others keep their order.

teacher-red-power = At the end 2 VP per school, prison and church you own, and 2 VP without a saloon.
teacher-red-detail = Round 4. Civilisation has come to town.

lawyer-yellow-power = Buy an unowned parcel at once. Where you place to buy one, all others leave.
lawyer-yellow-detail = At its price. The others take their cowboys back before any duel, even if you then decline.

lawyer-red-power = Editor: after building income 1 VP per $5, $10, $15 or $20, by the round.
lawyer-red-detail = What your own buildings really paid you, rounded up. What you took from others does not count.
