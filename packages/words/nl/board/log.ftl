moneyGained = { $source ->
        [power] { by }{ $who } krijgt { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] {" "}van { $from }
            }.
       *[other] { $who } krijgt { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] {" "}van { $from }
            }: { $space ->
                [none] { NAME($source, from: "board-moneySources") }
               *[other] { $space }
            }.
    }
moneyPaid = { $source ->
        [power] { by }{ $who } betaalt { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}aan { $to }
            }.
       *[other] { $who } betaalt { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}aan { $to }
            }: { NAME($source, from: "board-moneySources") }.
    }
pointsGained = { $source ->
        [power] { by }{ $who } scoort { $points } OP{ price }.
       *[other] { $who } scoort { $points } OP{ price }: { $space ->
                [none] { NAME($source, from: "board-pointSources") }
               *[other] { $space }
            }.
    }
pointsLost = { $who } verliest { $points } OP: { NAME($source, from: "board-pointSources") }.
roadsGained = { by }{ $who } neemt { $count } { $count ->
        [one] weg
       *[other] wegen
    }.
revolversGained = { by }{ $who } krijgt { $count } { $count ->
        [one] revolver
       *[other] revolvers
    }{ price }.
cowboysGained = { by }{ $who } neemt { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    } in de persoonlijke voorraad{ price }.
cowboysGiven = { by }{ $who } stuurt { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    } naar de algemene voorraad.
dynamiteGained = { by }{ $who } krijgt { $count ->
        [one] een staaf
       *[other] { $count } staven
    } dynamiet.
horseGained = { by }{ $who } krijgt een paard{ price }.
ammunitionGained = { by }{ $who } heeft de fiche met +3 revolvers tot het eind van de ronde.
handDealt = { $who } begint met { $total } aan dueltegels en { MONEY($money) }.
tilesDrawn = { $who } heeft geen dueltegels meer en trekt er { $count } uit de afgelegde.
kitFilled = { $who } heeft een startuitrusting samengesteld.
parcelClaimed = { by }{ $who } kiest kavel { $parcel }{ price }.
parcelThrown = { dice } voor { $who }: kavel { $parcel }.{ again }
roadLaid = { $bridge ->
        [true] { $who } bouwt een brug{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" langs "}{ $beside }
                    }
               *[other] {" tussen "}{ LIST($parcels) }
            }.
       *[false] { $who } legt een weg{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" langs "}{ $beside }
                    }
               *[other] {" tussen "}{ LIST($parcels) }
            }.
    }
characterTaken = { $who } neemt { NAME($character, from: "names-charactersAsObject") } ({ $side ->
        [yellow] geel
       *[red] rood
    }, limiet { MONEY($limit) }){ price }.
powerUnused = { $by ->
        [none] { $who } heeft er niets aan.
       *[other] { $who } gebruikt { NAME($by, from: "names-charactersAsObject") } niet.
    }
powerChosen = { by }{ $who } kiest { $choice ->
        [money] geld
        [points] punten
        [wait] afwachten
        [one] één
        [two] twee
        [three] drie
        [yellow] de gele kant
        [red] de rode kant
       *[revolvers] de revolvers
    }.
parcelNamed = { $who } brengt kavel { $parcel } in de veiling.
bidMade = { $who } biedt { MONEY($amount) }.
bidderOut = { $who } stapt uit de veiling.
auctionWon = { $who } wint de veiling voor { MONEY($amount) }: { $lot ->
        [none] de fiche met +3 revolvers
       *[other] { LIST($lot) }
    }.
cowboyPlaced = { $who } plaatst { $with ->
        [none] een cowboy
        [white] de witte cowboy
        [token] een cowboy met een fiche ‘geen duel’
       *[dynamite] een cowboy met dynamiet
    } { $where }.
cowboyTakenBack = { $who } neemt de cowboy { $where } terug.
passed = { $forced ->
        [true] { $who } heeft geen cowboy meer en past: nummer { $position } in de pasvolgorde.
       *[false] { $who } past: nummer { $position } in de pasvolgorde.
    }
horsePut = { $who } zet een paard in kraal { $corral }.
horseTaken = { $who } haalt een paard uit kraal { $corral }.
declined = { $what ->
        [ammunition] { $who } laat de munitie liggen.
        [parcel] { $forced ->
                [true] { $who } kan het land niet kopen.
               *[false] { $who } laat het land gaan.
            }
        [tile] { $forced ->
                [true] { $who } kan het gebouw niet betalen.
               *[false] { $who } laat het gebouw gaan.
            }
       *[points] { $forced ->
                [true] { $who } kan geen punten betalen.
               *[false] { $who } koopt geen punten.
            }
    }
duelChosen = { $who } kiest eerst het duel { $where }.
dieThrownAgain = { $who } gooit opnieuw: { $after } in plaats van { $before }.
tilesChosen = { $who } is klaar voor het duel.
patientMoved = De Arts lapt een cowboy op, en { $who } plaatst hem { $where }.
attackersCleared = Een kerk beschermt nu kavel { $parcel }: { $who } neemt de aanvallende cowboy terug.
rivalsCleared = De Advocaat maakt kavel { $parcel } vrij voor { $who }. Daar gaan weg: { LIST($from) }.
parcelBought = { $who } koopt kavel { $parcel } voor { MONEY($price) }.
tileTaken = { $who } neemt { NAME($building, from: "names-elementsAsObject") }{ price }.
tileKept = { $who } houdt { NAME($building, from: "names-elementsAsObject") } in handen.
buildingBuilt = { $who } bouwt { NAME($building, from: "names-elementsAsObject") } op kavel { $parcel }.
houseSet = { $second ->
        [true] { $who } maakt van het huis op kavel { $parcel } een herenhuis.
       *[false] { $who } zet een huis op kavel { $parcel }.
    }
consentAsked = { $who } vraagt { $owner } om een huis op kavel { $parcel }.
consentAnswered = { $agree ->
        [true] { $who } zegt ja tegen { $asker }: er mag een huis op kavel { $parcel }.
       *[false] { $who } zegt nee tegen { $asker }: geen huis op kavel { $parcel }.
    }
buildCancelled = { $who } bouwt { NAME($building, from: "names-elementsAsObject") } toch niet.
gamed = { $who } waagt een gok: { $black } { $sum ->
        [true] +
       *[false] ×
    } { $white } = { MONEY($money) }.
incomeBoosted = { by }{ $who } { $factor ->
        [2] verdubbelt
        [3] verdrievoudigt
       *[other] vermenigvuldigt met { $factor }
    } de inkomsten van kavel { $parcel }.
buildingPaid = { NAME($building, from: "names-elements") } op { $parcel }, { $factor ->
        [1] { MONEY($income) }
       *[other] { MONEY($income) } × { $factor }
    }: { $attacker ->
        [none] { $who } krijgt { MONEY($kept) }
       *[other] { $who } houdt { MONEY($kept) }, { $attacker } neemt { MONEY($taken) }
    }.
cityHallWon = { $who } betrekt het stadhuis.
limitMet = { $spent ->
        [0] { $who } houdt al het geld: de limiet is { MONEY($limit) }.
       *[other] { $who } geeft { MONEY($spent) } uit: de limiet is { MONEY($limit) }.
    }
rodeoWon = { $who } wint de rodeo: { JOIN($sums, item: "rodeoWonItem", with: ", ") }.
rodeoWonItem = { $who } { $sum }
outlawRemoved = { $who } verlost kavel { $parcel } van een outlaw.
rosterSet = In het spel: { LIST($roster, item: "rosterSetItem") }.
rosterSetItem = { $side ->
        [none] { NAME($character, from: "names-characters") }
       *[other] { NAME($character, from: "names-characters") } ({ $side ->
                [yellow] geel
               *[red] rood
            })
    }
riverSet = De rivier loopt door { LIST($parcels) }.
centreThrown = { dice }: het centrum van de stad ligt op kavel { $parcel }.{ again }
mountainThrown = { dice }: een berg op kavel { $parcel }.{ again }
orderDrawn = Beginvolgorde, door loting: { JOIN($order, with: ", ") }.
kitsOpened = De startuitrustingen: { JOIN($kits, item: "kitsOpenedItem", with: "; ") }.
kitsOpenedItem = { $who } { $cowboys } { $cowboys ->
        [one] cowboy
       *[other] cowboys
    }, { $parcels } { $parcels ->
        [one] kavel
       *[other] kavels
    }, { $revolvers } { $revolvers ->
        [one] revolver
       *[other] revolvers
    }, { $roads } { $roads ->
        [one] weg
       *[other] wegen
    } en { MONEY($money) }
tileDrawn = { $price ->
        [none] Uit de zak: { NAME($building, from: "names-elements") }.
       *[other] Uit de zak: { NAME($building, from: "names-elements") }, voor { MONEY($price) }.
    }
rowSlid = De gebouwen schuiven naar de goedkopere vakken.
cityHallPlaced = { $who } plaatst het stadhuis op kavel { $parcel }.
townRoadLaid = { $who } legt een weg voor het stadhuis.
cityHallUnplaced = Er is geen kavel voor het stadhuis: het gaat uit het spel.
roundBegun = Ronde { $round } van 4.
outlawsArrived = { dice }: { $count } { $count ->
        [one] outlaw
       *[other] outlaws
    } op komst, kracht { $strength }.
outlawThrown = { dice }: een outlaw op kavel { $parcel }.{ again }
outlawMoved = { $to ->
        [none] De outlaw op kavel { $from } blijft.
       *[other] De outlaw op kavel { $from } loopt naar { $to }{ $byLot ->
                [true] , willekeurig
               *[false] {""}
            }.
    }
turnOrderSet = Speelvolgorde: { JOIN($order, with: ", ") }.
duelOpened = { $outlaw ->
        [0] Een duel { $where }: { LIST($fighters) }.
       *[other] Gevecht met de outlaw { $where }, kracht { $outlaw }: { LIST($fighters) }.
    }
tilesRevealed = De dueltegels: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrown = De dobbelstenen: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrownItem = { $who } { JOIN($shown, with: " + ") }
duelDecided = { $winner ->
        [none] De outlaw wint { $where }. { JOIN($sums, with: "; ") }.
       *[other] { $byEndOrder ->
                [true] Gelijkspel: { $winner } paste eerder en wint het duel { $where }. { JOIN($sums, with: "; ") }.
               *[false] { $winner } wint het duel { $where }. { JOIN($sums, with: "; ") }.
            }
    }
spaceClosed = OP voor { MONEY($price) } zijn niet meer te koop.
orderSet = Volgende ronde kies je in deze volgorde: { JOIN($order, with: ", ") }.
roundEnded = Ronde { $round } is voorbij.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points } OP
gameEnded = Het spel is afgelopen: { JOIN($results, item: "gameEndedItem", with: ", ") }.
gameEndedItem = { $who } { $total } OP
by = { $by ->
        [none] {""}
       *[other] { NAME($by, from: "names-characters") }:{" "}
    }
dice = Dobbelstenen { $black } en { $white }
again = { $taken ->
        [true] {" "}Niet mogelijk; nieuwe worp.
       *[false] {""}
    }
price = { $paid ->
        [none] {""}
       *[other] {" voor "}{ MONEY($paid) }
    }
