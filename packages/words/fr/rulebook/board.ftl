chapters-box-title = Dans la boîte
chapters-box-intro = Un bout de désert, un carrefour, et trop de gens avec des projets. En quatre tours, vous envoyez vos cow-boys acheter des terres, vous élevez des bâtiments et changez l’argent en points de victoire (PV). Quand deux personnes veulent la même chose, il y a duel.

rules-B1-0 = La partie dure quatre tours, et chaque tour a quatre phases.
rules-B1-1 = De deux à six joueurs. Vous avez 10 cow-boys et 12 titres de propriété, jamais davantage. L’argent, les revolvers, les routes et les maisons ne manquent jamais. Il n’y a en revanche que 25 chevaux, 9 hors-la-loi et 7 bâtons de dynamite.
rules-B1-2 = Il y a 38 tuiles bâtiment. Les 30 tuiles de base sont toujours là : 6 <ranch> ranchs, 6 <mine> mines, 4 <drugstore> drugstores, 4 <bank> banques, 3 <saloon> saloons, 3 <hotel> hôtels, 2 <church> églises, 2 <prison> prisons. La table décide lesquelles des autres s’y ajoutent : 2 <blacksmith> maréchaux-ferrants, 2 <generalStore> general stores, 2 <school> écoles, 1 <cityHall> hôtel de ville, 1 <station> gare. Pour une première partie, laissez-les de côté.
rules-B1-3 = 19 personnalités, numérotées de 0 à 18, chacune avec un côté jaune et un côté rouge.
rules-B1-4 = Deux dés, le noir pour la rangée, le blanc pour la colonne. Nous avons décidé qu’ils désignent les 6 × 6 parcelles intérieures du plan : ce qu’ils touchent a donc toujours huit voisines.

chapters-setup-title = Tracer la ville

rules-B2-1 = Vous commencez avec 15 $, 1 revolver, 1 route, 3 cow-boys dans votre réserve personnelle et 12 titres.
rules-B2-2 = La rangée des bâtiments a sept cases : 3, 4, 5, 6, 8, 10 et 12 $. Des ranchs occupent 3 et 10, des mines 4 et 12. Les autres tuiles vont dans le sac ; on en pioche trois pour 5, 6 et 8.
rules-B2-3 = Les dés désignent le centre de la ville : une <house> maison entourée de quatre routes, si bien que neuf parcelles sont desservies. Viennent ensuite neuf <mountain> montagnes, un lancer chacune ; si la parcelle est prise, on relance.
rules-B2-4 = Si l’hôtel de ville figure parmi les premières tuiles, on le place comme en [B8.12]. Nous avons décidé : après les montagnes, avant la prise des parcelles.
rules-B2-5 = Le jeton +3 revolvers attend sur sa case. L’ordre de départ est tiré au sort.
rules-B2-6 = En ordre inverse, du dernier au premier, on prend une parcelle chacun ; puis, du premier au dernier, une seconde. Les montagnes et même le centre sont permis, pas la rivière ni l’hôtel de ville.
rules-B2-7 = Sept personnalités sont en jeu, huit si le garçon des rues en est, chacune du même côté toute la partie. Prenez une sélection [B9.20], tirez au sort ou choisissez vous-mêmes.

chapters-choosing-title = Phase 1 : les personnalités
chapters-choosing-intro = On a toujours besoin d’une connaissance en ville. Vous en changez à chaque tour.

rules-B3-1 = Dans l’ordre où vous avez passé au tour précédent (au tour 1 : au hasard), vous prenez chacun l’une des personnalités en jeu. Ce qui agit *aussitôt* agit avant le choix suivant.
rules-B3-2 = Ensuite, les numéros des personnalités donnent l’ordre de jeu de ce tour, le plus petit d’abord.

chapters-placing-title = Phase 2 : placer les cow-boys

rules-B4-1 = Dans l’ordre de jeu, et jusqu’à ce que tout le monde ait passé, vous placez un cow-boy de votre réserve personnelle ou vous passez. Sans cow-boy, il faut passer.
rules-B4-2 = Un cow-boy peut aller sur une case d’action ; sur une parcelle sans propriétaire, pour l’acheter ; sur un bâtiment adverse, pour l’attaquer ; ou sur l’un des vôtres, pour le défendre. Avec les extensions, aussi à l’hôtel de ville, chez un hors-la-loi ou dans votre propre enclos.
rules-B4-3 = Les cow-boys des autres n’y sont pas un obstacle, seulement la promesse d’un duel, sauf si une règle les protège (le cow-boy blanc, une église, les héros). Nous avons décidé que vous avez au plus un cow-boy par endroit, sauf au salaire et à la route seule, qui en accueillent autant que l’on veut.
rules-B4-4 = En passant, vous prenez la plus basse place libre de l’*ordre de fin* et ne placez plus rien pendant ce tour. Cet ordre départage les égalités en duel, désigne qui règle la succession des duels en attente [B5.4], qui choisit d’abord sa personnalité au tour suivant et, tout à la fin, qui gagne en cas d’égalité.
rules-B4-5 = Une case fermée ne reçoit pas de cow-boy : un prix de PV qui n’a plus cours, une case de bâtiment vide, ou les munitions tant que leur jeton est pris.

chapters-resolving-title = Phase 3 : Main Street
chapters-resolving-intro = Les cases se règlent maintenant l’une après l’autre, toujours dans l’ordre de ce chapitre.

rules-B5-0 = Vous pouvez toujours renoncer à une action, même après avoir gagné un duel pour l’obtenir. Qu’il ait agi ou non, le cow-boy va à la réserve générale. Après un duel perdu, il rentre dans votre réserve personnelle.
rules-B5-1 = *Salaire.* 4 $ pour chacun de vos cow-boys présents. Pas de duel. Avec les chevaux, on peut en acheter un ici à la place [B10.6].
rules-B5-2 = *Munitions.* Qui gagne garde le jeton +3 revolvers jusqu’à la fin du tour.
rules-B5-3 = *Routes.* Qui gagne les trois routes en prend trois. Puis, à la route seule, chaque cow-boy en rapporte une, sans duel.
rules-B5-4 = *Parcelles.* Une parcelle coûte 1 $, plus 1 $ pour chaque parcelle, elle-même et les huit autour, qui porte un bâtiment, une montagne ou une maison : de 1 à 10 $. Si plusieurs duels attendent, la personne concernée la mieux placée dans l’ordre de fin décide de leur succession. Qui gagne paie et pose un titre, ou renonce ; sans argent ou sans titre, il faut renoncer.
rules-B5-5 = *Bâtiments.* De la case à 12 $ jusqu’à celle à 3 $, l’une après l’autre. Qui gagne paie le prix de la case, prend la tuile et la construit aussitôt ou la garde.
rules-B5-9 = *Cases de revenu*, chacune ne paie qu’une fois : 2 $ par parcelle que vous possédez ; puis 2 $ par point de force ; puis le jeu de hasard : deux dés, autant de dollars que de points. Ensuite, tous les bâtiments paient leur revenu [B7.1], sans qu’il faille de cow-boy.
rules-B5-10 = *Points de victoire*, chaque case ne sert qu’une fois : 1 PV pour deux parcelles possédées, arrondi à l’inférieur ; puis 1 PV par bâtiment que vous avez sur le plan (ni maisons ni montagnes) ; puis 1 PV pour deux points de force, arrondi à l’inférieur ; puis des PV à vendre à 2, 3, 4 et 5 $ pièce, autant que vous voulez. Nous avons décidé de les régler dans cet ordre. Au tour 1, les quatre prix sont ouverts ; chaque tour ferme le moins cher, et au tour 4 il ne reste que 5 $.

chapters-building-title = Construire et tracer des routes

rules-B5-6 = Pour construire, il faut : une parcelle libre à vous (sans montagne, maison, bâtiment ni rivière) ; une route qui touche l’un de ses coins ou longe l’un de ses côtés ; et une nouvelle <house> maison pour la ville. La maison est gratuite et va sur une autre parcelle libre desservie : l’une des vôtres, une sans propriétaire, ou celle de quelqu’un d’autre, avec son accord. Elle n’a pas à être adjacente. <ranch> Ranch et <mine> mine ne demandent ni route ni maison. Les cas particuliers sont au chapitre des bâtiments.
rules-B5-7 = Au lieu d’une nouvelle maison, vous pouvez faire d’une maison existante une <townhouse> maison de ville, si chacune des huit parcelles autour a un propriétaire ou est occupée (bâtiment, maison, montagne, rivière). Jamais, donc, au bord du plan. Le propriétaire de la parcelle doit y consentir, comme pour une maison. Nous avons décidé qu’on n’y ajoute jamais de troisième maison.
rules-B5-8 = Après la case à 3 $, vous pouvez tous, dans l’ordre de jeu, construire les tuiles encore en main, neuves ou anciennes. Quand une règle dit « construire aussitôt », elle ne parle que de cette tuile-là.
rules-B5-11 = Les *routes* longent les côtés des parcelles. Une nouvelle route doit en rejoindre une qui existe. Vous pouvez poser des routes de votre réserve à tout moment ; nous avons décidé que cela veut dire : chaque fois que le jeu attend une décision de vous, et une dernière fois avant le décompte final.
rules-B8-14 = Une maison a besoin d’une route quand on la place. Maisons et bâtiments appartiennent à qui possède la parcelle.

chapters-duels-title = Les duels
chapters-duels-intro = Personne ne meurt ici. Qui perd rentre à pied, un peu mieux armé pour la suite.

rules-B6-1 = Si deux joueurs ou plus ont un cow-boy là où un seul peut agir, tous se battent en même temps. Chacun lance un dé et ajoute sa *force* : revolvers, cow-boys de la réserve personnelle et bonus du tour. Le plus haut total gagne ; à égalité, l’ordre de fin décide.
rules-B6-2 = Qui gagne peut agir. Les autres cow-boys rentrent aussitôt et comptent déjà dans la force pour le duel suivant.
rules-B6-3 = Le journal montre chaque dé, chaque somme avec ses éléments et chaque égalité tranchée.

chapters-income-title = Le revenu des bâtiments
chapters-income-intro = *Adjacent* désigne les huit parcelles qui en entourent une, coins compris.

rules-B7-1 = On calcule d’abord le revenu de chaque bâtiment pour son propriétaire, puis viennent les attaques. Une maison ou une montagne sur une parcelle sans propriétaire sert à tous les bâtiments autour ; sur une parcelle possédée, seulement à ceux de son propriétaire. Il en va de même des bâtiments qui comptent comme maisons ; l’hôtel de ville, qui n’est à personne, sert à tous. Le general store a sa propre règle [B8.10].
rules-B7-2 = *Valeur en maisons* : <house> maison 1 ; <townhouse> maison de ville, <hotel> hôtel et <station> gare 2 ; <ranch> ranch, <church> église, <school> école et <cityHall> hôtel de ville 1 ; tout le reste 0.
rules-B7-3 = *Attaque.* Votre cow-boy sur un bâtiment adverse prend la moitié de son revenu, arrondie à l’inférieur ; le propriétaire garde le reste. S’il y a plusieurs cow-boys, celui du propriétaire compris, ils se battent d’abord, dans l’ordre de [B5.4]. Si le propriétaire gagne, il garde tout. Un défenseur que personne ne défie va à la réserve générale.
rules-B7-4 = À l’abri des attaques : les églises, les prisons, la gare et les bâtiments voisins d’une église du même propriétaire. Nous avons décidé qu’une école, qui n’a pas de revenu, ne s’attaque pas non plus. Si une église s’élève à côté d’un bâtiment attaqué, l’attaquant reprend son cow-boy comme après un duel perdu.
rules-B7-5 = Aucun bâtiment ne gagne davantage : drugstore 33 $, general store 33 $, maréchal-ferrant 40 $, banque 45 $, saloon 55 $.

chapters-buildings-title = Les bâtiments

rules-B8-1 = <mine> Mine : 3 $ par montagne adjacente qui lui sert [B7.1]. 1 revolver à la construction. Ni route ni maison nécessaires.
rules-B8-2 = <ranch> Ranch : 1 $ par parcelle libre adjacente, quel qu’en soit le propriétaire, et 1 $ au moins. 1 revolver à la construction. Ni route ni maison nécessaires.
rules-B8-3 = <drugstore> Drugstore : 3 $ par point de valeur en maisons adjacent, plus 3 $ par ranch que vous avez, où qu’il soit. Votre propre ranch voisin compte deux fois : avec lui et trois maisons autour, 15 $.
rules-B8-4 = <bank> Banque : 3 $ par point de valeur en maisons adjacent, plus 3 $ par mine que vous avez, où qu’elle soit. Avec une mine, une maison et votre propre hôtel à côté : 12 $.
rules-B8-5 = <saloon> Saloon : 5 $ par point de valeur en maisons adjacent.
rules-B8-6 = <hotel> Hôtel : 6 $.
rules-B8-7 = <church> Église : pas de revenu, mais elle se protège et protège vos bâtiments autour d’elle [B7.4].
rules-B8-8 = <prison> Prison : pas de revenu. 2 revolvers à la construction. Les hors-la-loi gardent leurs distances [B10.3].
rules-B8-9 = <blacksmith> Maréchal-ferrant : 5 $ fois le numéro du tour, plus 5 $ par ranch que vous avez.
rules-B8-10 = <generalStore> General store : 6 $ par point de valeur en maisons adjacent sur vos propres parcelles, 3 $ sur celles des autres ou sans propriétaire. Avec deux maisons autour, dont une à vous, et une église adverse : 12 $.
rules-B8-11 = <school> École : demande une route et trois maisons. Avec la rivière, il y a une école au plus de chaque côté.
rules-B8-12 = <cityHall> Hôtel de ville : il ne s’achète pas. Quand il est pioché, le premier joueur dans l’ordre de jeu le place aussitôt sur une parcelle libre, sans propriétaire et desservie (s’il n’y en a pas, il pose d’abord une route de la réserve générale) ; puis on pioche une autre tuile. Aucune maison ne l’accompagne, et sa parcelle n’appartient jamais à personne. Un cow-boy peut l’occuper et y reste après la fin du tour ; ceux qui le défient se battent avec lui au début du revenu des bâtiments. Pour l’occupant, drugstores, banques et general stores gagnent 3 $ de plus chacun, saloons et maréchaux-ferrants 5 $ de plus, dans la limite du maximum [B7.5]. Qui perd la place perd aussitôt le bonus.
rules-B8-13 = <station> Gare : seulement le long d’une ligne droite de huit routes qui traverse tout le plan. À la fin, elle vaut 1 PV pour deux points de valeur en maisons dans toute la ville, tous joueurs confondus, arrondi à l’inférieur : 12 maisons, 2 hôtels, 4 ranchs, 1 église et la gare font 23, donc 11 PV. Elle ne peut pas être attaquée. Nous avons décidé qu’elle ne demande pas de maison.

chapters-roundEnd-title = Phase 4 : fin du tour

rules-B11-1 = La case de PV ouverte la moins chère ferme.
rules-B11-2 = Vous prenez 4, 5 ou 5 cow-boys à la réserve générale après le tour 1, 2 ou 3, jamais au-delà de vos dix.
rules-B11-3 = *Limite de liquidité.* Ce que vous avez au-dessus de la limite de votre personnalité doit être dépensé, et vous pouvez dépenser plus. Chaque tranche entière de 10 $ donne 1 PV. Avec 28 $ et une limite de 20 $, vous dépensez au moins 8 $ ; allez jusqu’à 10 $ et vous gagnez 1 PV. Avec 34 $ et une limite de 30 $, 4 $ sont perdus.
rules-B11-4 = Les personnalités et ce qui leur appartient reviennent, le jeton +3 aussi.
rules-B11-5 = L’ordre de fin devient l’ordre dans lequel vous choisirez les personnalités, la maîtresse d’école en tête.
rules-B11-6 = Dans la rangée des bâtiments, ce que personne n’a acheté glisse vers les cases moins chères, et le sac comble les trous. Un hôtel de ville pioché à ce moment est placé par le premier joueur du nouvel ordre.

chapters-scoring-title = Le décompte final
chapters-scoring-intro = Il vient après la limite de liquidité du quatrième tour.

rules-B12-1 = 1 PV par tranche entière de 6 $.
rules-B12-2 = 2 PV par bâtiment, maison et montagne sur vos parcelles ; rien pour les parcelles nues et les tuiles non construites. Nous avons décidé qu’une maison de ville compte pour une maison.
rules-B12-3 = Puis la gare, la maîtresse d’école, les ponts, les chevaux et Kit Carson, comme décrit dans leurs paragraphes.
rules-B12-4 = Le plus haut total de PV gagne. À égalité, gagne qui a passé plus tôt au dernier tour.

chapters-characters-title = Les 19 personnalités
chapters-characters-intro = Chacune a un côté jaune (l’ordinaire) et un côté rouge. *Aussitôt* veut dire : avant le choix suivant. La *limite* est l’argent que vous pouvez garder à la fin du tour [B11.3].

rules-B9-0 = *0 Garçon des rues.* Jaune : payez 3 $ et prenez aussitôt une seconde personnalité, pas le shérif ; son pouvoir et sa limite sont à vous, mais dans l’ordre de jeu vous avez le numéro 0. Rouge : de même sans payer, mais la limite baisse de 5 $. Nous avons décidé que, sans 3 $, il n’y a pas de seconde personnalité et que votre limite est de 0 $.
rules-B9-1 = *1 Shérif.* Jaune : un cow-boy blanc supplémentaire. Placez-le là où il n’y a aucun cow-boy, mais pas pour attaquer ; personne ne peut le rejoindre ni attaquer à cet endroit pendant ce tour. Limite 20 $. Rouge : vous n’attaquez pas et ne rejoignez personne (défendre vos bâtiments est permis), mais chaque duel perdu quand d’autres viennent à vous, ou en défendant un bâtiment à vous, rapporte 3 PV [B14.15]. Limite 20 $. Nous avons décidé que le cow-boy blanc compte dans la force tant qu’il est en réserve.
rules-B9-2 = *2 Banquier.* Jaune : 9 $ aussitôt. Limite 120 $. Rouge : avant la fin du tour, achetez 3, 5 ou 7 PV pour 3, 12 ou 25 $. Limite 60 $.
rules-B9-3 = *3 Commerçante.* Jaune : doublez le revenu de tous vos bâtiments d’une sorte, ou prenez 8 $, aussitôt ou au revenu des bâtiments. Si un bâtiment doublé est attaqué, attaquant et propriétaire reçoivent chacun le revenu normal : avec des banques à 18 et 12 $, la première attaquée, 18 $ à l’attaquant, 18 + 24 $ à vous. Limite 60 $. Rouge : 8 $ aussitôt, ou 1 PV par maison que vous avez à la fin du tour (une maison de ville compte pour une ; les autres bâtiments ne comptent pas). Limite 60 $.
rules-B9-4 = *4 Ouvrier chinois.* Jaune : deux routes aussitôt, et les bâtiments à moitié prix, arrondi au supérieur. Limite 30 $. Rouge : payez 5 $ pour n’importe quelle tuile de la rangée, à construire aussitôt ou à garder ; les autres glissent vers les cases moins chères et la rangée se complète. Limite 30 $.
rules-B9-5 = *5 Colon.* Jaune : aussitôt une parcelle sans propriétaire de votre choix, gratuite. Limite 30 $. Rouge : 8 $ aussitôt, ou 1 PV par montagne que vous avez à la fin du tour. Limite 20 $.
rules-B9-6 = *6 Capitaine.* Jaune : aussitôt un cow-boy de la réserve générale pour 1 $, deux pour 4 $ ou trois pour 9 $. Limite 25 $. Rouge : un revolver pour 3 $ ou deux pour 9 $, à vous pour la partie. Limite 20 $.
rules-B9-7 = *7 Tueur à gages.* Jaune : 3 de force en plus pour ce tour. Limite 20 $. Rouge : 2 de plus. Limite 30 $.
rules-B9-8 = *8 Indien.* Jaune : aussitôt deux parcelles désignées par les dés, que l’on relance si la parcelle est prise ou ne peut l’être. Limite 20 $. Rouge : vous ne payez jamais plus de 3 $ pour une parcelle. Limite 30 $.
rules-B9-9 = *9 Prospecteur.* Jaune : payez aussitôt 10 $ pour une mine de la rangée, à défaut du sac, et placez-la avec un titre sur une parcelle libre sans propriétaire ; la rangée glisse et se complète. Si les six mines sont parties, prenez le côté rouge. Limite 20 $. Rouge : deux bâtons de dynamite, à garder jusqu’à usage [B9.19]. Limite 20 $.
rules-B9-10 = *10 Armurier.* Jaune : 2 PV par duel gagné, hors-la-loi compris. Limite 30 $. Rouge : un bâton de dynamite, et dans chaque duel vous pouvez relancer votre dé une fois ; avec les tuiles de duel, vous choisissez après que les autres ont montré les leurs. Limite 20 $.
rules-B9-11 = *11 Chanteuse.* Jaune : deux jetons « pas de duel » pour ce tour. Placez-en un avec un cow-boy sur les trois routes, une case de revenu ou une case de PV : il ne se bat jamais et agit en premier, et les autres, le cow-boy blanc aussi, font comme s’il n’était pas là. Ce qui n’a pas servi est perdu. Limite 15 $. Rouge : à votre tour de placement, envoyez au jeu de hasard un cow-boy de la réserve générale avec un jeton « pas de duel » ; vous gagnez le produit des deux dés. Limite 40 $.
rules-B9-12 = *12 Commissaire-priseur.* Jaune : aussitôt, deux parcelles sans propriétaire sont mises aux enchères en un lot. Vous misez d’abord, puis dans le sens horaire, toujours plus haut ou hors jeu pour de bon, sans dépasser l’argent qu’on a. Qui gagne paie la moitié à la banque (arrondie à l’inférieur) et l’autre à vous (au supérieur) ; si c’est vous, vous ne payez que la banque. Sans mise, rien ne se passe. Limite 30 $. Rouge : de même pour le jeton +3 revolvers ; tout vous revient, et si vous gagnez vous ne payez rien. Limite 30 $.
rules-B9-13 = *13 Gouverneur.* Jaune : une route aussitôt, et 1 PV pour chaque route que vous posez vers une parcelle jusque-là non desservie ; un pont, 2 PV. Limite 50 $. Rouge : taxez aussitôt les autres, soit 1 $ par revolver ordinaire (ni le jeton +3, ni la force du tueur à gages), soit 1 $ par tranche de 10 $ entamée ; qui n’a pas assez donne tout. Limite 50 $.
rules-B9-14 = *14 Docteur ou croque-mort* : vous choisissez le côté à chaque fois. Docteur (jaune) : qui perd un duel, contre des joueurs ou des hors-la-loi, peut vous payer 3 $ (vous : rien) pour envoyer ce cow-boy sur une case d’action ouverte encore à venir au lieu de le reprendre ; vous d’abord, puis selon l’ordre de fin. 3 $ de la banque par hors-la-loi retiré. Limite 60 $. Croque-mort (rouge) : qui perd un duel, contre des joueurs ou des hors-la-loi, sauf vous, perd 1 PV ou vous paie 2 $, au choix. 2 $ de la banque par hors-la-loi retiré. Limite 90 $. Nous avons décidé qu’il faut au patient une case vide, ou une case sans duel (la route seule).
rules-B9-15 = *15 Cow-boy.* Jaune (avec Chevaux seulement) : un cheval dans votre réserve. Limite 20 $. Rouge : payez 8 $ pour un ranch, comme le prospecteur pour une mine [B9.9] ; si les six sont partis, prenez le côté jaune. Limite 20 $.
rules-B9-16 = *16 Héros.* Jaune : pendant ce tour, vos bâtiments ne peuvent pas être attaqués et vous ne pouvez pas attaquer ; les hors-la-loi n’y prennent rien. Limite 240 $. Rouge : aussitôt 3 PV, ou 6 contre un cow-boy, ou 9 contre deux. Limite 40 $. Nous avons décidé qu’au prochain déplacement des hors-la-loi, les bâtiments de qui avait les héros passent à leurs yeux pour ne rien gagner.
rules-B9-17 = *17 Maîtresse d’école.* Tours 1 à 3 (jaune) : vous êtes en tête au tour suivant, quel que soit le moment où vous passez. Limite 60 $. Tour 4 (rouge) : à la fin, 2 PV par école, prison et église que vous avez, et 2 PV si vous n’avez pas de saloon. Limite 60 $.
rules-B9-18 = *18 Avocat ou éditeur.* Avocat (jaune) : aussitôt, vous pouvez acheter une parcelle sans propriétaire à son prix ; et là où vous vous placez pour en acheter une, tous les autres reprennent leurs cow-boys avant tout duel. Limite 60 $. Éditeur (rouge) : après le revenu des bâtiments, 1 PV par tranche de 5, 10, 15 ou 20 $ (tour 1, 2, 3 ou 4) que vos propres bâtiments vous ont réellement payée, arrondi au supérieur ; le butin ne compte pas. Tour 2 et 33 $ : 4 PV. Limite 40 $.
rules-B9-19 = La *dynamite* triple le revenu d’une mine (une fois par mine et par tour, pas avec la commerçante ; un attaquant prend la moitié de la somme triplée, arrondie à l’inférieur), ou bien accompagne un cow-boy : dans un duel à cet endroit, vous lancez deux dés et additionnez les deux (avec les tuiles de duel : vous pouvez en jouer deux). Sans duel, elle fait long feu. Avec un cow-boy sur votre propre mine, elle fait les deux. Les bâtons utilisés retournent à la réserve.
rules-B9-20 = *Sélections.* Première partie : 1 à 7 jaune. Ville paisible : 1R 2R 5J 11J 13J 14 16R. Propriétaires : 0J 3R 4J 5R 8J 9J 12J 15R. Fortune : 0J 2J 3J 4R 6J 8R 12J 16J. Règlement de comptes : 0R 6R 7J 9R 10J 12R 13R 14. Ruée vers l’or : 0R 1J 3J 5R 8R 9J 10R 11R, avec la rivière et six montagnes. (J jaune, R rouge.)
rules-B9-21 = Si vous ne pouvez ou ne voulez pas payer un pouvoir qui agit aussitôt, il n’est simplement pas utilisé. Nous avons décidé que la carte et sa limite valent quand même.

chapters-variants-title = Les variantes
chapters-variants-intro = Combinez-les à votre gré. Peut-être pas toutes un soir de semaine.

rules-B10-1 = *Un nouveau départ.* Chacun compose en secret un équipement de départ, et tous sont montrés ensemble. Les prix sont notre décision : 35 points à dépenser ; un cow-boy coûte 3 (de 1 à 6), une parcelle 3 (4 au plus), un revolver 3 (3 au plus), une route 2 (4 au plus), et chaque point restant vaut 1 $ (30 $ au plus). Le départ ordinaire coûte exactement 35. Les parcelles se prennent comme en [B2.6], passage après passage, tant qu’il en reste à prendre.
rules-B10-2 = *The Carson River.* Les parcelles de <river> rivière ne s’achètent ni ne se construisent, et les dés du centre et des montagnes ne les touchent pas. Nous avons tracé un cours de dix parcelles du bord nord au bord sud ; vous pouvez aussi dessiner le vôtre ou le tirer au sort, de 6 à 15 parcelles d’un bord à l’autre (le minimum est notre décision). Quel que soit le cours, il y a six montagnes au lieu de neuf. Une route qui a la rivière de tous ses côtés est un *pont* et coûte deux routes à un même joueur. Pour les ranchs, la rivière est libre ; une mine au bord de la rivière gagne 3 $ de plus, une seule fois. À la fin, un bâtiment, une maison ou une montagne à vous que touche un pont vaut 3 PV au lieu de 2.
rules-B10-3 = *Hors-la-loi.* Avant les tours 2 à 4, le dé noir plus 7 est leur force, et le dé blanc en amène un, deux ou trois (1–2, 3–4, 5–6), placés par les dés (pas sur un autre <outlaw> hors-la-loi, ni à côté d’une prison, ni sur la rivière ou l’hôtel de ville). Celui qui tombe sur une prison est retiré et le propriétaire de la prison touche la récompense. Puis chacun avance d’un pas au plus, dans un ordre choisi par le premier joueur de l’ordre de fin, vers le bâtiment de plus haut revenu à sa portée qui n’est ni voisin d’une prison ni déjà pris ; à égalité, au hasard. Il reste où rien ne paie mieux. Sa parcelle ne peut être achetée ni construite, et son bâtiment ne gagne que la moitié, arrondie à l’inférieur. Un cow-boy placé là se bat juste avant le revenu des bâtiments : le meilleur total doit atteindre la force des hors-la-loi, et il y a au plus une victoire. Un hors-la-loi battu s’en va : le cow-boy vainqueur rejoint la réserve générale et rapporte la récompense ou, sur un bâtiment adverse, la moitié de son revenu. Les autres rentrent, et un hors-la-loi vainqueur reste. Les églises ne les impressionnent pas, et ils ne dérangent pas les voisins : une parcelle nue avec un hors-la-loi nourrit toujours un ranch. Une prison construite à côté de l’un d’eux arrive trop tard. Les récompenses sont notre décision : force 8 ou 9, 2 PV ; 10 ou 11, 3 PV ; 12 ou 13, 4 PV ; de même, la rivière et l’hôtel de ville leur sont interdits.
rules-B10-4 = *La loi du plus fort.* Les duels se jouent avec des tuiles de 0 à 5 au lieu des dés, choisies en secret, montrées ensemble, puis défaussées. À deux, chacun a les six et 15 $. De trois à cinq, on mélange six tuiles par joueur et l’on en distribue six à chacun ; à six, cinq jeux et cinq tuiles chacun. Vous commencez alors avec 30 $ moins la somme de vos tuiles. Contre les hors-la-loi aussi, on joue des tuiles ; le jeu de hasard, la mise en place et l’arrivée des hors-la-loi se font toujours aux dés. Nous avons décidé que, sans tuile, vous en piochez trois parmi les défaussées juste après ce duel.
rules-B10-5 = *Kit Carson.* Dès que le premier cow-boy du tour est placé, tout le monde place et déplace en même temps. Quand vous avez fini, vous prenez la première place libre de l’ordre de fin et ne changez plus rien. À la fin, vous recevez 1 PV par joueur qui a fini après vous au dernier tour. Nous avons décidé que, jusque-là, vous pouvez aussi reprendre des cow-boys.
rules-B10-6 = *Chevaux.* Vous commencez avec un cheval et cinq enclos. Au salaire, réglé dans l’ordre de jeu, un cow-boy peut, au lieu de gagner, acheter un cheval pour 4 $, un par joueur et par tour, qui va droit dans un enclos. Après avoir placé un cow-boy sur le plateau, vous pouvez mettre un cheval dans un enclos : le 1 donne 1 de force pour ce tour (2 avec trois chevaux ou plus) ; le 2 permet aussitôt de placer un autre cow-boy, d’en déplacer un, d’en reprendre un ou de passer (un cow-boy placé ainsi permet un cheval de plus) ; le 3 double un ranch, un cheval par ranch, pas avec la commerçante ; le 4 paie aussitôt 2 $ ; le 5 ne sert qu’au rodéo. Un cow-boy peut aussi, au lieu d’une action, aller dans un enclos, un par enclos. *Rodéo* à la fin de chaque tour : additionnez chapeaux × chevaux de chaque enclos, le double avec un cow-boy ; le plus haut total gagne un jeton rodéo, et l’ordre de fin tranche les égalités. Puis les chevaux rentrent. À la fin, un cheval vaut 1 PV plus 1 par rodéo gagné : 3 chevaux et 2 rodéos font 9 PV. Avec Kit Carson, l’enclos 2 est fermé. Les chapeaux sont 2, 1, 2, 3 et 5 ; tous sauf le 5 sont notre décision.

chapters-examples-title = Exemples

rules-B13-1 = *Un duel.* Orange fait 5 et a 1 revolver : 6. Vert fait 3, avec 2 revolvers et 1 cow-boy : 6 aussi. Bleu fait 2 avec 1 revolver : 3. Orange a passé avant Vert et gagne. Vert et Bleu reprennent leurs cow-boys.
rules-B13-2 = *Un prix.* Autour de la parcelle, deux maisons, deux saloons et une montagne : 1 + 5 = 6 $.
rules-B13-3 = *Saloons.* Trois maisons autour : 15 $. Un autre en a trois aussi, mais l’une d’elles appartient à quelqu’un d’autre : 10 $.
rules-B13-4 = D’autres calculs se trouvent à leur place : [B8.3], [B8.4], [B8.10], [B8.13], [B9.3], [B9.18], [B10.6], [B11.3].
rules-B13-5 = *Limite de liquidité.* Arno a 54 $ et le banquier, dont la limite est de 120 $. Arno garde tout.
rules-B13-6 = *Ordre de jeu.* Vert a le shérif (1), Orange la commerçante (3), Bleu le tueur à gages (7). On joue dans cet ordre.
rules-B13-7 = *Construire.* Vert gagne la case à 10 $, construit un saloon et met la maison sur la dernière parcelle libre, desservie et sans propriétaire. Bleu, à 8 $, construit un drugstore et fait de la maison du centre une maison de ville. Orange, à 5 $, n’a pas de place pour la maison d’une banque, pas de route, demande à Vert et à Bleu : deux refus. La banque reste en main.
rules-B13-8 = *Sans le doublement de la commerçante*, le cas de [B9.3] donne 9 $ à l’attaquant et 9 + 12 $ au propriétaire.
rules-B13-9 = *Hors-la-loi au tour 2.* L’un passe d’un saloon à un general store qui gagne plus, église ou pas. Un autre reste chez son maréchal-ferrant : la maison et l’église autour ne gagnent rien, la banque et le ranch moins.

chapters-meeting-title = Quand les règles se croisent
chapters-meeting-intro = Deux règles se rencontrent au coin de la rue et aucune ne cède le passage. Tout ce chapitre est notre propre décision.

rules-B14-1 = Le revenu des bâtiments se déroule ainsi : duel de l’hôtel de ville ; combats contre les hors-la-loi ; attaques ; puis dynamite, enclos 3 et commerçante s’annoncent dans l’ordre de jeu ; paiement ; éditeur. La personne qui règle l’ordre des duels est désignée au début de l’étape et en nomme un à la fois.
rules-B14-2 = Tout revenu se calcule d’une seule façon : la somme, plus le bonus de l’hôtel de ville, jusqu’au maximum, réduite de moitié par un hors-la-loi et arrondie à l’inférieur, puis doublée ou triplée (jamais les deux, et au-delà du maximum s’il le faut), et enfin la part de l’attaquant.
rules-B14-3 = Pour les parcelles, on livre d’abord tous les duels. Puis, dans l’ordre de jeu, on achète ce que l’on a gagné ou on y renonce.
rules-B14-4 = Les pouvoirs de fin de tour (banquier, commerçante et colon rouges) viennent après les cases de PV et avant la limite de liquidité. Les 8 $ de la commerçante et du colon se prennent aussitôt ou jamais.
rules-B14-5 = Vous pouvez poser des routes à chacune de vos décisions, et tout le monde le peut une fois encore à la fin de la phase 3. Au tour 4, c’est la dernière occasion.
rules-B14-6 = Sur un bâtiment avec un hors-la-loi, attaquants et propriétaire le combattent en un seul duel. Si personne n’atteint sa force, tous perdent, et il n’y a pas de second duel. Sur un bâtiment adverse, qui gagne choisit la récompense ou la moitié du revenu libéré, ce qui vaut une attaque ; le propriétaire prend la récompense. Sur une parcelle nue, il y a la récompense, mais pas d’achat.
rules-B14-7 = Là où l’attaque est interdite, un combat contre un hors-la-loi ne donne pas la moitié du revenu. La récompense reste à prendre.
rules-B14-8 = Une église qui met fin à une attaque n’est pas un duel : ni docteur, ni croque-mort, ni armurier, ni shérif rouge n’en profite. Un combat contre un hors-la-loi à cet endroit continue.
rules-B14-9 = Les hors-la-loi qui se déplacent comparent les revenus entiers, avec le numéro du nouveau tour et le bonus de l’hôtel de ville. À égalité avec leur propre bâtiment, ils restent ; un bâtiment voisin d’une prison est ignoré, même le leur. Un arrivant retiré n’est pas remplacé.
rules-B14-10 = Une parcelle sous un hors-la-loi ne s’acquiert d’aucune façon.
rules-B14-11 = L’occupant de l’hôtel de ville est l’un de vos dix cow-boys et ne se déplace plus ; battu, il revient dans votre réserve. Le bonus vaut dès le même tour. Le cow-boy blanc peut prendre un hôtel de ville vide pour un tour. C’est le premier joueur qui le place : à la mise en place et en phase 1 celui de l’ordre en cours, en phase 4 celui du nouvel ordre. Si une route ne suffit pas, il en pose d’autres, mais pas de pont. S’il n’existe aucune parcelle libre sans propriétaire, l’hôtel de ville quitte le jeu.
rules-B14-12 = Garçon des rues : vous payez avant de choisir ; avec le côté rouge, il faut prendre une seconde personnalité. Une limite ne descend jamais sous 0 $.
rules-B14-13 = Cow-boy blanc : pas sur un hors-la-loi, pas dans un enclos. Au salaire et à la route seule, seulement s’il n’y a personne, mais d’autres peuvent le rejoindre. Il ne va jamais là où se trouve déjà un cow-boy, même avec un jeton de la chanteuse ; un cow-boy de la chanteuse peut le rejoindre.
rules-B14-14 = Avocat : pas là où se tient le cow-boy blanc. Les cow-boys des autres rentrent quand commencent les parcelles ; ce n’est pas un duel perdu, même si l’avocat renonce ensuite.
rules-B14-15 = Shérif rouge : vous pouvez rejoindre le salaire et la route seule, et toujours défendre un bâtiment à vous, quel que soit l’occupant, hors-la-loi compris. Ailleurs, vous n’allez chez un hors-la-loi que s’il n’y a pas de cow-boy. Un duel perdu en défendant un bâtiment à vous rapporte les 3 PV, même si un hors-la-loi l’a gagné.
rules-B14-16 = Chanteuse : un jeton par case. Le côté rouge prend un tour de placement, une fois, et demande un cow-boy dans la réserve générale. Tant qu’il vous reste ce tour ou le cow-boy blanc, rien ne vous oblige à passer, même la réserve vide.
rules-B14-17 = La dynamite s’annonce au placement et reste avec ce cow-boy. Seules vos propres mines sont triplées, même si le duel y est perdu. Si la réserve ne suffit pas, prenez ce qu’il en reste.
rules-B14-18 = Armurier rouge : quand tous les dés sont visibles, vous pouvez relancer une fois, et le second résultat compte (avec la dynamite, l’un de vos deux dés). Contre les hors-la-loi aussi.
rules-B14-19 = Le docteur est consulté juste après chaque duel, et personne ne peut rejoindre un cow-boy ainsi placé.
rules-B14-20 = Les PV ne descendent jamais sous 0. Croque-mort : à 0 PV, vous payez si vous pouvez, sinon rien ; avec moins de 2 $, vous perdez le PV.
rules-B14-21 = Les enchères commencent à 1 $. Pour miser, il faut l’argent et les titres. S’il ne reste qu’une parcelle, elle fait tout le lot. Sans mise, le jeton retourne à sa case. Le sens horaire est l’ordre des places.
rules-B14-22 = Indien : si aucune des 36 parcelles ne peut être prise, ou s’il ne vous reste pas de titre, le don n’a pas lieu.
rules-B14-23 = Prospecteur jaune et cow-boy rouge : s’il n’y a pas de parcelle libre sans propriétaire, ou plus de titre, on ne peut pas payer. Une tuile du sac laisse la rangée telle quelle. Les tuiles en main comptent comme parties. Un cow-boy rouge qui passe au jaune sans Chevaux n’a pas de pouvoir.
rules-B14-24 = Douze titres, c’est douze : au-delà, même les terres offertes sont perdues.
rules-B14-25 = Les héros jaunes peuvent tout de même disputer l’hôtel de ville. Les héros rouges donnent des cow-boys de la réserve personnelle.
rules-B14-26 = La maîtresse d’école passe en tête du nouvel ordre, les autres gardent leur rang. Les égalités et l’ordre des hors-la-loi suivent l’ordre dans lequel on a réellement passé.
rules-B14-27 = Gouverneur : seulement tant que vous tenez la carte. Desservir une parcelle de rivière ne compte pas, un pont ne rapporte ses 2 PV qu’une fois, et la route posée pour l’hôtel de ville ne compte pour personne.
rules-B14-28 = Les maisons d’une construction se placent une à une, et chacune doit être permise à ce moment-là ; la deuxième maison d’une école peut donc se poser sur la première. Toutes les maisons, ou pas de bâtiment.
rules-B14-29 = Vous demandez une maison sur une parcelle précise, et le propriétaire dit oui ou non, une fois par parcelle et par construction, sans contrepartie. Pas de réponse à temps vaut refus.
rules-B14-30 = Les côtés de la rivière, pour les écoles, sont les morceaux de terre qu’elle laisse.
rules-B14-31 = Gare : les ponts comptent dans la ligne, et seules les lignes intérieures traversent le plan.
rules-B14-32 = Quand le sac est vide, les cases les plus chères restent vides et fermées.
rules-B14-33 = Un nouveau départ avec La loi du plus fort : l’argent de votre équipement plus 15 $ moins vos tuiles, au moins 0 $. Dynamite avec une seule tuile : vous en jouez une.
rules-B14-34 = Kit Carson : si le premier joueur finit sans rien placer, tout le monde commence. La validité d’un coup se juge quand il arrive. Jetons, dynamite et cow-boy blanc suivent leur cow-boy jusqu’à ce que vous ayez fini. Avec Chevaux, jamais plus de chevaux dans les enclos que de cow-boys sur le plateau ; ils bougent jusqu’à ce que vous ayez fini, et c’est alors que l’enclos 4 paie.
rules-B14-35 = Chevaux : celui qu’on achète dans l’enclos 2 ne compte que pour le rodéo. Déplacer un cow-boy, c’est déplacer celui-là même, vers une autre action ou dans votre réserve, et cela n’apporte pas de cheval. Après le rodéo, les cow-boys des enclos vont à la réserve générale, avant que l’on en reprenne [B11.2]. Si tous les rodéos valent 0, le jeton va au premier joueur de l’ordre de fin. Quand la réserve est vide, on n’achète plus de cheval.

chapters-rulings-title = Nos décisions
chapters-rulings-intro = Par endroits, les règles imprimées se taisent, restent floues ou renvoient à une image. Voici les paragraphes qui contiennent une décision de notre part :
