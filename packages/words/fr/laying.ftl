### Laying a card in the card game.

layHere = Poser ici
columnsLeft = { $used } colonnes sur { $most }, encore { $left }
columnsFull = { $used } colonnes sur { $most } : complet
rowsLeft = { $used } rangées sur { $most }, encore { $left }
rowsFull = { $used } rangées sur { $most } : complet
changes = Ce qui change
total = Total de la ville
