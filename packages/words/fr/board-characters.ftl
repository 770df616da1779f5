streetBoy-yellow-power = Payez 3 $ : prenez aussitôt une seconde personnalité, pas le shérif.
streetBoy-yellow-detail = Son pouvoir et sa limite sont à vous, mais votre numéro est 0. Sans 3 $, personne ne vient, et votre limite est de 0 $.

streetBoy-red-power = Prenez aussitôt une seconde personnalité, pas le shérif. Limite baissée de 5 $.
streetBoy-red-detail = Gratuit, mais il faut en prendre une. Le pouvoir et la limite sont les siens ; votre numéro est 0.

sheriff-yellow-power = Un cow-boy blanc supplémentaire : il lui faut une place vide, et personne ne le rejoint.
sheriff-yellow-detail = Il n’attaque jamais. En réserve, il compte dans la force.

sheriff-red-power = Vous n’attaquez ni ne rejoignez personne. 3 PV par duel perdu quand on vous rejoint.
sheriff-red-detail = Défendre vos bâtiments est permis et rapporte autant ; le salaire et la route seule le sont aussi.

banker-yellow-power = 9 $ aussitôt.
banker-yellow-detail = Et une limite qui vous laisse presque tout garder.

banker-red-power = Avant la fin du tour, achetez 3, 5 ou 7 PV pour 3, 12 ou 25 $.
banker-red-detail = Une fois, après les cases de PV et avant la limite de liquidité.

grocer-yellow-power = Doublez le revenu de vos bâtiments d’une sorte, ou prenez 8 $.
grocer-yellow-detail = Les 8 $ aussitôt ou au revenu des bâtiments. D’un bâtiment doublé et attaqué, chacun reçoit le revenu simple.

grocer-red-power = 8 $ aussitôt, ou 1 PV par maison que vous avez à la fin du tour.
grocer-red-detail = Une maison de ville en vaut une ; les autres bâtiments ne comptent pas. Décidez maintenant : les 8 $ ne seront plus proposés.

chineseWorker-yellow-power = Deux routes aussitôt. Bâtiments à moitié prix, arrondi au supérieur.
chineseWorker-yellow-detail = La moitié du prix de la case de la rangée, pendant tout le tour.

chineseWorker-red-power = Payez 5 $ aussitôt : prenez n’importe quelle tuile de la rangée.
chineseWorker-red-detail = Construisez-la aussitôt ou gardez-la. Les autres glissent vers les cases moins chères, et la rangée se complète.

settler-yellow-power = Aussitôt une parcelle sans propriétaire de votre choix, gratuite.
settler-yellow-detail = Montagnes et maisons comprises.

settler-red-power = 8 $ aussitôt, ou 1 PV par montagne que vous avez à la fin du tour.
settler-red-detail = Décidez maintenant : les 8 $ ne seront plus proposés.

captain-yellow-power = Aussitôt un cow-boy pour 1 $, deux pour 4 $ ou trois pour 9 $.
captain-yellow-detail = Ils passent de la réserve générale à votre réserve.

captain-red-power = Aussitôt un revolver pour 3 $ ou deux pour 9 $.
captain-red-detail = À vous pour le reste de la partie.

hiredGun-yellow-power = +3 de force pour ce tour.
hiredGun-yellow-detail = Dans chaque duel, et sur les cases qui comptent la force.

hiredGun-red-power = +2 de force pour ce tour.
hiredGun-red-detail = Un peu moins de puissance que le jaune, mais une limite plus haute.

indian-yellow-power = Les dés vous donnent aussitôt deux parcelles gratuites.
indian-yellow-detail = Relancés tant que la parcelle est prise ou ne peut l’être. Sans titre, le don est perdu.

indian-red-power = Vous payez 3 $ au plus pour une parcelle.
indian-red-detail = Même dans un quartier très couru.

prospector-yellow-power = Payez 10 $ aussitôt : une mine avec un titre sur une parcelle libre sans propriétaire.
prospector-yellow-detail = De la rangée, à défaut du sac. Quand les six mines sont parties, c’est le côté rouge qui compte.

prospector-red-power = Deux bâtons de dynamite.
prospector-red-detail = À garder jusqu’à usage : triplez une mine, ou joignez-la à un cow-boy et lancez deux dés en duel. Sans duel, elle est perdue.

gunsmith-yellow-power = 2 PV par duel gagné.
gunsmith-yellow-detail = Quel qu’en soit l’enjeu.

gunsmith-red-power = Dans chaque duel, vous pouvez relancer une fois. Un bâton de dynamite.
gunsmith-red-detail = Une fois tous les dés vus ; le second résultat compte. Avec les tuiles de duel, vous choisissez après les autres.

singer-yellow-power = Deux jetons « pas de duel » : ce cow-boy ne se bat jamais et agit en premier.
singer-yellow-detail = Pour les trois routes, les cases de revenu et de PV, un par case. Les autres font comme s’il n’était pas là. Un jeton inutilisé est perdu.

singer-red-power = Un cow-boy de la réserve générale va au jeu de hasard, sans duel : dés multipliés.
singer-red-detail = Une fois, à l’un de vos tours de placement. Il faut un cow-boy dans la réserve générale.

auctioneer-yellow-power = Aussitôt, deux parcelles sans propriétaire aux enchères. La moitié est à vous.
auctioneer-yellow-detail = Vous misez d’abord, puis dans le sens horaire : plus haut, ou dehors. Si vous gagnez, vous ne payez que la moitié de la banque, arrondie à l’inférieur.

auctioneer-red-power = Aussitôt, le jeton +3 revolvers aux enchères. Tout l’argent est à vous.
auctioneer-red-detail = Vous misez d’abord, puis dans le sens horaire : plus haut, ou dehors. Si vous gagnez, vous ne payez rien.

governor-yellow-power = Une route aussitôt. 1 PV par route posée vers une parcelle sans route ; un pont, 2 PV.
governor-yellow-detail = Pendant ce tour, chaque fois que vous posez une route. La rivière ne compte pas.

governor-red-power = Aussitôt, les autres vous paient 1 $ par revolver, ou 1 $ par 10 $ entamés.
governor-red-detail = Une seule taxe pour tous, à votre choix. Qui n’a pas assez donne tout. Le jeton +3 n’est pas taxé.

doctor-yellow-power = Qui perd un duel peut vous payer 3 $ et envoyer le cow-boy sur une case à venir.
doctor-yellow-detail = Une case d’action ouverte où il n’y a personne, ou une case sans duel ; pour vous, c’est gratuit.

doctor-red-power = Qui perd un duel perd 1 PV ou vous paie 2 $.
doctor-red-detail = À son choix ; vous ne risquez rien.

cowboy-yellow-power = Un cheval pour votre réserve.
cowboy-yellow-detail = Seulement avec la variante Chevaux.

cowboy-red-power = Payez 8 $ aussitôt : un ranch avec un titre sur une parcelle libre sans propriétaire.
cowboy-red-detail = De la rangée, à défaut du sac. Quand les six ranchs sont partis, c’est le côté jaune qui compte.

heroes-yellow-power = Ce tour-ci, vos bâtiments ne peuvent pas être attaqués, et vous n’attaquez pas.
heroes-yellow-detail = Jusqu’à la fin du tour.

heroes-red-power = Aussitôt 3 PV, ou 6 contre un cow-boy, ou 9 contre deux.
heroes-red-detail = Les cow-boys passent de votre réserve à la réserve générale.

teacher-yellow-power = Vous êtes en tête au tour suivant, quel que soit le moment où vous passez.
teacher-yellow-detail = Tours 1 à 3. Vous choisissez votre personnalité avant les autres, qui gardent leur ordre.

teacher-red-power = À la fin, 2 PV par école, prison et église à vous, et 2 PV sans saloon.
teacher-red-detail = Tour 4. La civilisation est arrivée en ville.

lawyer-yellow-power = Achetez aussitôt une parcelle. Où vous vous placez pour acheter, les autres s’en vont.
lawyer-yellow-detail = Sans propriétaire, à son prix. Les autres reprennent leurs cow-boys avant tout duel, même si vous renoncez ensuite.

lawyer-red-power = Après le revenu des bâtiments, 1 PV par 5, 10, 15 ou 20 $ selon le tour.
lawyer-red-detail = Ce que vos propres bâtiments vous ont vraiment payé, arrondi au supérieur. Ce que vous avez pris aux autres ne compte pas.
