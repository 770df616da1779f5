seatCount = Ein Tisch hat { $fewest } bis { $most } Plätze, nicht { $seats }.
noRealSeat = Auf mindestens einem Platz muss ein Mensch oder ein Bot sitzen.
suitTwice = Zwei Plätze haben dieselbe Farbe: { NAME($suit, from: "names-suits") }.
mustAnswerPower = Sag zuerst, ob du die Fähigkeit nutzt.
mustBid = Wähle zuerst eine Auktionskarte.
mustTakeCard = Nimm zuerst eine Karte aus der Reihe.
mustLayCard = Leg zuerst die Karte, die du genommen hast.
mustAnswerRecruit = Sag zuerst, ob der Zeitungsjunge jemanden mitbringt.
mustFinishSelling = Verkauf zuerst etwas, oder sag, dass du fertig bist.
auctionCardSpent = Deine { $card } ist für diese Epoche verbraucht. Wähle eine andere Karte.
auctionCardNotYours = Du hast keine { $card }. Wähle eine Karte aus deiner Hand.
notInColumn = Diese Karte liegt nicht in der Reihe. Nimm eine, die dort liegt.
leavesSquare = Dort würde die Stadt größer als 8 × { $longSide }. Leg die Karte näher heran.
joinsByCornerOnly = Eine Ecke genügt nicht. Die Karte muss eine ganze Seite mit deiner Stadt gemeinsam haben.
notJoined = Die Karte muss mit einer Seite an deiner Stadt liegen oder sie überlappen.
coversElement = { $under ->
        [house] Das Haus kannst du nur mit einem Haus oder Stadthaus überdecken.
       *[other] Du kannst { NAME($under, from: "names-elementsAsObject") } nicht überdecken, außer mit genau dem Gleichen.
    }
coversOutlaws = { $over ->
        [outlaws] Gesetzlose überdecken nie Gesetzlose.
       *[other] Gesetzlose kannst du nur überdecken, wenn du den Sheriff oder ein Gefängnis hast.
    }
hasLegalPlace = Für diese Karte gibt es noch einen Platz, also muss sie gelegt werden.
powerNotAsked = Entscheide zuerst über { NAME($asked, from: "names-charactersAsObject") }.
noPower = { NAME($character, from: "names-characters") } wirkt von selbst.
powerNotOwned = Du hast { NAME($character, from: "names-charactersAsObject") } nicht.
powerTilted = { $once ->
        [game] Du hast { NAME($character, from: "names-charactersAsObject") } in dieser Partie schon genutzt.
       *[other] Du hast { NAME($character, from: "names-charactersAsObject") } in dieser Epoche schon genutzt.
    }
powerNeedsTurn = Der Anwalt hat dich deinen Zug gekostet, also kannst du { NAME($character, from: "names-charactersAsObject") } in dieser Runde nicht nutzen.
powerOutOfWindow = { $window ->
        [beforeBid] Du kannst { NAME($character, from: "names-charactersAsObject") } nur vor dem Bieten nutzen, wenn du gefragt wirst.
       *[other] Du kannst { NAME($character, from: "names-charactersAsObject") } nur nach dem Aufdecken der Gebote nutzen, wenn du gefragt wirst.
    }
characterHeld = Jemand hat { NAME($character, from: "names-charactersAsObject") } schon. Wähle eine andere Person.
cannotSell = Nur der Auktionator verkauft Karten, und den hast du nicht.
notTimeToSell = Verkaufen kannst du, bevor du eine Karte legst, und am Ende der Partie.
salesUsedUp = Du hast schon { $sales } Karten verkauft. Mehr sind nicht erlaubt.
notInCity = Diese Karte liegt nicht in deiner Stadt. Verkauf eine, die dort liegt.
saleOverlaps = Eine Karte, die eine andere überlappt, ist unverkäuflich.
saleSplitsCity = Ohne diese Karte fiele deine Stadt auseinander. Verkauf eine andere.
