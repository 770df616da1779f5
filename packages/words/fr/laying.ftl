### Laying a card in the card game.

layHere = Poser ici
columnsLeft = { $used } { $used ->
        [one] colonne
       *[other] colonnes
    } sur { $most }, encore { $left }
columnsFull = { $used } { $used ->
        [one] colonne
       *[other] colonnes
    } sur { $most } : complet
rowsLeft = { $used } { $used ->
        [one] rangée
       *[other] rangées
    } sur { $most }, encore { $left }
rowsFull = { $used } { $used ->
        [one] rangée
       *[other] rangées
    } sur { $most } : complet
moreRows = { $count ->
        [1] encore 1 rangée ici
       *[other] jusqu’à { $count } rangées ici
    }
moreColumns = { $count ->
        [1] encore 1 colonne ici
       *[other] jusqu’à { $count } colonnes ici
    }
orHere = ou ici
changes = Ce qui change
total = Total de la ville
