### What is said of playing online before its own words are loaded.

title = Online spielen
hint = Mit Freunden: live oder einen Zug am Tag.
tablesWaiting = { $count ->
        [1] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
toLobby = Zurück zur Lobby
room = Warteraum
personHint = Für dich und alle, die noch kommen. Im Warteraum änderbar.
open = Tisch eröffnen
endedEarly = Die Spieler haben diese Partie vorzeitig beendet.
