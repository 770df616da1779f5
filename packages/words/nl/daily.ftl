### De uitdaging van de dag: één dag lang hetzelfde begin en dezelfde tegenstanders voor iedereen.

title = Uitdaging van de dag
about = Vandaag heeft iedereen hetzelfde begin en dezelfde tegenstanders. Je eerste spel telt.
against = Tegen { $names }
play = Speel het spel van vandaag
resume = Ga verder met het spel van vandaag
look = Mijn spel bekijken
practise = Nog eens spelen
practiseHint = Het eerste spel telt; nog eens spelen is oefenen.
next = De volgende begint om { $time }.
other = Uitdaging van de dag: { $game }

result-won = Gewonnen met { $points } punten
result-placed = Plaats { $place } van { $of }, { $points } punten
result-ahead = { $points ->
        [one] 1 punt voorsprong
       *[other] { $points } punten voorsprong
    }
result-level = Gelijk aan kop
result-behind = { $points ->
        [one] 1 punt achter plaats 1
       *[other] { $points } punten achter plaats 1
    }
result-hints = { $count ->
        [one] 1 tip
       *[other] { $count } tips
    }
result-undos = { $count ->
        [one] 1 zet teruggenomen
       *[other] { $count } zetten teruggenomen
    }

streak-title = Je dagen op rij
streak-days = { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
streak-best = Langste reeks: { $days }
streak-none = Speel het spel van vandaag uit om een reeks te beginnen.
streak-done = gespeeld
streak-missed = niet gespeeld

mark = Uitdaging van { $day }
markCounts = Dit spel telt voor de uitdaging van de dag.

table-title = Uitslagen van vandaag
table-empty = Er is nog geen uitslag ingestuurd.
table-of = { $count ->
        [one] 1 uitslag
       *[other] { $count } uitslagen
    }
table-enter = Mijn uitslag insturen
table-name = Je naam in de lijst
table-mine = Jij
table-nobody = Een gast
table-points = Punten
table-aids = Hulp
table-watch = Het spel van { $name } bekijken
table-locked = Stuur je eigen uitslag in om de spellen van anderen te bekijken.
table-proven = De server speelt elk spel na en controleert de zetten van de tegenstanders voordat het op de lijst komt. Het begin volgt uit de datum, dus de lijst vertrouwt erop dat iedereen maar één keer speelt.
table-offline = De lijst heeft een verbinding nodig, het spel van vandaag niet.

compare-title = Mijn spel naast het beste
compare-alone = De mijne is tot nu toe de beste
compare-played = nauwkeurigheid { $accuracy }, { $count ->
        [one] 1 fout
       *[other] { $count } fouten
    }
result-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
