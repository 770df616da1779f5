### The words of playing online.

seeking = Looking for the table …
sending = Sending to the server …
guest = Guest
connectionLost = Connection lost. Reconnecting; no move is lost.
rateLimited = Too many requests come from your network. This page tries again by itself; no move is lost.
unsaved = The server cannot save anything at the moment. Your move is kept here and sent again by itself.

ended-text = You were logged out on another device.
ended-guest = Continue as a guest

merge-question = { $tables ->
        [one] You have one table as a guest. Take it with you?
       *[other] You have { $tables } tables as a guest. Take them with you?
    }
merge-yes = Take along
merge-no = Leave behind

name-heading = Your name
name-hint = The others see it at the table. That is all we need.
name-label = Your name online
name-take = Use this name
name-taken = You are now called { $name }.

phases-waiting = Waiting for players
phases-playing = In progress
phases-over = Finished
phases-cancelled = Closed

lobby-mine = My online games
lobby-noneMine = You are not at any table yet. Pull up a chair.
lobby-tables = Tables
lobby-none = No table found. Every town needs a founder.
lobby-newTable = New table: { $game }
lobby-game = Game
lobby-allGames = Both games
lobby-clock = Pace
lobby-allClocks = Any pace

lobby-clocks-none = No clock
lobby-clocks-live = Live
lobby-clocks-days = Days per move

lobby-show = Tables to show
lobby-importRecord = Open a record
lobby-yourTurn = Your turn
lobby-awaits = Waiting for { $names }
lobby-lastMove = last move: { $when }
lobby-goOn = Go to the table
lobby-watch = Watch
lobby-look = View
lobby-yourVote = Your vote is needed
lobby-invites = { $name } wants to play again
lobby-more = More tables
lobby-free = { $free ->
        [1] 1 of { $seats } seats is free
       *[other] { $free } of { $seats } seats are free
    }

clock-heading = Time
clock-hint = When time runs out, the others decide: wait, find another player, let a bot play, or end the game.
clock-noneHint = After an hour without an answer, the others may vote: wait, find another player, let a bot play, or end the game.
clock-none = No limit
clock-live = { $bank } each, +{ $seconds } s per move
clock-days = { $days ->
        [1] One day per move
       *[other] { $days } days per move
    }
clock-left = Time left:
clock-daysLeft = { $days } d { $hours } h

create-terms = Access and pace
create-access = Who can find the table

create-accesses-public = Listed for everyone
create-accesses-link = By link only

create-accessHint-public = Anyone may join an open seat or watch.
create-accessHint-link = Only people with the link can find it.


room-openSeat = Open seat
room-host = Host
room-reserved = Reserved for { $name }
room-whoMayCome = Who may sit here

room-plans-open = Anyone
room-plans-invited = By invitation

room-copyLink = Copy the link
room-copyInvitation = Copy the invitation
room-copied = Copied. Now send it to your friends.
room-join = Take a seat
room-leave = Leave seat
room-cancel = Close the table
room-cancelQuestion = Close this table for everyone?

room-endings-cancelled = The host closed this table.
room-endings-expired = The game did not start in time, so this table was closed.
room-endings-left = Everyone has left this table.

room-expires = Closes { $when } unless the game starts or another player joins.
room-remove = Remove
room-removed = The host has removed you from your seat.
room-replan = Change the table
room-replanned = The host changed this table { $when }.
room-replannedNow = The host has changed the table. Have a look.
room-decline = No, thanks
room-start = Start
room-stillFree = { $count ->
        [1] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
room-hostStarts = The host starts the game when everyone is here.

play-seats = At the table
play-here = here
play-away = away
play-thinking = thinking
play-watching = You are watching
play-present = At the table now: { $names }
play-leaveSeat = Leave my seat
play-leaveSeatQuestion = Leave this game for good? The others decide how it continues.

play-endings-left = Everyone has left. The game ended early.
play-endings-abandoned = All players stopped answering. The game ended early.

play-botFaltered = { $name } (computer) gave no answer in time; its first option was played.
play-imported = A game played elsewhere. We replayed its record: every move checks out.
play-verify = Verify the record
play-verified = Verified: all { $moves } moves replayed. All dice and draws check out.
play-notVerified = Failed: move { $move } is not possible here.
play-rematchOpen = The others want to play again, with you.
play-rematchJoin = Join them

broken-atMove = This game can no longer be played: move { $move } does not follow today’s rules.
broken-atStart = This game can no longer be played: its beginning cannot be read.
broken-closeFirst = Close the game; then its record can be exported and the table deleted.
broken-close = Close the game
broken-delete = Delete the table
broken-deleteQuestion = Delete this table for everyone? Its record and its chat are then gone for good.
broken-listed = Cannot go on

vote-because-time = { $name } has run out of time. What now?
vote-because-left = { $name } has left. What now?
vote-because-silent = { $name } has not answered for a long time. What now?

vote-choices-wait = Wait
vote-choices-offer = Find another player
vote-choices-bot = Let a bot play
vote-choices-end = End the game

vote-silence = { $name } has not answered for a long time.
vote-call = Call a vote
vote-ends = Without a vote a bot takes the seat { $when }.

vote-decide = { $name } is missing. The others decide how the game continues.
vote-youAreMissed = The others are waiting for you.
vote-yourTimeIsUp = Your time is up. Answer before the others decide.
vote-botPlaysForYou = A bot is playing your seat.
vote-reclaim = I am back

chat-heading = Chat
chat-silence = No messages yet.
chat-say = Write a message
chat-send = Send
chat-unread = { $count ->
        [one] Chat: one new message
       *[other] Chat: { $count } new messages
    }
chat-more = About { $name }
chat-mute = Mute
chat-muted = You no longer see messages from { $name }.
chat-mutedPeople = Muted people
chat-unmute = Unmute
chat-report = Report
chat-reason = What is wrong with it?
chat-reported = Reported to the people who run this server.

profile-heading = Profile
profile-keep = Keep this name
profile-keepHint = With a password you keep this name on all your devices, and it stays yours.
profile-changePassword = Change password
profile-oldPassword = Old password
profile-newPassword = New password
profile-password = Password
profile-passwordHint = At least { $least } characters.
profile-kept = Done. Your other devices have to log in again, and your tokens no longer work.
profile-login = Log in
profile-loginHint = If you already have a name with a password.
profile-sessions = Where you are logged in
profile-thisDevice = This device
profile-otherDevice = Another device
profile-endSession = Log out
profile-forgetQuestion = You have no password: if you log out here, this name and its games are lost.
profile-tokens = API tokens
profile-tokensHint = A program with a token can play for you. How it works:
profile-tokenLabel = Purpose
profile-mayDo = Permissions

profile-scopes-read = read
profile-scopes-tables = open tables
profile-scopes-play = play
profile-scopes-chat = chat

profile-createToken = Create a token
profile-endToken = Revoke
profile-secretOnce = Copy it now; it is not shown again:
profile-copySecret = Copy
profile-copied = Copied.
profile-bots = Bot accounts
profile-botsHint = Your program plays under its own name, marked as a bot.
profile-botName = Name of the bot
profile-createBot = Create a bot
profile-newToken = New token
profile-deleteBot = Delete the bot
profile-deleteBotQuestion = Delete { $name } and all its tokens? It leaves every table.
profile-tokenOf = Token of { $name }
profile-data = Your data
profile-export = Export my data
profile-delete = Delete my account
profile-deleteQuestion = Delete your name, sessions, tokens and chat messages for good? You leave all your seats.
