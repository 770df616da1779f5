### Leçons du jeu de plateau.

## first

first-about-name = Le jeu de plateau
first-about-line = Prendre des parcelles et une personnalité, placer, se battre, construire, gagner, marquer : un tour avec Nora.

first-claim-topic = Parcelle
first-claim-order = Prenez E2, près de la maison.
first-claim-why = Commerces et saloons vivent des maisons autour d’eux. Des routes entourent déjà cette maison, et les bâtiments en ont besoin.
first-claim-other = Permis. Sans maison ni montagne à côté, un terrain rapporte peu.

first-land-topic = Terrain
first-land-order = Prenez D2, juste à côté.
first-land-why = Une maison sur votre terrain ne sert que vos bâtiments. Vous en poserez une ici pour votre saloon.
first-land-other = Permis. Mais un terrain voisin du vôtre fait travailler les maisons pour vous seul.

first-character-topic = Personnalité
first-character-order = Prenez le capitaine.
first-character-why = Une personnalité vaut pour un tour. Le capitaine engage des cow-boys, et chacun est une action. Les petits numéros placent d’abord.
first-character-other = Utile aussi. Le capitaine aurait engagé des cow-boys, donc des actions.

first-hire-topic = Engager
first-hire-order = Engagez un cow-boy pour 1 $.
first-hire-why = Le deuxième coûterait 3 $ de plus, le troisième encore 5 $. Une action de plus est bon marché ; le reste servira à construire.
first-hire-other = Possible. Il restera moins d’argent pour le terrain, le saloon et les points.

first-saloon-topic = Placer
first-saloon-order = Placez un cow-boy sur le saloon.
first-saloon-why = Les cow-boys réservent des actions, résolues plus tard de gauche à droite. Un saloon rapporte 5 $ par maison voisine, à chaque tour.
first-saloon-other = C’est aussi une action. Mais un autre peut maintenant prendre le saloon.

first-contest-topic = Disputer
first-contest-order = Placez un cow-boy sur F2, contre Otto.
first-contest-why = Deux sur une parcelle, c’est un duel : un dé plus la force. Otto aura placé tous ses cow-boys, pas vous.
first-contest-other = Possible. Alors Otto obtient F2 sans duel.

first-market-topic = Points
first-market-order = Placez un cow-boy sur les points à 2 $.
first-market-why = Vous y achetez des points de victoire avec les gains du saloon. Chaque tour ferme le prix le plus bas : 2 $, c’est maintenant.
first-market-other = Bien. Mais les points ne coûteront plus jamais 2 $ : la case ferme après ce tour.

first-pass-topic = Passer
first-pass-order = Passez, et gardez un cow-boy.
first-pass-why = Chaque cow-boy en réserve vaut 1 de force dans vos duels. Attendre a un prix : qui passe en premier choisit la prochaine personnalité.
first-pass-other = C’est aussi une action. Mais un cow-boy en réserve aurait aidé au duel.

first-buy-topic = Duel
first-buy-order = Achetez F2 pour 2 $.
first-buy-why = Le dé montrait 5 ; un revolver et un cow-boy font 7. Otto avait 2. Une parcelle coûte 1 $ plus ce qui l’entoure.
first-buy-other = Vous pouvez renoncer. Mais vous avez gagné le duel, et le terrain donne de la place.

first-tile-topic = Acheter
first-tile-order = Prenez le saloon pour 6 $.
first-tile-why = Personne n’a rejoint votre cow-boy, donc pas de duel. Vous payez le prix de la case et recevez le bâtiment.
first-tile-other = Vous pouvez renoncer. Le saloon reste alors disponible pour tous.

first-build-topic = Construire
first-build-order = Construisez-le en E2.
first-build-why = C’est votre terrain, une route le dessert, et le saloon se trouve entre la maison du centre et celle qui va suivre.
first-build-other = Permis. En E2, deux maisons l’auraient bordé.

first-house-topic = Maison
first-house-order = Posez la maison en D2.
first-house-why = La plupart des bâtiments amènent une maison. Sur votre terrain, près du saloon, elle rapporte 5 $ à vous seul.
first-house-other = Permis. En D2, elle n’aurait servi que votre saloon.
first-house-after = Deux maisons près du saloon : 10 $ par tour.

first-points-topic = Marquer
first-points-order = Achetez 5 points.
first-points-why = Le saloon a payé 10 $. Deux dollars le point, c’est le meilleur prix, mais 6 $ gardés construiront au prochain tour.
first-points-other = Bien aussi : plus de points maintenant, moins pour construire, et l’inverse.

first-road-topic = Route
first-road-order = Posez votre route entre F2 et F3.
first-road-why = Bâtiments et maisons veulent une route à leur parcelle. Elle ouvre G2 et G3. On peut poser des routes à chaque décision.
first-road-other = Possible. Les routes peuvent attendre : on en pose à chaque décision.

first-count-topic = Compter
first-count-order = Ouvrez le score.
first-count-why = À la fin, vos bâtiments, maisons et montagnes valent 2 chacun, et chaque 6 $ en vaut 1. Chaque ligne dit de quoi elle est faite.

first-end-topic = Terminé
first-end-order = Vous connaissez le jeu.
first-end-why = Il reste trois tours, chacun avec une autre personnalité et plus de cow-boys. Finissez cette partie contre les mêmes adversaires faciles.
