### De startpagina.

games-board-title = Carson City
games-board-about = Neem land, bouw de stad en beslecht ruzies om twaalf uur ’s middags.
games-board-short = Land, bouwen en duels om twaalf uur.
games-board-players = 2–6 spelers
games-board-people = 2–6
games-board-minutes = 90 min.
games-board-lesson = Leer het in 15 minuten
games-cards-title = Het kaartspel
games-cards-about = Bied op kaarten, leg ze tegen elkaar aan en laat je stad renderen.
games-cards-short = Bied op kaarten, leg je stad uit.
games-cards-players = 1–6 spelers
games-cards-people = 1–6
games-cards-minutes = 30 min.
games-cards-lesson = Leer het in 10 minuten

play = Spelen
against = Tegen { $names }, { $stars }
harder = Gewonnen. Klaar voor { $stars }?
easier = Te sterk? Speel tegen { $stars }

watch = Kijken
inGame = { $game }, { $heading }
waiting = { $count ->
        [one] { $names } wacht.
       *[other] { $names } wachten.
    }
more = { $count ->
        [one] Nog één spel
       *[other] Nog { $count } spellen
    }

online-title = Online
online-toTables = Naar de tafels
online-with = { $game } met { $names }
online-yourMove = jij bent aan zet
online-open = { $count ->
        [one] Eén tafel zoekt spelers
       *[other] { $count } tafels zoeken spelers
    }
online-offline = Geen verbinding. Spellen op dit apparaat hebben die niet nodig.

results-count = { $played ->
        [one] Eén spel klaar
       *[other] { $played } spellen klaar
    }, { $won } gewonnen
results-running = { $count ->
        [one] Eén spel bezig
       *[other] { $count } spellen bezig
    }
results-won = Gewonnen met { $points } punten
results-placed = Plaats { $place } van { $of }, { $points } punten
results-show = Alles tonen

