seeking = Ricerca del tavolo…
sending = Invio al server…
guest = Ospite
connectionLost = Connessione persa. Tornerà da sola, e nessuna mossa andrà perduta.
rateLimited = Dalla tua rete arrivano troppe richieste. La pagina riprova da sola, e nessuna mossa andrà perduta.
unsaved = Il server al momento non può salvare nulla. La tua mossa resta qui e viene rinviata da sola.

ended-text = La sessione è stata chiusa da un altro dispositivo.
ended-guest = Continua come ospite

merge-question = { $tables ->
        [one] Come ospite hai un tavolo. Portarlo con te?
       *[other] Come ospite hai { $tables } tavoli. Portarli con te?
    }
merge-yes = Porta con me
merge-no = Lascia qui

name-heading = Il tuo nome
name-hint = Gli altri lo vedono al tavolo. Non serve altro.
name-label = Il tuo nome online
name-take = Usa questo nome
name-taken = Ora sei { $name }.

phases-waiting = In attesa di giocatori
phases-playing = In corso
phases-over = Finita
phases-cancelled = Chiusa

lobby-mine = Le mie partite online
lobby-noneMine = Non hai ancora un posto a nessun tavolo. Prendi una sedia.
lobby-tables = Tavoli
lobby-none = Nessun tavolo trovato. Qualcuno deve pur fondare questa città.
lobby-newTable = Nuovo tavolo: { $game }
lobby-game = Gioco
lobby-allGames = Entrambi i giochi
lobby-clock = Ritmo
lobby-allClocks = Ogni ritmo

lobby-clocks-none = Senza orologio
lobby-clocks-live = Dal vivo
lobby-clocks-days = Giorni per mossa

lobby-show = Tavoli da mostrare
lobby-importRecord = Guarda una registrazione
lobby-yourTurn = Tocca a te
lobby-awaits = In attesa di { $names }
lobby-lastMove = ultima mossa: { $when }
lobby-goOn = Vai al tavolo
lobby-watch = Assisti
lobby-look = Rivedi
lobby-yourVote = Manca il tuo voto
lobby-invites = { $name } vuole giocare ancora
lobby-more = Altri tavoli
lobby-free = { $free ->
        [1] 1 posto libero su { $seats }
       *[other] { $free } posti liberi su { $seats }
    }

clock-heading = Tempo per pensare
clock-hint = A tempo scaduto decidono gli altri: aspettare, cercare qualcun altro, far giocare un bot o finire.
clock-noneHint = Dopo un’ora senza risposta gli altri possono votare: aspettare, cercare qualcun altro, far giocare un bot o finire.
clock-none = Senza limite di tempo
clock-live = { $bank } a testa, +{ $seconds } s per mossa
clock-days = { $days ->
        [1] Un giorno per mossa
       *[other] { $days } giorni per mossa
    }
clock-left = Tempo rimasto:
clock-daysLeft = { $days } g { $hours } h

create-terms = Chi può giocare, e con che ritmo
create-access = Chi trova il tavolo

create-accesses-public = Visibile a tutti
create-accesses-link = Solo con il link

create-accessHint-public = Chiunque può prendere un posto libero o assistere.
create-accessHint-link = Lo trova solo chi riceve da te l’indirizzo.


room-openSeat = Posto libero
room-host = Organizza
room-reserved = Riservato a { $name }
room-whoMayCome = Chi può sedersi qui

room-plans-open = Chiunque
room-plans-invited = Su invito

room-copyLink = Copia il link
room-copyInvitation = Copia l’invito
room-copied = Copiato. Mandalo ai tuoi amici.
room-join = Prendi posto
room-leave = Lascia il posto
room-cancel = Chiudi il tavolo
room-cancelQuestion = Chiudere questo tavolo per tutti?

room-endings-cancelled = Questo tavolo è stato chiuso.
room-endings-expired = La partita non è cominciata in tempo: questo tavolo è chiuso.
room-endings-left = Tutti hanno lasciato questo tavolo.

room-expires = Chiude { $when } se la partita non comincia e non arriva nessuno.
room-remove = Togli
room-removed = Il tuo posto ti è stato tolto.
room-replan = Cambia il tavolo
room-replanned = Questo tavolo è stato cambiato { $when }.
room-replannedNow = Il tavolo è stato cambiato. Dai un’occhiata.
room-decline = No, grazie
room-start = Comincia
room-stillFree = { $count ->
        [1] Un posto è ancora vuoto.
       *[other] { $count } posti sono ancora vuoti.
    }
room-hostStarts = Comincia chi ha aperto il tavolo, quando ci sono tutti.

play-seats = Chi c’è
play-here = online
play-away = offline
play-thinking = sta pensando
play-watching = Stai guardando
play-present = Ora al tavolo: { $names }
play-leaveSeat = Lascia il mio posto
play-leaveSeatQuestion = Lasciare questa partita per sempre? Gli altri decidono come continua.

play-endings-left = Tutti hanno lasciato il tavolo. La partita è finita prima.
play-endings-abandoned = Nessuno rispondeva più. La partita è finita prima.

play-botFaltered = { $name } (computer) non ha risposto in tempo; è stata giocata la sua prima opzione.
play-imported = Una partita giocata altrove. La registrazione è stata rigiocata qui: ogni mossa è corretta.
play-verify = Verifica la registrazione
play-verified = Verificata: tutte le { $moves } mosse sono state rigiocate; dadi e pescate sono corretti.
play-notVerified = Non riuscita: la mossa { $move } della registrazione qui non è possibile.
play-rematchOpen = Gli altri vogliono giocare ancora con te.
play-rematchJoin = Unisciti

broken-atMove = Questa partita non si può più giocare: la mossa { $move } non è più conforme alle regole.
broken-atStart = Questa partita non si può più giocare: l’inizio non è leggibile.
broken-closeFirst = Chiudi la partita: poi si può esportare la registrazione ed eliminare il tavolo.
broken-close = Chiudi la partita
broken-delete = Elimina il tavolo
broken-deleteQuestion = Eliminare questo tavolo per tutti? La registrazione e la chat andranno perse per sempre.
broken-listed = Non può continuare

vote-because-time = Il tempo di { $name } è scaduto. Che si fa?
vote-because-left = { $name } ha lasciato il tavolo. Che si fa?
vote-because-silent = { $name } non risponde da molto. Che si fa?

vote-choices-wait = Aspettare
vote-choices-offer = Cercare qualcun altro
vote-choices-bot = Far giocare un bot
vote-choices-end = Finire la partita

vote-silence = { $name } non risponde da molto.
vote-call = Metti ai voti
vote-ends = Senza voti un bot prende il posto { $when }.

vote-decide = Manca { $name }. Gli altri decidono come si continua.
vote-youAreMissed = Gli altri ti aspettano.
vote-yourTimeIsUp = Il tuo tempo è scaduto. Rispondi prima che decidano gli altri.
vote-botPlaysForYou = Un bot gioca al tuo posto.
vote-reclaim = Eccomi di nuovo

chat-heading = Chat
chat-silence = Ancora nessun messaggio.
chat-say = Messaggio
chat-send = Invia
chat-unread = { $count ->
        [1] Chat: un nuovo messaggio
       *[other] Chat: { $count } nuovi messaggi
    }
chat-more = Su { $name }
chat-mute = Silenzia
chat-muted = Non vedi più ciò che scrive { $name }.
chat-mutedPeople = Persone silenziate
chat-unmute = Riattiva
chat-report = Segnala
chat-reason = Che cosa non va?
chat-reported = Segnalato a chi gestisce questo server.

profile-heading = Profilo
profile-keep = Conserva questo nome
profile-keepHint = Con una password ritrovi il tuo nome su ogni dispositivo, e nessun altro può prenderlo.
profile-changePassword = Cambia la password
profile-oldPassword = Vecchia password
profile-newPassword = Nuova password
profile-password = Password
profile-passwordHint = Almeno { $least } caratteri.
profile-kept = Fatto. Gli altri tuoi dispositivi dovranno accedere di nuovo e le tue chiavi non valgono più.
profile-login = Accedi
profile-loginHint = Se il tuo nome ha già una password.
profile-sessions = Dove hai effettuato l’accesso
profile-thisDevice = Questo dispositivo
profile-otherDevice = Un altro dispositivo
profile-endSession = Esci
profile-forgetQuestion = Non hai una password: se esci qui, perdi questo nome e le sue partite.
profile-tokens = Chiavi per programmi
profile-tokensHint = Un programma con una chiave gioca per te. Istruzioni:
profile-tokenLabel = A che cosa serve
profile-mayDo = Permessi

profile-scopes-read = leggere
profile-scopes-tables = aprire tavoli
profile-scopes-play = giocare
profile-scopes-chat = chattare

profile-createToken = Crea una chiave
profile-endToken = Revoca
profile-secretOnce = Copiala ora, non sarà più mostrata:
profile-copySecret = Copia
profile-copied = Copiato.
profile-bots = Account bot
profile-botsHint = Un tuo programma che gioca con un nome suo, segnato come bot.
profile-botName = Nome del bot
profile-createBot = Crea un bot
profile-newToken = Nuova chiave
profile-deleteBot = Elimina il bot
profile-deleteBotQuestion = Eliminare { $name } con tutte le sue chiavi? Il bot lascia tutti i tavoli.
profile-tokenOf = Chiave di { $name }
profile-data = I tuoi dati
profile-export = Esporta i miei dati
profile-delete = Elimina il mio account
profile-deleteQuestion = Eliminare per sempre nome, accessi, chiavi e messaggi? I tuoi posti si liberano.
