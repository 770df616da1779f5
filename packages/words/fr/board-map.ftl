roads-lay = Poser une route (reste { $count })
roads-stop = Retour à la question
roads-between = route en { $parcels }
build-earns = Rapporte { MONEY($income) } par tour.
build-earnsWithHouse = Rapporte { MONEY($income) }, ou { MONEY($withHouse) } avec sa maison en { $parcel }.
build-earnsNothing = Ne rapporte pas d’argent.
build-change = { MONEY($before) } → { MONEY($after) }
build-yours = à vous : { $building }, { $parcel }
build-theirs = { $name } : { $building }, { $parcel }
build-total = Pour vous, par tour
build-points = Points à la fin
build-rivalsNone = Aide des rivaux : non
build-rivals = Rivaux : { JOIN($gains, with: ", ") }
build-gain = { SIGN($amount) ->
        [minus] −{ MONEY($size) }
       *[other] +{ MONEY($size) }
    }
build-other = Meilleure autre parcelle : { $parcel }, { $gain }
build-roadFirst = Aucune de vos parcelles ne convient : il faut une route. Posez d’abord une route.
legend-placing = Clair : en vente au prix indiqué. Coins marqués : attaquer ou défendre.
legend-choosing = Les parcelles claires sont au choix.
legend-building = Dessins pâles : les autres emplacements, et ce qu’ils vous rapportent.
legend-roads = En pointillé : là où une route peut passer.

outlaws-sheriff-yellow = Il ne va pas chez les hors-la-loi.
outlaws-settler-yellow = Pas sous un hors-la-loi.
outlaws-gunsmith-yellow = Les combats contre les hors-la-loi comptent aussi.
outlaws-doctor-yellow = 3 $ de la banque par hors-la-loi retiré.
outlaws-doctor-red = 2 $ de la banque par hors-la-loi retiré.
outlaws-heroes-yellow = Les hors-la-loi n’y prennent rien, et à leur prochain déplacement ils ne voient pas vos bâtiments.
horses-sheriff-yellow = Il ne va pas dans les enclos.
outlaws-prison = Éloigne les hors-la-loi.

spendFreely = Dépenser de l’argent pour des points ?
playLast = Les autres tuiles sont révélées. Choisissez la vôtre.
goods-cowboys = { $count ->
        [one] { $count } cow-boy
       *[other] { $count } cow-boys
    }
goods-revolvers = { $count ->
        [one] { $count } revolver
       *[other] { $count } revolvers
    }
goods-points = { $count } PV
terms = { $brings } contre { $costs }
