goodForFirst = Bien pour une première partie
ways = Façons de jouer
minutes = environ { $minutes } minutes

cards-first-name = Première partie
cards-first-about = Vous et trois adversaires faciles. On apprend en jouant.
cards-alone-name = En solo
cards-alone-about = Vous contre trois joueurs virtuels : sans attente, tours rapides.
cards-friends-name = Sur un seul écran
cards-friends-about = Deux personnes se passent l’appareil, deux robots jouent avec elles.
cards-six-name = Table pleine
cards-six-about = Vous et cinq robots. Plus de cartes, plus de concurrence.

rulings-heading = Nos décisions pour cette partie ({ $count })
rulings-hint = Là où les règles imprimées se taisent, nous avons décidé. Voici ce qui vaut pour les choix ci-dessus.

inStep-label = Kit Carson : robots
inStep-on = M’attendent après chaque cow-boy
inStep-off = Placent à leur propre rythme
inStep-people = Attendent les humains après chaque cow-boy
