### What happened at the board game's table. Sentences take names of players (`who`), names of parcels ('C4'), places from `where`, and the character whose power it was (`by`).

moneyGained = { $source ->
        [power] { by }{ $who } { $from ->
                [none] got { MONEY($amount) }
               *[other] got { MONEY($amount) } from { $from }
            }.
       *[other] { $who } { $from ->
                [none] got { MONEY($amount) }
               *[other] got { MONEY($amount) } from { $from }
            }: { $space ->
                [none] { NAME($source, from: "board-moneySources") }
               *[other] { $space }
            }.
    }
moneyPaid = { $source ->
        [power] { by }{ $who } { $to ->
                [none] paid { MONEY($amount) }
               *[other] paid { $to } { MONEY($amount) }
            }.
       *[other] { $who } { $to ->
                [none] paid { MONEY($amount) }
               *[other] paid { $to } { MONEY($amount) }
            }: { NAME($source, from: "board-moneySources") }.
    }
pointsGained = { $source ->
        [power] { by }{ $who } scored { $points } VP{ price }.
       *[other] { $who } scored { $points } VP{ price }: { $space ->
                [none] { NAME($source, from: "board-pointSources") }
               *[other] { $space }
            }.
    }
pointsLost = { $who } lost { $points } VP: { NAME($source, from: "board-pointSources") }.
roadsGained = { by }{ $who } took { $count } { $count ->
        [one] road
       *[other] roads
    }.
revolversGained = { by }{ $who } got { $count } { $count ->
        [one] revolver
       *[other] revolvers
    }{ price }.
cowboysGained = { by }{ $who } took { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    } into the personal reserve{ price }.
cowboysGiven = { by }{ $who } sent { $count } { $count ->
        [one] cowboy
       *[other] cowboys
    } to the general supply.
dynamiteGained = { by }{ $who } got { $count ->
        [one] a stick
       *[other] { $count } sticks
    } of dynamite.
horseGained = { by }{ $who } got a horse{ price }.
ammunitionGained = { by }{ $who } has the +3 revolver token until the end of the round.
handDealt = { $who } starts with duel tiles worth { $total } and { MONEY($money) }.
tilesDrawn = { $who } ran out of duel tiles and drew { $count } from the discards.
kitFilled = { $who } packed a starting kit.
parcelClaimed = { by }{ $who } claimed parcel { $parcel }{ price }.
parcelThrown = { dice } for { $who }: parcel { $parcel }.{ again }
roadLaid = { $bridge ->
        [true] { $who } built a bridge{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" beside "}{ $beside }
                    }
               *[other] {" between "}{ LIST($parcels) }
            }.
       *[false] { $who } laid a road{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" beside "}{ $beside }
                    }
               *[other] {" between "}{ LIST($parcels) }
            }.
    }
characterTaken = { $who } took { NAME($character, from: "names-charactersAsObject") } ({ $side ->
        [yellow] yellow
       *[red] red
    }, limit { MONEY($limit) }){ price }.
powerUnused = { $by ->
        [none] { $who } gained nothing.
       *[other] { $who } did not use { NAME($by, from: "names-charactersAsObject") }.
    }
powerChosen = { by }{ $who } chose { $choice ->
        [money] money
        [points] points
        [wait] to wait
        [one] one
        [two] two
        [three] three
        [yellow] the yellow side
        [red] the red side
       *[revolvers] revolvers
    }.
parcelNamed = { $who } put up parcel { $parcel } for auction.
bidMade = { $who } bid { MONEY($amount) }.
bidderOut = { $who } dropped out.
# `lot`: parcels, or nothing where it was about the +3 revolver token.
auctionWon = { $who } won the auction at { MONEY($amount) }: { $lot ->
        [none] the +3 revolver token
       *[other] { LIST($lot) }
    }.
cowboyPlaced = { $who } placed { $with ->
        [none] a cowboy
        [white] the white cowboy
        [token] a cowboy with a “no duel” token
       *[dynamite] a cowboy with dynamite
    } { $where }.
cowboyTakenBack = { $who } took back the cowboy { $where }.
passed = { $forced ->
        [true] { $who } had no cowboys left and passed: number { $position } in end order.
       *[false] { $who } passed: number { $position } in end order.
    }
horsePut = { $who } put a horse into corral { $corral }.
horseTaken = { $who } took a horse out of corral { $corral }.
declined = { $what ->
        [ammunition] { $who } left the ammunition.
        [parcel] { $forced ->
                [true] { $who } could not buy the land.
               *[false] { $who } let the land go.
            }
        [tile] { $forced ->
                [true] { $who } could not pay for the building.
               *[false] { $who } let the building go.
            }
       *[points] { $forced ->
                [true] { $who } could not pay for points.
               *[false] { $who } bought no points.
            }
    }
duelChosen = { $who } chose to resolve the duel { $where } first.
dieThrownAgain = { $who } rerolled: { $after } instead of { $before }.
tilesChosen = { $who } is ready for the duel.
patientMoved = The Doctor patched up a cowboy; { $who } placed it { $where }.
attackersCleared = A church now protects parcel { $parcel }: { $who } took the attacking cowboy back.
# `from`: whoever had to leave.
rivalsCleared = The Lawyer cleared parcel { $parcel } for { $who }. Sent home: { LIST($from) }.
parcelBought = { $who } bought parcel { $parcel } for { MONEY($price) }.
tileTaken = { $who } took { NAME($building, from: "names-elementsAsObject") }{ price }.
tileKept = { $who } kept { NAME($building, from: "names-elementsAsObject") } for later.
buildingBuilt = { $who } built { NAME($building, from: "names-elementsAsObject") } on parcel { $parcel }.
houseSet = { $second ->
        [true] { $who } turned the house on parcel { $parcel } into a townhouse.
       *[false] { $who } built a house on parcel { $parcel }.
    }
consentAsked = { $who } asked { $owner } to allow a house on parcel { $parcel }.
consentAnswered = { $agree ->
        [true] { $who } allowed { $asker } a house on parcel { $parcel }.
       *[false] { $who } refused { $asker } a house on parcel { $parcel }.
    }
buildCancelled = { $who } did not build { NAME($building, from: "names-elementsAsObject") } after all.
gamed = { $who } tried their luck at the gaming table: { $black } { $sum ->
        [true] +
       *[false] ×
    } { $white } = { MONEY($money) }.
incomeBoosted = { by }{ $who } { $factor ->
        [2] doubled
        [3] tripled
       *[other] multiplied by { $factor }
    } the income of parcel { $parcel }.
buildingPaid = { NAME($building, from: "names-elements") } on { $parcel }, { $factor ->
        [1] { MONEY($income) }
       *[other] { MONEY($income) } × { $factor }
    }: { $attacker ->
        [none] { $who } got { MONEY($kept) }
       *[other] { $who } kept { MONEY($kept) }, { $attacker } took { MONEY($taken) }
    }.
cityHallWon = { $who } moved into the city hall.
limitMet = { $spent ->
        [0] { $who } kept all money: the limit is { MONEY($limit) }.
       *[other] { $who } spent { MONEY($spent) }: the limit is { MONEY($limit) }.
    }
rodeoWon = { $who } won the rodeo: { JOIN($sums, item: "rodeoWonItem", with: ", ") }.
rodeoWonItem = { $who } { $sum }
outlawRemoved = { $who } drove an outlaw off parcel { $parcel }.
rosterSet = In play: { LIST($roster, item: "rosterSetItem") }.
rosterSetItem = { $side ->
        [none] { NAME($character, from: "names-characters") }
       *[other] { NAME($character, from: "names-characters") } ({ $side ->
                [yellow] yellow
               *[red] red
            })
    }
riverSet = The river runs through { LIST($parcels) }.
centreThrown = { dice }: the centre of town is on parcel { $parcel }.{ again }
mountainThrown = { dice }: a mountain on parcel { $parcel }.{ again }
orderDrawn = Starting order, drawn at random: { JOIN($order, with: ", ") }.
kitsOpened = Starting kits: { JOIN($kits, item: "kitsOpenedItem", with: "; ") }.
kitsOpenedItem = { $who } { $cowboys } { $cowboys ->
        [one] cowboy
       *[other] cowboys
    }, { $parcels } { $parcels ->
        [one] parcel
       *[other] parcels
    }, { $revolvers } { $revolvers ->
        [one] revolver
       *[other] revolvers
    }, { $roads } { $roads ->
        [one] road
       *[other] roads
    } and { MONEY($money) }
# `price`: of the space of the building row where the tile lies.
tileDrawn = { $price ->
        [none] Drawn: { NAME($building, from: "names-elements") }.
       *[other] Drawn: { NAME($building, from: "names-elements") }, for { MONEY($price) }.
    }
rowSlid = The buildings slide to the cheaper spaces.
cityHallPlaced = { $who } placed the city hall on parcel { $parcel }.
townRoadLaid = { $who } laid a road for the city hall.
cityHallUnplaced = No parcel for the city hall: it leaves the game.
roundBegun = Round { $round } of 4.
outlawsArrived = { dice }: { $count } { $count ->
        [one] outlaw rides
       *[other] outlaws ride
    } in, strength { $strength }.
outlawThrown = { dice }: an outlaw on parcel { $parcel }.{ again }
outlawMoved = { $to ->
        [none] The outlaw on parcel { $from } stays.
       *[other] The outlaw on parcel { $from } moves to { $to }{ $byLot ->
                [true] , chosen at random
               *[false] {""}
            }.
    }
turnOrderSet = Turn order: { JOIN($order, with: ", ") }.
# `outlaw`: the strength to be reached, or 0 among players.
duelOpened = { $outlaw ->
        [0] Duel { $where }: { LIST($fighters) }.
       *[other] Fight with the outlaw { $where }, strength { $outlaw }: { LIST($fighters) }.
    }
tilesRevealed = Duel tiles: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrown = Dice: { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrownItem = { $who } { JOIN($shown, with: " + ") }
# `winner` is left out where the outlaw won.
duelDecided = { $winner ->
        [none] The outlaw won { $where }. { JOIN($sums, with: "; ") }.
       *[other] { $byEndOrder ->
                [true] A tie: { $winner } passed earlier and won the duel { $where }. { JOIN($sums, with: "; ") }.
               *[false] { $winner } won the duel { $where }. { JOIN($sums, with: "; ") }.
            }
    }
# `price`: of the points that are no longer sold.
spaceClosed = VP at { MONEY($price) } are no longer for sale.
orderSet = Order for the next round: { JOIN($order, with: ", ") }.
roundEnded = Round { $round } is over.
lineCounted = { $line }: { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points } VP
gameEnded = Game over: { JOIN($results, item: "gameEndedItem", with: ", ") }.
gameEndedItem = { $who } { $total } VP
by = { $by ->
        [none] {""}
       *[other] { NAME($by, from: "names-characters") }:{" "}
    }
dice = Dice { $black } and { $white }
again = { $taken ->
        [true] {" "}Not possible; rolled again.
       *[false] {""}
    }
price = { $paid ->
        [none] {""}
       *[other] {" for "}{ MONEY($paid) }
    }
