### The words of playing online.

noConnection = The server does not answer. Try again in a moment.
internal = Something went wrong on the server. Your game is kept.
malformed = The server did not understand that.
notKept = The server cannot save anything at the moment. Try again soon.
busy = Too many records to check at the moment. Try again in a minute.
proofTooLong = That record takes too long to check.
nobodySeated = This table needs at least one person.
tooManyTables = You host too many unfinished tables. Finish or close one first.
tooFast = Too fast. Wait a moment.
tooLarge = That is too large.
tooMany = You have reached the limit.
notLoggedIn = The server no longer knows you. Reload the page.
sessionNeeded = A token cannot do this; log in.
foreignOrigin = This page may not act for you.
registeredOnly = Set a password for your name first.
sessionEnded = This session was ended on another device. Log in again, or continue as a guest.
mergeQuestion = Your guest tables can come along. Choose on the profile page.
bothSeated = Guest and account both sit at one table. Leave one of the two seats first.
wrongLogin = Name or password is wrong.
nameTaken = This name, or one that looks like it, is taken.
nameLength = A name has 1 to 24 characters.
nameCharacters = A name can contain letters, digits, spaces and . _ - ’ only.
nameMixesScripts = Use one alphabet in a name.
notYourself = You cannot do that to yourself.
nothingSaid = The message is empty.
noTable = There is no such table.
notFound = Not found.
noSuchMove = The game has not come that far.
notSeated = You are not seated at this table.
alreadySeated = You are already seated at this table.
noSeat = There is no seat for you here.
brokenGame = This game cannot go on. Close it to get its record.
notBroken = Only a game that cannot go on is closed like this.
removedByHost = The host removed you. An invitation brings you back.
seatsTooFew = { $people } people sit here already: leave a seat for each.
stillTime = Give them a little more time first.
otherGame = The game of a table cannot change.
seatTaken = This seat is taken.
seatsEmpty = Some seats are still empty.
notHost = Only the host can do this.
notWaiting = The game has already started.
notPlaying = The game is not in progress.
notOver = The game is not over yet.
botPlays = A bot is playing your seat. Take it back first.
noVote = You have no vote on this.
nobodyMissing = All players are back.
alreadyAway = You have left already.
notAway = The seat is yours.
timeIsUp = You are out of time: answer, or the others decide.
noRecord = This file is not a game of Carson City.
recordFails = { $move ->
        [0] This record cannot be replayed here.
       *[other] Move { $move } of this record is not possible.
    }
unknownBot = There is no such bot.
unknownGame = This game is not available here.
