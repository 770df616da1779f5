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
first-land-other = Permis. Mais un terrain voisin du vôtre fait travailler les maisons rien que pour vous.

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
first-saloon-why = Les cow-boys réservent des actions, résolues plus tard, le long de Main Street. Un saloon rapporte 5 $ par maison voisine, à chaque tour.
first-saloon-other = C’est aussi une action. Mais quelqu’un d’autre peut maintenant prendre le saloon.

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
first-house-why = La plupart des bâtiments amènent une maison. Sur votre terrain, près du saloon, elle rapporte 5 $ rien que pour vous.
first-house-other = Permis. En D2, elle n’aurait servi que votre saloon.
first-house-after = Deux maisons près du saloon : 10 $ par tour.

first-points-topic = Marquer
first-points-order = Achetez 5 points.
first-points-why = Le saloon a payé 10 $. Deux dollars le point, c’est le meilleur prix, mais 6 $ gardés construiront au prochain tour.
first-points-other = Bien aussi : plus de points maintenant, moins pour construire, et l’inverse.

first-road-topic = Route
first-road-order = Posez votre route entre F2 et F3.
first-road-why = Bâtiments et maisons ont besoin d’une route à leur parcelle. Elle ouvre G2 et G3. On peut poser des routes à chaque décision.
first-road-other = Possible. Les routes peuvent attendre : on en pose à chaque décision.

first-count-topic = Compter
first-count-order = Ouvrez le score.
first-count-why = À la fin, vos bâtiments, maisons et montagnes valent 2 chacun, et chaque 6 $ en vaut 1. Chaque ligne dit de quoi elle est faite.

first-end-topic = Terminé
first-end-order = Vous connaissez le jeu.
first-end-why = Il reste trois tours, chacun avec une autre personnalité et plus de cow-boys. Finissez cette partie contre les mêmes adversaires faciles.

## river

river-about-name = The Carson River
river-about-line = De l’eau au lieu de trois montagnes : mines et ranchs l’apprécient.

river-mine-topic = Mine
river-mine-order = Prenez E2, entre montagnes et rivière.
river-mine-why = Une mine au bord de la rivière rapporte 3 $ de plus. Avec deux montagnes, elle rapporterait ici 9 $ par tour.
river-mine-other = Bien. Au bord de la rivière, une mine rapporte 3 $ de plus.

river-ranch-topic = Ranch
river-ranch-order = Prenez C4, au bord de l’eau.
river-ranch-why = Personne n’achète ni ne construit sur la rivière, et un ranch la compte comme libre : de l’herbe qui reste.
river-ranch-other = Bien. Un ranch compte la rivière comme libre, et personne n’y construit.

river-end-topic = Terminé
river-end-order = Vous connaissez la rivière.
river-end-why = Un pont prend deux routes ; ce que vous possédez à côté vaut 3 à la fin au lieu de 2. Finissez la partie.

## newBeginning

newBeginning-about-name = Un nouveau départ
newBeginning-about-line = Composez votre équipement de départ, en secret.

newBeginning-kit-topic = Équipement
newBeginning-kit-order = Prenez trois cow-boys, deux parcelles.
newBeginning-kit-why = Chacun dépense 35 points en secret. C’est l’équipement habituel ; moins d’une chose en achète plus d’une autre, le reste est en argent.
newBeginning-kit-other = Un plan aussi. Ce que vous n’avez pas dépensé devient votre argent.

newBeginning-claim-topic = Parcelle
newBeginning-claim-order = Prenez D4, entre trois montagnes.
newBeginning-claim-why = Otto a pris moins de parcelles et plus de revolvers. Plus de parcelles, c’est choisir plus longtemps : une mine rapporterait ici 9 $.
newBeginning-claim-other = Permis. Entre des montagnes, une mine rapporte 3 $ par montagne.

newBeginning-end-topic = Terminé
newBeginning-end-order = Vous connaissez l’équipement.
newBeginning-end-why = Peu de cow-boys et beaucoup d’argent, ou des revolvers : chaque équipement est un plan. Finissez avec le vôtre.

## mightIsRight

mightIsRight-about-name = La loi du plus fort
mightIsRight-about-line = Des duels avec des tuiles en main au lieu de dés.

mightIsRight-contest-topic = Disputer
mightIsRight-contest-order = Placez un cow-boy sur F4, contre Otto.
mightIsRight-contest-why = Vous avez le tueur à gages : 3 de force en plus pour ce tour. Un duel n’est plus un hasard : cherchez-le.
mightIsRight-contest-other = Possible. Mais avec le tueur à gages, un duel est une bonne idée.

mightIsRight-pass-topic = Réserve
mightIsRight-pass-order = Passez, avec deux en réserve.
mightIsRight-pass-why = Les cow-boys en réserve comptent 1 de force chacun. Six contre trois pour Otto, avant toute tuile.
mightIsRight-pass-other = Possible ; vous aurez alors moins de force au duel.

mightIsRight-tile-topic = Tuile
mightIsRight-tile-order = Jouez votre 3.
mightIsRight-tile-why = Otto atteint au plus 3 + 5. Avec 6 + 3 vous gagnez contre toute tuile, et gardez le 5.
mightIsRight-tile-other = Possible aussi. Le 3 suffisait ; une grande tuile jouée est perdue.

mightIsRight-buy-topic = Gagné
mightIsRight-buy-order = Achetez F4 pour 5 $.
mightIsRight-buy-why = 9 contre 5. Les tuiles jouées sont visibles : comptez ce qu’il reste aux autres avant le prochain duel.
mightIsRight-buy-other = Vous pouvez renoncer ; le duel est gagné quand même.

mightIsRight-end-topic = Terminé
mightIsRight-end-order = Vous connaissez les tuiles.
mightIsRight-end-why = Sans tuiles, on en pioche trois jouées. De grandes tuiles coûtent de l’argent de départ. Finissez la partie.

## kitCarson

kitCarson-about-name = Kit Carson
kitCarson-about-line = Tout le monde place en même temps.

kitCarson-mine-topic = Début
kitCarson-mine-order = Placez un cow-boy sur la mine à 4 $.
kitCarson-mine-why = Le premier joueur ouvre ; ensuite tous placent à la fois et peuvent encore déplacer leurs cow-boys.
kitCarson-mine-other = Bien. Rien n’est définitif avant que vous ayez dit : terminé.

kitCarson-move-topic = Changer
kitCarson-move-order = Reprenez-le : Otto y est aussi.
kitCarson-move-why = Ce serait un duel. Avant d’avoir terminé, chacun de vos cow-boys peut rentrer.
kitCarson-move-other = Possible. Le cow-boy d’Otto se battra alors avec le vôtre.

kitCarson-again-topic = Encore
kitCarson-again-order = Placez-le sur le ranch à 3 $.
kitCarson-again-why = Personne n’y est. Regardez les autres, mais n’attendez pas trop.
kitCarson-again-other = Bien aussi. Regardez où sont les autres.

kitCarson-done-topic = Finir
kitCarson-done-order = Dites que vous avez terminé.
kitCarson-done-why = Finir d’abord, c’est passer devant : égalités, prochaine personnalité, et 1 point par joueur plus lent au dernier tour.
kitCarson-done-other = Vous pouvez continuer. Mais finir d’abord, c’est passer devant.

kitCarson-end-topic = Terminé
kitCarson-end-order = Vous connaissez Kit Carson.
kitCarson-end-why = Des parties rapides, et des nerfs. Finissez celle-ci contre Otto.

## outlaws

outlaws-about-name = Hors-la-loi
outlaws-about-line = Ils arrivent dès le tour 2 et réduisent vos gains de moitié.

outlaws-gun-topic = Menace
outlaws-gun-order = Prenez le tueur à gages.
outlaws-gun-why = Un hors-la-loi occupe votre ranch en F4 et réduit son revenu de moitié. Force 12 ce tour : il vous faut chaque revolver.
outlaws-gun-other = Utile aussi. Mais le hors-la-loi a 12 de force.

outlaws-fight-topic = Combat
outlaws-fight-order = Placez un cow-boy sur F4.
outlaws-fight-why = Il se bat juste avant les revenus. Atteignez 12 avec dé et force : le hors-la-loi part et vous marquez.
outlaws-fight-other = Possible. Le hors-la-loi reste alors et prend la moitié.

outlaws-pass-topic = Réserve
outlaws-pass-order = Passez, et gardez les autres.
outlaws-pass-why = Trois revolvers, quatre cow-boys et le tueur à gages font 10. Un 2 au dé suffit.
outlaws-pass-other = Possible ; chaque cow-boy placé, c’est 1 de force en moins.
outlaws-pass-after = 12 atteints : le hors-la-loi part, 4 points pour vous.

outlaws-end-topic = Terminé
outlaws-end-order = Vous connaissez les hors-la-loi.
outlaws-end-why = D’autres peuvent venir à chaque tour, vers le meilleur revenu. Une prison les éloigne. Finissez la partie.

## horses

horses-about-name = Chevaux
horses-about-line = Cinq enclos, de petits gains et un rodéo à chaque tour.

horses-place-topic = Placer
horses-place-order = Placez un cow-boy sur le ranch à 3 $.
horses-place-why = Juste après un cow-boy, vous pouvez mettre un cheval dans un enclos.
horses-place-other = Bien. Après chaque cow-boy, un cheval peut aller dans un enclos.

horses-horse-topic = Cheval
horses-horse-order = Mettez votre cheval dans l’enclos 4.
horses-horse-why = Il rapporte 2 $ tout de suite. L’enclos 1 donne de la force, 2 un placement, 3 double un ranch ; tous comptent au rodéo.
horses-horse-other = Bien : chaque enclos a son usage, et tous comptent au rodéo.

horses-corral-topic = Rodéo
horses-corral-order = Placez un cow-boy dans l’enclos 4.
horses-corral-why = Un cow-boy y double les chevaux au rodéo. Le meilleur total de chaque tour prend un jeton rodéo.
horses-corral-other = C’est aussi une action. Près du cheval, il l’aurait doublé au rodéo.

horses-end-topic = Terminé
horses-end-order = Vous connaissez les chevaux.
horses-end-why = À la fin, chaque cheval vaut 1, et 1 de plus par rodéo gagné. Finissez la partie.

## buildings

buildings-about-name = Nouveaux bâtiments
buildings-about-line = Hôtel de ville, maréchal-ferrant, general store, école et gare.

buildings-smith-topic = Maréchal
buildings-smith-order = Placez un cow-boy sur le maréchal-ferrant.
buildings-smith-why = Il rapporte 5 $ fois le numéro du tour, plus 5 $ par ranch à vous, où qu’il soit. Le plus tôt est le mieux.
buildings-smith-other = Bien. Un maréchal-ferrant grandit seul, de 5 $ à 20 $.

buildings-hall-topic = Hôtel de ville
buildings-hall-order = Placez un cow-boy sur l’hôtel de ville.
buildings-hall-why = Il n’est à personne ; l’occupant gagne plus : maréchaux et saloons 5 $, drugstores, banques, general stores 3 $. Le cow-boy y reste.
buildings-hall-other = Possible. À l’hôtel de ville, votre maréchal rapportait 5 $ de plus.

buildings-pass-topic = Passer
buildings-pass-order = Passez.
buildings-pass-why = Un seul occupe l’hôtel de ville : si d’autres viennent, duel au début des revenus. Votre dernier cow-boy donne de la force.
buildings-pass-other = Bien. La force en réserve protège votre place.

buildings-take-topic = Acheter
buildings-take-order = Prenez le maréchal-ferrant.
buildings-take-why = La rangée mêle anciens et nouveaux bâtiments. Une école demande trois maisons, une gare huit routes en ligne droite.
buildings-take-other = Vous pouvez renoncer ; il reste dans la rangée.

buildings-build-topic = Construire
buildings-build-order = Construisez-le en D3.
buildings-build-why = Son revenu ne dépend pas des voisins, seulement du tour et de vos ranchs. Une route reste nécessaire.
buildings-build-other = Permis ; il rapporte autant partout.

buildings-house-topic = Maison
buildings-house-order = Posez sa maison en E4.
buildings-house-why = Votre terrain la garde pour vos futurs commerces. Un general store gagne le double avec vos propres maisons.
buildings-house-other = Permis. Sur votre terrain, une maison ne sert que vous.

buildings-end-topic = Terminé
buildings-end-order = Vous connaissez les nouveaux bâtiments.
buildings-end-why = Maréchal et hôtel de ville paient déjà ensemble ce tour. Finissez la partie et découvrez le reste.

## coach

coach-claimParcel-head = Nouveau : vos premières parcelles
coach-claimParcel-one = Près des maisons, des commerces ; près des montagnes, des mines.
coach-claimParcel-two = Les routes desservent déjà le tour de la première maison.
coach-claimParcel-three = Des parcelles voisines s’entraident.

coach-takeCharacter-head = Nouveau : personnalités
coach-takeCharacter-one = Un petit numéro joue plus tôt.
coach-takeCharacter-two = Le pouvoir est à vous pour ce tour seulement.
coach-takeCharacter-three = À la fin du tour, vous gardez au plus cette somme.

coach-placeCowboy-head = Nouveau : placer des cow-boys
coach-placeCowboy-one = Chaque cow-boy réserve une action ou une parcelle ; à deux, c’est un duel.
coach-placeCowboy-two = Tout se résout plus tard, le long de Main Street.
coach-placeCowboy-three = Les cow-boys gardés font la force, et passer tôt fait choisir d’abord.

coach-buildOrKeep-head = Nouveau : construire
coach-buildOrKeep-one = La plupart demandent votre parcelle libre, une route et une maison neuve.
coach-buildOrKeep-two = Ce qui l’entoure fixe le revenu de chaque tour.
coach-buildOrKeep-three = Ranch et mine ne demandent ni route ni maison.

coach-buyPoints-head = Nouveau : acheter des points
coach-buyPoints-one = Les points montent : chaque tour ferme le prix le plus bas.
coach-buyPoints-two = L’argent gardé construira, jusqu’à votre limite de liquidité.
coach-buyPoints-three = À la toute fin, 6 $ valent encore 1 point.

coach-spend-head = Nouveau : limite de liquidité
coach-spend-one = Votre personnalité dit combien garder.
coach-spend-two = Le surplus se dépense maintenant : 1 point par 10 $ entiers.
coach-spend-three = Achetez plus tôt la prochaine fois : 10 $ le point, c’est cher.

coach-passing-head = Nouveau : passer
coach-passing-one = Plus tôt vous passez, plus tôt vous choisirez une personnalité au prochain tour.
coach-passing-two = Les cow-boys gardés ajoutent à votre force dans chaque duel.
coach-passing-three = À égalité dans un duel, qui a passé en premier l’emporte.

coach-duel-head = Nouveau : les duels
coach-duel-one = Chacun lance un dé et ajoute sa force ; le plus grand total agit.
coach-duel-two = La force : vos revolvers et les cow-boys que vous gardez.
coach-duel-three = Un cow-boy battu rentre et vous renforce au duel suivant.

coach-income-head = Nouveau : le revenu
coach-income-one = Vos bâtiments paient à chaque tour, sans cow-boy.
coach-income-two = Ce qui les entoure fixe la somme : maisons, montagnes, pâturages.
coach-income-three = Un cow-boy adverse sur un bâtiment en prend la moitié. La force le protège.
