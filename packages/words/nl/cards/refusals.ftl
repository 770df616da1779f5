seatCount = Een tafel heeft { $fewest } tot { $most } plaatsen, geen { $seats }.
noRealSeat = Op minstens één plaats moet een mens of een bot zitten.
suitTwice = Twee plaatsen hebben hetzelfde symbool: { NAME($suit, from: "names-suitsInText") }.
mustAnswerPower = Zeg eerst of je de eigenschap gebruikt.
mustBid = Kies eerst een biedkaart.
mustTakeCard = Neem eerst een kaart uit de kolom.
mustLayCard = Leg eerst de kaart die je hebt genomen.
mustAnswerRecruit = Zeg eerst of de Krantenjongen iemand meebrengt.
mustFinishSelling = Verkoop eerst iets, of zeg dat je klaar bent.
auctionCardSpent = Je { $card } is voor deze Era verbruikt. Kies een andere kaart.
auctionCardNotYours = Je hebt geen { $card }. Kies een kaart uit je hand.
notInColumn = Die kaart ligt niet in de kolom. Neem er een die er wel ligt.
leavesSquare = Daar zou de stad groter worden dan 8 × { $longSide }. Leg de kaart dichterbij.
joinsByCornerOnly = Een hoek is niet genoeg. De kaart moet een hele zijde met je stad delen.
notJoined = De kaart moet met een zijde tegen je stad liggen, of je stad overlappen.
coversElement = { $under ->
        [house] Het huis kun je alleen afdekken met een huis of een herenhuis.
       *[other] Je kunt { NAME($under, from: "names-elementsAsObject") } niet afdekken, behalve met precies hetzelfde.
    }
coversOutlaws = { $over ->
        [outlaws] Outlaws dekken nooit outlaws af.
       *[other] Outlaws kun je alleen afdekken als je de Sheriff of een gevangenis hebt.
    }
hasLegalPlace = Er is nog plaats voor deze kaart, dus je moet hem leggen.
powerNotAsked = Beslis eerst over { NAME($asked, from: "names-charactersAsObject") }.
noPower = Bij { NAME($character, from: "names-charactersAsObject") } valt niets te kiezen: dat werkt vanzelf.
powerNotOwned = Je hebt { NAME($character, from: "names-charactersAsObject") } niet.
powerTilted = { $once ->
        [game] Je hebt { NAME($character, from: "names-charactersAsObject") } dit spel al gebruikt.
       *[other] Je hebt { NAME($character, from: "names-charactersAsObject") } deze Era al gebruikt.
    }
powerNeedsTurn = De Advocaat kostte je je beurt, dus kun je { NAME($character, from: "names-charactersAsObject") } deze ronde niet gebruiken.
powerOutOfWindow = { $window ->
        [beforeBid] Je kunt { NAME($character, from: "names-charactersAsObject") } alleen vóór het bieden gebruiken, als het je gevraagd wordt.
       *[other] Je kunt { NAME($character, from: "names-charactersAsObject") } alleen na het tonen van de biedingen gebruiken, als het je gevraagd wordt.
    }
characterHeld = Iemand heeft { NAME($character, from: "names-charactersAsObject") } al. Kies een ander personage.
cannotSell = Alleen de Veilingmeester verkoopt kaarten, en die heb je niet.
notTimeToSell = Verkopen kan vlak voordat je een kaart legt, en aan het eind van het spel.
salesUsedUp = Je hebt al { $sales } kaarten verkocht; meer mag niet.
notInCity = Die kaart ligt niet in je stad. Verkoop er een die er wel ligt.
saleOverlaps = Een kaart die een andere overlapt, is niet te koop.
saleSplitsCity = Zonder deze kaart valt je stad uit elkaar. Verkoop een andere.
