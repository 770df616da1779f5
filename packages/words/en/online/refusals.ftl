### The words of playing online.

noConnection = The server does not answer. Try again in a moment.
internal = Something went wrong on the server. Your game is kept.
malformed = The server did not understand this.
busy = Too many records to check at the moment. Try again in a minute.
proofTooLong = That record takes too long to check.
nobodySeated = This table needs at least one person.
tooManyTables = You host too many unfinished tables. Finish or call off one first.
tooFast = Too fast. Wait a moment.
tooLarge = This is too large.
tooMany = No more of these.
notLoggedIn = The server does not know you any more. Reload the page.
sessionNeeded = Only you yourself can do this.
foreignOrigin = This page may not act for you.
registeredOnly = Keep your name with a password first.
wrongLogin = Name or password is wrong.
nameTaken = Somebody has this name already, or one that looks like it.
nameLength = A name needs at least one letter and at most 24.
nameCharacters = Only letters, digits, spaces and . _ - ’ can be in a name.
nameMixesScripts = A name uses one alphabet.
notYourself = Not yourself.
nothingSaid = Nothing was said.
noTable = There is no such table.
notFound = There is no such thing.
noSuchMove = The game has not come that far.
notSeated = You do not sit at this table.
alreadySeated = You sit at this table already.
noSeat = There is no seat for you here.
seatTaken = Somebody sits there already.
seatsEmpty = Some seats are still empty.
notHost = Only the host can do this.
notWaiting = The game has begun already.
notPlaying = The game is not being played.
notOver = The game is not over yet.
botPlays = A bot plays your seat. Take it back first.
noVote = You have no vote on this.
nobodyMissing = Nobody is missing any more.
alreadyAway = You have left already.
notAway = The seat is yours.
timeIsUp = You are out of time: answer, or the others decide.
noRecord = This file is not a game of Carson City.
recordFails = { $move ->
        [0] This record cannot be played here.
       *[other] Move { $move } of this record is not true.
    }
unknownBot = There is no such bot.
unknownGame = This game is not played here.
