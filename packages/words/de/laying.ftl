### Laying a card in the card game.

layHere = Hier legen
columnsLeft = { $used } von { $most } Spalten, noch { $left }
columnsFull = { $used } von { $most } Spalten: voll
rowsLeft = { $used } von { $most } Zeilen, noch { $left }
rowsFull = { $used } von { $most } Zeilen: voll
moreRows = { $count ->
        [1] noch 1 Zeile hier
       *[other] bis zu { $count } Zeilen hier
    }
moreColumns = { $count ->
        [1] noch 1 Spalte hier
       *[other] bis zu { $count } Spalten hier
    }
orHere = oder hier
changes = Was sich ändert
total = Stadt insgesamt
