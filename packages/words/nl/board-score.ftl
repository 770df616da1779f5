### What the parts of the board game's score are given for.

atBridge = { $place }, aan een brug
herd = { $horses ->
        [one] { $horses } paard
       *[other] { $horses } paarden
    }, { $rodeos ->
        [one] { $rodeos } rodeo
       *[other] { $rodeos } rodeo’s
    }
behind = Spelers die later klaar waren
without = Geen { $building }
