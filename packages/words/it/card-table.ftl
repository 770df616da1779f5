heading = { $era }, round { $round } di 9

ask-bid = Scegli la tua offerta.
ask-discard = Scarta una carta asta: si rivela con le offerte e non vale nulla.
ask-take = Prendi una carta della colonna.
ask-takeTwo = Prendi due carte, una dopo l’altra.
ask-takeBy = { $character }: prendi subito una carta della colonna.
ask-lay = Posa la carta nella tua città.
ask-layAside = Questa carta non ha un posto valido. Mettila da parte.
ask-power = Usare { $character }?
ask-recruit = Il Ragazzo dei giornali può portare un altro personaggio.
ask-sell = Il Battitore d’asta può vendere carte della tua città, a 7 punti l’una.

wait-bid = In attesa dell’offerta di { $names }.
wait-other = Tocca a { $name }.

bid = Offri { $card }
discard = Scarta { $card }
bidWithBonus = Offri { $card } (vale { $value })
pickFirst = Scegli una carta
usePower = Usa
declinePower = Non ora
nextPlace = Posto successivo
previousPlace = Posto precedente
placeCount = Posto { $at } di { $count }, dal migliore
placeName = colonne { $columns }, righe { $rows }:
setAside = Metti da parte la carta
sell = Vendi una carta
sellThis = Vendi ({ $gain })
finishSelling = Non vendere altro
declineRecruit = Nessun altro
offer = La colonna
offerPlace = Numero { $place } a partire dai mazzi
terrainCard = Carta terreno: { $elements }; appetibilità { $appeal }.
characterCard = { $name }: { $power } Appetibilità { $appeal }.
terrainPile = Mazzo delle carte terreno: { $count } { $count ->
        [one] carta
       *[other] carte
    }
characterPile = Mazzo dei personaggi: { $count } { $count ->
        [one] carta
       *[other] carte
    }
tieBreak = Parità
tieBreakHint = A parità di offerta: { $suits }, in quest’ordine.
skull = Teschio: il personaggio appena rivelato va sotto il mazzo.
hand = Le tue carte asta
auctionCard = { $suit } { $card }
spent = spesa
city = La città di { $name }
yourCity = La tua città
parcel = { $element }, { $place }
parcelPlace = colonna { $column }, riga { $row }
seatBid = Offerta { $value }
hasChosen = ha scelto
choosing = sta pensando
noTurn = salta il turno
keeps = { $cards ->
        [one] { $cards } carta tenuta
       *[other] { $cards } carte tenute
    }
characters = Personaggi
tilted = abilità usata
sold = { $cards ->
        [one] { $cards } venduta
       *[other] { $cards } vendute
    }
aside = { $cards ->
        [one] { $cards } messa da parte
       *[other] { $cards } messe da parte
    }
appeal = appetibilità { $points }

scoreLines-ranches = Ranch
scoreLines-mines = Miniere
scoreLines-drugstoreHouses = Farmacie: case
scoreLines-bankHouses = Banche: case
scoreLines-saloons = Saloon
scoreLines-storeAndHallHouses = Emporio e municipio: case
scoreLines-timesRanches = × ranch
scoreLines-timesMines = × miniere
scoreLines-timesHouses = × case
scoreLines-hotels = Hotel
scoreLines-cityHallBuildings = Municipio: edifici
scoreLines-outlaws = Fuorilegge
scoreLines-appeal = Appetibilità delle carte
