### De virtuele spelers van het kaartspel, één per plaats: van kaarten gemaakt en ernaar genoemd.

a = Ace
b = Deuce
c = Trey
d = Jack
e = Queenie
f = Joker
