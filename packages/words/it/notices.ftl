### Che cosa si viene a sapere lontano dal tavolo, e in che modo.

titles-turn = Tocca a te: { $game }
titles-reminder = Il tempo stringe: { $game }
titles-invited = Invito: { $game }
titles-vote = Serve il tuo voto: { $game }
titles-over = Partita finita: { $game }

texts-invited = C’è un posto riservato per te nella prossima partita.
texts-vote = Manca qualcuno: aspettare, offrire il posto, far giocare un bot o chiudere la partita?
texts-over = Guarda com’è finita.

test-title = Una prova di Carson City Online
test-text = Funziona. Ti avviseremo qui quando un tavolo ti aspetta.

round = Round { $round }.
left = { $hours ->
        [one] Resta un’ora.
       *[other] Restano { $hours } ore.
    }
with = Al tavolo: { $names }.

mail-many = { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
mail-open = Vai al tavolo
mail-why = Ricevi questo messaggio perché hai chiesto a Carson City Online notizie delle tue partite.
mail-stop = Basta e-mail

confirm-title = Conferma il tuo indirizzo e-mail
confirm-text = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo gli avvisi di Carson City Online. Altrimenti non fare nulla: non scriveremo più.
confirm-button = Conferma l’indirizzo
confirm-done = Confermato. Scriveremo quando un tavolo ti aspetta.
stop-question = Fermare tutte le e-mail a questo indirizzo?
stop-done = Fatto. Non ti scriveremo più.
gone = Questo link non è più valido.
toGame = Al gioco

tooFast-title = Un momento
tooFast-text = Dalla tua rete sono arrivate troppe richieste. Questa pagina riprova da sola tra { $seconds } secondi. Le tue partite sono al sicuro.

heading = Avvisami quando tocca a me
hint = Anche per un invito, un voto o la fine di una partita. Mai finché hai davanti proprio quel tavolo.
registeredOnly = E-mail e webhook richiedono un account registrato. Gli avvisi su questo dispositivo no.

kinds-push = Avvisi su questo dispositivo
kinds-mail = E-mail
kinds-webhook = Webhook

push-hint = Arrivano anche a pagina chiusa.
push-add = Attiva su questo dispositivo
push-denied = Il browser non permette avvisi a questa pagina. Puoi cambiarlo nelle sue impostazioni.
push-unable = Questo browser non può mostrare avvisi. Su un telefono aggiungi prima la pagina alla schermata iniziale.
push-other = Un altro dispositivo ({ $host })
push-here = Questo dispositivo
mail-hint = Più mosse in dieci minuti diventano una sola e-mail.
mail-address = Indirizzo e-mail
mail-add = Aggiungi e-mail
mail-sent = Abbiamo inviato un link di conferma a { $address }.
webhook-hint = L’indirizzo webhook di un canale Discord o Slack, o di un tuo programma.
webhook-address = Indirizzo
webhook-add = Aggiungi webhook
webhook-secret = Questo segreto firma i nostri invii (X-Carson-Signature). Viene mostrato solo questa volta:

states-unconfirmed = In attesa: apri il link nella nostra e-mail
states-on = Attivo
states-failed = Abbandonato: { $why }
lastSent = ultimo avviso: { $when }
sendTest = Mandami una prova
testSent = La prova è partita.
end = Rimuovi

failures-timeout = nessuna risposta in tempo
failures-noSuchHost = indirizzo sconosciuto o privato
failures-notSecure = si usano solo indirizzi https
failures-mail = rifiutato dal server di posta
failures-status = l’indirizzo ha risposto { $status }
failures-other = non raggiungibile

quiet-label = Ore di quiete
quiet-none = Nessuna
quiet-night = Dalle { $from } alle { $to }

failing = Un avviso non è riuscito a raggiungerti. Guarda nel tuo profilo.

list-waiting = in attesa da { $time }
list-left = tempo rimasto: { $time }

people-visitor = ospite
people-registered = account registrato
people-bot = programma
marked = { $name } ({ $kind })
