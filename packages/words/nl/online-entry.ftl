### What is said of playing online before its own words are loaded.

title = Online spelen
hint = Met vrienden elders, live of één zet per dag.
tablesWaiting = { $count ->
        [1] Eén tafel wacht op je.
       *[other] { $count } tafels wachten op je.
    }
toLobby = Terug naar de lobby
room = Wachtkamer
personHint = Voor jou en wie er nog komt. In de wachtkamer te wijzigen.
open = Tafel openen
endedEarly = De spelers hebben dit spel voortijdig beëindigd.
