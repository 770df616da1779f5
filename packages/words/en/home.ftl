### The home page.

games-board-title = Carson City
games-board-about = Claim land, build the town and settle quarrels at high noon.
games-board-short = Claim land, build, duel at noon.
games-board-players = 2–6 players
games-board-people = 2–6
games-board-minutes = 90 min
games-board-lesson = Learn in 15 minutes
games-cards-title = The Card Game
games-cards-about = Bid for cards, lay them edge to edge, make your city pay.
games-cards-short = Bid for cards, lay out your city.
games-cards-players = 1–6 players
games-cards-people = 1–6
games-cards-minutes = 30 min
games-cards-lesson = Learn in 10 minutes

play = Play
against = Against { $names }, { $stars }
harder = You won. Ready for { $stars }?
easier = Too strong? Play { $stars }

watch = Watch
inGame = { $game }, { $heading }
waiting = { $count ->
        [one] { $names } is waiting.
       *[other] { $names } are waiting.
    }
more = { $count ->
        [one] One more game
       *[other] { $count } more games
    }

online-title = Online
online-toTables = Go to the tables
online-with = { $game } with { $names }
online-yourMove = your move
online-open = { $count ->
        [one] One open table looking for players
       *[other] { $count } open tables looking for players
    }
online-offline = No connection. Games on this device work without one.

results-count = { $played ->
        [one] One game finished
       *[other] { $played } games finished
    }, { $won } won
results-running = { $count ->
        [one] One game in progress
       *[other] { $count } games in progress
    }
results-won = Won with { $points } points
results-placed = Place { $place } of { $of }, { $points } points
results-show = Show all

