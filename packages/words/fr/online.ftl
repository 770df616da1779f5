seeking = Recherche de la table…
sending = Envoi au serveur…
guest = Anonyme
connectionLost = La connexion est perdue. Elle reviendra d’elle-même, et aucun coup ne sera perdu.
rateLimited = Trop de demandes viennent de votre réseau. La page réessaie d’elle-même, et aucun coup ne sera perdu.
unsaved = Le serveur ne peut rien enregistrer pour l’instant. Votre coup est gardé ici et sera renvoyé tout seul.

ended-text = Votre session a été fermée depuis un autre appareil.
ended-guest = Continuer sans compte

merge-question = { $tables ->
        [one] Vous avez une table d’avant la connexion. L’emporter ?
       *[other] Vous avez { $tables } tables d’avant la connexion. Les emporter ?
    }
merge-yes = Emporter
merge-no = Laisser

name-heading = Votre nom
name-hint = Les autres le voient à la table. Rien d’autre n’est nécessaire.
name-label = Votre nom en ligne
name-take = Prendre ce nom
name-taken = Vous êtes maintenant { $name }.

phases-waiting = En attente de joueurs
phases-playing = En cours
phases-over = Terminée
phases-cancelled = Fermée

lobby-mine = Mes parties en ligne
lobby-noneMine = Vous n’êtes à aucune table. Approchez une chaise.
lobby-tables = Les tables
lobby-none = Aucune table trouvée. Il faut bien que quelqu’un fonde cette ville.
lobby-newTable = Nouvelle table : { $game }
lobby-game = Jeu
lobby-allGames = Les deux jeux
lobby-clock = Rythme
lobby-allClocks = Tous les rythmes

lobby-clocks-none = Sans pendule
lobby-clocks-live = En direct
lobby-clocks-days = Jours par coup

lobby-show = Tables à afficher
lobby-importRecord = Regarder un enregistrement
lobby-yourTurn = Vous attend
lobby-awaits = En attente : { $names }
lobby-lastMove = dernier coup : { $when }
lobby-goOn = Aller à la table
lobby-watch = Regarder
lobby-look = Revoir
lobby-yourVote = Votre voix manque
lobby-invites = { $name } voudrait rejouer
lobby-more = Autres tables
lobby-free = { $free ->
        [one] { $free } place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }

clock-heading = Temps de réflexion
clock-hint = Le temps écoulé, les autres décident : attendre, chercher quelqu’un d’autre, laisser jouer un robot ou arrêter.
clock-noneHint = Après une heure sans réponse, les autres peuvent voter : attendre, chercher quelqu’un d’autre, laisser jouer un robot ou arrêter.
clock-none = Sans limite de temps
clock-live = { $bank } chacun, +{ $seconds } s par coup
clock-days = { $days ->
        [1] Un jour par coup
       *[other] { $days } jours par coup
    }
clock-left = Temps restant :
clock-daysLeft = { $days } j { $hours } h

create-terms = Qui peut venir, et à quel rythme
create-access = Qui trouve la table

create-accesses-public = Visible par tous
create-accesses-link = Par le lien seulement

create-accessHint-public = Chacun peut prendre une place libre ou regarder.
create-accessHint-link = Seuls ceux à qui vous donnez l’adresse la trouvent.


room-openSeat = Place libre
room-host = Hôte
room-reserved = Gardée pour { $name }
room-whoMayCome = Qui peut s’asseoir ici

room-plans-open = Tout le monde
room-plans-invited = Sur invitation

room-copyLink = Copier le lien
room-copyInvitation = Copier l’invitation
room-copied = Copié. Envoyez-le à vos amis.
room-join = Prendre place
room-leave = Quitter ma place
room-cancel = Fermer la table
room-cancelQuestion = Fermer cette table pour tout le monde ?

room-endings-cancelled = Cette table a été fermée.
room-endings-expired = La partie n’a pas commencé à temps : cette table est fermée.
room-endings-left = Tout le monde a quitté cette table.

room-expires = Ferme { $when } si la partie ne commence pas et que personne ne vient.
room-remove = Retirer
room-removed = Votre place vous a été retirée.
room-replan = Modifier la table
room-replanned = Cette table a été modifiée { $when }.
room-replannedNow = La table a été modifiée. Jetez-y un œil.
room-decline = Non, merci
room-start = Commencer
room-stillFree = { $count ->
        [one] Il reste { $count } place vide.
       *[other] Il reste { $count } places vides.
    }
room-hostStarts = L’hôte commence quand tout le monde est là.

play-seats = Qui est là
play-here = en ligne
play-away = hors ligne
play-thinking = réfléchit
play-watching = Vous regardez
play-present = À la table en ce moment : { $names }
play-leaveSeat = Abandonner ma place
play-leaveSeatQuestion = Quitter cette partie pour de bon ? Les autres décident de la suite.

play-endings-left = Tout le monde est parti. La partie s’est arrêtée là.
play-endings-abandoned = Plus personne ne répondait. La partie s’est arrêtée là.

play-botFaltered = { $name } (ordinateur) n’a pas répondu à temps ; sa première possibilité a été jouée.
play-imported = Une partie jouée ailleurs. Son enregistrement a été rejoué ici : chaque coup est exact.
play-verify = Vérifier l’enregistrement
play-verified = Vérifié : les { $moves } coups ont été rejoués ; tous les dés et toutes les pioches sont exacts.
play-notVerified = Échec : le coup { $move } de l’enregistrement n’est pas possible ici.
play-rematchOpen = Les autres voudraient rejouer avec vous.
play-rematchJoin = Les rejoindre

broken-atMove = Cette partie ne peut plus être jouée, le coup { $move } ne suit plus les règles.
broken-atStart = Cette partie ne peut plus être jouée, son début est illisible.
broken-closeFirst = Fermez la partie : son enregistrement pourra ensuite être exporté et la table supprimée.
broken-close = Fermer la partie
broken-delete = Supprimer la table
broken-deleteQuestion = Supprimer cette table pour tout le monde ? Son enregistrement et son chat seront perdus pour de bon.
broken-listed = Ne peut continuer

vote-because-time = Le temps { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    } est écoulé. Que faisons-nous ?
vote-because-left = { $name } a quitté la table. Que faire ?
vote-because-silent = { $name } ne répond plus depuis longtemps. Que faire ?

vote-choices-wait = Attendre
vote-choices-offer = Chercher quelqu’un d’autre
vote-choices-bot = Laisser jouer un robot
vote-choices-end = Arrêter la partie

vote-silence = { $name } ne répond plus depuis longtemps.
vote-call = Faire voter
vote-ends = Sans vote, un robot prend la place { $when }.

vote-decide = Il manque { $name }. Les autres décident de la suite.
vote-youAreMissed = Les autres vous attendent.
vote-yourTimeIsUp = Votre temps est écoulé. Répondez avant que les autres ne décident.
vote-botPlaysForYou = Un robot joue à votre place.
vote-reclaim = Je suis de retour

chat-heading = Chat
chat-silence = Pas encore de message.
chat-say = Message
chat-send = Envoyer
chat-unread = { $count ->
        [1] Chat : un nouveau message
       *[other] Chat : { $count } nouveaux messages
    }
chat-more = À propos { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
chat-mute = Masquer
chat-muted = Vous ne voyez plus ce que { $name } écrit.
chat-mutedPeople = Personnes masquées
chat-unmute = Ne plus masquer
chat-report = Signaler
chat-reason = Qu’est-ce qui ne va pas ?
chat-reported = Signalé à la personne qui gère ce serveur.

profile-heading = Profil
profile-keep = Garder ce nom
profile-keepHint = Avec un mot de passe, votre nom vous suit sur tous vos appareils et reste à vous.
profile-changePassword = Changer le mot de passe
profile-oldPassword = Ancien mot de passe
profile-newPassword = Nouveau mot de passe
profile-password = Mot de passe
profile-passwordHint = Au moins { $least } caractères.
profile-kept = C’est fait. Vos autres appareils devront se reconnecter, et vos jetons ne sont plus valables.
profile-login = Se connecter
profile-loginHint = Si votre nom a déjà un mot de passe.
profile-sessions = Appareils connectés
profile-thisDevice = Cet appareil
profile-otherDevice = Un autre appareil
profile-endSession = Se déconnecter
profile-forgetQuestion = Vous n’avez pas de mot de passe : si vous vous déconnectez ici, ce nom et ses parties seront perdus.
profile-tokens = Jetons pour les programmes
profile-tokensHint = Un programme muni d’un jeton joue pour vous. Mode d’emploi :
profile-tokenLabel = Usage
profile-mayDo = Droits

profile-scopes-read = lire
profile-scopes-tables = ouvrir des tables
profile-scopes-play = jouer
profile-scopes-chat = écrire dans le chat

profile-createToken = Créer un jeton
profile-endToken = Révoquer
profile-secretOnce = Copiez-le maintenant, il ne sera plus montré :
profile-copySecret = Copier
profile-copied = Copié.
profile-bots = Comptes de robot
profile-botsHint = Un programme à vous qui joue sous son propre nom, marqué comme robot.
profile-botName = Nom du robot
profile-createBot = Créer un robot
profile-newToken = Nouveau jeton
profile-deleteBot = Supprimer le robot
profile-deleteBotQuestion = Supprimer { $name } et tous ses jetons ? Il quitte toutes les tables.
profile-tokenOf = Jeton { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
profile-data = Vos données
profile-export = Exporter mes données
profile-delete = Supprimer mon compte
profile-deleteQuestion = Supprimer pour de bon nom, connexions, jetons et messages ? Vos places seront libérées.
