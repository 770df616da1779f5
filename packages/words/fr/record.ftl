### Mon palmarès : comment mes parties se sont terminées.

title = Mon palmarès
about = Les parties terminées sur cet appareil et à vos places en ligne.
none = Rien pour l’instant. Terminez une partie, et elle comptera.
export = Exporter dans un fichier

games = { $count ->
        [one] partie
       *[other] parties
    }
wins = { $count ->
        [one] victoire
       *[other] victoires
    }
winRate = de victoires
average = points en moyenne
best = meilleur résultat
streak = { $count ->
        [one] victoire d’affilée
       *[other] victoires d’affilée
    }
longest = plus longue série de victoires

levels = Selon les adversaires
people = Des personnes
players = { $count } joueurs
bySeats = Selon le nombre de joueurs
played = Parties
won = Victoires
lines = D’où viennent vos points
linesHint = Moyenne par partie, sur { $count ->
        [one] une partie
       *[other] { $count } parties
    }.
characters = Personnalités favorites
taken = { $count ->
        [one] prise une fois
       *[other] prise { $count } fois
    }
winsWith = { $won } sur { $count } gagnées
