### The review of a game: how it went, what was luck, and what was decided.

title = Review
won = { $name } won
you = You
place = you { $place }
looking = Looking at decision { $done } of { $count }
unseen = Looking
stop = Stop
resume = Go on
failed = This game cannot be reviewed.
running = This game is not over yet. The review comes when it is.
chance = Win chance
inHundred = in 100
round = Round { $round }
end = End
curve = Win chance of every player, round by round
moment = Decision shown
play = Play
pause = Pause
speed = Speed
before = Previous decision
after = Next decision
tabs-curve = Curve
tabs-decisions = Decisions
tabs-luck = Luck
decisions = { $count ->
        [one] Your decision
       *[other] Your { $count } decisions
    }
decisionsOf = { $name }: { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
key = Key { $count }
all = All { $count }
noSlip = No slips in this game.
accuracy = Accuracy { $percent }
columns-chance = chance
columns-points = pts
step = Round { $round }, decision { $at } of { $count }
grades-best = Best
grades-fine = Fine
grades-slip = Slip
grades-mistake = Mistake
grades-blunder = Blunder
kinds-bid = Bids
kinds-take = Choices
kinds-lay = Cards laid
kinds-power = Powers
kinds-setup = Set-up
kinds-character = Characters
kinds-placement = Placements
kinds-duel = Duels
kinds-building = Buildings
kinds-purchase = Purchases
kindsOne-bid = The bid
kindsOne-take = Which card to take
kindsOne-lay = Where to lay the card
kindsOne-power = A power
kindsOne-setup = The set-up
kindsOne-character = Which character to take
kindsOne-placement = Where to send a cowboy
kindsOne-duel = The duel
kindsOne-building = What to build, and where
kindsOne-purchase = What to buy
causes-dice = Dice
causes-bids = Bids
causes-tiles = Tiles
causes-cards = Cards
causes-course = Others
yourMove = You: { $move }
theirMove = { $name }: { $move }
better = Better: { $move }
yours = You
played = Played
betterHere = Better
why = Why.
whyNot = The better move promises more in the rounds to come.
asGood = Nothing was better.
costs = Cost: { $chance } in 100, about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
goesOn = Watch how it went on
betterLine = Show the better line
betterLineHint = A guess: the better move, and a round as the strongest opponent would play it.
playOn = Play on from here
copyLink = Copy link
copied = Link copied.
luck-title = Luck
luck-expected = expected
luck-got = got
luck-none = Nothing was left to chance.
luck-rows-duels = Duels won
luck-rows-duelDice = Duel dice
luck-rows-gaming = Gaming
luck-rows-tiles = Tiles that fit
luck-rows-columns = Cards that fit
luck-rows-characters = Characters turned up
luck-rows-ties = Ties won
luck-draws-duels = { $count } fought
luck-draws-duelDice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
luck-draws-gaming = { $count ->
    [one] { $count } visit
   *[other] { $count } visits
}
luck-draws-tiles = { $count } drawn
luck-draws-columns = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
luck-draws-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
luck-draws-ties = { $count ->
    [one] { $count } tie
   *[other] { $count } ties
}
luck-words-worst = very unlucky
luck-words-bad = unlucky
luck-words-poor = a bit unlucky
luck-words-usual = as expected
luck-words-fair = a bit lucky
luck-words-good = lucky
luck-words-great = very lucky
luck-duels = { $won ->
        [one] { $name } won { $won } duel
       *[other] { $name } won { $won } duels
    } where { NUMBER($expected, maximumFractionDigits: 1) } were to be expected{ SIGN($points) ->
        [plus] : worth about { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [minus] : that cost about { ABS($points) ->
            [one] { ABS($points) } point
           *[other] { ABS($points) } points
        }.
       *[zero] .
    }
luck-duelsUsual = { $won ->
        [one] { $name } won { $won } duel, about what was to be expected.
       *[other] { $name } won { $won } duels, about as many as were to be expected.
    }
luck-cards = Cards turned up: { SIGN($points) ->
        [plus] worth about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } more than usual.
        [minus] worth about { ABS($points) ->
            [one] { ABS($points) } point
           *[other] { ABS($points) } points
        } less than usual.
       *[zero] 0.
    }
luck-tiles = Tiles drawn: { SIGN($points) ->
        [plus] worth about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } more than usual.
        [minus] worth about { ABS($points) ->
            [one] { ABS($points) } point
           *[other] { ABS($points) } points
        } less than usual.
       *[zero] 0.
    }
luck-diceOf = { $name }: { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
luck-dice = Dice thrown
luck-face = { $face }: { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
luck-seed = Seed { $seed }: all dice and draws check out.
luck-unproven = Seed { $seed }: this record was made by an older version, so its dice cannot be checked.
balance-title = What changed the win chance
balance-ends = { $start } at the start, { $end } at the end
balance-choices = own choices
balance-luck = luck
balance-others = others’ slips
explain-chance-name = Win chance
explain-chance-does = How many of 100 games from here this player would win, by the judgement of the strongest opponent. It knows only what the player knew.
explain-cost-name = What a decision cost
explain-cost-does = How much the better move would have added: wins in 100 games, and points at the end. Bad dice cost nothing here.
explain-reason-name = Why
explain-reason-does = Points now follow from the rules. Points later are what the strongest opponent expects when it plays on from here many times.
explain-grade-name = Grades
explain-grade-does = Best: nothing better. Fine: up to 2 in 100. Slip: 3 to 6. Mistake: 7 to 14. Blunder: 15 or more.
explain-accuracy-name = Accuracy
explain-accuracy-does = 100 for the best move, 50 for one that costs 10 in 100; the average of all decisions.
explain-flag-name = Turning point
explain-flag-does = A jump of 8 in 100 or more. Round: a decision. Square: dice, cards, or what others had hidden.
explain-balance-name = What changed the win chance
explain-balance-does = From the chance at the start to that at the end: what the player’s own decisions cost and what the others’ brought; the rest is luck.
explain-duels-name = Duels won
explain-duels-does = Expected by exact odds: strength, dice and ties of each duel, before the dice were rolled.
explain-duelDice-name = Duel dice
explain-duelDice-does = All pips thrown in duels; a die brings 3.5 on average.
explain-gaming-name = Gaming
explain-gaming-does = Pips thrown for money; two dice bring 7 on average.
explain-tiles-name = Tiles that fit
explain-tiles-does = What each tile drawn would have earned on the best parcel this player owned, against the tiles still in the bag.
explain-columns-name = Cards that fit
explain-columns-does = What the best terrain card of each column would have brought this city, in points, against other columns of the same pile.
explain-characters-name = Characters turned up
explain-characters-does = What each character turned up would have brought this player, in points, against those still in the pile.
explain-ties-name = Ties won
explain-ties-does = Equal bids: how often the back on top put this player first.
explain-dice-name = Dice thrown
explain-dice-does = How often each face came up, for every player. The line is what fair dice bring on average.
explain-seed-name = Seed
explain-seed-does = All dice and draws follow from it. Its hash was shown when the game began; replaying the record proves every one of them.
explain-luck-name = Expected and got
explain-luck-does = Line: what was to be expected. Triangle: what came. Grey: half of all games lie in it. The word says how rarely it comes worse or better.
explain-round-name = Rounds and decisions
explain-round-does = A decision is an answer with a choice. Where only one answer was possible, nothing is graded.
explain-decisions-name = Decisions
explain-decisions-does = All answers of this player that had a choice. Tap one to see it on the table.
explain-key-name = Key decisions
explain-key-does = Slips and worse, and everything that turned the game. “All” shows the good ones too.
explain-end-name = Final score
explain-end-does = Points when the game was over.
explain-result-name = Result
explain-result-does = The place by points at the end of the game.
explain-costPoints-name = Cost in points
explain-costPoints-does = How many more points the better move would bring at the end, on average over many games played on from here.
explain-progress-name = Progress
explain-progress-does = Every decision is played on many times, with the best alternatives beside it. What is done stays, even if you stop.
explain-games-name = Games
explain-games-does = Finished games, on this device and at your online seats.
explain-wins-name = Wins
explain-wins-does = Games you finished in first place, shared first places included.
explain-winRate-name = Share of wins
explain-winRate-does = Your wins out of all your games. Among four equal players, a quarter is usual.
explain-average-name = Average
explain-average-does = Your points at the end of a game, on average.
explain-best-name = Best result
explain-best-does = The most points you have had at the end of a game.
explain-streak-name = Wins in a row
explain-streak-does = Wins one after the other, up to your last game.
explain-longest-name = Longest run of wins
explain-longest-does = The most wins one after the other so far.
explain-opponents-name = By opponents
explain-opponents-does = Every game counts for its strongest opponent: people, or else the best bot there. The bar is your share of wins.
explain-seats-name = By number of players
explain-seats-does = Games and wins at tables of this size. The bar is your share of wins.
explain-lines-name = Points by line
explain-lines-does = What this line of the score brings you per game. The longest bar is the largest line.
explain-taken-name = Favourite characters
explain-taken-does = How often you took this character, and how many of the games with it you won.
explain-dailyResult-name = Result of the day
explain-dailyResult-does = Your first game of the day counts: points at the end, and how far the next player was.
explain-dailyRun-name = Days in a row
explain-dailyRun-does = Days on which you finished the challenge, without a gap. Today’s game can still follow.
explain-dailyRank-name = Rank
explain-dailyRank-does = By points. Equal points share a rank.
explain-dailyAids-name = Aids
explain-dailyAids-does = Hints asked for and moves taken back. They are shown, and change nothing about the rank.
here-chance = { $name }: { $chance } in 100 after this decision.
here-flag = Round { $round }, { $what }: { $change } in 100.
here-kind = { $kind }: accuracy { $percent } over { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }.
here-face = { $name }: { $face } came up { $count ->
        [one] once
       *[other] { $count } times
    }; { NUMBER($expected, maximumFractionDigits: 1) } would be usual.
here-share = In { $worse } of 100 games it comes worse.
