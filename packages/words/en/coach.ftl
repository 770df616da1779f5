### The coach: first-time tips, and a word after a costly move.

gotIt = Got it
notAgain = Don’t show this again
explains = Point at anything, or hold a finger on it: a card says what it is and does.
tips = First-time tips
mistakes = Name costly moves
mistakesHint = After a move that costs much, against bots on this device
costly = That was a costly move
# `move`: what was played; the win chances in percent, with the better move and now.
cost = { $move }: your win chance is { $now }%, it could be { $before }%.
better = Better: { $move }.
takeBack = Take it back
keep = Keep it
marked = Taking it back is marked in the record, like a hint.
noMistakes = Don’t name costly moves
remarks = Opponents talk
remarksHint = A few words now and then, from the bots at your table
thinking = Bots think aloud
thinkingHint = After a bot’s move the log says what spoke for it, at home
