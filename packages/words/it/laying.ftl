### Laying a card in the card game.

layHere = Posa qui
columnsLeft = { $used } { $used ->
        [one] colonna
       *[other] colonne
    } su { $most }, ancora { $left }
columnsFull = { $used } { $used ->
        [one] colonna
       *[other] colonne
    } su { $most }: completo
rowsLeft = { $used } { $used ->
        [one] riga
       *[other] righe
    } su { $most }, ancora { $left }
rowsFull = { $used } { $used ->
        [one] riga
       *[other] righe
    } su { $most }: completo
moreRows = { $count ->
        [1] ancora 1 riga qui
       *[other] fino a { $count } righe qui
    }
moreColumns = { $count ->
        [1] ancora 1 colonna qui
       *[other] fino a { $count } colonne qui
    }
orHere = o qui
changes = Che cosa cambia
total = Totale della città
