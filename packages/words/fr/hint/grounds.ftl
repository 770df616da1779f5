scoresNow = { $points ->
        [0] Aucun point tout de suite.
       *[other] { SIGN($points) ->
                [plus] { points } tout de suite.
               *[other] Coûte { points } tout de suite.
            }
    }
promises = Promet environ { points }.
goesFirst = { $percent ->
        [0] Laisse les autres choisir d’abord.
       *[other] Chances de choisir en premier : { $percent } %.
    }
worthLater = Dépense une carte qui vaudrait environ { points } plus tard.
powerPays = { SIGN($points) ->
        [plus] Rapporte environ { points } maintenant.
       *[other] Ne rapporte rien maintenant.
    }
powerWaits = Mieux vaut le garder pour plus tard.
nothingBetter = Il n’y a rien de mieux à faire.
points = { NUMBER(ABS($points), maximumFractionDigits: 1) } { ABS($points) ->
        [one] point
       *[other] points
    }
pays = { MONEY($money) } tout de suite.
costs = Coûte { MONEY($money) }.
gives = Apporte { pieces }.
givesUp = Coûte { pieces }.
stronger = { $strength } de force en plus ce tour.
strong = { $strength } de force pour commencer.
keeps = Garde { pieces } pour plus tard.
keepsMoney = { $aloud ->
        [true] Je garde mes { MONEY($money) }.
       *[false] Garde vos { MONEY($money) }.
    }
leaves = { $aloud ->
        [true] Il me reste { MONEY($money) }.
       *[false] Vous laisse { MONEY($money) }.
    }
limit = { $aloud ->
        [true] De toute façon, je ne peux garder que { MONEY($money) }.
       *[false] De toute façon, vous ne pouvez garder que { MONEY($money) }.
    }
earns = Rapporte { MONEY($money) } { often }{ sources }.
site = { $building } ici : { MONEY($money) } { often }.
siteAt = { $aloud ->
        [true] Sur ma parcelle { $parcel } : { MONEY($money) } { often }.
       *[false] Sur votre { $parcel } : { MONEY($money) } { often }.
    }
needsRoads = { $count ->
        [one] Il manque encore une route.
       *[other] Il manque encore { $count } routes.
    }
earnsMore = { $aloud ->
        [true] Mes bâtiments rapportent { MONEY($money) } de plus { often }.
       *[false] Vos bâtiments rapportent { MONEY($money) } de plus { often }.
    }
rivalLess = { $player } touche { MONEY($money) } de moins { often }.
noRivalGains = N’aide aucun rival.
endPoints = { points } à la fin.
unassailable = Personne ne peut l’attaquer.
deniesHouse = { $aloud ->
        [true] Pas de maison pour { $player } chez moi.
       *[false] Pas de maison pour { $player } chez vous.
    }
asks = Avec l’accord { INITIAL($player) ->
        [vowel] d’{ $player }
       *[other] de { $player }
    } seulement.
reaches = { $aloud ->
        [true] Les routes atteignent alors ma parcelle { $parcel }.
       *[false] Les routes atteignent alors votre { $parcel }.
    }
housePlace = Une maison peut alors se dresser en { $parcel }.
towards = En chemin vers { $aloud ->
        [true] ma parcelle
       *[false] votre
    } { $parcel } : encore { $count } { $count ->
        [one] route
       *[other] routes
    }.
moneyThere = Vaut { MONEY($money) } en l’état.
pointsThere = Vaut { points } en l’état.
dice = Environ { MONEY($money) }, selon les dés.
pointPrice = Vend les points { MONEY($money) } pièce.
cheapestPoints = Les points les moins chers du tour.
raid = Prend { MONEY($money) } à { $player }.
guards = Protège { MONEY($money) } d’un assaillant.
outlawReward = { points } pour le hors-la-loi battu.
duel = Force { $own } contre { $theirs } : { $percent } % de chances de gagner.
strengths = Force { $own } contre { $theirs }.
tileTotal = { $aloud ->
        [true] J’atteins { $own } ; en face, { $theirs } avant les tuiles.
       *[false] Vous atteignez { $own } ; en face, { $theirs } avant les tuiles.
    }
alone = Il n’y a encore personne.
noDuel = Aucun duel possible à cet endroit.
lesserFirst = { $aloud ->
        [true] L’enjeu le plus faible d’abord : si je perds, j’aurai plus de force au duel suivant.
       *[false] L’enjeu le plus faible d’abord : si vous perdez, vous aurez plus de force au duel suivant.
    }
winning = { $aloud ->
        [true] En l’état, je gagne à { $own } contre { $theirs }.
       *[false] En l’état, vous gagnez à { $own } contre { $theirs }.
    }
losing = { $aloud ->
        [true] En l’état, je perds à { $own } contre { $theirs }.
       *[false] En l’état, vous perdez à { $own } contre { $theirs }.
    }
newThrow = Une relance gagne dans { $percent } % des cas.
beatsAll = Gagne contre toute tuile.
savesTiles = Garde vos meilleures tuiles.
paidForLosing = { $aloud ->
        [true] Un duel perdu me rapporte { points }.
       *[false] Un duel perdu vous rapporte { points }.
    }
passesBefore = { $aloud ->
        [true] Je passe avant { others } : à moi les égalités, et je choisirai plus tôt.
       *[false] Vous passez avant { others } : à vous les égalités, et vous choisirez plus tôt.
    }
tiesBefore = { $aloud ->
        [true] Je passe avant { others } : à moi les égalités.
       *[false] Vous passez avant { others } : à vous les égalités.
    }
taxBrings = { $aloud ->
        [true] La taxe me rapporte { MONEY($money) }.
       *[false] La taxe vous rapporte { MONEY($money) }.
    }
turnAfter = { $count ->
        [0] { $aloud ->
                [true] Je place en premier.
               *[false] Vous placez en premier.
            }
       *[other] { $aloud ->
                [true] Au plus { others } avant moi au placement.
               *[false] Au plus { others } avant vous au placement.
            }
    }
pledge = { points } à la fin du tour, en l’état.
doubles = Double pour { $building } : { MONEY($money) } de plus.
moreNow = { MONEY($money) } de plus ce tour.
ifNobodyHigher = Coûte { MONEY($money) } si personne ne monte.
cheaperTiles = { $count ->
        [one] Une tuile devient moins chère.
       *[other] { $count } tuiles deviennent moins chères.
    }
corral = { $corral ->
        [1] { $aloud ->
                [true] Augmente ma force en duel.
               *[false] Augmente votre force en duel.
            }
        [2] Aussitôt un autre tour de placement.
        [3] Double le revenu d’un ranch.
       *[4] Un cheval y paie 2 $.
    }
hats = { $count } { $count ->
        [one] chapeau
       *[other] chapeaux
    } au rodéo.
outlawAt = Le hors-la-loi sera chez { $player }, en { $parcel }.
outlawLeaves = { $aloud ->
        [true] Le hors-la-loi quitte ma parcelle { $parcel }.
       *[false] Le hors-la-loi quitte votre { $parcel }.
    }
pieces = { $count } { $count ->
        [one] { $thing ->
                [road] route
                [revolver] revolver
                [cowboy] cow-boy
                [horse] cheval
                [dynamite] bâton de dynamite
               *[tile] tuile
            }
       *[other] { $thing ->
                [road] routes
                [revolver] revolvers
                [cowboy] cow-boys
                [horse] chevaux
                [dynamite] bâtons de dynamite
               *[tile] tuiles
            }
    }
often = { $rounds ->
        [1] ce tour
       *[other] par tour
    }
others = { $count ->
        [one] un autre joueur
       *[other] { $count } autres joueurs
    }
sources = { $only ->
        [none] {""}
        [house] , le tout des maisons
        [mountain] , le tout des montagnes
        [pasture] , le tout des parcelles libres
       *[several] , dont { LIST($from, item: "sourcesItem") }
    }
sourcesItem = { MONEY($amount) } { $source ->
        [house] des maisons
        [mountain] des montagnes
       *[pasture] des parcelles libres
    }
