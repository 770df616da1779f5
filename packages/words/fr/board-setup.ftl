heading = Préparer une ville
firstGame = Première partie, comme le conseille la règle
seatsHint = De deux à six. À deux, on est mieux au bord de la rivière.

roster-heading = Personnalités
roster-way = Choix des personnalités

roster-by-preset = Une sélection
roster-by-lot = Au hasard
roster-by-hand = À la main

roster-lotHint = Sept personnalités (huit avec le garçon des rues) et leurs côtés, tirées au début de la partie.
roster-handHint = { $chosen } sur { $needed } choisies. Cliquez encore pour l’autre côté.

presets-firstGame-name = Première partie
presets-firstGame-about = Les sept plus faciles, côté jaune.

presets-quietTown-name = Ville paisible
presets-quietTown-about = Moins de duels, plus de bâtiments.

presets-landowners-name = Propriétaires
presets-landowners-about = Des parcelles, encore des parcelles.

presets-fortune-name = Fortune
presets-fortune-about = Beaucoup d’argent, dans beaucoup de mains.

presets-showdown-name = Règlement de comptes
presets-showdown-about = Gardez votre poudre au sec.

presets-goldRush-name = Ruée vers l’or
presets-goldRush-about = Des mines et une rivière, avec six montagnes.

sides-yellow = jaune
sides-red = rouge

buildings-heading = D’autres bâtiments
buildings-hint = Les trente tuiles de base sont toujours dans le sac. Celles-ci peuvent s’y ajouter.

variants-heading = Les variantes
variants-hint = À combiner librement. À laisser de côté pour une première partie.

variants-about-newBeginning = Chacun compose en secret un équipement de départ.
variants-about-river = Une rivière traverse le plan : des ponts, des mines plus riches, des terres sans propriétaire.
variants-about-outlaws = Des hors-la-loi arrivent, s’installent sur les meilleurs bâtiments et attendent d’être chassés.
variants-about-mightIsRight = Les duels se jouent avec des tuiles choisies en secret, pas aux dés.
variants-about-kitCarson = Tous placent leurs cow-boys en même temps.
variants-about-horses = Des enclos, des placements supplémentaires et un rodéo à chaque tour.

variants-rating = Complexité { $complexity }, stratégie { $strategy }, durée : { $length }

variants-length-same = la même
variants-length-shorter = un peu moins
variants-length-longer = un peu plus

river-heading = Cours de la rivière
river-board = Celui du plan
river-random = Au hasard
river-drawn = Dessiné à la main
river-drawnHint = Cliquez sur les parcelles l’une après l’autre, d’un bord du plan à un autre. Cliquez sur la dernière pour l’enlever.

rosterSize = Choisissez { $needed } personnalités ; vous en avez { $chosen }.
