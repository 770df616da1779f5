heading = { $era }, ronde { $round } van 9

ask-bid = Kies je bod.
ask-discard = Leg een biedkaart af: die gaat met de biedingen open en telt niet mee.
ask-take = Neem een kaart uit de kolom.
ask-takeTwo = Neem twee kaarten, een voor een.
ask-takeBy = { $character }: neem nu een kaart uit de kolom.
ask-lay = Leg de kaart in je stad.
ask-layAside = Deze kaart past nergens. Leg hem opzij.
ask-power = { $character } gebruiken?
ask-recruit = De Krantenjongen mag nog een personage meebrengen.
ask-sell = De Veilingmeester mag kaarten uit je stad verkopen, 7 punten per stuk.

wait-bid = Wachten op het bod van { $names }.
wait-other = { $name } is aan de beurt.

bid = Bied { $card }
discard = Leg { $card } af
bidWithBonus = Bied { $card } (telt als { $value })
pickFirst = Kies een kaart
usePower = Gebruiken
declinePower = Nu niet
nextPlace = Volgende plek
previousPlace = Vorige plek
placeCount = Plek { $at } van { $count }, de beste eerst
placeName = kolommen { $columns }, rijen { $rows }:
setAside = De kaart opzijleggen
sell = Een kaart verkopen
sellThis = Verkopen ({ $gain })
finishSelling = Niets meer verkopen
declineRecruit = Niemand
offer = De kolom
offerPlace = Nummer { $place } vanaf de stapels
terrainCard = Terreinkaart: { $elements }; prioriteit { $appeal }.
characterCard = { $name }: { $power } Prioriteit { $appeal }.
terrainPile = Stapel terreinkaarten: { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
characterPile = Stapel personages: { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
tieBreak = Gelijk bod
tieBreakHint = Bij gelijke biedingen: { $suits }, in deze volgorde.
skull = Schedel: het net opengedraaide personage gaat onder de stapel.
hand = Je biedkaarten
auctionCard = { $suit } { $card }
spent = verbruikt
city = De stad van { $name }
yourCity = Jouw stad
parcel = { $element }, { $place }
parcelPlace = kolom { $column }, rij { $row }
seatBid = Bod { $value }
hasChosen = heeft gekozen
choosing = denkt nog na
noTurn = slaat over
keeps = { $cards } { $cards ->
        [one] kaart
       *[other] kaarten
    } genomen
characters = Personages
tilted = gebruikt
sold = { $cards } verkocht
aside = { $cards } opzijgelegd
appeal = prioriteit { $points }

scoreLines-ranches = Ranches
scoreLines-mines = Mijnen
scoreLines-drugstoreHouses = Drugstores: huizen
scoreLines-bankHouses = Banken: huizen
scoreLines-saloons = Saloons
scoreLines-storeAndHallHouses = General store en stadhuis: huizen
scoreLines-timesRanches = × ranches
scoreLines-timesMines = × mijnen
scoreLines-timesHouses = × huizen
scoreLines-hotels = Hotels
scoreLines-cityHallBuildings = Stadhuis: gebouwen
scoreLines-outlaws = Outlaws
scoreLines-appeal = Prioriteit van de kaarten
