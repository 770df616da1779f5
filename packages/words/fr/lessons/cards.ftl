### Leçons du jeu de cartes.

## first

first-about-name = Le jeu de cartes
first-about-line = Miser, choisir, poser, recouvrir, utiliser un pouvoir, compter : quatre tours avec Nora.

first-bid-topic = Miser
first-bid-order = Misez votre 5.
first-bid-why = La plus forte mise choisit en premier, et chaque nombre ne sert qu’une fois par époque : dépensez le 5, gardez le 9.
first-bid-other = Une mise plus basse choisit plus tard ; une plus haute vous manquera pendant l’époque.
first-bid-after = 5 est la plus forte mise : vous choisissez en premier.

first-take-topic = Prendre
first-take-order = Prenez la mine.
first-take-why = Une mine rapporte 2 par montagne autour d’elle, coins compris. Cette carte montre les deux : 2 points tout de suite.
first-take-other = Elle a sa valeur, mais rien n’y rapporte encore. La mine, si.
first-take-after = La première carte se pose seule. Ce que personne ne prend quitte la partie.

first-tie-topic = Égalité
first-tie-order = Misez votre 4, même si Otto fait pareil.
first-tie-why = Le dos de la pile départage : votre chapeau est au-dessus de l’étoile d’Otto, une mise égale suffit.
first-tie-other = Le 4 suffisait : en cas d’égalité, votre chapeau bat l’étoile d’Otto.
first-tie-after = Égalité à 4, et le chapeau bat l’étoile : vous choisissez en premier.

first-pair-topic = Assortir
first-pair-order = Prenez la deuxième mine.
first-pair-why = Sa montagne touchera vos deux mines, et chacune la compte. Une carte vaut ce qui l’entoure.
first-pair-other = Possible, mais une mine à côté de votre mine partage ses montagnes.

first-lay-topic = Poser
first-lay-order = Posez-la contre le bord nord de la ville.
first-lay-why = Les cartes partagent un côté. Ici sa montagne touche les deux mines : 4 points. Plus loin, ce serait 2.
first-lay-other = Permis. Mais le nombre sur la carte dit ce que rapporte une place : ici c’était 4.
first-lay-after = 4 points : une montagne, deux mines.

first-save-topic = Économiser
first-save-order = Misez seulement votre 1.
first-save-why = Cette fois, vous voulez la personnalité, et les autres veulent du terrain. Elle sera encore là en dernier.
first-save-other = Vous choisirez plus tôt, mais ce nombre vous manquera.
first-save-after = Les autres ont pris du terrain. Le tueur à gages est encore là.

first-character-topic = Personnalité
first-character-order = Prenez le tueur à gages.
first-character-why = Une personnalité apporte un pouvoir ou des points au lieu de terrain. Celle-ci ajoute 5 à une mise dévoilée, une fois par époque.
first-character-other = Le terrain, c’est bien. Mais le tueur à gages aurait ajouté 5 à une mise.

first-bluff-topic = Prévoir
first-bluff-order = Misez votre 3.
first-bluff-why = Cela paraît peu. Mais une fois les mises dévoilées, le tueur à gages peut en faire 8.
first-bluff-other = Bien aussi ; avec le tueur à gages, le 3 suffisait.

first-power-topic = Pouvoir
first-power-order = Utilisez le tueur à gages.
first-power-why = Otto mène avec 7. Votre 3 plus 5 fait 8 : vous choisissez en premier. Le pouvoir revient à l’époque II.
first-power-other = Alors le 7 d’Otto choisit en premier, et la meilleure carte peut partir.
first-power-after = 8 bat le 7 d’Otto.

first-ranch-topic = Choisir
first-ranch-order = Prenez la montagne au-dessus du ranch.
first-ranch-why = La montagne sert vos mines, et un ranch rapporte 1 par parcelle vide autour de lui. Deux usages, une carte.
first-ranch-other = Elle rapporte aussi. La carte marquée servait mines et ranch à la fois.

first-overlap-topic = Recouvrir
first-overlap-order = Recouvrez les deux parcelles vides.
first-overlap-why = Une carte peut recouvrir des parcelles vides. La montagne se trouve ainsi près des deux mines : 6 points au lieu de 4.
first-overlap-other = Permis. Recouvrir aurait rapporté 6 : les parcelles vides peuvent l’être.
first-overlap-after = 6 points. Ce qui est recouvert ne compte plus.

first-count-topic = Compter
first-count-order = Ouvrez le score.
first-count-why = Chaque ligne dit de quoi elle est faite. On compte tout à la fin, mais elle est toujours à jour.

first-end-topic = Terminé
first-end-order = Vous connaissez le jeu.
first-end-why = Il reste quatorze tours, dont neuf à l’époque II. Jouez-les contre les mêmes adversaires faciles, dans cette même ville.

## virtual

virtual-about-name = Joueurs virtuels
virtual-about-line = Ils misent depuis une pile et prennent ce qui attire le plus : bonne compagnie à un ou deux.

virtual-bid-topic = Pile
virtual-bid-order = Misez votre 5.
virtual-bid-why = Un joueur virtuel retourne la carte du dessus d’une pile mélangée. Ce qui est joué reste visible : comptez ce qui reste.
virtual-bid-other = Bien. Leurs mises viennent de piles mélangées : comptez ce qui est joué.
virtual-bid-after = Un joueur virtuel était plus haut et a pris le plus grand nombre bleu.

virtual-take-topic = Attrait
virtual-take-order = Prenez le ranch qui reste.
virtual-take-why = Les joueurs virtuels prennent toujours le plus grand nombre bleu et ne construisent rien. À la fin, ils marquent la somme de ces nombres.
virtual-take-other = Bien aussi. Retenez : ils prennent le plus grand nombre bleu.

virtual-high-topic = Premier
virtual-high-order = Misez votre 9.
virtual-high-why = Il y a deux mines, marquées 7. Les débutants ont de 1 à 9 comme vous : un 9 peut seulement être égalé.
virtual-high-other = Possible. Un 9 aurait choisi en premier ou à égalité.

virtual-mine-topic = Priver
virtual-mine-order = Prenez la mine près de sa montagne.
virtual-mine-why = Elle compte pour vous, et son 7 ne compte plus pour un joueur virtuel. Chaque carte prise agit deux fois.
virtual-mine-other = Bien. Une carte laissée donne son nombre bleu à un joueur virtuel.

virtual-end-topic = Terminé
virtual-end-order = Vous connaissez les joueurs virtuels.
virtual-end-why = Les plus forts ont des nombres plus hauts : jusqu’à 10 ou 11. Posez votre mine et finissez contre ces débutants.

## coach

coach-bid-head = Nouveau : miser
coach-bid-one = La plus forte mise choisit en premier, la plus faible en dernier.
coach-bid-two = Chaque nombre est dépensé pour l’époque : gardez les grands pour les cartes utiles.
coach-bid-three = À égalité, l’ordre des couleurs sur la pile décide.

coach-take-head = Nouveau : prendre une carte
coach-take-one = Une carte terrain va tout de suite dans votre ville.
coach-take-two = Elle vaut ce qu’elle y touchera : cherchez des voisins.
coach-take-three = Une personnalité apporte plutôt des points ou un pouvoir.

coach-lay-head = Nouveau : poser une carte
coach-lay-one = La carte touche la ville par un côté et peut recouvrir des parcelles vides.
coach-lay-two = Le nombre dit ce que la place rapporte maintenant.
coach-lay-three = La ville tient dans 8 sur 8 : gardez de la place.

coach-power-head = Nouveau : un pouvoir
coach-power-one = Vous pouvez utiliser votre personnalité, ou la garder.
coach-power-two = La plupart des pouvoirs servent une fois par époque.
coach-power-three = Si la mise suffit sans lui, gardez-le.

coach-tie-head = Nouveau : une égalité
coach-tie-one = Quelqu’un a misé le même nombre que vous.
coach-tie-two = La couleur placée plus haut au dos de la pile passe d’abord.
coach-tie-three = Ce dos change à chaque tour : regardez-le avant de miser.

coach-eraEnd-head = Nouveau : époque II
coach-eraEnd-one = Vous avez de nouveau vos neuf mises.
coach-eraEnd-two = Les personnalités couchées se redressent : leurs pouvoirs sont prêts.
coach-eraEnd-three = Il reste neuf tours. Ce qui manque à votre ville doit venir maintenant.
