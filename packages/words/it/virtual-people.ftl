### I giocatori virtuali del gioco di carte, uno per posto: fatti di carte e chiamati come loro.

a = Ace
b = Deuce
c = Trey
d = Jack
e = Queenie
f = Joker
