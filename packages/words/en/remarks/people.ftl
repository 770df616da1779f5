### What the people of the town say at the table, a few words at fitting moments.

# beatYou: they got what you wanted. beaten: you were faster. ownGain, yourGain: a large one. won, lost: at the end.

noraQuill-beatYou = Sorry, dear. There’s soup left.
noraQuill-beaten = You take it. I have rooms to sweep.
noraQuill-ownGain = Now that is a full house.
noraQuill-yourGain = Well built. Don’t forget the roof.
noraQuill-won = Second helpings for everyone!
noraQuill-lost = You learn fast. Almost too fast.

barnabyFinch-beatYou = Did I win? I had my eyes closed.
barnabyFinch-beaten = I was aiming at the bottle.
barnabyFinch-ownGain = Write that down. I may never do it again.
barnabyFinch-yourGain = I was about to do exactly that.
barnabyFinch-won = Somebody tell my mother!
barnabyFinch-lost = Next time I practise on bigger bottles.

tamPenrose-beatYou = I dug here first.
tamPenrose-beaten = Wrong shaft. It happens.
tamPenrose-ownGain = Silver. Slow and deep, as I said.
tamPenrose-yourGain = You struck something there.
tamPenrose-won = The deepest mine pays last.
tamPenrose-lost = I’ll keep digging.

ottoBrandt-beatYou = I saved up for that one.
ottoBrandt-beaten = Keep it. I keep my money.
ottoBrandt-ownGain = That pays for a barrel.
ottoBrandt-yourGain = That is worth a glass.
ottoBrandt-won = We have counted. Now we drink.
ottoBrandt-lost = This round is on me.

bixenteEtxart-beatYou = My sheep were here before you.
bixenteEtxart-beaten = There is grass elsewhere.
bixenteEtxart-ownGain = A fine pasture.
bixenteEtxart-yourGain = Green grass you have there.
bixenteEtxart-won = The flock comes home.
bixenteEtxart-lost = Tonight I count sheep, not points.

lupeOrtega-beatYou = You looked at the card. I looked at you.
lupeOrtega-beaten = Quick. I like quick.
lupeOrtega-ownGain = In, out, done.
lupeOrtega-yourGain = I did not see that coming. That’s rare.
lupeOrtega-won = The pass is mine.
lupeOrtega-lost = Fair shot. I ride on.

abramStern-beatYou = I measured that one twice.
abramStern-beaten = At that price it is yours.
abramStern-ownGain = The sum comes out nicely.
abramStern-yourGain = Good cloth, well cut.
abramStern-won = The books balance. In my favour.
abramStern-lost = I miscounted. Once.

josiahFreeman-beatYou = I had a wagon waiting for it.
josiahFreeman-beaten = Then I carry something else.
josiahFreeman-ownGain = A full load.
josiahFreeman-yourGain = Solid work. I know planks.
josiahFreeman-won = Delivered, and on time.
josiahFreeman-lost = You earned the freight.

elinDahl-beatYou = That gap was cut for me.
elinDahl-beaten = Off by a thumb’s width.
elinDahl-ownGain = Fits to a hair.
elinDahl-yourGain = Straight walls. I’d hire you.
elinDahl-won = The roof is on.
elinDahl-lost = A good house. Yours, this time.

linMei-beatYou = I needed only this one.
linMei-beaten = Please. I have another.
linMei-ownGain = Exactly enough.
linMei-yourGain = Nothing wasted. Well done.
linMei-won = Tea?
linMei-lost = A precise game. Thank you.

kateHarlan-beatYou = I waited for you to blink.
kateHarlan-beaten = Now I am awake.
kateHarlan-ownGain = Once is enough.
kateHarlan-yourGain = Noted.
kateHarlan-won = I told you: I had already drawn.
kateHarlan-lost = Nobody hears of this.

marthaLake-beatYou = I saw it last winter.
marthaLake-beaten = The river turns again.
marthaLake-ownGain = Woven well.
marthaLake-yourGain = You see far.
marthaLake-won = The water ran here.
marthaLake-lost = Now you know where it runs.
