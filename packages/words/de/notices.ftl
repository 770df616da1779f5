### Was man erfährt, wenn man nicht am Tisch ist, und auf welchem Weg.

titles-turn = Du bist dran: { $game }
titles-reminder = Die Zeit wird knapp: { $game }
titles-invited = Einladung: { $game }
titles-vote = Deine Stimme wird gebraucht: { $game }
titles-over = Partie beendet: { $game }

texts-invited = Für die nächste Partie ist dir ein Platz freigehalten.
texts-vote = Jemand fehlt: warten, den Platz anbieten, einen Bot spielen lassen oder die Partie beenden?
texts-over = Sieh nach, wie es ausging.

test-title = Ein Test von Carson City Online
test-text = Es klappt. Hier melden wir uns, wenn ein Tisch auf dich wartet.

round = Runde { $round }.
left = { $hours ->
        [one] Noch eine Stunde Zeit.
       *[other] Noch { $hours } Stunden Zeit.
    }
with = Am Tisch: { $names }.

mail-many = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
mail-open = Zum Tisch
mail-why = Du bekommst diese Nachricht, weil Carson City Online dir von deinen Partien berichten soll.
mail-stop = Keine E-Mails mehr

confirm-title = Bestätige deine E-Mail-Adresse
confirm-text = Jemand, vermutlich du, möchte an diese Adresse Nachrichten von Carson City Online bekommen. Falls nicht, ist nichts zu tun: Wir schreiben dann nicht wieder.
confirm-button = Adresse bestätigen
confirm-done = Bestätigt. Wir schreiben, wenn ein Tisch auf dich wartet.
stop-question = Keine E-Mails mehr an diese Adresse?
stop-done = Erledigt. Wir schreiben dir nicht mehr.
gone = Dieser Link gilt nicht mehr.
toGame = Zum Spiel

tooFast-title = Einen Augenblick
tooFast-text = Aus deinem Netz kamen zu viele Anfragen. Diese Seite versucht es in { $seconds } Sekunden von selbst wieder. Deine Partien sind sicher.

heading = Sag mir, wenn ich dran bin
hint = Auch bei Einladungen, Abstimmungen und am Ende einer Partie. Nie, solange du genau diesen Tisch vor dir hast.
registeredOnly = E-Mail und Webhooks gibt es mit einem registrierten Konto. Nachrichten auf diesem Gerät auch ohne.

kinds-push = Nachrichten auf diesem Gerät
kinds-mail = E-Mail
kinds-webhook = Webhook

push-hint = Sie kommen auch an, wenn die Seite geschlossen ist.
push-add = Auf diesem Gerät einschalten
push-denied = Dein Browser erlaubt dieser Seite keine Nachrichten. Das lässt sich in seinen Einstellungen ändern.
push-unable = Dieser Browser kann keine Nachrichten zeigen. Lege die Seite auf dem Telefon zuerst auf den Startbildschirm.
push-other = Ein anderes Gerät ({ $host })
push-here = Dieses Gerät
mail-hint = Mehrere Züge innerhalb von zehn Minuten ergeben eine E-Mail.
mail-address = E-Mail-Adresse
mail-add = E-Mail hinzufügen
mail-sent = Wir haben einen Bestätigungslink an { $address } geschickt.
webhook-hint = Die Webhook-Adresse eines Kanals bei Discord oder Slack oder eines eigenen Programms.
webhook-address = Adresse
webhook-add = Webhook hinzufügen
webhook-secret = Mit diesem Geheimnis unterschreiben wir (X-Carson-Signature). Es wird nur dieses eine Mal gezeigt:

states-unconfirmed = Öffne noch den Link in unserer E-Mail
states-on = Eingeschaltet
states-failed = Aufgegeben: { $why }
lastSent = zuletzt: { $when }
sendTest = Test schicken
testSent = Der Test ist unterwegs.
end = Entfernen

failures-timeout = keine Antwort innerhalb der Zeit
failures-noSuchHost = unbekannte oder private Adresse
failures-notSecure = nur https-Adressen werden benutzt
failures-mail = der Mailserver hat abgelehnt
failures-status = die Adresse antwortete mit { $status }
failures-other = nicht erreichbar

quiet-label = Ruhezeit
quiet-none = Keine
quiet-night = { $from } bis { $to } Uhr

failing = Eine Nachricht konnte dich nicht erreichen. Näheres steht in deinem Profil.

list-waiting = wartet schon { $time }
list-left = noch { $time }

people-visitor = Gast
people-registered = registriert
people-bot = Programm
marked = { $name } ({ $kind })
