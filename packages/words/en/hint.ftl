### What a hint says.

ask = Hint
thinking = Let me think …
best = What I would do
also = Or instead
outlook = Expected final score { $score }, win chance { $percent }%
marked = Hints are marked in the game’s record.
# `list`: who took how many.
taken = Hints taken: { $list }.
undone = Decisions taken back: { $list }.

# `what`: a card or a character as an object.
moves-take = Take { $what }
moves-sell = Sell { $card }
moves-lay = Lay the card on columns { $columns }, rows { $rows }
moves-recruit = Bring { $character }
# `answer`: what the button says; `place`: where.
