### What is said of playing online before its own words are loaded.

title = Jouer en ligne
hint = Entre amis, en direct ou au fil des jours.
tablesWaiting = { $count ->
        [1] Une table vous attend.
       *[other] { $count } tables vous attendent.
    }
toLobby = Retour au salon
room = Salle d’attente
personHint = Pour vous et les autres. Modifiable dans la salle d’attente.
open = Ouvrir la table
endedEarly = Les joueurs ont arrêté cette partie avant la fin.
