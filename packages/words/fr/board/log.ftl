moneyGained = { $source ->
        [power] { by }{ $who } reçoit { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] , payés par { $from }
            }.
       *[other] { $who } reçoit { MONEY($amount) }{ $from ->
                [none] {""}
               *[other] , payés par { $from }
            } : { $space ->
                [none] { NAME($source, from: "board-moneySources") }
               *[other] { $space }
            }.
    }
moneyPaid = { $source ->
        [power] { by }{ $who } paie { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}à { $to }
            }.
       *[other] { $who } paie { MONEY($amount) }{ $to ->
                [none] {""}
               *[other] {" "}à { $to }
            } : { NAME($source, from: "board-moneySources") }.
    }
pointsGained = { $source ->
        [power] { by }{ $who } marque { $points } PV{ price }.
       *[other] { $who } marque { $points } PV{ price } : { $space ->
                [none] { NAME($source, from: "board-pointSources") }
               *[other] { $space }
            }.
    }
pointsLost = { $who } perd { $points } PV : { NAME($source, from: "board-pointSources") }.
roadsGained = { by }{ $who } prend { $count } { $count ->
        [one] route
       *[other] routes
    }.
revolversGained = { by }{ $who } reçoit { $count } { $count ->
        [one] revolver
       *[other] revolvers
    }{ price }.
cowboysGained = { by }{ $who } prend { $count } { $count ->
        [one] cow-boy
       *[other] cow-boys
    } dans sa réserve personnelle{ price }.
cowboysGiven = { by }{ $who } renvoie { $count } { $count ->
        [one] cow-boy
       *[other] cow-boys
    } à la réserve générale.
dynamiteGained = { by }{ $who } reçoit { $count ->
        [one] un bâton
       *[other] { $count } bâtons
    } de dynamite.
horseGained = { by }{ $who } reçoit un cheval{ price }.
ammunitionGained = { by }{ $who } a le jeton +3 revolvers jusqu’à la fin du tour.
handDealt = { $who } a des tuiles de duel d’un total de { $total } et { MONEY($money) } pour commencer.
tilesDrawn = { $who } n’a plus de tuiles de duel et en pioche { $count } parmi les défaussées.
kitFilled = { $who } a composé son équipement de départ.
parcelClaimed = { by }{ $who } prend la parcelle { $parcel }{ price }.
parcelThrown = { dice } pour { $who } : parcelle { $parcel }.{ again }
roadLaid = { $bridge ->
        [true] { $who } construit un pont{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" au bord de "}{ $beside }
                    }
               *[other] {" entre "}{ LIST($parcels) }
            }.
       *[false] { $who } pose une route{ $parcels ->
                [none] { $beside ->
                        [none] {""}
                       *[other] {" au bord de "}{ $beside }
                    }
               *[other] {" entre "}{ LIST($parcels) }
            }.
    }
characterTaken = { $who } prend { NAME($character, from: "names-charactersAsObject") } (côté { $side ->
        [yellow] jaune
       *[red] rouge
    }, limite { MONEY($limit) }){ price }.
powerUnused = { $by ->
        [none] { $who } n’en profite pas.
       *[other] { $who } n’utilise pas { NAME($by, from: "names-charactersAsObject") }.
    }
powerChosen = { by }{ $who } choisit { $choice ->
        [money] l’argent
        [points] les points
        [wait] d’attendre
        [one] un
        [two] deux
        [three] trois
        [yellow] le côté jaune
        [red] le côté rouge
       *[revolvers] les revolvers
    }.
parcelNamed = { $who } met la parcelle { $parcel } aux enchères.
bidMade = { $who } mise { MONEY($amount) }.
bidderOut = { $who } se retire.
auctionWon = { $who } gagne l’enchère à { MONEY($amount) } : { $lot ->
        [none] le jeton +3 revolvers
       *[other] { LIST($lot) }
    }.
cowboyPlaced = { $who } place { $with ->
        [none] un cow-boy
        [white] le cow-boy blanc
        [token] un cow-boy avec un jeton « pas de duel »
       *[dynamite] un cow-boy avec de la dynamite
    } { $where }.
cowboyTakenBack = { $who } reprend le cow-boy placé { $where }.
passed = { $forced ->
        [true] { $who } n’a plus de cow-boy à placer et passe : numéro { $position } de l’ordre de fin.
       *[false] { $who } passe : numéro { $position } de l’ordre de fin.
    }
horsePut = { $who } met un cheval dans l’enclos { $corral }.
horseTaken = { $who } sort un cheval de l’enclos { $corral }.
declined = { $what ->
        [ammunition] { $who } renonce aux munitions.
        [parcel] { $forced ->
                [true] { $who } ne peut pas acheter le terrain.
               *[false] { $who } renonce au terrain.
            }
        [tile] { $forced ->
                [true] { $who } ne peut pas payer le bâtiment.
               *[false] { $who } renonce au bâtiment.
            }
       *[points] { $forced ->
                [true] { $who } ne peut pas payer de points.
               *[false] { $who } n’achète pas de points.
            }
    }
duelChosen = { $who } choisit d’abord le duel { $where }.
dieThrownAgain = { $who } relance : { $after } au lieu de { $before }.
tilesChosen = { $who } a choisi pour le duel.
patientMoved = Le docteur remet un cow-boy sur pied, et { $who } le place { $where }.
attackersCleared = Une église protège désormais la parcelle { $parcel } : { $who } reprend son cow-boy.
rivalsCleared = L’avocat dégage la parcelle { $parcel } pour { $who }. Se retirent : { LIST($from) }.
parcelBought = { $who } achète la parcelle { $parcel } pour { MONEY($price) }.
tileTaken = { $who } prend { NAME($building, from: "names-elementsAsObject") }{ price }.
tileKept = { $who } garde { NAME($building, from: "names-elementsAsObject") } en main.
buildingBuilt = { $who } construit { NAME($building, from: "names-elementsAsObject") } sur la parcelle { $parcel }.
houseSet = { $second ->
        [true] { $who } transforme la maison de la parcelle { $parcel } en maison de ville.
       *[false] { $who } pose une maison sur la parcelle { $parcel }.
    }
consentAsked = { $who } demande à { $owner } une maison sur la parcelle { $parcel }.
consentAnswered = { $agree ->
        [true] { $who } répond oui à { $asker } : la maison peut aller sur la parcelle { $parcel }.
       *[false] { $who } répond non à { $asker } : pas de maison sur la parcelle { $parcel }.
    }
buildCancelled = { $who } renonce à construire { NAME($building, from: "names-elementsAsObject") }.
gamed = { $who } tente sa chance à la table de jeu : { $black } { $sum ->
        [true] +
       *[false] ×
    } { $white } = { MONEY($money) }.
incomeBoosted = { by }{ $who } { $factor ->
        [2] double
        [3] triple
       *[other] multiplie par { $factor }
    } le revenu de la parcelle { $parcel }.
buildingPaid = { NAME($building, from: "names-elements") } en { $parcel }, { $factor ->
        [1] { MONEY($income) }
       *[other] { MONEY($income) } × { $factor }
    } : { $attacker ->
        [none] { $who } reçoit { MONEY($kept) }
       *[other] { $who } garde { MONEY($kept) }, { $attacker } prend { MONEY($taken) }
    }.
cityHallWon = { $who } s’installe à l’hôtel de ville.
limitMet = { $spent ->
        [0] { $who } garde tout son argent : la limite est de { MONEY($limit) }.
       *[other] { $who } dépense { MONEY($spent) } : la limite est de { MONEY($limit) }.
    }
rodeoWon = { $who } gagne le rodéo : { JOIN($sums, item: "rodeoWonItem", with: ", ") }.
rodeoWonItem = { $who } { $sum }
outlawRemoved = { $who } chasse un hors-la-loi de la parcelle { $parcel }.
rosterSet = En jeu : { LIST($roster, item: "rosterSetItem") }.
rosterSetItem = { $side ->
        [none] { NAME($character, from: "names-characters") }
       *[other] { NAME($character, from: "names-characters") } ({ $side ->
                [yellow] jaune
               *[red] rouge
            })
    }
riverSet = La rivière passe par { LIST($parcels) }.
centreThrown = { dice } : le centre de la ville est sur la parcelle { $parcel }.{ again }
mountainThrown = { dice } : une montagne sur la parcelle { $parcel }.{ again }
orderDrawn = Ordre de départ, tiré au sort : { JOIN($order, with: ", ") }.
kitsOpened = Les équipements de départ : { JOIN($kits, item: "kitsOpenedItem", with: " ; ") }.
kitsOpenedItem = { $who } { $cowboys } { $cowboys ->
        [one] cow-boy
       *[other] cow-boys
    }, { $parcels } { $parcels ->
        [one] parcelle
       *[other] parcelles
    }, { $revolvers } { $revolvers ->
        [one] revolver
       *[other] revolvers
    }, { $roads } { $roads ->
        [one] route
       *[other] routes
    } et { MONEY($money) }
tileDrawn = { $price ->
        [none] Pioché dans le sac : { NAME($building, from: "names-elements") }.
       *[other] Pioché dans le sac : { NAME($building, from: "names-elements") }, à { MONEY($price) }.
    }
rowSlid = Les bâtiments glissent vers les cases moins chères.
cityHallPlaced = { $who } place l’hôtel de ville sur la parcelle { $parcel }.
townRoadLaid = { $who } pose une route pour l’hôtel de ville.
cityHallUnplaced = Il n’y a pas de parcelle pour l’hôtel de ville : il quitte le jeu.
roundBegun = Tour { $round } sur 4.
outlawsArrived = { dice } : { $count } { $count ->
        [one] hors-la-loi
       *[other] hors-la-loi
    } en route, force { $strength }.
outlawThrown = { dice } : un hors-la-loi sur la parcelle { $parcel }.{ again }
outlawMoved = { $to ->
        [none] Le hors-la-loi de la parcelle { $from } reste.
       *[other] Le hors-la-loi de la parcelle { $from } va en { $to }{ $byLot ->
                [true] , par tirage au sort
               *[false] {""}
            }.
    }
turnOrderSet = Ordre de jeu : { JOIN($order, with: ", ") }.
duelOpened = { $outlaw ->
        [0] Duel { $where } : { LIST($fighters) }.
       *[other] Combat contre le hors-la-loi { $where }, force { $outlaw } : { LIST($fighters) }.
    }
tilesRevealed = Les tuiles de duel : { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrown = Les dés : { JOIN($throws, item: "diceThrownItem", with: ", ") }.
diceThrownItem = { $who } { JOIN($shown, with: " + ") }
duelDecided = { $winner ->
        [none] Le hors-la-loi gagne { $where }. { JOIN($sums, with: " ; ") }.
       *[other] { $byEndOrder ->
                [true] Égalité : { $winner }, qui a passé plus tôt, gagne le duel { $where }. { JOIN($sums, with: " ; ") }.
               *[false] { $winner } gagne le duel { $where }. { JOIN($sums, with: " ; ") }.
            }
    }
spaceClosed = Les PV à { MONEY($price) } ne sont plus en vente.
orderSet = Au prochain tour, on choisit dans cet ordre : { JOIN($order, with: ", ") }.
roundEnded = Le tour { $round } est terminé.
lineCounted = { $line } : { JOIN($points, item: "lineCountedItem", with: ", ") }.
lineCountedItem = { $who } { $points } PV
gameEnded = La partie est finie : { JOIN($results, item: "gameEndedItem", with: ", ") }.
gameEndedItem = { $who } { $total } PV
by = { $by ->
        [none] {""}
       *[other] { NAME($by, from: "names-characters") } :{" "}
    }
dice = Dés { $black } et { $white }
again = { $taken ->
        [true] {" "}Impossible ; nouveau lancer.
       *[false] {""}
    }
price = { $paid ->
        [none] {""}
       *[other] {" pour "}{ MONEY($paid) }
    }
