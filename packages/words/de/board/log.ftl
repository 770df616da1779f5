moneyGained = { $source ->
        [power] { by }{ $who } bekommt { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] {" "}von { $from }
            }.
       *[other] { $who } bekommt { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] {" "}von { $from }
            }: { $space ->
                [none] { NAME($source, from: "board-moneySources") }
               *[other] { $space }
            }.
    }
moneyPaid = { $source ->
        [power] { by }{ $who } zahlt { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}an { $to }
            }.
       *[other] { $who } zahlt { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}an { $to }
            }: { NAME($source, from: "board-moneySources") }.
    }
pointsGained = { $source ->
        [power] { by }{ $who } bekommt { $points } SP{ price }.
       *[other] { $who } bekommt { $points } SP{ price }: { $space ->
                [none] { NAME($source, from: "board-pointSources") }
               *[other] { $space }
            }.
    }
pointsLost = { $who } verliert { $points } SP: { NAME($source, from: "board-pointSources") }.
roadsGained = { by }{ $who } nimmt { $count } { $count ->
        [one] Weg
       *[other] Wege
    }.
revolversGained = { by }{ $who } bekommt { $count } { $count ->
        [one] Revolver
       *[other] Revolver
    }{ price }.
cowboysGained = { by }{ $who } nimmt { $count } { $count ->
        [one] Cowboy
       *[other] Cowboys
    } in den eigenen Vorrat{ price }.
cowboysGiven = { by }{ $who } schickt { $count } { $count ->
        [one] Cowboy
       *[other] Cowboys
    } in den allgemeinen Vorrat.
dynamiteGained = { by }{ $who } bekommt { $count ->
        [one] eine Stange
       *[other] { $count } Stangen
    } Dynamit.
horseGained = { by }{ $who } bekommt ein Pferd{ price }.
ammunitionGained = { by }{ $who } nimmt das Plättchen mit +3 Revolvern bis zum Ende der Runde.
handDealt = { $who } beginnt mit Duellplättchen im Wert von { $total } und { MONEY($money) }.
tilesDrawn = { $who } hat keine Duellplättchen mehr und zieht { $count } von den abgelegten.
kitFilled = { $who } hat die Startausrüstung zusammengestellt.
parcelClaimed = { by }{ $who } nimmt Parzelle { $parcel }{ price }.
parcelThrown = { dice } für { $who }: Parzelle { $parcel }.{ again }
roadLaid = { $bridge ->
        [true] { $who } baut eine Brücke{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" an "}{ $beside }
                    }
               *[other] {" zwischen "}{ LIST($parcels) }
            }.
       *[false] { $who } legt einen Weg{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" an "}{ $beside }
                    }
               *[other] {" zwischen "}{ LIST($parcels) }
            }.
    }
characterTaken = { $who } nimmt { NAME($character, from: "names-charactersAsObject") } ({ $side ->
        [yellow] gelb
       *[red] rot
    }, Limit { MONEY($limit) }){ price }.
powerUnused = { $by ->
        [none] { $who } hat nichts davon.
       *[other] { $who } nutzt { NAME($by, from: "names-charactersAsObject") } nicht.
    }
powerChosen = { by }{ $who } wählt { $choice ->
        [money] Geld
        [points] Punkte
        [wait] Abwarten
        [one] eins
        [two] zwei
        [three] drei
        [yellow] die gelbe Seite
        [red] die rote Seite
       *[revolvers] Revolver
    }.
parcelNamed = { $who } lässt Parzelle { $parcel } versteigern.
bidMade = { $who } bietet { MONEY($amount) }.
bidderOut = { $who } steigt aus.
auctionWon = { $who } ersteigert für { MONEY($amount) }: { $lot ->
        [none] das Plättchen mit +3 Revolvern
       *[other] { LIST($lot) }
    }.
cowboyPlaced = { $who } setzt { $with ->
        [none] einen Cowboy
        [white] den weißen Cowboy
        [token] einen Cowboy mit einem Marker „kein Duell“
       *[dynamite] einen Cowboy mit Dynamit
    } { $where } ein.
cowboyTakenBack = { $who } nimmt den Cowboy { $where } zurück.
passed = { $forced ->
        [true] { $who } hat keinen Cowboy mehr und passt: Nummer { $position } der Passfolge.
       *[false] { $who } passt: Nummer { $position } der Passfolge.
    }
horsePut = { $who } stellt ein Pferd in Koppel { $corral }.
horseTaken = { $who } holt ein Pferd aus Koppel { $corral }.
declined = { $what ->
        [ammunition] { $who } verzichtet auf die Munition.
        [parcel] { $forced ->
                [true] { $who } kann das Land nicht kaufen.
               *[false] { $who } verzichtet auf das Land.
            }
        [tile] { $forced ->
                [true] { $who } kann das Gebäude nicht bezahlen.
               *[false] { $who } verzichtet auf das Gebäude.
            }
       *[points] { $forced ->
                [true] { $who } kann keine Punkte bezahlen.
               *[false] { $who } kauft keine Punkte.
            }
    }
duelChosen = { $who } wählt als Nächstes das Duell { $where }.
dieThrownAgain = { $who } würfelt neu: { $after } statt { $before }.
tilesChosen = { $who } ist bereit für das Duell.
patientMoved = Der Doktor flickt einen Cowboy zusammen, und { $who } setzt ihn { $where } ein.
attackersCleared = Eine Kirche schützt nun Parzelle { $parcel }: { $who } nimmt den angreifenden Cowboy zurück.
rivalsCleared = Der Anwalt räumt Parzelle { $parcel } für { $who }. Es weichen: { LIST($from) }.
parcelBought = { $who } kauft Parzelle { $parcel } für { MONEY($price) }.
tileTaken = { $who } nimmt { NAME($building, from: "names-elementsAsObject") }{ price }.
tileKept = { $who } behält { NAME($building, from: "names-elementsAsObject") } auf der Hand.
buildingBuilt = { $who } baut { NAME($building, from: "names-elementsAsObject") } auf Parzelle { $parcel }.
houseSet = { $second ->
        [true] { $who } macht das Haus auf Parzelle { $parcel } zum Stadthaus.
       *[false] { $who } setzt ein Haus auf Parzelle { $parcel }.
    }
consentAsked = { $who } fragt { $owner } nach einem Haus auf Parzelle { $parcel }.
consentAnswered = { $agree ->
        [true] { $who } antwortet { $asker } mit Ja: Ein Haus darf auf Parzelle { $parcel }.
       *[false] { $who } antwortet { $asker } mit Nein: kein Haus auf Parzelle { $parcel }.
    }
buildCancelled = { $who } baut { NAME($building, from: "names-elementsAsObject") } doch nicht.
gamed = { $who } versucht es mit dem Glücksspiel: { $black } { $sum ->
        [true] +
       *[false] ×
    } { $white } = { MONEY($money) }.
incomeBoosted = { by }{ $who } { $factor ->
        [2] verdoppelt
        [3] verdreifacht
       *[other] vervielfacht mit { $factor }
    } das Einkommen von Parzelle { $parcel }.
buildingPaid = { NAME($building, from: "names-elements") } auf { $parcel }, { $factor ->
        [1] { MONEY($income) }
       *[other] { MONEY($income) } × { $factor }
    }: { $attacker ->
        [none] { $who } bekommt { MONEY($kept) }
       *[other] { $who } behält { MONEY($kept) }, { $attacker } nimmt { MONEY($taken) }
    }.
cityHallWon = { $who } zieht ins Rathaus ein.
limitMet = { $spent ->
        [0] { $who } behält alles Geld: Das Limit ist { MONEY($limit) }.
       *[other] { $who } gibt { MONEY($spent) } aus: Das Limit ist { MONEY($limit) }.
    }
rodeoWon = { $who } gewinnt das Rodeo: { JOIN($sums, item: "rodeoWonItem", with: ", ") }.
rodeoWonItem = { $who } { $sum }
outlawRemoved = { $who } befreit Parzelle { $parcel } von einem Gesetzlosen.
rosterSet = Im Spiel: { LIST($roster, item: "rosterSetItem") }.
rosterSetItem = { $side ->
        [none] { NAME($character, from: "names-characters") }
       *[other] { NAME($character, from: "names-characters") } ({ $side ->
                [yellow] gelb
               *[red] rot
            })
    }
riverSet = Der Fluss fließt durch { LIST($parcels) }.
centreThrown = { dice }: Die Stadtmitte ist auf Parzelle { $parcel }.{ again }
mountainThrown = { dice }: ein Berg auf Parzelle { $parcel }.{ again }
orderDrawn = Startreihenfolge, ausgelost: { JOIN($order, with: ", ") }.
kitsOpened = Die Startausrüstungen: { JOIN($kits, item: "kitsOpenedItem", with: "; ") }.
kitsOpenedItem = { $who } { $cowboys } { $cowboys ->
        [one] Cowboy
       *[other] Cowboys
    }, { $parcels } { $parcels ->
        [one] Parzelle
       *[other] Parzellen
    }, { $revolvers } { $revolvers ->
        [one] Revolver
       *[other] Revolver
    }, { $roads } { $roads ->
        [one] Weg
       *[other] Wege
    } und { MONEY($money) }
tileDrawn = { $price ->
        [none] Aus dem Beutel: { NAME($building, from: "names-elements") }.
       *[other] Aus dem Beutel: { NAME($building, from: "names-elements") } für { MONEY($price) }.
    }
rowSlid = Die Gebäude rutschen auf die billigeren Felder.
cityHallPlaced = { $who } setzt das Rathaus auf Parzelle { $parcel }.
townRoadLaid = { $who } legt einen Weg für das Rathaus.
cityHallUnplaced = Für das Rathaus gibt es keine Parzelle: Es scheidet aus.
roundBegun = Runde { $round } von 4.
outlawsArrived = { dice }: { $count } { $count ->
        [one] Gesetzloser
       *[other] Gesetzlose
    } im Anmarsch, Stärke { $strength }.
outlawThrown = { dice }: ein Gesetzloser auf Parzelle { $parcel }.{ again }
outlawMoved = { $to ->
        [none] Der Gesetzlose auf Parzelle { $from } bleibt.
       *[other] Der Gesetzlose auf Parzelle { $from } zieht nach { $to }{ $byLot ->
                [true] , zufällig
               *[false] {""}
            }.
    }
turnOrderSet = Zugfolge: { JOIN($order, with: ", ") }.
duelOpened = { $outlaw ->
        [0] Duell { $where }: { LIST($fighters) }.
       *[other] Kampf mit dem Gesetzlosen { $where }, Stärke { $outlaw }: { LIST($fighters) }.
    }
tilesRevealed = Duellplättchen: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrown = Die Würfel: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrownItem = { $who } { JOIN($shown, with: " + ") }
duelDecided = { $winner ->
        [none] Der Gesetzlose gewinnt { $where }. { JOIN($sums, with: "; ") }.
       *[other] { $byEndOrder ->
                [true] Gleichstand: { $winner } hat früher gepasst und gewinnt das Duell { $where }. { JOIN($sums, with: "; ") }.
               *[false] { $winner } gewinnt das Duell { $where }. { JOIN($sums, with: "; ") }.
            }
    }
spaceClosed = SP für { MONEY($price) } gibt es ab jetzt nicht mehr.
orderSet = In der nächsten Runde wählt ihr in dieser Reihenfolge: { JOIN($order, with: ", ") }.
roundEnded = Runde { $round } ist vorbei.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points } SP
gameEnded = Die Partie ist vorbei: { JOIN($results, item: "gameEndedItem", with: ", ") }.
gameEndedItem = { $who } { $total } SP
by = { $by ->
        [none] {""}
       *[other] { NAME($by, from: "names-characters") }:{" "}
    }
dice = Würfel { $black } und { $white }
again = { $taken ->
        [true] {" "}Nicht möglich; noch ein Wurf.
       *[false] {""}
    }
price = { $paid ->
        [none] {""}
       *[other] {" für "}{ MONEY($paid) }
    }
