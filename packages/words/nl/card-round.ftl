bestGain = Voor jou nu hooguit { $gain }.
takenBy = { $name } nam: { $card }.
pick = Kies
take = Neem { $card }
bidFor = Bied { $card } voor: { $what }
raises = Je { $from } wordt { $to }: je kiest dan als { $after } in plaats van als { $now }.
raisesInVain = Je { $from } wordt { $to }: je kiest nog steeds als { $place }.
raisesNext = Je volgende bod telt { $bonus } meer: een { $card } wordt { $value }.
choose = Je kiest als { $place }. Neem een kaart.
takes = neemt een kaart
lays = legt een kaart
considers = denkt na
recruits = mag werven
sells = mag verkopen
bidPlace = { $place }, met { $value }
hasTaken = heeft gekozen
terrainLeft = { $count ->
        [one] nog 1 terreinkaart
       *[other] nog { $count } terreinkaarten
    }
charactersLeft = { $count ->
        [one] nog 1 personage
       *[other] nog { $count } personages
    }
eraTwo = Era II
eraTwoText = Alle biedkaarten komen terug, en gebruikte personages staan weer rechtop.
skullText = In plaats daarvan komt er iemand anders naar de stad.
finalCount = Eindtelling
