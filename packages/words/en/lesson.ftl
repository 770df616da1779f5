### The frame of the lessons; what is said in them is in lessons/.

title-cards = Learn the card game
title-board = Learn the board game
intro = You play on the real table. Nora shows what to touch and says why. Leave whenever you like: every lesson waits where you left it.
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
stepOf = Step { $at } of { $count }: { $topic }
progress = { $at } of { $count } steps
learned = Learned
start = Start
resume = Continue
again = Start over
more = Expansions and variants
role = shows you around
back = Back
tap = Now touch it on the table
watch = Watch what the others do.
takeBack = Take it back
playOn = Play on without Nora
strayed = Your own way
skip = Skip lesson
skipAsk = Skip the rest? The lesson stays open at this step.
skipYes = Skip
finish = Finish this game
toLessons = More lessons
home = Home
