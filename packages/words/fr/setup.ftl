goodForFirst = Bien pour une première partie
ways = Façons de jouer
minutes = environ { $minutes } minutes

cards-first-name = Première partie
cards-first-about = Vous et trois adversaires faciles. On apprend en jouant.
cards-alone-name = En solo
cards-alone-about = Vous contre trois joueurs virtuels : sans attente, tours rapides.
cards-friends-name = Sur un seul écran
cards-friends-about = Deux personnes et deux bots se passent l’appareil.
cards-six-name = Table pleine
cards-six-about = Vous et cinq bots. Plus de cartes, plus de rivalité.

rulings-heading = Nos décisions pour cette partie ({ $count })
rulings-hint = Là où les règles imprimées se taisent. Elles valent pour les choix ci-dessus.
