### Laying a card in the card game.

layHere = Lay here
columnsLeft = { $used } of { $most } columns: { $left } left
columnsFull = { $used } of { $most } columns: full
rowsLeft = { $used } of { $most } rows: { $left } left
rowsFull = { $used } of { $most } rows: full
changes = What it changes
total = City total
