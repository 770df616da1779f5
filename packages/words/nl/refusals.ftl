malformed = { $path ->
        [none] Dat is niet te lezen: verwacht { $expected }, gevonden { $received }.
       *[other] Dat is niet te lezen: bij { $path } verwacht { $expected }, gevonden { $received }.
    }
decisionClosed = Die vraag is al beantwoord. Kijk even naar de nieuwe.
nothingOwed = Je bent niet aan de beurt. Er wordt nu niets van je gevraagd.
cannotUndo = { $possible ->
        [0] Er valt niets terug te nemen. { $stoppedBy ->
                [start] Hier begon het spel.
                [chance] Het toeval heeft sindsdien gesproken.
                [reveal] Er is sindsdien iets verborgens opengedraaid.
               *[otherSeat] Iemand anders heeft sindsdien gespeeld.
            }
       *[other] Je kunt er { $possible } terugnemen, meer niet. { $stoppedBy ->
                [start] Hier begon het spel.
                [chance] Het toeval heeft sindsdien gesproken.
                [reveal] Er is sindsdien iets verborgens opengedraaid.
               *[otherSeat] Iemand anders heeft sindsdien gespeeld.
            }
    }
recordOfAnotherGame = Dit verslag hoort bij een ander spel.
unknownRules = Dit verslag volgt versie { $rules } van de regels; hier spelen we versie { $known }.
moveAltered = Het verslag is veranderd: vanaf deze zet klopt het niet meer.
recordCutShort = Het verslag is onvolledig: er ontbreekt iets na zet { $moves }.
noTable = Deze tafel is niet meer open. Open het spel opnieuw.
unknownGame = Een spel dat ‘{ $game }’ heet, wordt hier niet gespeeld.
notQueueable = Dit kan nu niet vooraf worden beantwoord.
noSuchStop = Dit antwoord kent die voorwaarde niet.
