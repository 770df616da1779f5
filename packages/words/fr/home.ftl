### La page d’accueil.

games-board-title = Carson City
games-board-about = Prenez des terres, bâtissez la ville et réglez vos querelles à midi pile.
games-board-short = Des terres, une ville, des duels.
games-board-players = 2 à 6 joueurs
games-board-people = 2–6
games-board-minutes = 90 min
games-board-lesson = Apprendre en 15 minutes
games-cards-title = Le jeu de cartes
games-cards-about = Misez sur les cartes, posez-les bord à bord, faites prospérer votre ville.
games-cards-short = Misez, posez, bâtissez votre ville.
games-cards-players = 1 à 6 joueurs
games-cards-people = 1–6
games-cards-minutes = 30 min
games-cards-lesson = Apprendre en 10 minutes

play = Jouer
against = Contre { $names }, { $stars }
harder = Gagné. Passer à { $stars } ?
easier = Trop fort ? Passer à { $stars }

watch = Regarder
inGame = { $game }, { $heading }
waiting = { $count ->
        [one] { $names } attend.
       *[other] { $names } attendent.
    }
more = { $count ->
        [one] Une autre partie
       *[other] { $count } autres parties
    }

online-title = En ligne
online-toTables = Voir les tables
online-with = { $game } avec { $names }
online-yourMove = à vous de jouer
online-open = { $count ->
        [one] Une table cherche du monde
       *[other] { $count } tables cherchent du monde
    }
online-offline = Pas de connexion. Les parties sur cet appareil s’en passent.

results-count = { $played ->
        [one] Une partie terminée
       *[other] { $played } parties terminées
    }, { $won ->
        [one] une gagnée
       *[other] { $won } gagnées
    }
results-running = { $count ->
        [one] Une partie en cours
       *[other] { $count } parties en cours
    }
results-won = Victoire avec { $points } points
results-placed = Place { $place } sur { $of }, { $points } points
results-show = Tout voir

