### Laying a card in the card game.

layHere = Hier leggen
columnsLeft = { $used } van { $most } kolommen, nog { $left }
columnsFull = { $used } van { $most } kolommen: vol
rowsLeft = { $used } van { $most } rijen, nog { $left }
rowsFull = { $used } van { $most } rijen: vol
changes = Wat er verandert
total = Stad in totaal
