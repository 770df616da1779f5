### What the parts of the board game's score are given for.

atBridge = { $place }, près d’un pont
herd = { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    }, { $rodeos ->
        [one] { $rodeos } rodéo
       *[other] { $rodeos } rodéos
    }
behind = Joueurs ayant fini après
without = Sans { $building }
