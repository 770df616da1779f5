### The words of the stage: live play, looking back, replay, sound.

next = Next
skip = Skip
skipHint = Straight to the question; the log keeps everything.
skipped = { $count ->
        [one] { $count } step skipped
       *[other] { $count } steps skipped
    }
pause = Pause
play = Play
again = Show again
# `move` counts from 1; 0 is the set-up.
moment = { $move ->
        [0] Set-up
       *[other] Move { $move } of { $moves }
    }
toNow = Back to now
replay = Replay
previousBeat = Previous step
nextBeat = Next step
previousTurn = Previous turn
nextTurn = Next turn
scrubber = Position in the game
speed = Speed
speedOf = { NUMBER($factor, maximumFractionDigits: 1) }×
paceHint = Slow waits for Next at every stop of Main Street, every reveal of bids and every line of the final count
seenBy = Seen by
spectator = Spectator
copyLink = Copy link to this moment
linkCopied = Link copied.
waitForMe = My duels and auctions
waitForMeHint = Duels you fight and auctions you bid in; in the card game, bids that tie with yours

waitForMes-on = Wait for my tap
waitForMes-off = Go on by themselves

confirm = Laying, taking, placing, building

confirms-on = Confirm once
confirms-off = At the first tap

sound = Sound

sounds-on = On
sounds-off = Off

volume = Volume
firstOf = Win chance before the roll
bids = Bids
wins = wins
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
tie = Tie at { $value }: { $suits }
beats = { $first } beats { $second }
