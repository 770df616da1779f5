bestGain = Für dich jetzt bestenfalls { $gain }.
takenBy = { $name } nahm: { $card }.
pick = Wähle
take = { $card } nehmen
bidFor = { $card } bieten, für: { $what }
raises = Aus deiner { $from } wird { $to }: Du wählst dann an { $after } Stelle statt an { $now }
raisesInVain = Aus deiner { $from } wird { $to }: Du wählst trotzdem an { $place } Stelle.
raisesNext = Dein nächstes Gebot zählt { $bonus } mehr: Aus einer { $card } wird { $value }.
choose = Du wählst an { $place } Stelle. Nimm eine Karte.
takes = nimmt eine Karte
lays = legt eine Karte
considers = überlegt
recruits = darf anwerben
sells = darf verkaufen
bidPlace = { $place }, mit { $value }
hasTaken = hat genommen
terrainLeft = { $count ->
        [one] noch 1 Geländekarte
       *[other] noch { $count } Geländekarten
    }
charactersLeft = { $count ->
        [one] noch 1 Person
       *[other] noch { $count } Personen
    }
eraTwo = Epoche II
eraTwoText = Alle Auktionskarten kommen zurück, und benutzte Personen stehen wieder bereit.
skullText = Stattdessen kommt jemand anderes in die Stadt.
finalCount = Schlusswertung
