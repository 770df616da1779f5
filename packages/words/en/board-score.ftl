### What the parts of the board game's score are given for.

atBridge = { $place }, at a bridge
herd = { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    }, { $rodeos ->
        [one] { $rodeos } rodeo
       *[other] { $rodeos } rodeos
    }
behind = Players done later
without = No { $building }
