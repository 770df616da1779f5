### Le défi du jour : pendant une journée, le même départ et les mêmes adversaires pour tout le monde.

title = Défi du jour
about = Aujourd’hui, tout le monde a le même départ et les mêmes adversaires. Votre première partie compte.
against = Contre { $names }
play = Jouer la partie du jour
resume = Continuer la partie du jour
look = Revoir ma partie
practise = Rejouer
practiseHint = La première partie compte ; les suivantes sont de l’entraînement.
next = Le prochain commence à { $time }.
other = Défi du jour : { $game }

result-won = Gagné avec { $points } points
result-placed = Place { $place } sur { $of }, { $points } points
result-ahead = { $points ->
        [one] 1 point d’avance
       *[other] { $points } points d’avance
    }
result-level = À égalité en tête
result-behind = { $points ->
        [one] À 1 point de la première place
       *[other] À { $points } points de la première place
    }
result-hints = { $count ->
        [one] 1 conseil
       *[other] { $count } conseils
    }
result-undos = { $count ->
        [one] 1 coup repris
       *[other] { $count } coups repris
    }

streak-title = Vos jours d’affilée
streak-days = { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
streak-best = Plus longue série : { $days }
streak-none = Terminez la partie du jour pour commencer une série.
streak-done = jouée
streak-missed = pas jouée

mark = Défi du { $day }
markCounts = Cette partie compte pour le défi du jour.

table-title = Résultats du jour
table-empty = Aucun résultat pour l’instant.
table-of = { $count ->
        [one] 1 résultat
       *[other] { $count } résultats
    }
table-enter = Inscrire mon résultat
table-name = Votre nom dans la liste
table-mine = Vous
table-nobody = De passage
table-points = Points
table-aids = Aides
table-watch = Voir la partie { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
table-locked = Inscrivez votre résultat pour voir les parties des autres.
table-proven = Le serveur rejoue chaque partie et vérifie les coups des adversaires avant de l’inscrire. Le départ découle de la date : la liste fait confiance à chacun pour ne jouer qu’une fois.
table-offline = La liste demande une connexion, la partie du jour non.

compare-title = Ma partie et la meilleure
compare-alone = La mienne est la meilleure pour l’instant
compare-played = précision { $accuracy }, { $count ->
        [one] 1 erreur
       *[other] { $count } erreurs
    }
result-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
