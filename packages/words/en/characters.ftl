### What a character of the card game does: a line for its card, and a little more beside it.

governor-power = Before the bid, once per game: reveal one more card, then take any card.
governor-detail = You still bid and choose as usual this round. Once the extra card is up, you must take one.

lawyer-power = Before the bid, once per Era: take any card at once. No turn this round.
lawyer-detail = You still give up an auction card, but it counts for nothing. Bonuses and the Chinese Worker must rest this round.

chineseWorker-power = Before the bid, once per Era: reveal one more card. On your turn, take two.
chineseWorker-detail = Anyone may take the extra card. You take both cards in one turn and lay the first before you take the second.

heroes-power = Before the bid, once per Era: +3. 6 points.
heroes-detail = The bonus is announced and added to the auction card you are about to play. You score the 6 points in any case.

gunsmith-power = Before the bid, once per Era: +6.
gunsmith-detail = The bonus is announced before the bid and added to the auction card you are about to play.

mercenary-power = After the bids are revealed, once per Era: +5.
mercenary-detail = You see all bids first, then decide whether a little pressure would help.

doctor-power = After the bids are revealed, once per Era: +2. 5 points.
doctor-detail = Asked last about a bonus, and so the best informed. You score the 5 points in any case.

singer-power = As many points as your best saloon.
singer-detail = Counts your best saloon a second time: twice the adjacent house value. Without a saloon she stays silent.

settler-power = 1 point per empty parcel next to a ranch.
settler-detail = Each parcel counts once, even between two ranches. With the law, outlaws count as empty.

banker-power = 4 points per bank.
banker-detail = On top of what the banks earn themselves.

auctioneer-power = Sell up to 3 terrain cards from your city, 7 points each.
auctioneer-detail = Before you lay a card, or at the end. The card must not overlap another, and the city must stay in one piece.

captain-power = 6 points. Your city may measure 8 × 9.
captain-detail = Applies as soon as you take him, in either direction. The Indian then looks at 72 places.

cowboy-power = 3 points per ranch.
cowboy-detail = On top of what the ranches earn themselves.

grocer-power = 4 points per drugstore.
grocer-detail = On top of what the drugstores earn themselves.

undertaker-power = 2 points per character you have.
undertaker-detail = He counts himself. He always counts himself.

editor-power = 1 point per character with $, 4 points per character that turns.
editor-detail = A character with both symbols brings 5. He has the $ himself and counts too.

teacher-power = The house value of your city in points.
teacher-detail = House 1, townhouse 2, hotel 2, wherever they stand.

indian-power = Half a point per place (of 64) without a card, rounded up.
indian-detail = Looks at 72 places if you have the Captain. The less you build, the better he likes it.

paperboy-power = 3 points. At the end, take one more character of your choice.
paperboy-detail = One that was removed or is still in the pile, never one a player holds. The newcomer counts in full.

prospector-power = 1 point per mountain and per mine.
prospector-detail = Every visible one in your city counts, wherever it is.

sheriff-power = 3 points per prison. Outlaws cost nothing and count as empty.
sheriff-detail = Applies as soon as you take him: lay cards over outlaws, and let ranches graze there.
