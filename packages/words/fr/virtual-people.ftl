### Les joueurs virtuels du jeu de cartes, un par place : faits de cartes, nommés comme elles.

a = Ace
b = Deuce
c = Trey
d = Jack
e = Queenie
f = Joker
