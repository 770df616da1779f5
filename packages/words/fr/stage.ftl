next = Suivant
skip = Passer
skipHint = Jusqu’à la question ; le journal garde tout.
pause = Pause
play = Lecture
again = Revoir
moment = { $move ->
        [0] Mise en place
       *[other] Coup { $move } sur { $moves }
    }
toNow = Revenir au présent
replay = Revoir la partie
previousBeat = Étape précédente
nextBeat = Étape suivante
previousTurn = Tour précédent
nextTurn = Tour suivant
scrubber = Moment de la partie
speed = Vitesse
speedOf = { $factor }×
seenBy = Vu par
spectator = Spectateur
copyLink = Copier le lien vers ce moment
linkCopied = Lien copié.
waitForMe = Mes duels et enchères

waitForMes-on = M’attendent
waitForMes-off = Continuent seuls

sound = Son

sounds-on = Activé
sounds-off = Coupé

volume = Volume
firstOf = Chances avant le lancer
bids = Les enchères
wins = gagne
noTurn = pas de tour
place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
tie = Égalité à { $value } : { $suits }
beats = { $first } l’emporte sur { $second }
