### What is said of playing online before its own words are loaded.

title = Gioca online
hint = Con amici: dal vivo o una mossa al giorno.
tablesWaiting = { $count ->
        [1] Un tavolo ti aspetta.
       *[other] { $count } tavoli ti aspettano.
    }
toLobby = Torna alla lobby
room = Sala d’attesa
personHint = Per te e per gli altri. Si può cambiare nella sala d’attesa.
open = Apri il tavolo
endedEarly = I giocatori hanno chiuso questa partita in anticipo.
