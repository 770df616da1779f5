malformed = { $path ->
        [none] Das war nicht zu lesen: erwartet { $expected }, gefunden { $received }.
       *[other] Das war nicht zu lesen: bei { $path } erwartet { $expected }, gefunden { $received }.
    }
decisionClosed = Diese Frage ist schon entschieden. Sieh dir die neue an.
nothingOwed = Du bist nicht dran. Im Moment wird nichts von dir erwartet.
cannotUndo = { $possible ->
        [0] Nichts lässt sich zurücknehmen. { $stoppedBy ->
                [start] Hier hat die Partie begonnen.
                [chance] Seitdem hat der Zufall gesprochen.
                [reveal] Seitdem wurde etwas Verdecktes aufgedeckt.
               *[otherSeat] Seitdem hat jemand anderes gezogen.
            }
       *[other] Du kannst { $possible } zurücknehmen, mehr nicht. { $stoppedBy ->
                [start] Hier hat die Partie begonnen.
                [chance] Seitdem hat der Zufall gesprochen.
                [reveal] Seitdem wurde etwas Verdecktes aufgedeckt.
               *[otherSeat] Seitdem hat jemand anderes gezogen.
            }
    }
recordOfAnotherGame = Diese Aufzeichnung gehört zu einem anderen Spiel.
unknownRules = Diese Aufzeichnung folgt Version { $rules } der Regeln; hier gilt Version { $known }.
moveAltered = Die Aufzeichnung wurde verändert: Ab diesem Zug stimmt sie nicht mehr.
recordCutShort = Die Aufzeichnung ist unvollständig: Nach Zug { $moves } fehlt etwas.
noTable = Dieser Tisch ist nicht mehr geöffnet. Öffne die Partie noch einmal.
unknownGame = Ein Spiel namens „{ $game }“ wird hier nicht gespielt.
notQueueable = Das lässt sich jetzt nicht im Voraus beantworten.
noSuchStop = Diese Bedingung gibt es für diese Antwort nicht.
