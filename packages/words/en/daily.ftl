### The daily challenge: the same start and the same opponents for everyone, one day long.

title = Daily challenge
about = Everyone gets the same start and the same opponents today. Your first game counts.
against = Against { $names }
play = Play today’s game
resume = Continue today’s game
look = Look at my game
practise = Play it again
practiseHint = Your first game counts; playing again is practice.
next = The next one starts at { $time }.
other = Today’s challenge: { $game }

result-won = Won with { $points } points
result-placed = Place { $place } of { $of }, { $points } points
result-ahead = { $points ->
        [one] 1 point ahead of the next
       *[other] { $points } points ahead of the next
    }
result-level = Level with the best opponent
result-behind = { $points ->
        [one] 1 point behind the winner
       *[other] { $points } points behind the winner
    }
result-hints = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
result-undos = { $count ->
        [one] 1 move taken back
       *[other] { $count } moves taken back
    }

streak-title = Your days in a row
streak-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
streak-best = Longest run: { $days }
streak-none = Finish today’s game to start a run.
streak-done = finished
streak-missed = not played

mark = Daily challenge, { $day }
markCounts = This game counts for the daily challenge.

table-title = Today’s results
table-empty = No results yet.
table-of = { $count ->
        [one] 1 result
       *[other] { $count } results
    }
table-enter = Enter my result
table-name = Your name in the list
table-mine = You
table-nobody = A visitor
table-points = Points
table-aids = Aids
table-watch = Watch the game of { $name }
table-locked = Enter your own result to watch the others’ games.
table-proven = The server replays every game and checks the opponents’ moves before listing it. The start follows from the date, so the list trusts everyone to play only once.
table-offline = The list needs a connection. Today’s game does not.

compare-title = My game beside the best
compare-alone = Mine is the best game so far
compare-played = accuracy { $accuracy }, { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
result-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
