### Laying a card in the card game.

layHere = Posa qui
columnsLeft = { $used } colonne su { $most }, ancora { $left }
columnsFull = { $used } colonne su { $most }: completo
rowsLeft = { $used } righe su { $most }, ancora { $left }
rowsFull = { $used } righe su { $most }: completo
changes = Che cosa cambia
total = Totale della città
