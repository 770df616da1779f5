### Refusals that every game can give.

malformed = { $path ->
        [none] That could not be read: expected { $expected }, found { $received }.
       *[other] That could not be read: at { $path } expected { $expected }, found { $received }.
    }
decisionClosed = That question has been settled. Have a look at the new one.
nothingOwed = It is not your turn. Nothing is asked of you now.
cannotUndo = { $possible ->
        [0] Nothing can be taken back. { $stoppedBy ->
                [start] This is where the game began.
                [chance] Chance has spoken since.
                [reveal] Something hidden has been turned up since.
               *[otherSeat] Somebody else has moved since.
            }
       *[other] You can take back { $possible } and no more. { $stoppedBy ->
                [start] This is where the game began.
                [chance] Chance has spoken since.
                [reveal] Something hidden has been turned up since.
               *[otherSeat] Somebody else has moved since.
            }
    }
recordOfAnotherGame = This record belongs to another game.
unknownRules = This record follows version { $rules } of the rules; here we play version { $known }.
moveAltered = The record was changed: from this move on it no longer adds up.
recordCutShort = The record does not end as it says: something is missing after move { $moves }.
noTable = This table is no longer open. Open the game again.
unknownGame = No game called “{ $game }” is played here.
