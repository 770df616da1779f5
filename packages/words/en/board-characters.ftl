### What the two sides of a character of the board game do: a line for the card, and a little more beside it.

streetBoy-yellow-power = Pay $3: take a second character at once, not the Sheriff.
streetBoy-yellow-detail = You get the second character’s power and limit but play at number 0. Without $3 no one comes, and your limit is $0.

streetBoy-red-power = Take a second character at once, not the Sheriff. Limit $5 lower.
streetBoy-red-detail = Free of charge, but you must take one. You get its power and limit but play at number 0.

sheriff-yellow-power = One extra, white cowboy: needs an empty place, and no one may join.
sheriff-yellow-detail = He cannot attack. In your reserve he adds to your strength.

sheriff-red-power = You cannot attack or join others. 3 VP for each duel you lose when others join you.
sheriff-red-detail = Defending your own buildings is fine and pays the same; salary and the single road are fine too.

banker-yellow-power = $9 at once.
banker-yellow-detail = And a limit that lets you keep nearly everything.

banker-red-power = Before the round ends, buy 3, 5 or 7 VP for $3, $12 or $25.
banker-red-detail = Once, after the VP spaces and before the cash limit.

grocer-yellow-power = Double the income of your buildings of one kind, or take $8.
grocer-yellow-detail = The $8 now or at building income. If a doubled building is attacked, both sides get the single income.

grocer-red-power = $8 at once, or 1 VP per house you own at the end of the round.
grocer-red-detail = A townhouse is one house; other buildings do not count. Choose now: the $8 is not offered again.

chineseWorker-yellow-power = Two roads at once. Buildings at half price, rounded up.
chineseWorker-yellow-detail = Half the price on the building row, for the whole round.

chineseWorker-red-power = Pay $5 at once: take any tile from the building row.
chineseWorker-red-detail = Build it at once or keep it. The other tiles slide to the cheaper spaces, and new ones come.

settler-yellow-power = An unowned parcel of your choice at once, free.
settler-yellow-detail = Mountains and houses too.

settler-red-power = $8 at once, or 1 VP per mountain you own at the end of the round.
settler-red-detail = Choose now: the $8 is not offered again.

captain-yellow-power = At once one cowboy for $1, two for $4 or three for $9.
captain-yellow-detail = They come from the general supply into your reserve.

captain-red-power = At once one revolver for $3 or two for $9.
captain-red-detail = Yours for the rest of the game.

hiredGun-yellow-power = +3 strength this round.
hiredGun-yellow-detail = In every duel, and on the spaces that count strength.

hiredGun-red-power = +2 strength this round.
hiredGun-red-detail = A little less firepower than yellow, but a higher limit.

indian-yellow-power = At once: roll the dice for two parcels, free.
indian-yellow-detail = Rerolled if a parcel is owned or cannot be owned. Without a title left, the gift is lost.

indian-red-power = You pay at most $3 for a parcel.
indian-red-detail = However crowded the neighbourhood.

prospector-yellow-power = Pay $10 at once: a mine with a title on an unowned free parcel.
prospector-yellow-detail = From the building row, otherwise from the bag. If all six mines are gone, the red side applies.

prospector-red-power = Two sticks of dynamite.
prospector-red-detail = Kept until used: triple a mine, or send one with a cowboy to roll two dice in a duel. Without a duel it is lost.

gunsmith-yellow-power = 2 VP for each duel you win.
gunsmith-yellow-detail = Whatever you fought for.

gunsmith-red-power = In each duel you may reroll once. One stick of dynamite.
gunsmith-red-detail = After all dice are rolled; the second roll counts. With duel tiles you choose after the others have revealed theirs.

singer-yellow-power = Two “no duel” tokens: that cowboy never duels and acts first.
singer-yellow-detail = For the three roads, income spaces and VP spaces, one per space. Others act as if it were not there. Unused tokens are lost.

singer-red-power = A cowboy of the general supply goes to gaming, no duel: the two dice multiplied.
singer-red-detail = Once, in one of your placing turns. You need a cowboy in the general supply.

auctioneer-yellow-power = Auction two unowned parcels at once. Half the money is yours.
auctioneer-yellow-detail = You bid first, then clockwise: raise or drop out. If you win, you pay only the bank’s half, rounded down.

auctioneer-red-power = Auction the +3 revolver token at once. All the money is yours.
auctioneer-red-detail = You bid first, then clockwise: raise or drop out. If you win, you pay nothing.

governor-yellow-power = One road at once. 1 VP per road you lay to a parcel that had none; a bridge 2 VP.
governor-yellow-detail = This round, whenever you lay a road. River parcels do not count.

governor-red-power = At once the others pay you $1 per revolver, or $1 per $10 or part of it.
governor-red-detail = One tax for all, your choice. Anyone short pays all they have. The +3 token is not taxed.

doctor-yellow-power = A duel’s loser may pay you $3 to move the cowboy to a space not yet resolved.
doctor-yellow-detail = An open action space where no one is, or one without duels; free for you.

doctor-red-power = A duel’s loser loses 1 VP or pays you $2.
doctor-red-detail = The loser chooses; you are exempt.

cowboy-yellow-power = Take a horse into your reserve.
cowboy-yellow-detail = Only with the variant Horses.

cowboy-red-power = Pay $8 at once: a ranch with a title on an unowned free parcel.
cowboy-red-detail = From the building row, otherwise from the bag. If all six ranches are gone, the yellow side applies.

heroes-yellow-power = This round your buildings cannot be attacked, and you cannot attack.
heroes-yellow-detail = Until the end of the round.

heroes-red-power = At once 3 VP, or 6 for one cowboy, or 9 for two.
heroes-red-detail = The cowboys go from your reserve to the general supply.

teacher-yellow-power = You go first next round, whenever you pass.
teacher-yellow-detail = Rounds 1 to 3. You choose your character first; the others keep their order.

teacher-red-power = At the end 2 VP per school, prison and church you own, and 2 VP without a saloon.
teacher-red-detail = Round 4. Civilisation has come to town.

lawyer-yellow-power = Buy an unowned parcel at once. Where you place to buy one, all others leave.
lawyer-yellow-detail = At its price. The others take their cowboys back before any duel, even if you then decline.

lawyer-red-power = After building income 1 VP per $5, $10, $15 or $20, depending on the round.
lawyer-red-detail = What your own buildings actually paid you, rounded up. Money taken from others does not count.
