title = Carson City
tagline = Una città che ancora non c’è. A te il compito di tracciarla.
credit = Giochi di Xavier Georges. Questa è una versione indipendente, con immagini e testi propri.

labelled = { $label }: { $text }
quoted = “{ $text }”
home-setUp = Prepara un tavolo
home-saved = Le tue partite
home-noneSaved = Nessuna partita. La prateria tace.
home-resume = Continua
home-look = Rivedi
home-over = Finita
home-running = In corso
home-moves = { $count } { $count ->
        [one] mossa
       *[other] mosse
    }
home-export = Esporta
home-import = Importa una partita
home-delete = Elimina
home-deleteQuestion = Eliminare per sempre questa partita?
home-install = Installa come app
home-notFound = Qui non c’è nulla, solo vento e polvere.
home-notHere = Questa partita non è su questo dispositivo. Esportala da dove è stata giocata e importala qui.
home-toStart = Torna alla pagina iniziale

setup-seats = Posti
setup-seatsHint = Da quattro a sei in tutto. I giocatori virtuali non hanno una mano: prendono la carta con l’appetibilità più alta.
setup-seat = Posto { $letter }
setup-name = Nome
setup-occupant = Chi gioca
setup-person = Persona
setup-personHint = Gioca su questo schermo.
setup-bot = Bot
setup-botHint = Gioca come te: mano, città, abilità.
setup-virtual = Giocatore virtuale

setup-virtualHint-novice = Offre da 1 a 9. Buona compagnia per una prima partita.
setup-virtualHint-intermediate = Offre da 2 a 10. Spesso è un passo avanti a te.
setup-virtualHint-expert = Offre da 3 a 11. Prende ciò che vuole.

setup-suit = Seme
setup-suitHint = Risolve i pareggi: a ogni round il retro in cima ai personaggi mette i semi in un nuovo ordine.
setup-addSeat = Aggiungi un posto
setup-removeSeat = Togli questo posto
setup-start = Inizia la partita
setup-onlyVirtual = Almeno un posto deve avere una persona o un bot.
setup-you = Pioniere
setup-guest = Giocatore { $letter }

setup-botNames-random = Dado
setup-botNames-greedy = Dusty
setup-botNames-greenhorn = Pivello
setup-botNames-drifter = Vagabondo
setup-botNames-deputy = Vicesceriffo
setup-botNames-gambler = Biscazziere
setup-botNames-legend = Leggenda

table-undo = Annulla
table-undoHint = { $count ->
        [one] Annulla l’ultimo passo
       *[other] Annulla l’ultimo passo ({ $count } possibili)
    }
table-undoAcross = Annulla la tua ultima decisione: i bot rispondono di nuovo e la partita lo annota.
table-restart = Ricomincia il turno

table-undoStop-start = Qui è cominciata la partita.
table-undoStop-chance = Più indietro non si va: ha parlato il caso.
table-undoStop-reveal = Più indietro non si va: sono state rivelate delle carte.
table-undoStop-otherSeat = Più indietro non si va: ha giocato qualcun altro.

table-cancel = Annulla
table-waiting = In attesa di { $names }.
table-log = Diario
table-openLog = Mostra tutto il diario
table-players = Giocatori
table-board = Tavolo
table-leave = Lascia il tavolo
table-leaveHint = La partita resta salvata; riprendila quando vuoi.
table-lookingBack = Uno sguardo indietro: mossa { $move } di { $moves }
table-sinceLastTurn = Che cosa è successo dal mio turno
table-meanwhile = { $count ->
        [1] Una mossa dal tuo turno.
       *[other] { $count } mosse dal tuo turno.
    }
table-showMe = Mostra
table-earlier = Una mossa indietro
table-later = Una mossa avanti
table-score = Punti
table-total = Totale
table-whatMakesIt = { $name }: da dove vengono i punti
table-passDevice = Passa lo schermo a { $name }
table-passDeviceHint = La prossima scelta è segreta.
table-iAm = Sono { $name }
table-notKept = Il browser non è riuscito a salvare l’ultima mossa. Continua pure, ma esporta la partita prima di chiudere questa pagina.
table-fairness = Prova di un caso equo
table-fairnessRunning = Il seme casuale di questa partita è sigillato con l’hash { $hash }. Il seme stesso si vede alla fine.
table-fairnessOver = Il seme casuale { $seed } ha l’hash { $hash }, visibile fin dalla prima mossa.
table-points = { $count } { $count ->
        [one] punto
       *[other] punti
    }
table-gain = { SIGN($count) ->
        [plus] +{ $count }
        [minus] −{ ABS($count) }
       *[zero] { $count }
    }
table-likely = molto probabilmente { $gain }
table-about = circa { $chances }
table-noChange = Nessuna variazione di punti
table-yourTurn = Tocca a te
table-opened = Questa partita è aperta in un’altra finestra.
table-playHere = Gioca qui
table-winner = Vittoria: { $names }
table-winners = Vittoria condivisa: { $names }

rulebook-game = Gioco
rulebook-heading = Regole
rulebook-search = Cerca nelle regole
rulebook-nothing = Le regole non ne parlano.
rulebook-ruling = Decisione
rulebook-close = Chiudi le regole
rulebook-contents = Indice

rulebook-reasons-silent = Le regole stampate non lo dicono.
rulebook-reasons-unclear = Le regole stampate si possono leggere in due modi.
rulebook-reasons-editions = Le edizioni stampate sono diverse.
rulebook-reasons-picture = Stampato solo come immagine o disegno; questa versione è nostra.
rulebook-reasons-meeting = Qui si incontrano due regole; quelle stampate non dicono quale prevale.

settings-heading = Impostazioni
settings-language = Lingua
settings-theme = Colori

settings-themes-system = Come il sistema
settings-themes-light = Luce del giorno
settings-themes-dark = Luce di lampada

settings-motion = Velocità delle animazioni

settings-motions-slow = Lento
settings-motions-normal = Normale
settings-motions-fast = Veloce
settings-motions-off = Senza

settings-name = Il tuo nome
settings-close = Chiudi

keys-heading = Tasti

fields-missing = { $name }: manca ancora.
fields-tooShort = { $name }: almeno { $least } caratteri.

errors-damaged = Questa partita salvata è danneggiata e non si può aprire.
errors-notARecord = Questo file non è una partita di Carson City.
errors-badMove = La mossa { $move } non rispetta le regole: { $why }
errors-storage = Questo browser non permette alla pagina di salvare: le partite durano finché non la chiudi.
errors-full = Non c’è più spazio per salvare questa partita.
errors-unknown = Qualcosa è andato storto da parte nostra. La tua partita è salva.
keys-list-undo-key = U
keys-list-undo-does = Annulla
keys-list-restart-key = Maiusc + U
keys-list-restart-does = Ricomincia il turno
keys-list-confirm-key = Invio
keys-list-confirm-does = Conferma
keys-list-hint-key = H
keys-list-hint-does = Consiglio
keys-list-log-key = L
keys-list-log-does = Diario
keys-list-rulebook-key = R o ?
keys-list-rulebook-does = Regole
keys-list-score-key = S
keys-list-score-does = Punti
keys-list-explain-key = I / Maiusc + I
keys-list-explain-does = Che cos’è? Avanti / indietro
keys-list-close-key = Esc
keys-list-close-does = Chiudi
keys-cards-bid-key = 1 … 9
keys-cards-bid-does = Scegli una carta asta
keys-cards-move-key = Frecce
keys-cards-move-does = Sposta la carta nel prossimo posto valido
keys-cards-place-key = N / P
keys-cards-place-does = Posto successivo / precedente, secondo i punti
keys-board-move-key = Frecce
keys-board-move-does = Muoviti sulla mappa
keys-board-place-key = N / P
keys-board-place-does = Posto successivo / precedente
keys-board-zoom-key = + / −
keys-board-zoom-does = Ingrandisci / riduci la mappa
