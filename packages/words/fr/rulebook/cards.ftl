chapters-box-title = Dans la boîte
chapters-box-intro = Deux époques, neuf tours chacune, une carte par tour. Vous misez en secret, vous choisissez une carte de la colonne, puis vous construisez avec elle ou vous l’engagez. Au bout de dix-huit tours, la plus belle ville l’emporte, et le Nevada compte un point de plus sur la carte.

rules-C1-1 = 66 *cartes enchère* en six couleurs : <hat> chapeau, <star> étoile, <cactus> cactus, <boot> botte, <horseshoe> fer à cheval et <cow> vache, chacune numérotée de 1 à 11. Une carte forte permet de choisir tôt.
rules-C1-2 = 96 *cartes terrain*, 48 par époque. Une carte terrain est un carré de quatre parcelles et porte un nombre, son *attrait*. Les joueurs virtuels s’y fient ; vous avez le droit d’avoir meilleur goût.
rules-C1-3 = Ce que vous croiserez à l’époque I puis à l’époque II : <mountain> montagne 32 et 12, <house> maison 18 et 18, <townhouse> maison de ville 2 et 10, <mine> mine 10 et 4, <ranch> ranch 10 et 4, <blacksmith> maréchal-ferrant 2 et 1, <drugstore> drugstore 3 et 8, <bank> banque 3 et 8, <saloon> saloon 1 et 5, <hotel> hôtel 1 et 4, <generalStore> general store 1 et 1, <church> église 1 et 2, <prison> prison 1 et 3, <cityHall> hôtel de ville 0 et 1, <outlaws> hors-la-loi 3 et 5. Les autres parcelles sont <empty> vides. Le tableau imprimé ne désigne montagne et maison que par une image ; c’est nous qui avons décidé laquelle est laquelle.
rules-C1-4 = Nous n’avons pas repris les cartes terrain imprimées : nous avons dessiné les nôtres. Vous pouvez compter là-dessus : chacune montre au moins un élément et deux cartes d’une même époque ne sont jamais identiques ; les éléments se répartissent régulièrement sur les quatre coins ; quatre cartes sur cinq ont au plus un bâtiment à points, aucune n’en a trois ; les <outlaws> hors-la-loi ne viennent jamais sans une maison ou un bâtiment bon à piller. L’attrait va de 1 à 9 et ne dépend que de ce que montre la carte.
rules-C1-5 = 21 *personnalités*, une carte chacune, avec un pouvoir, un attrait de 1 à 9 et le symbole <points>, <tilt> ou les deux. Le dos classe les six couleurs pour départager les égalités ; certains portent aussi une <skull> tête de vache. Les dos sont de nous : 21 classements différents, chaque couleur trois ou quatre fois à chaque rang, quatre têtes de vache. Ils sont redistribués entre les personnalités à chaque partie : le dos du dessus ne trahit donc jamais qui se trouve dessous.

chapters-setup-title = À table
chapters-setup-intro = De quatre à six places, dont une au moins est la vôtre.

rules-C2-1 = Une partie compte de quatre à six places. Une à six sont tenues par de vrais joueurs, les autres par des *joueurs virtuels*. Si vous êtes moins de quatre, des joueurs virtuels complètent la table jusqu’à quatre ; vous pouvez en inviter d’autres, jusqu’à six places en tout.
rules-C2-2 = Chaque place a sa couleur. Les vrais joueurs choisissent la leur. Nous avons décidé que l’hôte peut aussi choisir pour un joueur virtuel ; sinon, celui-ci en reçoit une au hasard parmi le reste. Votre main se compose des cartes 1 à 9 de votre couleur. Un robot compte comme un vrai joueur : il a une main, une ville et des pouvoirs, comme vous.
rules-C2-3 = Un joueur virtuel est une pile mélangée de neuf cartes enchère, face cachée. Le *débutant* a les cartes 1 à 9, l’*intermédiaire* 2 à 10, l’*expert* 3 à 11. Vous pouvez mêler les niveaux ; commencez par des débutants.
rules-C2-4 = Les cartes terrain de l’époque I, celles de l’époque II et les personnalités forment trois piles mélangées, face cachée, et l’on coupe les personnalités. Le dos de celle du dessus reste toujours visible de tous.

chapters-round-title = Un tour
chapters-round-intro = Chaque tour suit le même rythme : dévoiler, utiliser les premiers pouvoirs, miser, utiliser les derniers pouvoirs, choisir. Neuf tours font une *époque*.

rules-C3-1 = *Dévoiler.* On retourne une personnalité, puis quatre cartes terrain, ou cinq s’il y a cinq ou six places. Elles forment une colonne qui part des piles, dans l’ordre du tirage. Nous plaçons la personnalité au plus près des piles.
rules-C3-2 = *Tête de vache.* Si le dos désormais visible sur la pile des personnalités porte une <skull> tête de vache, la personnalité qui vient d’être dévoilée passe sous la pile, au vu de tous, et la suivante prend sa place. On recommence tant que le dos du dessus porte une tête de vache.
rules-C3-3 = *Premiers pouvoirs*, avant la mise, dans cet ordre : gouverneur, avocat, ouvrier chinois, héros, armurier. Chaque fois, on annonce ouvertement si l’on s’en sert ; rien ne vous y oblige. Un pouvoir est exécuté en entier, pose comprise, avant que l’on interroge le suivant. Seule la première place du gouverneur est imprimée ; l’ordre des autres est notre décision. Nous avons aussi décidé qu’une personnalité ainsi gagnée peut servir dans le même tour si son rang n’est pas encore passé, y compris pour les pouvoirs de [C3.5].
rules-C3-4 = *Miser.* Chaque vrai joueur choisit en secret une carte enchère. Tous voient que vous avez choisi, personne ne voit quoi. Puis on retourne toutes les mises ensemble, avec la première carte de la pile de chaque joueur virtuel.
rules-C3-5 = *Derniers pouvoirs*, après la révélation, dans cet ordre : tueur à gages, docteur. Cet ordre est notre décision.
rules-C3-6 = Votre mise vaut le nombre de votre carte plus tous les bonus que vous avez utilisés pendant ce tour. Les bonus s’additionnent.
rules-C3-7 = *Choisir.* De la plus forte mise à la plus faible, chaque place prend une carte de la colonne : une carte terrain, posée aussitôt, ou la personnalité. En cas d’égalité, la couleur la mieux classée au dos de la pile des personnalités passe devant. Que la carte soit posée aussitôt est notre décision.
rules-C3-8 = Les cartes enchère jouées sont dépensées pour l’époque et restent face visible. Chacun peut donc calculer ce qu’il reste aux autres. D’un joueur virtuel, on connaît les cartes restantes, mais pas leur ordre.
rules-C3-9 = Quand chaque place a pris sa carte, le reste de la colonne quitte le jeu. À six places, il ne reste rien. Une personnalité qui part ainsi peut encore revenir grâce au paperboy [C7.s]. Nous avons décidé que les cartes ajoutées par le gouverneur et l’ouvrier chinois se placent au bout de la colonne, loin des piles.
rules-C3-11 = Quand vient votre tour de choisir, vous devez prendre une carte, et une carte terrain doit être posée s’il existe un emplacement permis. S’il n’y en a pas, vous pouvez la prendre quand même (ne serait-ce que pour en priver les autres) : nous avons décidé qu’elle est mise de côté, visible, et ne vaut rien.

chapters-laying-title = Poser une carte terrain
chapters-laying-intro = Une carte terrain choisie entre aussitôt dans votre ville. Mesurez deux fois, posez une fois.

rules-C5-1 = Toute votre ville doit tenir dans 8 × 8 parcelles, ou 8 × 9 avec le capitaine. Nous avons décidé que ce cadre n’est pas cloué : il peut se trouver n’importe où autour de ce que vous avez bâti, seules comptent la largeur et la hauteur totales.
rules-C5-2 = Votre première carte se pose où vous voulez. Chaque carte suivante doit partager au moins un côté entier de parcelle avec votre ville, ou la recouvrir en partie. Se toucher par un coin ne suffit pas. Les cartes suivent la grille des parcelles : elles peuvent donc être décalées d’une parcelle.
rules-C5-3 = On ne tourne jamais une carte, on ne la pose jamais en miroir et on ne la glisse jamais sous une autre.
rules-C5-4 = Une carte peut recouvrir des parcelles <empty> vides ; c’est alors la nouvelle parcelle qui compte, même vide à son tour. De plus, un bâtiment peut être recouvert par le même bâtiment et une <mountain> montagne par une montagne ; une <house> maison par une maison ou une <townhouse> maison de ville, mais une maison de ville seulement par une maison de ville. Les <outlaws> hors-la-loi comptent pour vous comme vides si vous avez le shérif ou une <prison> prison, mais des hors-la-loi ne recouvrent jamais d’autres hors-la-loi. Nous avons décidé que la prison doit être dans votre ville avant la pose de la carte.
rules-C5-5 = Supposons que votre ville montre une mine, une prison et quatre montagnes, et que vous preniez une autre carte de mine. Permis : sa mine contre les montagnes. Permis : l’une de ses montagnes sur l’une des vôtres. Interdit : ne tenir que par un coin. Interdit : sa mine sur la prison.

chapters-virtual-title = Les joueurs virtuels
chapters-virtual-intro = Ils misent, ils prennent, ils n’hésitent jamais et ils ont le triomphe modeste.

rules-C3-10 = Un joueur virtuel prend la carte au plus fort attrait ; à égalité, la plus proche des piles. Il garde la carte et ne construit rien. Nous avons décidé qu’il n’utilise aucun pouvoir non plus.
rules-C6-14 = Un joueur virtuel marque l’attrait de toutes les cartes qu’il a prises.
rules-C7-8 = Les personnalités d’un joueur virtuel ne comptent que leur attrait. Personne ne peut les atteindre, pas même le paperboy.
rules-C7-4 = Sont-ils forts ? Nous avons réglé les attraits en faisant jouer à l’ordinateur mille parties par niveau, un joueur sensé contre trois virtuels. Les débutants finissent autour de 110 points (entre 85 et 115 en moyenne), chaque niveau fait mieux que le précédent, et un joueur sensé gagne entre 40 et 75 parties sur cent contre des débutants.

chapters-public-title = Ce que tout le monde voit

rules-C3-12 = Visibles de tous : les villes, les personnalités et leur position, les cartes vendues, mises de côté ou retirées, les cartes enchère dépensées, la taille des piles, le dos du dessus, et qui a déjà misé. Cachés : les mises jusqu’à leur révélation, l’ordre des piles, les dos plus profonds et la graine de la partie.

chapters-eras-title = Entre les deux époques

rules-C4-1 = Après le neuvième tour, le reste de la pile de l’époque I quitte le jeu, et l’époque II commence.
rules-C4-2 = Vous reprenez en main vos neuf cartes enchère. Les neuf cartes de chaque joueur virtuel sont mélangées en une nouvelle pile.
rules-C4-3 = Les personnalités couchées se redressent et peuvent resservir, sauf un gouverneur déjà utilisé. La pile des personnalités continue telle quelle. C’est notre décision.

chapters-characters-title = Les 21 personnalités
chapters-characters-intro = Chacune n’existe qu’en un exemplaire. <tilt> : le pouvoir sert une fois par époque, et l’on couche la carte pour s’en souvenir. <points> : la carte rapporte des points à la fin.

rules-C7-a = *Gouverneur* <tilt> Avant la mise : dévoilez une carte terrain de plus au bout de la colonne, puis prenez aussitôt n’importe quelle carte de la colonne. C’est tout ou rien, et une fois la carte dévoilée il faut en prendre une. Ensuite vous misez et choisissez comme d’habitude. Une seule fois dans la partie.
rules-C7-b = *Avocat* <tilt> Avant la mise : prenez aussitôt n’importe quelle carte de la colonne. En échange, vous passez votre tour de choix : vous désignez tout de même une carte enchère en secret, mais elle est défaussée face visible à la révélation et ne vaut rien. Nous avons décidé que cette défausse reste secrète jusque-là.
rules-C7-c = *Ouvrier chinois* <tilt> Avant la mise : dévoilez une carte terrain de plus, que tout le monde peut prendre. À votre tour de choix, vous prenez deux cartes, pas moins, et posez la première avant de prendre la seconde. Cet ordre de pose et de prise est notre décision.
rules-C7-d = *Héros* <points> <tilt> Avant la mise : 3 de plus pour la carte que vous allez jouer. 6 points à la fin.
rules-C7-e = *Armurier* <tilt> Avant la mise : 6 de plus pour la carte que vous allez jouer.
rules-C7-f = *Tueur à gages* <tilt> Après la révélation : 5 de plus pour votre mise.
rules-C7-g = *Docteur* <points> <tilt> Après la révélation : 2 de plus pour votre mise. 5 points à la fin.
rules-C7-h = *Chanteuse* <points> Autant de points que votre meilleur <saloon> saloon [C6.5].
rules-C7-i = *Colon* <points> 1 point par parcelle vide à côté d’au moins un de vos <ranch> ranchs. Une parcelle compte une fois, même si plusieurs ranchs la convoitent.
rules-C7-j = *Banquier* <points> 4 points par <bank> banque.
rules-C7-k = *Commissaire-priseur* <points> Vendez jusqu’à trois cartes terrain de votre ville, en une fois ou au fil du temps, 7 points pièce. On ne vend ni une carte qui en recouvre une autre ou qui est recouverte, ni une carte sans laquelle la ville se séparerait en morceaux.
rules-C7-l = *Capitaine* <points> 6 points, et votre ville peut mesurer 8 × 9, dans le sens que vous voulez. L’indien regarde alors 72 emplacements.
rules-C7-m = *Cow-boy* <points> 3 points par <ranch> ranch.
rules-C7-n = *Commerçante* <points> 4 points par <drugstore> drugstore.
rules-C7-o = *Croque-mort* <points> 2 points par personnalité que vous avez. Il ne s’oublie pas dans le compte.
rules-C7-p = *Éditeur* <points> 1 point par personnalité à symbole <points>, lui compris, et 4 par personnalité à symbole <tilt>. Nous avons décidé qu’une personnalité portant les deux rapporte les deux.
rules-C7-q = *Maîtresse d’école* <points> La valeur en maisons de votre ville.
rules-C7-r = *Indien* <points> Un demi-point par emplacement sans carte parmi les 64 (72 avec le capitaine), arrondi à l’entier supérieur.
rules-C7-s = *Paperboy* <points> 3 points. À la fin de la partie, vous pouvez prendre ouvertement une personnalité de plus : l’une de celles qui ont quitté le jeu ou qui restent dans la pile, jamais une que quelqu’un détient. Elle compte comme toutes les autres.
rules-C7-t = *Prospecteur* <points> 1 point par <mountain> montagne et par <mine> mine.
rules-C7-u = *Shérif* <points> 3 points par <prison> prison. Il agit aussi comme une prison : les hors-la-loi ne vous coûtent rien et comptent comme vides.

chapters-finePrint-title = Personnalités : les petits caractères

rules-C7-1 = Si vous utilisez l’avocat, vous ne pouvez utiliser dans le même tour ni l’ouvrier chinois, ni les héros, ni l’armurier, ni le tueur à gages, ni le docteur. C’est notre décision : sans mise ni tour, ils n’ont rien à améliorer.
rules-C7-2 = Quand vend le commissaire-priseur ? Nous l’avons décidé : chaque fois que vous allez poser une carte (même prise par le gouverneur ou l’avocat), avant de la poser, et à la fin de la partie. Plusieurs ventes se font l’une après l’autre. Les cartes mises de côté ne se vendent pas. Vous pouvez vendre jusqu’à votre dernière carte ; la suivante se pose alors où vous voulez. Les cartes vendues restent pour de bon sous le commissaire-priseur, et le trou peut être rebâti.
rules-C7-3 = À la fin de la partie, dans l’ordre que nous avons décidé : le paperboy, puis le commissaire-priseur, puis le décompte. Une personnalité ramenée par le paperboy fait donc tout son travail : un commissaire-priseur peut vendre, un shérif apporte la loi, un capitaine ses 6 points et ses 72 emplacements.
rules-C7-5 = La loi (shérif ou prison) se vérifie à chaque pose et au décompte. Vendez votre dernière prison sans avoir le shérif, et la loi cesse aussitôt ; ce qui a été recouvert le reste. Une personnalité, en revanche, ne se perd jamais. (Notre décision.)
rules-C7-6 = Le capitaine vous donne la neuvième rangée ou colonne dès que vous le prenez, même pour la seconde carte du même ouvrier chinois. (Notre décision.)
rules-C7-7 = Avec le gouverneur et l’avocat, vous pouvez utiliser les deux dans un tour : deux cartes tout de suite, puis ni tour ni ouvrier chinois. Gouverneur et ouvrier chinois : une carte tout de suite, deux à votre tour. Un pouvoir pris pendant le choix attend le tour suivant ; le capitaine et le shérif agissent aussitôt. (Notre décision.)

chapters-scoring-title = Le décompte
chapters-scoring-intro = *Adjacent* désigne les huit parcelles qui en entourent une, coins compris. *Valeur en maisons* : une <house> maison vaut 1, une <townhouse> maison de ville 2, un <hotel> hôtel 2.

rules-C6-1 = <ranch> Ranch : 1 point par parcelle vide autour de lui (8 au plus). Nous avons décidé que seules comptent les parcelles posées : un endroit sans carte n’est pas une parcelle vide. Seul l’indien s’y intéresse.
rules-C6-2 = <mine> Mine : 2 points par montagne autour d’elle (16 au plus).
rules-C6-3 = <drugstore> Drugstore : la valeur en maisons autour de lui (16 au plus), plus 1 point par ranch de votre ville.
rules-C6-4 = <bank> Banque : la valeur en maisons autour d’elle (16 au plus), plus 1 point par mine de votre ville.
rules-C6-5 = <saloon> Saloon : le double de la valeur en maisons autour de lui (32 au plus).
rules-C6-6 = <generalStore> General store : la valeur en maisons autour de lui (16 au plus), plus la valeur en maisons de toute votre ville.
rules-C6-7 = <cityHall> Hôtel de ville : la valeur en maisons autour de lui (16 au plus), plus 1 point par bâtiment de votre ville. Tout ce qui est bâti est un bâtiment, sauf les maisons et les maisons de ville : mines, ranchs et prisons en sont. Nous avons décidé que l’hôtel de ville se compte lui-même.
rules-C6-8 = <blacksmith> Maréchal-ferrant : 1 point par ranch et 1 par mine de votre ville.
rules-C6-9 = <church> Église : la valeur en maisons de toute votre ville.
rules-C6-10 = <hotel> Hôtel : 3 points.
rules-C6-11 = <outlaws> Hors-la-loi : vous perdez 6 points par parcelle qui en montre, rien si vous avez le shérif ou une prison. Nous avons décidé que chacune de ces parcelles est un « groupe » au sens des règles imprimées.
rules-C6-12 = Avec le shérif ou une prison, vos parcelles de hors-la-loi comptent même comme vides, pour les ranchs et pour le colon.
rules-C6-13 = Maisons, maisons de ville, montagnes et prisons ne rapportent rien par elles-mêmes. Elles enrichissent les autres.
rules-C6-15 = Le plus haut total gagne, en chair et en os ou non. Nous avons décidé qu’une égalité est une victoire partagée. Les règles imprimées demandent aux ex æquo de rejouer : nous vous le proposons donc.
rules-C6-16 = La feuille de score va ligne par ligne : ranchs ; mines ; maisons des drugstores ; maisons des banques ; saloons ; maisons du general store et de l’hôtel de ville ; points pour les ranchs (drugstores, maréchaux-ferrants) ; points pour les mines (banques, maréchaux-ferrants) ; points pour les maisons (églises, general stores) ; hôtels ; bâtiments de l’hôtel de ville ; hors-la-loi ; puis une ligne par personnalité. Ouvrez une ligne : elle montre les parcelles qui la composent.

chapters-examples-title = Exemples
chapters-examples-intro = Quatre scènes avec Alex et Paul, qui n’en sont pas à leur première partie.

rules-C8-1 = *Choisir.* Quatre places, dont deux virtuelles. Le premier joueur virtuel a misé 8. Deux cartes ont l’attrait le plus fort, 7 : il prend la plus proche des piles, une mine. Le second prend l’autre 7, une prison. Alex et Paul ont misé 5. Le dos classe l’étoile devant la vache : Alex (étoile) passe donc en premier et prend la personnalité, Paul (vache) prend le ranch, et la dernière carte quitte le jeu.
rules-C8-2 = *Compter.* La feuille d’Alex : ranch 6 ; mines 10 + 10 + 4 + 4 = 28 ; maisons du drugstore 2 ; maisons des banques 15 ; saloon 16 ; general store et hôtel de ville 0 ; pour les ranchs 1 ; pour les mines 8 (4 mines, 2 banques) ; pour les maisons 0 (pas d’église, malgré une valeur en maisons de 14) ; hôtels 6 ; hors-la-loi 0, grâce à une prison ; docteur 5, maîtresse d’école 14, banquier 8, avocat 0. En tout : 109.
rules-C8-3 = *Poser.* Les quatre cas de [C5.5] sur une grille. Au nord : deux montagnes, une prison, une montagne ; dessous : une mine, deux parcelles vides, une montagne. La nouvelle carte montre une parcelle vide et une montagne au-dessus d’une mine et d’une montagne. Juste au-dessus des deux montagnes : permis. Décalée vers le haut et la gauche, de sorte que sa montagne du bas recouvre celle du nord-ouest : permis. Ne toucher que ce coin : non. La mine sur la prison : non.
rules-C8-4 = *Indien.* Vos cartes couvrent 40 des 64 emplacements. Il en reste 24 à découvert, et la moitié de 24 fait 12 points.

chapters-rulings-title = Nos décisions
chapters-rulings-intro = Ici et là, les règles imprimées se taisent, ou les éditions se contredisent. Voici où, et ce que l’on fait à cette table. Les paragraphes qui contiennent une décision de notre part :

rules-C9-1 = *Hors-la-loi sur hors-la-loi.* L’édition néerlandaise l’interdit avec la règle des bâtiments identiques, les autres avec celle de la loi. Ici, ce n’est jamais permis.
rules-C9-2 = *Joueurs virtuels en plus.* L’édition française n’en ajoute qu’à quatre ou cinq vrais joueurs, les autres à n’importe quel nombre. Ici, tout nombre convient, jusqu’à six places.
rules-C9-3 = *Hôtel de ville et prison.* L’édition française parle des bâtiments qui rapportent des points, puis les énumère tous sauf les maisons et maisons de ville. Ici, la prison compte donc.
rules-C9-4 = *Tueur à gages.* Les éditions anglaise et italienne le nomment Mercenary et Mercenario. Ici, il porte le nom du livret français.
rules-C9-5 = *Paperboy.* Seules les éditions néerlandaise et française disent qu’il choisit à la fin de la partie. Ici aussi.
rules-C9-6 = *Bonus.* Seule l’édition française dit qu’ils s’additionnent. Ici aussi.
rules-C9-7 = *Gouverneur.* Seule l’édition française dit que ses deux effets sont obligatoires dès qu’on l’utilise. Ici aussi.
rules-C9-8 = *Shérif.* Seule l’édition française lui donne tous les effets d’une prison ; l’anglaise annule la pénalité et permet de recouvrir les hors-la-loi. Ici, il les a tous : pour les ranchs et le colon aussi, les hors-la-loi comptent comme vides.
rules-C9-9 = *Piles virtuelles.* L’édition néerlandaise ne dit pas qu’on les mélange de nouveau pour l’époque II ; les autres, si. Ici aussi.
