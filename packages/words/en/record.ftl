### My record: how my finished games went.

title = My record
about = Finished games of this device, and of your online seats.
none = Nothing here yet. Finish a game, and it counts.
export = Export as a file

games = { $count ->
        [one] game
       *[other] games
    }
wins = { $count ->
        [one] win
       *[other] wins
    }
winRate = won
average = points on average
best = best result
streak = { $count ->
        [one] win in a row
       *[other] wins in a row
    }
longest = longest run of wins

levels = By opponents
people = People
players = { $count } players
bySeats = By number of players
played = Games
won = Won
lines = Where your points come from
linesHint = Average per game, over { $count ->
        [one] one game
       *[other] { $count } games
    }.
characters = Favourite characters
taken = { $count ->
        [one] taken once
       *[other] taken { $count } times
    }
winsWith = { $won } of { $count } won
