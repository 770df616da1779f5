malformed = { $path ->
        [none] Impossible à lire : { $expected } attendu, { $received } trouvé.
       *[other] Impossible à lire, en { $path } : { $expected } attendu, { $received } trouvé.
    }
decisionClosed = Cette question est déjà réglée. Regardez la nouvelle.
nothingOwed = Ce n’est pas à vous. Rien ne vous est demandé pour l’instant.
cannotUndo = { $possible ->
        [0] Rien ne peut être repris. { $stoppedBy ->
                [start] C’est ici que la partie a commencé.
                [chance] Le hasard a parlé depuis.
                [reveal] Quelque chose de caché a été dévoilé depuis.
               *[otherSeat] Quelqu’un d’autre a joué depuis.
            }
       *[other] Vous pouvez en reprendre { $possible }, pas plus. { $stoppedBy ->
                [start] C’est ici que la partie a commencé.
                [chance] Le hasard a parlé depuis.
                [reveal] Quelque chose de caché a été dévoilé depuis.
               *[otherSeat] Quelqu’un d’autre a joué depuis.
            }
    }
recordOfAnotherGame = Cet enregistrement est celui d’un autre jeu.
unknownRules = Cet enregistrement suit la version { $rules } des règles ; ici, on joue avec la version { $known }.
moveAltered = L’enregistrement a été modifié : à partir de ce coup, le compte n’y est plus.
recordCutShort = L’enregistrement est incomplet : il manque quelque chose après le coup { $moves }.
noTable = Cette table n’est plus ouverte. Rouvrez la partie.
unknownGame = Aucun jeu nommé « { $game } » ne se joue ici.
notQueueable = Impossible d’y répondre d’avance pour l’instant.
noSuchStop = Cette réponse n’a pas de telle condition.
