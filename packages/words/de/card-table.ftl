heading = { $era }, Runde { $round } von 9

ask-bid = Wähle dein Gebot.
ask-discard = Lege eine Auktionskarte ab: Sie wird mit den Geboten aufgedeckt und zählt nichts.
ask-take = Nimm eine Karte aus der Reihe.
ask-takeTwo = Nimm zwei Karten, eine nach der anderen.
ask-takeBy = { $character }: Nimm jetzt eine Karte aus der Reihe.
ask-lay = Leg die Karte in deine Stadt.
ask-layAside = Diese Karte passt nirgends hin. Leg sie beiseite.
ask-power = { $character } jetzt nutzen?
ask-recruit = Der Zeitungsjunge darf noch eine Person mitbringen.
ask-sell = Der Auktionator darf Karten aus deiner Stadt verkaufen, je 7 Punkte.

wait-bid = Warten auf das Gebot von { $names }.
wait-other = { $name } ist dran.

bid = { $card } bieten
discard = { $card } ablegen
bidWithBonus = { $card } bieten (zählt { $value })
pickFirst = Wähle eine Karte
usePower = Nutzen
declinePower = Jetzt nicht
nextPlace = Nächste Stelle
previousPlace = Vorige Stelle
placeCount = Stelle { $at } von { $count }, die besten zuerst
placeName = Spalten { $columns }, Zeilen { $rows }:
setAside = Karte beiseitelegen
sell = Eine Karte verkaufen
sellThis = Verkaufen ({ $gain })
finishSelling = Nichts mehr verkaufen
declineRecruit = Niemanden
offer = Die Reihe
offerPlace = Nummer { $place } von den Stapeln aus
terrainCard = Geländekarte: { $elements }; Anziehungskraft { $appeal }.
characterCard = { $name }: { $power } Anziehungskraft { $appeal }.
terrainPile = Geländestapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
characterPile = Personenstapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
tieBreak = Gleichstand
tieBreakHint = Bei gleichen Geboten: { $suits }, in dieser Reihenfolge.
skull = Totenkopf: Die eben aufgedeckte Person kommt unter den Stapel.
hand = Deine Auktionskarten
auctionCard = { $suit } { $card }
spent = verbraucht
city = Die Stadt von { $name }
yourCity = Deine Stadt
parcel = { $element }, { $place }
parcelPlace = Spalte { $column }, Zeile { $row }
seatBid = Gebot { $value }
hasChosen = hat gewählt
choosing = überlegt noch
noTurn = setzt aus
keeps = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } behalten
characters = Personen
tilted = genutzt
sold = { $cards } verkauft
aside = { $cards } beiseitegelegt
appeal = Anziehungskraft { $points }

scoreLines-ranches = Ranches
scoreLines-mines = Minen
scoreLines-drugstoreHouses = Drugstores: Häuser
scoreLines-bankHouses = Banken: Häuser
scoreLines-saloons = Saloons
scoreLines-storeAndHallHouses = Laden und Rathaus: Häuser
scoreLines-timesRanches = × Ranches
scoreLines-timesMines = × Minen
scoreLines-timesHouses = × Häuser
scoreLines-hotels = Hotels
scoreLines-cityHallBuildings = Rathaus: Gebäude
scoreLines-outlaws = Gesetzlose
scoreLines-appeal = Anziehungskraft der Karten
