malformed = { $path ->
        [none] Impossibile da leggere: atteso { $expected }, trovato { $received }.
       *[other] Impossibile da leggere: in { $path } atteso { $expected }, trovato { $received }.
    }
decisionClosed = A questa domanda si è già risposto. Guarda quella nuova.
nothingOwed = Non tocca a te. Per ora non devi decidere nulla.
cannotUndo = { $possible ->
        [0] Non si può annullare nulla. { $stoppedBy ->
                [start] Qui è cominciata la partita.
                [chance] Nel frattempo ha parlato il caso.
                [reveal] Nel frattempo è stato rivelato qualcosa di nascosto.
               *[otherSeat] Nel frattempo ha giocato qualcun altro.
            }
       *[other] Puoi annullarne { $possible } e non di più. { $stoppedBy ->
                [start] Qui è cominciata la partita.
                [chance] Nel frattempo ha parlato il caso.
                [reveal] Nel frattempo è stato rivelato qualcosa di nascosto.
               *[otherSeat] Nel frattempo ha giocato qualcun altro.
            }
    }
recordOfAnotherGame = Questa registrazione è di un altro gioco.
unknownRules = Questa registrazione segue la versione { $rules } delle regole; qui si gioca con la versione { $known }.
moveAltered = La registrazione è stata modificata: da questa mossa in poi i conti non tornano.
recordCutShort = La registrazione è incompleta: manca qualcosa dopo la mossa { $moves }.
noTable = Questo tavolo non è più aperto. Riapri la partita.
unknownGame = Qui non si gioca nessun gioco chiamato “{ $game }”.
notQueueable = Per ora non si può rispondere in anticipo.
noSuchStop = Questa risposta non prevede tale condizione.
