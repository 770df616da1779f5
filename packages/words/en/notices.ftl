### What people are told when they are away from the table, and where they choose how.

titles-turn = Your turn: { $game }
titles-reminder = Time is running out: { $game }
titles-invited = You are invited: { $game }
titles-vote = Your vote is needed: { $game }
titles-over = Game over: { $game }

texts-invited = A seat is kept for you in the next game.
texts-vote = A player is missing: wait, offer the seat, let a bot play, or end the game?
texts-over = See how it ended.

test-title = A test from Carson City Online
test-text = It works. You will hear from us here when a table waits for you.

round = Round { $round }.
left = { $hours ->
        [one] One hour left.
       *[other] { $hours } hours left.
    }
with = At the table: { $names }.

mail-many = { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
mail-open = Go to the table
mail-why = You get this because you asked Carson City Online to tell you about your games.
mail-stop = No more e-mails

confirm-title = Confirm your e-mail address
confirm-text = Someone, probably you, wants Carson City Online to send turn notices to this address. If it was not you, do nothing: we will not write again.
confirm-button = Confirm the address
confirm-done = Confirmed. We will write when a table waits for you.
stop-question = Stop all e-mails to this address?
stop-done = Done. We will not write to you again.
gone = This link is no longer valid.
toGame = To the game

tooFast-title = One moment
tooFast-text = Too many requests came from your network. This page tries again by itself in { $seconds } seconds. Your games are safe.

heading = Tell me when it is my turn
hint = Also when you are invited, when a vote is open and when a game is over. Never while that very table is in front of you.
registeredOnly = E-mail and webhooks need a registered account. Notices on this device do not.

kinds-push = Notices on this device
kinds-mail = E-mail
kinds-webhook = Webhook

push-hint = They arrive with the page closed too.
push-add = Turn on for this device
push-denied = Your browser does not allow notices for this page. You can change that in its settings.
push-unable = This browser cannot show notices. On a phone, add the page to the home screen first.
push-other = Another device ({ $host })
push-here = This device
mail-hint = Turns within ten minutes arrive as one e-mail.
mail-address = E-mail address
mail-add = Add e-mail
mail-sent = We have sent a confirmation link to { $address }.
webhook-hint = The webhook address of a Discord or Slack channel, or of a program of your own.
webhook-address = Address
webhook-add = Add webhook
webhook-secret = This secret signs what we send (X-Carson-Signature). It is shown only this once:

states-unconfirmed = Waiting for you to open the link in our e-mail
states-on = On
states-failed = Given up: { $why }
lastSent = last notice: { $when }
sendTest = Send me a test
testSent = The test is on its way.
end = Remove

failures-timeout = no answer in time
failures-noSuchHost = unknown or private address
failures-notSecure = only https addresses are used
failures-mail = the mail server refused it
failures-status = the address answered { $status }
failures-other = it could not be reached

quiet-label = Quiet hours
quiet-none = None
quiet-night = { $from }:00 to { $to }:00

failing = A notice could not reach you. See your profile for details.

list-waiting = waiting for { $time }
list-left = { $time } left

people-visitor = guest
people-registered = registered
people-bot = program
marked = { $name } ({ $kind })
