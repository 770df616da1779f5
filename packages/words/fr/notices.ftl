### Ce que l’on apprend loin de la table, et par quel moyen.

titles-turn = À vous de jouer : { $game }
titles-reminder = Le temps presse : { $game }
titles-invited = Invitation : { $game }
titles-vote = Votre vote est attendu : { $game }
titles-over = Partie terminée : { $game }

texts-invited = Une place vous est réservée pour la prochaine partie.
texts-vote = Il manque quelqu’un : attendre, proposer la place, laisser jouer un robot ou arrêter la partie ?
texts-over = Découvrez le résultat.

test-title = Un essai de Carson City Online
test-text = Cela fonctionne. Nous vous préviendrons ici dès qu’une table vous attend.

round = Tour { $round }.
left = { $hours ->
        [one] Il reste une heure.
       *[other] Il reste { $hours } heures.
    }
with = À la table : { $names }.

mail-many = { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
mail-open = Aller à la table
mail-why = Vous recevez ce message parce que vous avez demandé à Carson City Online des nouvelles de vos parties.
mail-stop = Ne plus recevoir d’e-mails

confirm-title = Confirmez votre adresse e-mail
confirm-text = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse les avis de Carson City Online. Sinon, ne faites rien : nous n’écrirons plus.
confirm-button = Confirmer l’adresse
confirm-done = C’est confirmé. Nous écrirons dès qu’une table vous attend.
stop-question = Arrêter tous les e-mails à cette adresse ?
stop-done = C’est fait. Nous ne vous écrirons plus.
gone = Ce lien n’est plus valable.
toGame = Vers le jeu

tooFast-title = Un instant
tooFast-text = Trop de demandes sont venues de votre réseau. Cette page réessaie d’elle-même dans { $seconds } secondes. Vos parties sont en sûreté.

heading = Me prévenir quand c’est à moi de jouer
hint = Aussi pour une invitation, un vote ou la fin d’une partie. Jamais tant que cette table est sous vos yeux.
registeredOnly = L’e-mail et les webhooks demandent un compte enregistré. Les avis sur cet appareil, non.

kinds-push = Avis sur cet appareil
kinds-mail = E-mail
kinds-webhook = Webhook

push-hint = Ils arrivent aussi quand la page est fermée.
push-add = Activer sur cet appareil
push-denied = Votre navigateur n’autorise pas les avis de cette page. Cela se change dans ses réglages.
push-unable = Ce navigateur ne peut pas afficher d’avis. Sur un téléphone, ajoutez d’abord la page à l’écran d’accueil.
push-other = Un autre appareil ({ $host })
push-here = Cet appareil
mail-hint = Plusieurs coups en dix minutes donnent un seul e-mail.
mail-address = Adresse e-mail
mail-add = Ajouter l’e-mail
mail-sent = Nous avons envoyé un lien de confirmation à { $address }.
webhook-hint = L’adresse du webhook d’un salon Discord ou Slack, ou d’un programme à vous.
webhook-address = Adresse
webhook-add = Ajouter le webhook
webhook-secret = Ce secret signe nos envois (X-Carson-Signature). Il n’est montré que cette fois :

states-unconfirmed = En attente : ouvrez le lien reçu par e-mail
states-on = Activé
states-failed = Abandonné : { $why }
lastSent = dernier avis : { $when }
sendTest = M’envoyer un essai
testSent = L’essai est parti.
end = Retirer

failures-timeout = pas de réponse à temps
failures-noSuchHost = adresse inconnue ou privée
failures-notSecure = seules les adresses https sont utilisées
failures-mail = refusé par le serveur de messagerie
failures-status = l’adresse a répondu { $status }
failures-other = impossible à joindre

quiet-label = Heures calmes
quiet-none = Aucune
quiet-night = De { $from } h à { $to } h

failing = Un avis n’a pas pu vous parvenir. Voyez votre profil.

list-waiting = en attente : { $time }
list-left = temps restant : { $time }

people-visitor = en visite
people-registered = compte enregistré
people-bot = programme
marked = { $name } ({ $kind })
