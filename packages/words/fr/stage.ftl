next = Suivant
skip = Sauter
skipHint = Jusqu’à la question ; le journal garde tout.
skipped = { $count ->
        [one] { $count } étape sautée
       *[other] { $count } étapes sautées
    }
pause = Pause
play = Lecture
again = Revoir
moment = { $move ->
        [0] Mise en place
       *[other] Coup { $move } sur { $moves }
    }
toNow = Revenir au présent
replay = Revoir
previousBeat = Étape précédente
nextBeat = Étape suivante
previousTurn = Coup précédent
nextTurn = Coup suivant
scrubber = Moment de la partie
speed = Vitesse
speedOf = { NUMBER($factor, maximumFractionDigits: 1) }×
paceHint = « Lent » attend « Suivant » à chaque arrêt de Main Street, à chaque révélation des mises et à chaque ligne du décompte final
seenBy = Vu par
spectator = Public
copyLink = Copier le lien vers ce moment
linkCopied = Lien copié.
waitForMe = Mes duels et enchères
waitForMeHint = Les duels que vous menez, les enchères où vous misez ; au jeu de cartes, une égalité avec votre mise

waitForMes-on = Attendent mon appui
waitForMes-off = Continuent sans moi

confirm = Poser, prendre, placer, construire

confirms-on = Confirmer une fois
confirms-off = Au premier toucher

sound = Son

sounds-on = Activé
sounds-off = Coupé

volume = Volume
firstOf = Chances de gagner avant le lancer
bids = Les mises
wins = gagne
place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
tie = Égalité à { $value } : { $suits }
beats = { $first } avant { $second }
