### The words of the frame around every game.

title = Carson City
tagline = A town that does not exist yet. Yours to lay out.
credit = Games by Xavier Georges. This is an independent implementation with its own art and words.

labelled = { $label }: { $text }
quoted = “{ $text }”
home-setUp = Set up a table
home-saved = Your games
home-noneSaved = No games yet. The prairie is quiet.
home-resume = Continue
home-look = View
home-over = Finished
home-running = In progress
home-moves = { $count ->
        [1] 1 move
       *[other] { $count } moves
    }
home-export = Export
home-import = Import a game
home-delete = Delete
home-deleteQuestion = Delete this game for good?
home-install = Install as an app
home-notFound = Nothing here but tumbleweed.
home-notHere = This game is not on this device. Export it where it was played, and import it here.
home-toStart = Back to the home page

setup-seats = Seats
setup-seatsHint = Four to six in all. Virtual players need no hand: they take the card with the highest appeal.
setup-seat = Seat { $letter }
setup-name = Name
setup-occupant = Who plays
setup-person = Person
setup-personHint = Plays on this screen.
setup-bot = Bot
setup-botHint = Plays a real seat: hand, city, powers.
setup-virtual = Virtual player

setup-virtualHint-novice = Bids 1 to 9. Good company for a first game.
setup-virtualHint-intermediate = Bids 2 to 10. Often a step ahead of you.
setup-virtualHint-expert = Bids 3 to 11. Takes what it wants.

setup-suit = Suit
setup-suitHint = Breaks ties: the top card of the character pile ranks the suits, new each round.
setup-addSeat = Add a seat
setup-removeSeat = Remove this seat
setup-start = Start the game
setup-onlyVirtual = At least one seat needs a person or a bot.
setup-you = Pioneer
setup-guest = Player { $letter }

setup-botNames-random = Dice
setup-botNames-greedy = Dusty
setup-botNames-greenhorn = Greenhorn
setup-botNames-drifter = Drifter
setup-botNames-deputy = Deputy
setup-botNames-gambler = Gambler
setup-botNames-legend = Legend

table-undo = Undo
table-undoHint = { $count ->
        [1] Undo the last step
       *[other] Undo the last step ({ $count } possible)
    }
table-undoAcross = Undo your last decision; the bots answer again, and the game notes it.
table-restart = Restart my turn

table-undoStop-start = Undo: this is the start of the game.
table-undoStop-chance = Undo: not possible, dice have been rolled or cards drawn.
table-undoStop-reveal = Undo: not possible, cards have been revealed.
table-undoStop-otherSeat = Undo: not possible, another player has moved.

table-cancel = Cancel
table-waiting = Waiting for { $names }.
table-log = Log
table-openLog = Show the whole log
table-players = Players
table-board = Table
table-leave = Leave the table
table-leaveHint = The game is saved. Continue whenever you like.
table-lookingBack = Looking back: move { $move } of { $moves }
table-sinceLastTurn = Since my last turn
table-meanwhile = { $count ->
        [1] One move since your turn.
       *[other] { $count } moves since your turn.
    }
table-showMe = Show me
table-earlier = One move back
table-later = One move forward
table-score = Score
table-total = Total
table-whatMakesIt = { $name }: where the points come from
table-passDevice = Hand the screen to { $name }
table-passDeviceHint = The next choice is secret.
table-iAm = I am { $name }
table-notKept = The browser could not save the last move. You can play on, but export the game before you close this page.
table-fairness = Proof of fair chance
table-fairnessRunning = This game’s seed is sealed with the hash { $hash }. The seed is revealed at the end.
table-fairnessOver = Seed { $seed } matches the hash { $hash }, shown since the first move.
table-points = { ABS($count) ->
        [1] { $count } point
       *[other] { $count } points
    }
table-gain = { SIGN($count) ->
        [plus] +{ $count }
        [minus] −{ ABS($count) }
       *[zero] { $count }
    }
# What an answer may bring where chance decides: every trial brought the same, or the chances as far as trials tell.
table-likely = very likely { $gain }
table-about = about { $chances }
table-noChange = No change in points
table-yourTurn = Your turn
table-opened = This game is open in another window.
table-playHere = Play here
table-winner = Winner: { $names }
table-winners = Shared win: { $names }

rulebook-game = Game
rulebook-heading = Rulebook
rulebook-search = Search the rules
rulebook-nothing = No paragraph matches.
rulebook-ruling = Ruling
rulebook-close = Close the rulebook
rulebook-contents = Contents

rulebook-reasons-silent = The printed rules do not say.
rulebook-reasons-unclear = The printed rules can be read in two ways.
rulebook-reasons-editions = The printed editions differ.
rulebook-reasons-picture = Printed only as a picture or layout; this is ours.
rulebook-reasons-meeting = Two rules meet here; the printed rules do not say which gives way.

settings-heading = Settings
settings-language = Language
settings-theme = Colours

settings-themes-system = Match system
settings-themes-light = Daylight
settings-themes-dark = Lamplight

settings-motion = Animation speed

settings-motions-slow = Slow
settings-motions-normal = Normal
settings-motions-fast = Fast
settings-motions-off = Off

settings-name = Your name
settings-close = Close

keys-heading = Keys

fields-missing = { $name }: required.
fields-tooShort = { $name }: at least { $least } characters.

errors-damaged = This saved game is damaged and cannot be opened.
errors-notARecord = This file is not a Carson City game.
errors-badMove = Move { $move } is against the rules: { $why }
errors-storage = This browser does not let the page save anything: games last until you close the page.
errors-full = There is no space left to save this game.
errors-unknown = Something went wrong on our side. Your game is saved.
keys-list-undo-key = U
keys-list-undo-does = Undo
keys-list-restart-key = Shift + U
keys-list-restart-does = Restart my turn
keys-list-confirm-key = Enter
keys-list-confirm-does = Confirm
keys-list-hint-key = H
keys-list-hint-does = Hint
keys-list-log-key = L
keys-list-log-does = Log
keys-list-rulebook-key = R or ?
keys-list-rulebook-does = Rulebook
keys-list-score-key = S
keys-list-score-does = Score
keys-list-explain-key = I / Shift + I
keys-list-explain-does = What is this? Next / previous
keys-list-close-key = Esc
keys-list-close-does = Close
keys-cards-bid-key = 1 … 9
keys-cards-bid-does = Pick an auction card
keys-cards-move-key = Arrows
keys-cards-move-does = Move the card to the next legal place
keys-cards-place-key = N / P
keys-cards-place-does = Next / previous place by points
keys-board-move-key = Arrows
keys-board-move-does = Walk over the map
keys-board-place-key = N / P
keys-board-place-does = Next / previous place
keys-board-zoom-key = + / −
keys-board-zoom-does = Zoom the map
