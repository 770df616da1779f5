governor-power = Avant la mise, une fois par partie : dévoilez une carte de plus, puis prenez-en une.
governor-detail = Vous misez et choisissez quand même comme d’habitude. Une fois la carte dévoilée, il faut en prendre une.

lawyer-power = Avant la mise, une fois par époque : prenez une carte. Vous ne choisissez pas à ce tour.
lawyer-detail = Vous défaussez tout de même une carte enchère, qui ne vaut rien. Les bonus et l’ouvrier chinois ne servent pas à ce tour.

chineseWorker-power = Avant la mise, une fois par époque : dévoilez une carte. À votre tour, prenez-en deux.
chineseWorker-detail = La carte ajoutée est ouverte à tous. Vous prenez vos deux cartes dans le même tour et posez la première avant de prendre la seconde.

heroes-power = Avant la mise, une fois par époque : +3. 6 points.
heroes-detail = Le bonus va à la carte enchère que vous allez jouer, et tout le monde le sait. Les 6 points sont acquis de toute façon.

gunsmith-power = Avant la mise, une fois par époque : +6.
gunsmith-detail = Le bonus va à la carte enchère que vous allez jouer, et tout le monde le sait avant de miser.

mercenary-power = Après la révélation des mises, une fois par époque : +5.
mercenary-detail = Vous voyez d’abord toutes les mises, puis décidez si un peu de persuasion s’impose.

doctor-power = Après la révélation des mises, une fois par époque : +2. 5 points.
doctor-detail = Le dernier consulté pour un bonus, donc le mieux informé. Les 5 points sont acquis de toute façon.

singer-power = Autant de points que votre meilleur saloon.
singer-detail = Compte votre meilleur saloon une seconde fois : le double de la valeur en maisons adjacente. Sans saloon, elle se tait.

settler-power = 1 point par parcelle vide à côté d’un ranch.
settler-detail = Chaque parcelle compte une fois, même entre deux ranchs. Avec la loi de votre côté, les hors-la-loi comptent comme vides.

banker-power = 4 points par banque.
banker-detail = En plus de ce que rapportent les banques elles-mêmes.

auctioneer-power = Vendez jusqu’à 3 cartes terrain de votre ville, 7 points pièce.
auctioneer-detail = Avant de poser une carte, ou à la fin. La carte ne doit en chevaucher aucune autre, et la ville doit rester d’un seul tenant.

captain-power = 6 points. Votre ville peut mesurer 8 × 9.
captain-detail = Agit dès que vous le prenez, dans le sens de votre choix. L’indien regarde alors 72 emplacements.

cowboy-power = 3 points par ranch.
cowboy-detail = En plus de ce que rapportent les ranchs eux-mêmes.

grocer-power = 4 points par drugstore.
grocer-detail = En plus de ce que rapportent les drugstores eux-mêmes.

undertaker-power = 2 points par personnalité que vous avez.
undertaker-detail = Il se compte aussi. Il se compte toujours.

editor-power = 1 point par personnalité à symbole $, 4 par personnalité qui se couche.
editor-detail = Une personnalité à deux symboles rapporte 5. Il porte lui-même le $ et compte donc aussi.

teacher-power = La valeur en maisons de votre ville, en points.
teacher-detail = Maison 1, maison de ville 2, hôtel 2, où qu’ils se trouvent.

indian-power = Un demi-point par emplacement sans carte, sur 64, arrondi à l’entier supérieur.
indian-detail = Il regarde 72 emplacements si vous avez le capitaine. Moins vous construisez, plus il est content.

paperboy-power = 3 points. À la fin, prenez une personnalité de plus, à votre choix.
paperboy-detail = Parmi celles qui ont quitté le jeu ou restent dans la pile, jamais une que quelqu’un détient. La nouvelle venue compte pleinement.

prospector-power = 1 point par montagne et par mine.
prospector-detail = Toutes celles que montre votre ville, où qu’elles soient.

sheriff-power = 3 points par prison. Les hors-la-loi ne coûtent rien et comptent comme vides.
sheriff-detail = La loi règne dès que vous le prenez : recouvrez les hors-la-loi, et laissez-y paître les ranchs.
