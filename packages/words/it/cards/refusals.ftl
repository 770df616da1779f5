seatCount = Un tavolo ha da { $fewest } a { $most } posti, non { $seats }.
noRealSeat = Almeno un posto deve avere una persona o un bot.
suitTwice = Due posti hanno lo stesso seme: { NAME($suit, from: "names-suitsInText") }.
mustAnswerPower = Prima di’ se usi l’abilità.
mustBid = Prima scegli una carta asta.
mustTakeCard = Prima prendi una carta della colonna.
mustLayCard = Prima posa la carta che hai preso.
mustAnswerRecruit = Prima di’ se il Ragazzo dei giornali porta qualcuno.
mustFinishSelling = Prima vendi qualcosa, o di’ che hai finito.
auctionCardSpent = Il tuo { $card } è speso per quest’Era. Scegli un’altra carta.
auctionCardNotYours = Non hai un { $card }. Scegli una carta dalla mano.
notInColumn = Quella carta non è nella colonna. Prendine una che c’è.
leavesSquare = Lì la città supererebbe 8 × { $longSide }. Posa la carta più vicino.
joinsByCornerOnly = Un angolo non basta. La carta deve avere un lato intero in comune con la città.
notJoined = La carta deve toccare la città con un lato, o sovrapporsi a essa.
coversElement = { $under ->
        [house] Puoi coprire la casa solo con una casa o un palazzo.
       *[other] Non puoi coprire { NAME($under, from: "names-elementsAsObject") }, se non con un elemento uguale.
    }
coversOutlaws = { $over ->
        [outlaws] I fuorilegge non coprono mai altri fuorilegge.
       *[other] Puoi coprire i fuorilegge solo se hai lo Sceriffo o una prigione.
    }
hasLegalPlace = Questa carta ha ancora un posto valido: va posata.
powerNotAsked = Prima decidi per { NAME($asked, from: "names-charactersAsObject") }.
noPower = Per { NAME($character, from: "names-charactersAsObject") } non c’è nulla da decidere: l’effetto è automatico.
powerNotOwned = Non hai { NAME($character, from: "names-charactersAsObject") }.
powerTilted = { $once ->
        [game] In questa partita hai già usato { NAME($character, from: "names-charactersAsObject") }.
       *[other] In quest’Era hai già usato { NAME($character, from: "names-charactersAsObject") }.
    }
powerNeedsTurn = Hai usato l’Avvocato: in questo round non puoi usare { NAME($character, from: "names-charactersAsObject") }.
powerOutOfWindow = { $window ->
        [beforeBid] Puoi usare { NAME($character, from: "names-charactersAsObject") } solo prima dell’offerta, quando ti viene chiesto.
       *[other] Puoi usare { NAME($character, from: "names-charactersAsObject") } solo dopo la rivelazione delle offerte, quando ti viene chiesto.
    }
characterHeld = Qualcuno ha già { NAME($character, from: "names-charactersAsObject") }. Scegli un altro personaggio.
cannotSell = Solo il Battitore d’asta vende carte, e tu non ce l’hai.
notTimeToSell = Si vende subito prima di posare una carta, e alla fine della partita.
salesUsedUp = Hai già venduto { $sales } carte, il massimo.
notInCity = Quella carta non è nella tua città. Vendine una che c’è.
saleOverlaps = Una carta che si sovrappone a un’altra non si vende.
saleSplitsCity = Senza questa carta la tua città si spezzerebbe. Vendine un’altra.
