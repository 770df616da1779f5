### The words of playing online.

title = Play online
entryHint = Friends in other houses, live or a move a day.
tablesWaiting = { $count ->
        [1] One table waits for you.
       *[other] { $count } tables wait for you.
    }
toLobby = Back to the lobby
seeking = Looking for the table.
sending = On its way to the server.
guest = Guest
connectionLost = The connection is lost. It comes back by itself, and no move is lost.

name-heading = Your name
name-hint = The others see it at the table. Nothing else is needed.
name-label = Your name online
name-take = Take this name
name-taken = You are { $name } now.

phases-waiting = Waiting for players
phases-playing = Being played
phases-over = Finished
phases-cancelled = Called off

lobby-mine = My games online
lobby-noneMine = You sit at no table yet. Pull up a chair.
lobby-tables = Tables
lobby-none = No such table. Somebody has to found this town.
lobby-newTable = New table: { $game }
lobby-game = Game to look for
lobby-allGames = Both games
lobby-clock = Pace to look for
lobby-allClocks = Any pace

lobby-clocks-none = No clock
lobby-clocks-live = Live
lobby-clocks-days = Days per move

lobby-show = Tables to show
lobby-importRecord = Look at a record
lobby-yourTurn = Waits for you
lobby-awaits = Waiting for { $names }
lobby-lastMove = last move: { $when }
lobby-goOn = Go to the table
lobby-watch = Watch
lobby-look = Look at it
lobby-free = { $free ->
        [1] 1 of { $seats } seats is free
       *[other] { $free } of { $seats } seats are free
    }

clock-heading = Time to think
clock-hint = When time is up the others decide: wait, let a bot play, or end.
clock-none = As long as you like
clock-live = { $bank } each, +{ $seconds } s per move
clock-days = { $days ->
        [1] One day per move
       *[other] { $days } days per move
    }
clock-left = Time left:
clock-daysLeft = { $days } d { $hours } h

create-personHint = For you and whoever comes. Change it in the waiting room.
create-terms = Who may come, and how fast
create-access = Who finds the table

create-accesses-public = Listed for everybody
create-accesses-link = By link only

create-accessHint-public = Anybody may join an open seat or watch.
create-accessHint-link = Only those to whom you give the address find it.

create-open = Open the table

room-heading = Waiting room
room-openSeat = Open seat
room-invitedSeat = By invitation
room-host = Host
room-reserved = Kept for { $name }
room-whoMayCome = Who may sit here

room-plans-open = Anybody
room-plans-invited = By invitation

room-copyLink = Copy the link
room-copyInvitation = Copy the invitation
room-copied = Copied. Send it to your friends.
room-join = Take a seat
room-leave = Get up
room-cancel = Call it off
room-cancelQuestion = Call this table off for everybody?
room-cancelled = This table was called off.
room-start = Begin
room-stillFree = { $count ->
        [1] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
room-hostStarts = The host begins when everybody is here.

play-seats = Who is here
play-here = here
play-away = away
play-thinking = thinking
play-watching = You are watching
play-present = At the table now: { $names }
play-getUp = Give up my seat
play-getUpQuestion = Leave this game for good? The others decide how it goes on.
play-ended = The players ended this game early.
play-botFaltered = { $name } (computer) gave no answer in time; its first option was played.
play-imported = A game played elsewhere. Its record was replayed here: every move of it is true.
play-verify = Verify the record
play-verified = Verified: all { $moves } moves were replayed, every die and every draw is true.
play-notVerified = Not true: move { $move } of the record does not follow.
play-rematchOpen = The others play again.
play-rematchJoin = Come along

vote-because-time = { $name } has run out of time. What shall we do?
vote-because-left = { $name } has left. What shall we do?

vote-choices-wait = Wait
vote-choices-bot = Let a bot play
vote-choices-end = End the game

vote-decide = { $name } is missing. The others decide how the game goes on.
vote-youAreMissed = The others are waiting for you.
vote-yourTimeIsUp = Your time is up. Answer before the others decide.
vote-botPlaysForYou = A bot plays your seat.
vote-reclaim = I am back

chat-heading = Talk
chat-silence = Nobody has said a word.
chat-say = Say something
chat-send = Send
chat-unread = { $count ->
        [1] Talk: one new line
       *[other] Talk: { $count } new lines
    }
chat-more = About { $name }
chat-mute = Mute
chat-muted = You no longer see what { $name } writes.
chat-mutedPeople = Muted people
chat-unmute = Hear again
chat-report = Report
chat-reason = What is wrong with it?
chat-reported = Reported to whoever runs this server.

profile-heading = Profile
profile-keep = Keep this name
profile-keepHint = With a password you are the same person on every device, and nobody else can take your name.
profile-changePassword = Change the password
profile-oldPassword = Old password
profile-newPassword = New password
profile-password = Password
profile-passwordHint = At least { $least } characters.
profile-kept = Done. Your other devices must log in again, and your tokens have ended.
profile-login = Log in
profile-loginHint = If you have kept a name already.
profile-sessions = Where you are logged in
profile-thisDevice = This device
profile-otherDevice = Another device
profile-endSession = Log out
profile-forgetQuestion = You have no password: who logs out here can never come back to this name and its games.
profile-tokens = Tokens for programs
profile-tokensHint = A program with a token plays for you. All about it:
profile-tokenLabel = What it is for
profile-mayDo = It may

profile-scopes-read = look
profile-scopes-tables = open tables
profile-scopes-play = play
profile-scopes-chat = talk

profile-createToken = Make a token
profile-endToken = End it
profile-secretOnce = Copy it now, it is not shown again:
profile-copySecret = Copy it
profile-copied = Copied.
profile-bots = Bot accounts
profile-botsHint = A program of yours that plays under its own name, marked as a bot.
profile-botName = Name of the bot
profile-createBot = Create a bot
profile-newToken = New token
profile-deleteBot = Delete the bot
profile-deleteBotQuestion = Delete { $name } with all its tokens? It gets up from every table.
profile-tokenOf = Token of { $name }
profile-data = Your data
profile-export = Export my data
profile-delete = Delete me
profile-deleteQuestion = Delete your name, sessions, tokens and chat for good? Your seats are given up.
