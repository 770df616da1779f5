### Laying a card in the card game.

layHere = Lay here
columnsLeft = { $used } of { $most } columns: { $left } left
columnsFull = { $used } of { $most } columns: full
rowsLeft = { $used } of { $most } rows: { $left } left
rowsFull = { $used } of { $most } rows: full
moreRows = { $count ->
        [1] 1 row more here
       *[other] up to { $count } rows more here
    }
moreColumns = { $count ->
        [1] 1 column more here
       *[other] up to { $count } columns more here
    }
orHere = or here
changes = What it changes
total = City total
