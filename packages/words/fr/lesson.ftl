### Le cadre des leçons.

title-cards = Apprendre le jeu de cartes
title-board = Apprendre le jeu de plateau
intro = Vous jouez sur la vraie table. Nora montre quoi toucher et dit pourquoi. Partez quand vous voulez : chaque leçon vous attend où vous l’avez laissée.
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
stepOf = Étape { $at } sur { $count } : { $topic }
progress = { $at } { $at ->
        [one] étape
       *[other] étapes
    } sur { $count }
learned = Apprise
start = Commencer
resume = Continuer
again = Recommencer
more = Extensions et variantes
role = vous fait visiter
back = Retour
tap = Touchez-le maintenant sur la table
watch = Regardez ce que font les autres.
takeBack = Annuler ce coup
playOn = Continuer sans Nora
strayed = Votre propre voie
skip = Quitter la leçon
skipAsk = Sauter la suite ? La leçon reste ouverte à cette étape.
skipYes = Sauter
finish = Finir cette partie
toLessons = Autres leçons
home = Accueil
