### Die virtuellen Spieler des Kartenspiels, für jeden Platz einer: aus Karten gemacht und nach ihnen benannt.

a = Ace
b = Deuce
c = Trey
d = Jack
e = Queenie
f = Joker
