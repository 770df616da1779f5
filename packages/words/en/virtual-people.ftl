### The virtual players of the card game, one for each seat: made of cards, named like them.

a-name = Ace Callahan
a-short = Ace
b-name = Deuce Maddox
b-short = Deuce
c-name = Trey Barlow
c-short = Trey
d-name = Jack Straw
d-short = Jack
e-name = Queenie Dell
e-short = Queenie
f-name = Joker Pike
f-short = Joker
