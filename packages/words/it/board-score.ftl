### What the parts of the board game's score are given for.

atBridge = { $place }, a un ponte
herd = { $horses ->
        [one] { $horses } cavallo
       *[other] { $horses } cavalli
    }, { $rodeos ->
        [one] { $rodeos } rodeo
       *[other] { $rodeos } rodei
    }
behind = Chi ha finito dopo
without = Senza { $building }
