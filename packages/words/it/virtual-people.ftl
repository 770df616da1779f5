### I giocatori virtuali del gioco di carte, uno per posto: fatti di carte e chiamati come loro.

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
