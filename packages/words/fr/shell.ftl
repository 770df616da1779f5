title = Carson City
tagline = Une ville qui n’existe pas encore. À vous de la tracer.
credit = Jeux de Xavier Georges. Adaptation indépendante, avec ses propres images et ses propres textes.

labelled = { $label } : { $text }
quoted = « { $text } »
home-setUp = Préparer une table
home-saved = Vos parties
home-noneSaved = Pas encore de partie. La prairie est calme.
home-resume = Continuer
home-look = Revoir
home-over = Terminée
home-running = En cours
home-moves = { $count } { $count ->
        [one] coup
       *[other] coups
    }
home-export = Exporter
home-import = Importer une partie
home-delete = Supprimer
home-deleteQuestion = Supprimer cette partie pour de bon ?
home-install = Installer l’application
home-notFound = Rien ici, à part le vent et la poussière.
home-notHere = Cette partie n’est pas sur cet appareil. Exportez-la de celui où elle a été jouée, puis importez-la ici.
home-toStart = Retour à l’accueil

setup-seats = Places
setup-seatsHint = De quatre à six en tout. Les joueurs virtuels n’ont pas de main : ils prennent la carte au plus fort attrait.
setup-seat = Place { $letter }
setup-name = Nom
setup-occupant = Qui joue
setup-person = Humain
setup-personHint = Joue sur cet écran.
setup-bot = Robot
setup-botHint = Joue comme vous : main, ville, pouvoirs.
setup-virtual = Joueur virtuel

setup-virtualHint-novice = Mise de 1 à 9. De bonne compagnie pour une première partie.
setup-virtualHint-intermediate = Mise de 2 à 10. Souvent un pas devant vous.
setup-virtualHint-expert = Mise de 3 à 11. Prend ce qu’il veut.

setup-suit = Couleur
setup-suitHint = Départage les égalités : à chaque tour, le dos visible sur la pile des personnalités classe à nouveau les couleurs.
setup-addSeat = Ajouter une place
setup-removeSeat = Retirer cette place
setup-start = Commencer la partie
setup-onlyVirtual = Il faut au moins une personne ou un robot à la table.
setup-you = Pionnier
setup-guest = Joueur { $letter }

setup-botNames-random = Dédé
setup-botNames-greedy = Dusty
setup-botNames-greenhorn = Pied-tendre
setup-botNames-drifter = Vagabond
setup-botNames-deputy = Adjoint
setup-botNames-gambler = Flambeur
setup-botNames-legend = Légende

table-undo = Annuler
table-undoHint = { $count ->
        [one] Annuler la dernière action
       *[other] Annuler la dernière action ({ $count } possibles)
    }
table-undoAcross = Annuler votre dernière décision : les robots répondent à nouveau, et la partie le note.
table-restart = Recommencer mes actions

table-undoStop-start = C’est ici que la partie a commencé.
table-undoStop-chance = Impossible de revenir plus loin : le hasard a parlé.
table-undoStop-reveal = Impossible de revenir plus loin : des cartes ont été dévoilées.
table-undoStop-otherSeat = Impossible de revenir plus loin : quelqu’un d’autre a joué.

table-cancel = Annuler
table-waiting = On attend { $names }.
table-log = Journal
table-openLog = Afficher tout le journal
table-players = Joueurs
table-board = Table
table-leave = Quitter la table
table-leaveHint = La partie est enregistrée ; continuez quand vous voulez.
table-lookingBack = Retour en arrière : coup { $move } sur { $moves }
table-sinceLastTurn = Ce qui s’est passé depuis mon tour
table-meanwhile = { $count ->
        [1] Un coup depuis votre tour.
       *[other] { $count } coups depuis votre tour.
    }
table-showMe = Voir
table-earlier = Un coup en arrière
table-later = Un coup en avant
table-score = Score
table-total = Total
table-whatMakesIt = { $name } : d’où viennent les points
table-passDevice = Passez l’écran à { $name }
table-passDeviceHint = Le prochain choix est secret.
table-iAm = Je suis { $name }
table-notKept = Le navigateur n’a pas pu enregistrer le dernier coup. Continuez à jouer, mais exportez la partie avant de fermer cette page.
table-fairness = Preuve d’un hasard équitable
table-fairnessRunning = La graine de cette partie est scellée par l’empreinte { $hash }. La graine elle-même sera montrée à la fin.
table-fairnessOver = La graine { $seed } a bien l’empreinte { $hash }, affichée depuis le premier coup.
table-points = { $count } { $count ->
        [one] point
       *[other] points
    }
table-gain = { SIGN($count) ->
        [plus] +{ $count }
        [minus] −{ ABS($count) }
       *[zero] { $count }
    }
table-likely = très probablement { $gain }
table-about = environ { $chances }
table-noChange = Pas de changement de points
table-yourTurn = À vous
table-opened = Cette partie est ouverte dans une autre fenêtre.
table-playHere = Jouer ici
table-winner = Victoire : { $names }
table-winners = Victoire partagée : { $names }

rulebook-game = Jeu
rulebook-heading = Règles
rulebook-search = Chercher dans les règles
rulebook-nothing = Rien à ce sujet dans les règles.
rulebook-ruling = Décision
rulebook-close = Fermer les règles
rulebook-contents = Sommaire

rulebook-reasons-silent = Les règles imprimées n’en disent rien.
rulebook-reasons-unclear = Les règles imprimées peuvent se lire de deux façons.
rulebook-reasons-editions = Les éditions imprimées diffèrent.
rulebook-reasons-picture = Imprimé seulement comme image ou modèle ; cette version est la nôtre.
rulebook-reasons-meeting = Deux règles se rencontrent ici ; les règles imprimées ne disent pas laquelle cède.

settings-heading = Réglages
settings-language = Langue
settings-theme = Couleurs

settings-themes-system = Comme le système
settings-themes-light = Plein jour
settings-themes-dark = À la lampe

settings-motion = Vitesse des animations

settings-motions-slow = Lent
settings-motions-normal = Normal
settings-motions-fast = Rapide
settings-motions-off = Sans

settings-name = Votre nom
settings-close = Fermer

keys-heading = Touches

fields-missing = { $name } : à remplir.
fields-tooShort = { $name } : au moins { $least } caractères.

errors-damaged = Cette partie enregistrée est endommagée et ne peut pas être ouverte.
errors-notARecord = Ce fichier n’est pas une partie de Carson City.
errors-badMove = Le coup { $move } ne suit pas les règles : { $why }
errors-storage = Ce navigateur n’autorise pas la page à enregistrer : les parties durent jusqu’à sa fermeture.
errors-full = Il n’y a plus de place pour enregistrer cette partie.
errors-unknown = Quelque chose a mal tourné de notre côté. Votre partie est enregistrée.
keys-list-undo-key = U
keys-list-undo-does = Annuler
keys-list-restart-key = Maj + U
keys-list-restart-does = Recommencer mes actions
keys-list-confirm-key = Entrée
keys-list-confirm-does = Confirmer
keys-list-hint-key = H
keys-list-hint-does = Conseil
keys-list-log-key = L
keys-list-log-does = Journal
keys-list-rulebook-key = R ou ?
keys-list-rulebook-does = Règles
keys-list-score-key = S
keys-list-score-does = Score
keys-list-explain-key = I / Maj + I
keys-list-explain-does = Qu’est-ce que c’est ? Suivant / précédent
keys-list-close-key = Échap
keys-list-close-does = Fermer
keys-cards-bid-key = 1 … 9
keys-cards-bid-does = Choisir une carte enchère
keys-cards-move-key = Flèches
keys-cards-move-does = Déplacer la carte vers l’emplacement permis suivant
keys-cards-place-key = N / P
keys-cards-place-does = Emplacement suivant / précédent, selon les points
keys-board-move-key = Flèches
keys-board-move-does = Parcourir le plan
keys-board-place-key = N / P
keys-board-place-does = Emplacement suivant / précédent
keys-board-zoom-key = + / −
keys-board-zoom-does = Agrandir / réduire le plan
