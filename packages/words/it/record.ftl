### I miei risultati: come sono finite le mie partite.

title = I miei risultati
about = Le partite finite su questo dispositivo e ai tuoi posti online.
none = Ancora niente. Finisci una partita e sarà contata.
export = Esporta in un file

games = { $count ->
        [one] partita
       *[other] partite
    }
wins = { $count ->
        [one] vittoria
       *[other] vittorie
    }
winRate = di vittorie
average = punti in media
best = miglior risultato
streak = { $count ->
        [one] vittoria di fila
       *[other] vittorie di fila
    }
longest = serie di vittorie più lunga

levels = Per avversario
people = Persone
players = { $count } giocatori
bySeats = Per numero di giocatori
played = Partite
won = Vinte
lines = Da dove vengono i tuoi punti
linesHint = Media per partita, su { $count ->
        [one] una partita
       *[other] { $count } partite
    }.
characters = Personaggi preferiti
taken = { $count ->
        [one] preso una volta
       *[other] preso { $count } volte
    }
winsWith = { $won } su { $count } vinte
