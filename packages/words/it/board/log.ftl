moneyGained = { $source ->
        [power] { by }{ $who } riceve { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] {" "}da { $from }
            }.
       *[other] { $who } riceve { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] {" "}da { $from }
            }: { $space ->
                [none] { NAME($source, from: "board-moneySources") }
               *[other] { $space }
            }.
    }
moneyPaid = { $source ->
        [power] { by }{ $who } paga { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}a { $to }
            }.
       *[other] { $who } paga { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}a { $to }
            }: { NAME($source, from: "board-moneySources") }.
    }
pointsGained = { $source ->
        [power] { by }{ $who } segna { $points } PV{ price }.
       *[other] { $who } segna { $points } PV{ price }: { $space ->
                [none] { NAME($source, from: "board-pointSources") }
               *[other] { $space }
            }.
    }
pointsLost = { $who } perde { $points } PV: { NAME($source, from: "board-pointSources") }.
roadsGained = { by }{ $who } prende { $count } { $count ->
        [one] strada
       *[other] strade
    }.
revolversGained = { by }{ $who } riceve { $count } { $count ->
        [one] revolver
       *[other] revolver
    }{ price }.
cowboysGained = { by }{ $who } prende { $count } { $count ->
        [one] cowboy
       *[other] cowboy
    } nella riserva personale{ price }.
cowboysGiven = { by }{ $who } manda { $count } { $count ->
        [one] cowboy
       *[other] cowboy
    } nella riserva generale.
dynamiteGained = { by }{ $who } riceve { $count ->
        [one] un candelotto
       *[other] { $count } candelotti
    } di dinamite.
horseGained = { by }{ $who } riceve un cavallo{ price }.
ammunitionGained = { by }{ $who } ha il gettone +3 revolver fino alla fine del round.
handDealt = { $who } ha tessere duello per un totale di { $total } e { MONEY($money) } per cominciare.
tilesDrawn = { $who } ha finito le tessere duello e ne pesca { $count } fra quelle scartate.
kitFilled = { $who } ha composto la dotazione di partenza.
parcelClaimed = { by }{ $who } prende il lotto { $parcel }{ price }.
parcelThrown = { dice } per { $who }: lotto { $parcel }.{ again }
roadLaid = { $bridge ->
        [true] { $who } costruisce un ponte{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" accanto a "}{ $beside }
                    }
               *[other] {" tra "}{ LIST($parcels) }
            }.
       *[false] { $who } posa una strada{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" accanto a "}{ $beside }
                    }
               *[other] {" tra "}{ LIST($parcels) }
            }.
    }
characterTaken = { $who } prende { NAME($character, from: "names-charactersAsObject") } (lato { $side ->
        [yellow] giallo
       *[red] rosso
    }, limite { MONEY($limit) }){ price }.
powerUnused = { $by ->
        [none] { $who } non ne approfitta.
       *[other] { $who } non usa { NAME($by, from: "names-charactersAsObject") }.
    }
powerChosen = { by }{ $who } sceglie { $choice ->
        [money] il denaro
        [points] i punti
        [wait] di aspettare
        [one] uno
        [two] due
        [three] tre
        [yellow] il lato giallo
        [red] il lato rosso
       *[revolvers] i revolver
    }.
parcelNamed = { $who } mette all’asta il lotto { $parcel }.
bidMade = { $who } offre { MONEY($amount) }.
bidderOut = { $who } si ritira.
auctionWon = { $who } vince l’asta a { MONEY($amount) }: { $lot ->
        [none] il gettone +3 revolver
       *[other] { LIST($lot) }
    }.
cowboyPlaced = { $who } piazza { $with ->
        [none] un cowboy
        [white] il cowboy bianco
        [token] un cowboy con un gettone “niente duello”
       *[dynamite] un cowboy con la dinamite
    } { $where }.
cowboyTakenBack = { $who } riprende il cowboy piazzato { $where }.
passed = { $forced ->
        [true] { $who } non ha più cowboy da piazzare e passa: numero { $position } nell’ordine di fine.
       *[false] { $who } passa: numero { $position } nell’ordine di fine.
    }
horsePut = { $who } mette un cavallo nel recinto { $corral }.
horseTaken = { $who } toglie un cavallo dal recinto { $corral }.
declined = { $what ->
        [ammunition] { $who } rinuncia alle munizioni.
        [parcel] { $forced ->
                [true] { $who } non può comprare il terreno.
               *[false] { $who } rinuncia al terreno.
            }
        [tile] { $forced ->
                [true] { $who } non può pagare l’edificio.
               *[false] { $who } rinuncia all’edificio.
            }
       *[points] { $forced ->
                [true] { $who } non può pagare punti.
               *[false] { $who } non compra punti.
            }
    }
duelChosen = { $who } sceglie per primo il duello { $where }.
dieThrownAgain = { $who } rilancia: { $after } invece di { $before }.
tilesChosen = { $who } ha scelto per il duello.
patientMoved = Il Dottore rimette in piedi un cowboy, e { $who } lo piazza { $where }.
attackersCleared = Ora una chiesa protegge il lotto { $parcel }: { $who } riprende il cowboy che attaccava.
rivalsCleared = L’Avvocato sgombera il lotto { $parcel } per { $who }. Si ritirano: { LIST($from) }.
parcelBought = { $who } compra il lotto { $parcel } per { MONEY($price) }.
tileTaken = { $who } prende { NAME($building, from: "names-elementsAsObject") }{ price }.
tileKept = { $who } tiene in mano { NAME($building, from: "names-elementsAsObject") }.
buildingBuilt = { $who } costruisce { NAME($building, from: "names-elementsAsObject") } sul lotto { $parcel }.
houseSet = { $second ->
        [true] { $who } trasforma la casa sul lotto { $parcel } in un palazzo.
       *[false] { $who } mette una casa sul lotto { $parcel }.
    }
consentAsked = { $who } chiede a { $owner } una casa sul lotto { $parcel }.
consentAnswered = { $agree ->
        [true] { $who } dice di sì a { $asker }: la casa può stare sul lotto { $parcel }.
       *[false] { $who } dice di no a { $asker }: niente casa sul lotto { $parcel }.
    }
buildCancelled = { $who } rinuncia a costruire { NAME($building, from: "names-elementsAsObject") }.
gamed = { $who } tenta la fortuna al gioco d’azzardo: { $black } { $sum ->
        [true] +
       *[false] ×
    } { $white } = { MONEY($money) }.
incomeBoosted = { by }{ $who } { $factor ->
        [2] raddoppia
        [3] triplica
       *[other] moltiplica per { $factor }
    } la rendita del lotto { $parcel }.
buildingPaid = { NAME($building, from: "names-elements") } in { $parcel }, { $factor ->
        [1] { MONEY($income) }
       *[other] { MONEY($income) } × { $factor }
    }: { $attacker ->
        [none] { $who } riceve { MONEY($kept) }
       *[other] { $who } tiene { MONEY($kept) }, { $attacker } prende { MONEY($taken) }
    }.
cityHallWon = { $who } si insedia nel municipio.
limitMet = { $spent ->
        [0] { $who } tiene tutto il denaro: il limite è { MONEY($limit) }.
       *[other] { $who } spende { MONEY($spent) }: il limite è { MONEY($limit) }.
    }
rodeoWon = { $who } vince il rodeo: { JOIN($sums, item: "rodeoWonItem", with: ", ") }.
rodeoWonItem = { $who } { $sum }
outlawRemoved = { $who } libera il lotto { $parcel } da un fuorilegge.
rosterSet = In gioco: { LIST($roster, item: "rosterSetItem") }.
rosterSetItem = { $side ->
        [none] { NAME($character, from: "names-characters") }
       *[other] { NAME($character, from: "names-characters") } ({ $side ->
                [yellow] giallo
               *[red] rosso
            })
    }
riverSet = Il fiume passa per { LIST($parcels) }.
centreThrown = { dice }: il centro della città è sul lotto { $parcel }.{ again }
mountainThrown = { dice }: una montagna sul lotto { $parcel }.{ again }
orderDrawn = Ordine iniziale, a sorte: { JOIN($order, with: ", ") }.
kitsOpened = Le dotazioni di partenza: { JOIN($kits, item: "kitsOpenedItem", with: "; ") }.
kitsOpenedItem = { $who } { $cowboys } { $cowboys ->
        [one] cowboy
       *[other] cowboy
    }, { $parcels } { $parcels ->
        [one] lotto
       *[other] lotti
    }, { $revolvers } { $revolvers ->
        [one] revolver
       *[other] revolver
    }, { $roads } { $roads ->
        [one] strada
       *[other] strade
    } e { MONEY($money) }
tileDrawn = { $price ->
        [none] Dal sacchetto: { NAME($building, from: "names-elements") }.
       *[other] Dal sacchetto: { NAME($building, from: "names-elements") }, a { MONEY($price) }.
    }
rowSlid = Gli edifici scivolano verso le caselle meno care.
cityHallPlaced = { $who } mette il municipio sul lotto { $parcel }.
townRoadLaid = { $who } posa una strada per il municipio.
cityHallUnplaced = Non c’è un lotto per il municipio: esce dal gioco.
roundBegun = Round { $round } di 4.
outlawsArrived = { dice }: { $count } { $count ->
        [one] fuorilegge
       *[other] fuorilegge
    } in arrivo, forza { $strength }.
outlawThrown = { dice }: un fuorilegge sul lotto { $parcel }.{ again }
outlawMoved = { $to ->
        [none] Il fuorilegge sul lotto { $from } resta.
       *[other] Il fuorilegge sul lotto { $from } va in { $to }{ $byLot ->
                [true] , a sorte
               *[false] {""}
            }.
    }
turnOrderSet = Ordine di turno: { JOIN($order, with: ", ") }.
duelOpened = { $outlaw ->
        [0] Duello { $where }: { LIST($fighters) }.
       *[other] Scontro con il fuorilegge { $where }, forza { $outlaw }: { LIST($fighters) }.
    }
tilesRevealed = Le tessere duello: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrown = I dadi: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrownItem = { $who } { JOIN($shown, with: " + ") }
duelDecided = { $winner ->
        [none] Il fuorilegge vince { $where }. { JOIN($sums, with: "; ") }.
       *[other] { $byEndOrder ->
                [true] Parità: { $winner } ha passato prima e vince il duello { $where }. { JOIN($sums, with: "; ") }.
               *[false] { $winner } vince il duello { $where }. { JOIN($sums, with: "; ") }.
            }
    }
spaceClosed = I PV a { MONEY($price) } non sono più in vendita.
orderSet = Nel prossimo round si sceglie in quest’ordine: { JOIN($order, with: ", ") }.
roundEnded = Il round { $round } è finito.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points } PV
gameEnded = La partita è finita: { JOIN($results, item: "gameEndedItem", with: ", ") }.
gameEndedItem = { $who } { $total } PV
by = { $by ->
        [none] {""}
       *[other] { NAME($by, from: "names-characters") }:{" "}
    }
dice = Dadi { $black } e { $white }
again = { $taken ->
        [true] {" "}Impossibile; nuovo lancio.
       *[false] {""}
    }
price = { $paid ->
        [none] {""}
       *[other] {" per "}{ MONEY($paid) }
    }
