### Laying a card in the card game.

layHere = Hier leggen
columnsLeft = { $used } van { $most } kolommen, nog { $left }
columnsFull = { $used } van { $most } kolommen: vol
rowsLeft = { $used } van { $most } rijen, nog { $left }
rowsFull = { $used } van { $most } rijen: vol
moreRows = { $count ->
        [1] nog 1 rij hier
       *[other] tot { $count } rijen hier
    }
moreColumns = { $count ->
        [1] nog 1 kolom hier
       *[other] tot { $count } kolommen hier
    }
orHere = of hier
changes = Wat er verandert
total = Stad in totaal
