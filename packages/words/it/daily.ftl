### La sfida del giorno: per un giorno lo stesso inizio e gli stessi avversari per chiunque.

title = Sfida del giorno
about = Oggi tutti hanno lo stesso inizio e gli stessi avversari. Conta la tua prima partita.
against = Contro { $names }
play = Gioca la partita di oggi
resume = Continua la partita di oggi
look = Rivedi la mia partita
practise = Gioca ancora
practiseHint = Conta la prima partita; le altre sono allenamento.
next = La prossima comincia alle { $time }.
other = Sfida del giorno: { $game }

result-won = Vinta con { $points } punti
result-placed = Posto { $place } su { $of }, { $points } punti
result-ahead = { $points ->
        [one] 1 punto di vantaggio
       *[other] { $points } punti di vantaggio
    }
result-level = In parità al primo posto
result-behind = { $points ->
        [one] A 1 punto dal primo posto
       *[other] A { $points } punti dal primo posto
    }
result-hints = { $count ->
        [one] 1 consiglio
       *[other] { $count } consigli
    }
result-undos = { $count ->
        [one] 1 mossa annullata
       *[other] { $count } mosse annullate
    }

streak-title = I tuoi giorni di fila
streak-days = { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
streak-best = Serie più lunga: { $days }
streak-none = Finisci la partita di oggi per cominciare una serie.
streak-done = giocata
streak-missed = non giocata

mark = Sfida del { $day }
markCounts = Questa partita conta per la sfida del giorno.

table-title = Risultati di oggi
table-empty = Ancora nessun risultato.
table-of = { $count ->
        [one] 1 risultato
       *[other] { $count } risultati
    }
table-enter = Registra il mio risultato
table-name = Il tuo nome nella lista
table-mine = Tu
table-nobody = Ospite
table-points = Punti
table-aids = Aiuti
table-watch = Guarda la partita di { $name }
table-locked = Registra il tuo risultato per guardare le partite altrui.
table-proven = Il server rigioca ogni partita e controlla le mosse degli avversari prima di registrarla. L’inizio deriva dalla data, quindi la lista si fida che ognuno giochi una volta sola.
table-offline = La lista richiede una connessione, la partita di oggi no.

compare-title = La mia partita e la migliore
compare-alone = La mia è la migliore finora
compare-played = precisione { $accuracy }, { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
result-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
