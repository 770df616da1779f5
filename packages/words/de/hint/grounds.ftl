scoresNow = { $points ->
        [0] Sofort keine Punkte.
       *[other] { SIGN($points) ->
                [plus] Sofort { points }.
               *[other] Kostet sofort { points }.
            }
    }
promises = Verspricht etwa { points }.
goesFirst = { $percent ->
        [0] Lässt die anderen zuerst wählen.
       *[other] Chance, zuerst zu wählen: { $percent } %.
    }
worthLater = Kostet eine Karte, die später etwa { points } wert ist.
powerPays = { SIGN($points) ->
        [plus] Bringt jetzt etwa { points }.
       *[other] Bringt jetzt nichts.
    }
powerWaits = Besser für später aufheben.
nothingBetter = Etwas Besseres ist nicht zu haben.
points = { NUMBER(ABS($points), maximumFractionDigits: 1) } { ABS($points) ->
        [one] Punkt
       *[other] Punkte
    }
pays = Sofort { MONEY($money) }.
costs = Kostet { MONEY($money) }.
gives = Bringt { pieces }.
givesUp = Kostet { pieces }.
stronger = Diese Runde in Duellen um { $strength } stärker.
strong = Stärke { $strength } zu Beginn.
keeps = Behält { pieces } für später.
keepsMoney = { $aloud ->
        [true] Ich behalte meine { MONEY($money) }.
       *[false] Du behältst deine { MONEY($money) }.
    }
leaves = { $aloud ->
        [true] Mir bleiben { MONEY($money) }.
       *[false] Dir bleiben { MONEY($money) }.
    }
limit = { $aloud ->
        [true] Mehr als { MONEY($money) } darf ich ohnehin nicht behalten.
       *[false] Mehr als { MONEY($money) } darfst du ohnehin nicht behalten.
    }
earns = Bringt { MONEY($money) } { often }{ sources }.
site = { $building } hier: { MONEY($money) } { often }.
siteAt = { $aloud ->
        [true] Auf meiner { $parcel }: { MONEY($money) } { often }.
       *[false] Auf deiner { $parcel }: { MONEY($money) } { often }.
    }
needsRoads = { $count ->
        [one] Ein Weg fehlt noch.
       *[other] { $count } Wege fehlen noch.
    }
earnsMore = { $aloud ->
        [true] Meine Gebäude bringen { often } { MONEY($money) } mehr.
       *[false] Deine Gebäude bringen { often } { MONEY($money) } mehr.
    }
rivalLess = { $player } bekommt { often } { MONEY($money) } weniger.
noRivalGains = Hilft niemandem sonst.
endPoints = { points } am Ende.
unassailable = Niemand kann es angreifen.
deniesHouse = { $aloud ->
        [true] { $player } bekommt von mir kein Haus.
       *[false] { $player } bekommt von dir kein Haus.
    }
asks = Nur wenn { $player } zustimmt.
reaches = { $aloud ->
        [true] Dann reichen Wege bis zu meiner { $parcel }.
       *[false] Dann reichen Wege bis zu deiner { $parcel }.
    }
housePlace = Dann kann auf { $parcel } ein Haus stehen.
towards = Unterwegs zu { $aloud ->
        [true] meiner
       *[false] deiner
    } { $parcel }: noch { $count } { $count ->
        [one] Weg
       *[other] Wege
    }.
moneyThere = Zurzeit { MONEY($money) } wert.
pointsThere = Zurzeit { points } wert.
dice = Etwa { MONEY($money) }, je nach Würfeln.
pointPrice = Verkauft Punkte zu je { MONEY($money) }.
cheapestPoints = Die billigsten Punkte dieser Runde.
raid = Nimmt { $player } { MONEY($money) } ab.
guards = Rettet { MONEY($money) } vor einem Angreifer.
outlawReward = { points } für den besiegten Gesetzlosen.
duel = Stärke { $own } gegen { $theirs }: { $percent } % Siegchance.
strengths = Stärke { $own } gegen { $theirs }.
tileTotal = { $aloud ->
        [true] Ich komme auf { $own }; sie haben { $theirs } ohne Plättchen.
       *[false] Du kommst auf { $own }; sie haben { $theirs } ohne Plättchen.
    }
alone = Dort ist noch niemand.
noDuel = Dort ist kein Duell möglich.
lesserFirst = { $aloud ->
        [true] Das Unwichtigere zuerst: Verliere ich, bin ich im nächsten Duell stärker.
       *[false] Das Unwichtigere zuerst: Verlierst du, bist du im nächsten Duell stärker.
    }
winning = { $aloud ->
        [true] So gewinne ich { $own } zu { $theirs }.
       *[false] So gewinnst du { $own } zu { $theirs }.
    }
losing = { $aloud ->
        [true] So verliere ich { $own } zu { $theirs }.
       *[false] So verlierst du { $own } zu { $theirs }.
    }
newThrow = Ein neuer Wurf gewinnt in { $percent } % der Fälle.
beatsAll = Gewinnt gegen jedes Plättchen.
savesTiles = Spart deine besseren Plättchen.
paidForLosing = { $aloud ->
        [true] Ein verlorenes Duell bringt mir { points }.
       *[false] Ein verlorenes Duell bringt dir { points }.
    }
passesBefore = { $aloud ->
        [true] Ich passe vor { others }: Ich gewinne bei Gleichstand und wähle dann früher.
       *[false] Du passt vor { others }: Du gewinnst bei Gleichstand und wählst dann früher.
    }
tiesBefore = { $aloud ->
        [true] Ich passe vor { others }: Ich gewinne bei Gleichstand.
       *[false] Du passt vor { others }: Du gewinnst bei Gleichstand.
    }
taxBrings = { $aloud ->
        [true] Die Steuer bringt mir { MONEY($money) }.
       *[false] Die Steuer bringt dir { MONEY($money) }.
    }
turnAfter = { $count ->
        [0] { $aloud ->
                [true] Ich setze zuerst ein.
               *[false] Du setzt zuerst ein.
            }
       *[other] { $aloud ->
                [true] Ich setze höchstens nach { others } ein.
               *[false] Du setzt höchstens nach { others } ein.
            }
    }
pledge = Zurzeit { points } am Ende der Runde.
doubles = Doppelt für { $building }: { MONEY($money) } mehr.
moreNow = Diese Runde { MONEY($money) } mehr.
ifNobodyHigher = Kostet { MONEY($money) }, wenn niemand mehr bietet.
cheaperTiles = { $count ->
        [one] Ein Plättchen wird billiger.
       *[other] { $count } Plättchen werden billiger.
    }
corral = { $corral ->
        [1] { $aloud ->
                [true] Macht mich in Duellen stärker.
               *[false] Macht dich in Duellen stärker.
            }
        [2] Sofort noch ein Zug beim Einsetzen.
        [3] Verdoppelt das Einkommen einer Ranch.
       *[4] Ein Pferd bringt hier 2 $.
    }
hats = { $count } { $count ->
        [one] Hut
       *[other] Hüte
    } beim Rodeo.
outlawAt = Der Gesetzlose steht dann bei { $player }, auf { $parcel }.
outlawLeaves = { $aloud ->
        [true] Der Gesetzlose verlässt meine { $parcel }.
       *[false] Der Gesetzlose verlässt deine { $parcel }.
    }
pieces = { $count } { $count ->
        [one] { $thing ->
                [road] Weg
                [revolver] Revolver
                [cowboy] Cowboy
                [horse] Pferd
                [dynamite] Stange Dynamit
               *[tile] Plättchen
            }
       *[other] { $thing ->
                [road] Wege
                [revolver] Revolver
                [cowboy] Cowboys
                [horse] Pferde
                [dynamite] Stangen Dynamit
               *[tile] Plättchen
            }
    }
often = { $rounds ->
        [1] diese Runde
       *[other] je Runde
    }
others = { $count ->
        [one] einem Spieler
       *[other] { $count } Spielern
    }
sources = { $only ->
        [none] {""}
        [house] , von Häusern
        [mountain] , von Bergen
        [pasture] , von freien Parzellen
       *[several] , davon { LIST($from, item: "sourcesItem") }
    }
sourcesItem = { MONEY($amount) } { $source ->
        [house] von Häusern
        [mountain] von Bergen
       *[pasture] von freien Parzellen
    }
