### What the parts of the board game's score are given for.

atBridge = { $place }, an einer Brücke
herd = { $horses ->
        [one] { $horses } Pferd
       *[other] { $horses } Pferde
    }, { $rodeos ->
        [one] { $rodeos } Rodeo
       *[other] { $rodeos } Rodeos
    }
behind = Später fertig geworden
without = Kein { $building }
