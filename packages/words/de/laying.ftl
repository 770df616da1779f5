### Laying a card in the card game.

layHere = Hier legen
columnsLeft = { $used } von { $most } Spalten, noch { $left }
columnsFull = { $used } von { $most } Spalten: voll
rowsLeft = { $used } von { $most } Zeilen, noch { $left }
rowsFull = { $used } von { $most } Zeilen: voll
changes = Was sich ändert
total = Stadt insgesamt
