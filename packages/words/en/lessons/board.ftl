### Lessons of the board game: topic, order and reason of every step (at most 30 words), what is said to another move, what is said afterwards.

## first

first-about-name = The board game
first-about-line = Claim, take a character, place, duel, build, earn, score: one round with Nora.
