### What is said of playing online before its own words are loaded.

title = Play online
hint = Friends elsewhere, live or one move a day.
tablesWaiting = { $count ->
        [one] One table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
toLobby = Back to the lobby
room = Waiting room
personHint = For you and anyone who joins. You can change it in the waiting room.
open = Open the table
endedEarly = The players ended this game early.
