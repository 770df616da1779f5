### The virtual players of the card game, one for each seat: made of cards, named like them.

a = Ace
b = Deuce
c = Trey
d = Jack
e = Queenie
f = Joker
