### Refusals that every game can give.

malformed = { $path ->
        [none] Could not be read: expected { $expected }, found { $received }.
       *[other] Could not be read: expected { $expected } at { $path }, found { $received }.
    }
decisionClosed = That has been decided. Look at the new question.
nothingOwed = It is not your turn.
cannotUndo = { $possible ->
        [0] Undo: not possible. { $stoppedBy ->
                [start] This is the start of the game.
                [chance] Dice have been rolled or cards drawn.
                [reveal] Something hidden has been revealed.
               *[otherSeat] Another player has moved.
            }
       *[other] Undo: only { $possible } possible. { $stoppedBy ->
                [start] This is the start of the game.
                [chance] Dice have been rolled or cards drawn.
                [reveal] Something hidden has been revealed.
               *[otherSeat] Another player has moved.
            }
    }
recordOfAnotherGame = This record belongs to another game.
unknownRules = This record follows version { $rules } of the rules; here we play version { $known }.
moveAltered = The record was changed: it fails from this move on.
recordCutShort = The record is incomplete: something is missing after move { $moves }.
noTable = This table is no longer open. Open the game again.
unknownGame = There is no game called “{ $game }” here.
notQueueable = This cannot be answered ahead now.
noSuchStop = This answer has no such condition.
