### Wat je hoort als je niet aan tafel zit, en langs welke weg.

titles-turn = Jouw beurt: { $game }
titles-reminder = De tijd raakt op: { $game }
titles-invited = Uitnodiging: { $game }
titles-vote = Je stem is nodig: { $game }
titles-over = Spel afgelopen: { $game }

texts-invited = Voor het volgende spel is een plaats voor je vrijgehouden.
texts-vote = Er ontbreekt iemand: wachten, de plaats aanbieden, een bot laten spelen of het spel beëindigen?
texts-over = Bekijk hoe het afliep.

test-title = Een test van Carson City Online
test-text = Het werkt. Hier laten we het weten als een tafel op je wacht.

round = Ronde { $round }.
left = { $hours ->
        [one] Nog een uur.
       *[other] Nog { $hours } uur.
    }
with = Aan tafel: { $names }.

mail-many = { $count ->
        [one] Er wacht een tafel op je
       *[other] Er wachten { $count } tafels op je
    }
mail-open = Naar de tafel
mail-why = Je krijgt dit bericht omdat je nieuws over je spellen hebt gevraagd aan Carson City Online.
mail-stop = Geen e-mails meer

confirm-title = Bevestig je e-mailadres
confirm-text = Iemand, waarschijnlijk jij, wil op dit adres berichten van Carson City Online. Zo niet, doe dan niets: we schrijven niet nog eens.
confirm-button = Adres bevestigen
confirm-done = Bevestigd. We schrijven als er een tafel op je wacht.
stop-question = Geen e-mails meer naar dit adres?
stop-done = Klaar. We schrijven je niet meer.
gone = Deze link is niet meer geldig.
toGame = Naar het spel

tooFast-title = Een ogenblik
tooFast-text = Er kwamen te veel verzoeken van je netwerk. Deze pagina probeert het over { $seconds } seconden vanzelf opnieuw. Je partijen zijn veilig.

heading = Laat me weten wanneer ik aan de beurt ben
hint = Ook bij een uitnodiging, een stemming en het einde van een spel. Nooit zolang je precies die tafel voor je hebt.
registeredOnly = Voor e-mail en webhooks heb je een geregistreerd account nodig. Voor berichten op dit apparaat niet.

kinds-push = Berichten op dit apparaat
kinds-mail = E-mail
kinds-webhook = Webhook

push-hint = Ze komen ook aan als de pagina dicht is.
push-add = Aanzetten op dit apparaat
push-denied = Je browser staat deze pagina geen berichten toe. Dat kun je in de instellingen wijzigen.
push-unable = Deze browser kan geen berichten tonen. Zet de pagina op een telefoon eerst op het beginscherm.
push-other = Een ander apparaat ({ $host })
push-here = Dit apparaat
mail-hint = Meerdere beurten binnen tien minuten worden één e-mail.
mail-address = E-mailadres
mail-add = E-mail toevoegen
mail-sent = We hebben een bevestigingslink naar { $address } gestuurd.
webhook-hint = Het webhookadres van een kanaal in Discord of Slack, of van een eigen programma.
webhook-address = Adres
webhook-add = Webhook toevoegen
webhook-secret = Met dit geheim ondertekenen we (X-Carson-Signature). Het wordt alleen deze keer getoond:

states-unconfirmed = Open nog de link in onze e-mail
states-on = Aan
states-failed = Opgegeven: { $why }
lastSent = laatste bericht: { $when }
sendTest = Stuur me een test
testSent = De test is onderweg.
end = Verwijderen

failures-timeout = geen antwoord binnen de tijd
failures-noSuchHost = onbekend of privéadres
failures-notSecure = alleen https-adressen worden gebruikt
failures-mail = de mailserver weigerde het
failures-status = het adres antwoordde { $status }
failures-other = niet te bereiken

quiet-label = Stille uren
quiet-none = Geen
quiet-night = { $from } tot { $to } uur

failing = Een bericht kon je niet bereiken. Kijk in je profiel.

list-waiting = wacht al { $time }
list-left = nog { $time }

people-visitor = gast
people-registered = geregistreerd
people-bot = programma
marked = { $name } ({ $kind })
