### La pagina iniziale.

games-board-title = Carson City
games-board-about = Prendi le terre, costruisci la città e regola i conti a mezzogiorno.
games-board-short = Terre, edifici e duelli a mezzogiorno.
games-board-players = 2–6 giocatori
games-board-people = 2–6
games-board-minutes = 90 min
games-board-lesson = Impara in 15 minuti
games-cards-title = Il gioco di carte
games-cards-about = Fai offerte, posa le carte una accanto all’altra, fai rendere la tua città.
games-cards-short = Offri, posa, fai rendere la città.
games-cards-players = 1–6 giocatori
games-cards-people = 1–6
games-cards-minutes = 30 min
games-cards-lesson = Impara in 10 minuti

play = Gioca
against = Contro { $names }, { $stars }
harder = Vittoria. Passare a { $stars }?
easier = Troppo forti? Passa a { $stars }

watch = Guarda
inGame = { $game }, { $heading }
waiting = { $count ->
        [one] { $names } aspetta.
       *[other] { $names } aspettano.
    }
more = { $count ->
        [one] Un’altra partita
       *[other] Altre { $count } partite
    }

online-title = Online
online-toTables = Vai ai tavoli
online-with = { $game } con { $names }
online-yourMove = tocca a te
online-open = { $count ->
        [one] Un tavolo cerca giocatori
       *[other] { $count } tavoli cercano giocatori
    }
online-offline = Nessuna connessione. Le partite su questo dispositivo vanno anche senza.

results-count = { $played ->
        [one] Una partita finita
       *[other] { $played } partite finite
    }, { $won ->
        [one] una vinta
       *[other] { $won } vinte
    }
results-running = { $count ->
        [one] Una partita in corso
       *[other] { $count } partite in corso
    }
results-won = Vittoria con { $points } punti
results-placed = Posto { $place } su { $of }, { $points } punti
results-show = Mostra tutte

