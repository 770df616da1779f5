### L’analyse d’une partie : son cours, la chance et les décisions.

title = Analyse
won = Victoire : { $name }
you = Vous
place = vous : { $place }
looking = Examen de la décision { $done } sur { $count }
unseen = Examen en cours
stop = Arrêter
resume = Reprendre
failed = Cette partie ne peut pas être analysée.
running = Cette partie n’est pas terminée. L’analyse viendra à la fin.
chance = Chances de gagner
inHundred = sur 100
round = Tour { $round }
end = Fin
curve = Chances de gagner de chaque place, tour par tour
moment = Décision affichée
play = Lecture
pause = Pause
speed = Vitesse
before = Décision précédente
after = Décision suivante
tabs-curve = Courbe
tabs-decisions = Décisions
tabs-luck = Chance
decisions = { $count ->
        [one] Votre décision
       *[other] Vos { $count } décisions
    }
decisionsOf = { $name } : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
key = Décisives : { $count }
all = Toutes : { $count }
noSlip = Aucun faux pas dans cette partie.
accuracy = Précision { $percent }
columns-chance = chances
columns-points = pts
step = Tour { $round }, décision { $at } sur { $count }
grades-best = Meilleur coup
grades-fine = Bon
grades-slip = Faux pas
grades-mistake = Erreur
grades-blunder = Gaffe
kinds-bid = Mises
kinds-take = Choix
kinds-lay = Poses
kinds-power = Pouvoirs
kinds-setup = Mise en place
kinds-character = Personnalités
kinds-placement = Placements
kinds-duel = Duels
kinds-building = Constructions
kinds-purchase = Achats
kindsOne-bid = La mise
kindsOne-take = Quelle carte prendre
kindsOne-lay = Où poser la carte
kindsOne-power = Un pouvoir
kindsOne-setup = La mise en place
kindsOne-character = Quelle personnalité prendre
kindsOne-placement = Où envoyer un cow-boy
kindsOne-duel = Le duel
kindsOne-building = Que construire, et où
kindsOne-purchase = Quoi acheter
causes-dice = Dés
causes-bids = Mises
causes-tiles = Tuiles
causes-cards = Cartes
causes-course = Les autres
yourMove = Vous : { $move }
theirMove = { $name } : { $move }
better = Mieux : { $move }
yours = Vous
played = Joué
betterHere = Mieux
why = Pourquoi.
whyNot = Le meilleur coup promet davantage pour les tours suivants.
asGood = Rien n’était meilleur.
costs = Coût : { $chance } sur 100, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
goesOn = Voir la suite
betterLine = Voir la meilleure suite
betterLineHint = Une hypothèse : le meilleur coup, puis un tour tel que le jouerait l’adversaire le plus fort.
playOn = Jouer à partir d’ici
copyLink = Copier le lien
copied = Lien copié.
luck-title = Chance
luck-expected = attendu
luck-got = obtenu
luck-none = Rien n’a dépendu du hasard.
luck-rows-duels = Duels gagnés
luck-rows-duelDice = Dés des duels
luck-rows-gaming = Jeu de hasard
luck-rows-tiles = Tuiles utiles
luck-rows-columns = Cartes utiles
luck-rows-characters = Personnalités dévoilées
luck-rows-ties = Égalités gagnées
luck-draws-duels = { $count ->
    [one] { $count } livré
   *[other] { $count } livrés
}
luck-draws-duelDice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
luck-draws-gaming = { $count ->
    [one] { $count } visite
   *[other] { $count } visites
}
luck-draws-tiles = { $count ->
    [one] { $count } piochée
   *[other] { $count } piochées
}
luck-draws-columns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
luck-draws-characters = { $count ->
    [one] { $count } personnalité
   *[other] { $count } personnalités
}
luck-draws-ties = { $count ->
    [one] { $count } égalité
   *[other] { $count } égalités
}
luck-words-worst = grande malchance
luck-words-bad = malchance
luck-words-poor = un peu de malchance
luck-words-usual = comme attendu
luck-words-fair = un peu de chance
luck-words-good = chance
luck-words-great = grande chance
luck-duels = { $won ->
        [one] { $name } : { $won } duel gagné
       *[other] { $name } : { $won } duels gagnés
    }, { NUMBER($expected, maximumFractionDigits: 1) } attendus{ SIGN($points) ->
        [plus] , soit environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus.
        [minus] , soit environ { ABS($points) ->
            [one] { ABS($points) } point
           *[other] { ABS($points) } points
        } de moins.
       *[zero] .
    }
luck-duelsUsual = { $won ->
        [one] { $name } : { $won } duel gagné, à peu près comme attendu.
       *[other] { $name } : { $won } duels gagnés, à peu près comme attendu.
    }
luck-cards = Cartes révélées : { SIGN($points) ->
        [plus] environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus que d’habitude.
        [minus] environ { ABS($points) ->
            [one] { ABS($points) } point
           *[other] { ABS($points) } points
        } de moins que d’habitude.
       *[zero] 0.
    }
luck-tiles = Tuiles piochées : { SIGN($points) ->
        [plus] environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus que d’habitude.
        [minus] environ { ABS($points) ->
            [one] { ABS($points) } point
           *[other] { ABS($points) } points
        } de moins que d’habitude.
       *[zero] 0.
    }
luck-diceOf = { $name } : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
luck-dice = Dés lancés
luck-face = { $face } : { $count } fois
luck-seed = Graine { $seed } : tous les dés et toutes les pioches sont vérifiés.
luck-unproven = Graine { $seed } : cette partie vient d’une version antérieure, ses dés ne peuvent pas être vérifiés.
balance-title = Ce qui a changé les chances
balance-ends = { $start } au début, { $end } à la fin
balance-choices = choix
balance-luck = chance
balance-others = fautes des autres
explain-chance-name = Chances de gagner
explain-chance-does = Combien de parties sur 100 seraient gagnées à partir d’ici, selon l’adversaire le plus fort. Seul compte ce qui était connu alors.
explain-cost-name = Le coût d’une décision
explain-cost-does = Ce que le meilleur coup aurait ajouté : victoires sur 100 parties et points à la fin. La malchance aux dés ne coûte rien ici.
explain-reason-name = Pourquoi
explain-reason-does = Les points immédiats découlent des règles. Les points à venir sont ceux que l’adversaire le plus fort attend en jouant la suite de nombreuses fois.
explain-grade-name = Notes
explain-grade-does = Meilleur coup : rien de mieux. Bon : jusqu’à 2 sur 100. Faux pas : 3 à 6. Erreur : 7 à 14. Gaffe : 15 ou plus.
explain-accuracy-name = Précision
explain-accuracy-does = 100 pour le meilleur coup, 50 pour un coup qui coûte 10 sur 100 ; la moyenne de toutes les décisions.
explain-flag-name = Tournant
explain-flag-does = Un écart de 8 sur 100 ou plus. Rond : une décision. Carré : dés, cartes ou ce que les autres cachaient.
explain-balance-name = Ce qui a changé les chances
explain-balance-does = Des chances du début à celles de la fin : ce que ses propres décisions ont coûté, ce que celles des autres ont apporté ; tout le reste est de la chance.
explain-duels-name = Duels gagnés
explain-duels-does = Attendu par calcul exact : force, dés et égalités de chaque duel, avant le lancer.
explain-duelDice-name = Dés des duels
explain-duelDice-does = Tous les points obtenus aux dés dans les duels ; un dé rapporte 3,5 en moyenne.
explain-gaming-name = Jeu de hasard
explain-gaming-does = Points obtenus aux dés pour de l’argent ; deux dés rapportent 7 en moyenne.
explain-tiles-name = Tuiles utiles
explain-tiles-does = Ce que chaque tuile piochée aurait rapporté sur la meilleure parcelle possédée, par rapport à celles du sac.
explain-columns-name = Cartes utiles
explain-columns-does = Ce que la meilleure carte terrain de chaque colonne aurait rapporté à cette ville, en points, par rapport à d’autres colonnes de la même pile.
explain-characters-name = Personnalités dévoilées
explain-characters-does = Ce que chaque personnalité dévoilée aurait rapporté, en points, par rapport à celles de la pile.
explain-ties-name = Égalités gagnées
explain-ties-does = Mises égales : combien de fois le dos du dessus a donné la priorité ici.
explain-dice-name = Dés lancés
explain-dice-does = Combien de fois chaque face est sortie, pour chaque place. Le trait montre la moyenne de dés équitables.
explain-seed-name = Graine
explain-seed-does = Tous les dés et toutes les pioches en découlent. Son empreinte était affichée au début ; rejouer la partie les prouve tous.
explain-luck-name = Attendu et obtenu
explain-luck-does = Trait : ce qu’on pouvait attendre. Triangle : ce qui est venu. Gris : la moitié des parties s’y trouve. Le mot dit à quel point c’est rare.
explain-round-name = Tours et décisions
explain-round-does = Une décision est une réponse avec un choix. Là où une seule était possible, rien n’est noté.
explain-decisions-name = Décisions
explain-decisions-does = Toutes les réponses de cette place qui laissaient un choix. Touchez-en une pour la voir sur la table.
explain-key-name = Décisions clés
explain-key-does = Les faux pas et pire, et tout ce qui a fait basculer la partie. « Toutes » montre aussi les bonnes.
explain-end-name = Score final
explain-end-does = Les points à la fin de la partie.
explain-result-name = Résultat
explain-result-does = La place selon les points à la fin de la partie.
explain-costPoints-name = Coût en points
explain-costPoints-does = Combien de points de plus le meilleur coup apporterait à la fin, en moyenne sur beaucoup de parties jouées à partir d’ici.
explain-progress-name = Avancement
explain-progress-does = Chaque décision est rejouée de nombreuses fois, à côté des meilleures autres. Ce qui est fait reste, même après un arrêt.
explain-games-name = Parties
explain-games-does = Les parties terminées, sur cet appareil et à vos places en ligne.
explain-wins-name = Victoires
explain-wins-does = Les parties terminées en première place, places partagées comprises.
explain-winRate-name = Part de victoires
explain-winRate-does = Vos victoires parmi toutes vos parties. À quatre de même force, un quart serait habituel.
explain-average-name = Moyenne
explain-average-does = Vos points à la fin d’une partie, en moyenne.
explain-best-name = Meilleur résultat
explain-best-does = Le plus de points que vous ayez eus à la fin d’une partie.
explain-streak-name = Victoires d’affilée
explain-streak-does = Les victoires qui se suivent, jusqu’à votre dernière partie.
explain-longest-name = Plus longue série
explain-longest-does = Le plus de victoires d’affilée jusqu’ici.
explain-opponents-name = Selon les adversaires
explain-opponents-does = Chaque partie compte pour son adversaire le plus fort : des personnes, sinon le meilleur robot. La barre est votre part de victoires.
explain-seats-name = Selon le nombre de places
explain-seats-does = Parties et victoires aux tables de cette taille. La barre est votre part de victoires.
explain-lines-name = Points par ligne
explain-lines-does = Ce que cette ligne du score vous apporte par partie. La barre la plus longue est la plus grande ligne.
explain-taken-name = Personnalités préférées
explain-taken-does = Combien de fois vous avez pris cette personnalité, et combien de ces parties vous avez gagnées.
explain-dailyResult-name = Résultat du jour
explain-dailyResult-does = Votre première partie du jour compte : les points à la fin, et l’écart avec la place suivante.
explain-dailyRun-name = Jours d’affilée
explain-dailyRun-does = Les jours où vous avez terminé le défi, sans interruption. La partie du jour peut encore s’y ajouter.
explain-dailyRank-name = Rang
explain-dailyRank-does = Selon les points. À points égaux, le rang est partagé.
explain-dailyAids-name = Aides
explain-dailyAids-does = Conseils demandés et coups repris. Ils sont affichés et ne changent rien au rang.
here-chance = { $name } : { $chance } sur 100 après cette décision.
here-flag = Tour { $round }, { $what } : { $change } sur 100.
here-kind = { $kind } : précision { $percent } sur { $count ->
        [one] 1 décision
       *[other] { $count } décisions
    }.
here-face = { $name } : le { $face } est sorti { $count } fois ; on en attendait { NUMBER($expected, maximumFractionDigits: 1) }.
here-share = Dans { $worse } parties sur 100, c’est moins bon.
