### What if: a private copy of a game, played on from one of its moments.

title = What if…?
playOn = Play on from here
hint = Play on in a private copy, against bots. The game itself stays as it is.
copy = { $move ->
        [0] What if? A copy from the start, with the same luck.
       *[other] What if? A copy after move { $move }, with the same luck.
    }
guess = { $move ->
        [0] What if? A guess from the start: hidden things and luck are made up.
       *[other] What if? A guess after move { $move }: hidden things and luck are made up.
    }
back = Back to the game
saved = What if? A private copy
line = What if? A guess: how it could have gone on after the better move.
tryHint = Try it out in a private copy: a guess that fits what you see. The game itself stays as it is.
