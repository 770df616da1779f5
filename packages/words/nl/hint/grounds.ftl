scoresNow = { $points ->
        [0] Geen punten meteen.
       *[other] { SIGN($points) ->
                [plus] Meteen { points }.
               *[other] Kost meteen { points }.
            }
    }
promises = Belooft zo’n { points }.
goesFirst = { $percent ->
        [0] Laat de anderen eerst kiezen.
       *[other] Kans om als eerste te kiezen: { $percent }%.
    }
worthLater = Kost een kaart die later zo’n { points } waard is.
powerPays = { SIGN($points) ->
        [plus] Levert nu zo’n { points } op.
       *[other] Levert nu niets op.
    }
powerWaits = Beter voor later te bewaren.
nothingBetter = Iets beters is er niet.
points = { NUMBER(ABS($points), maximumFractionDigits: 1) } { ABS($points) ->
        [one] punt
       *[other] punten
    }
pays = Meteen { MONEY($money) }.
costs = Kost { MONEY($money) }.
gives = Levert { pieces } op.
givesUp = Kost { pieces }.
stronger = Deze ronde { $strength } sterker in duels.
strong = Kracht { $strength } om te beginnen.
keeps = Bewaart { pieces } voor later.
keepsMoney = { $aloud ->
        [true] Ik houd mijn { MONEY($money) }.
       *[false] Je houdt je { MONEY($money) }.
    }
leaves = { $aloud ->
        [true] Ik houd { MONEY($money) } over.
       *[false] Je houdt { MONEY($money) } over.
    }
limit = { $aloud ->
        [true] Meer dan { MONEY($money) } mag ik toch niet houden.
       *[false] Meer dan { MONEY($money) } mag je toch niet houden.
    }
earns = Brengt { MONEY($money) } { often } op{ sources }.
site = { $building } hier: { MONEY($money) } { often }.
siteAt = { $aloud ->
        [true] Op mijn { $parcel }: { MONEY($money) } { often }.
       *[false] Op jouw { $parcel }: { MONEY($money) } { often }.
    }
needsRoads = { $count ->
        [one] Er ontbreekt nog één weg.
       *[other] Er ontbreken nog { $count } wegen.
    }
earnsMore = { $aloud ->
        [true] Mijn gebouwen brengen { often } { MONEY($money) } meer op.
       *[false] Je gebouwen brengen { often } { MONEY($money) } meer op.
    }
rivalLess = { $player } krijgt { often } { MONEY($money) } minder.
noRivalGains = Helpt geen enkele tegenstander.
endPoints = { points } aan het eind.
unassailable = Niemand kan het aanvallen.
deniesHouse = { $aloud ->
        [true] { $player } krijgt geen huis van mij.
       *[false] { $player } krijgt geen huis van jou.
    }
asks = Alleen als { $player } het goedvindt.
reaches = { $aloud ->
        [true] Dan komen er wegen bij mijn { $parcel }.
       *[false] Dan komen er wegen bij jouw { $parcel }.
    }
housePlace = Dan kan er een huis op { $parcel } staan.
towards = Op weg naar { $aloud ->
        [true] mijn
       *[false] jouw
    } { $parcel }: nog { $count } { $count ->
        [one] weg
       *[other] wegen
    }.
moneyThere = Nu { MONEY($money) } waard.
pointsThere = Nu { points } waard.
dice = Zo’n { MONEY($money) }, met de dobbelstenen.
pointPrice = Verkoopt punten voor { MONEY($money) } per stuk.
cheapestPoints = De goedkoopste punten van deze ronde.
raid = Neemt { MONEY($money) } van { $player }.
guards = Houdt { MONEY($money) } uit handen van een aanvaller.
outlawReward = { points } voor een verslagen outlaw.
duel = Kracht { $own } tegen { $theirs }: { $percent }% kans op winst.
strengths = Kracht { $own } tegen { $theirs }.
tileTotal = { $aloud ->
        [true] Ik kom op { $own }; zij hebben { $theirs } zonder hun tegels.
       *[false] Je komt op { $own }; zij hebben { $theirs } zonder hun tegels.
    }
alone = Er staat nog niemand.
noDuel = Daar is geen duel mogelijk.
lesserFirst = { $aloud ->
        [true] De kleinste inzet eerst: verlies ik, dan ben ik sterker in het volgende duel.
       *[false] De kleinste inzet eerst: verlies je, dan ben je sterker in het volgende duel.
    }
winning = { $aloud ->
        [true] Zoals het staat win ik, { $own } tegen { $theirs }.
       *[false] Zoals het staat win je, { $own } tegen { $theirs }.
    }
losing = { $aloud ->
        [true] Zoals het staat verlies ik, { $own } tegen { $theirs }.
       *[false] Zoals het staat verlies je, { $own } tegen { $theirs }.
    }
newThrow = Een nieuwe worp wint in { $percent }% van de gevallen.
beatsAll = Wint van elke tegel.
savesTiles = Bewaart je betere tegels.
paidForLosing = { $aloud ->
        [true] Een verloren duel levert me { points } op.
       *[false] Een verloren duel levert je { points } op.
    }
passesBefore = { $aloud ->
        [true] Ik pas vóór { others }: ik win bij gelijkspel en kies straks eerder.
       *[false] Je past vóór { others }: je wint bij gelijkspel en kiest straks eerder.
    }
tiesBefore = { $aloud ->
        [true] Ik pas vóór { others }: ik win bij gelijkspel.
       *[false] Je past vóór { others }: je wint bij gelijkspel.
    }
taxBrings = { $aloud ->
        [true] De belasting levert me { MONEY($money) } op.
       *[false] De belasting levert je { MONEY($money) } op.
    }
turnAfter = { $count ->
        [0] { $aloud ->
                [true] Ik plaats als eerste.
               *[false] Jij plaatst als eerste.
            }
       *[other] { $aloud ->
                [true] Hoogstens { others } vóór mij bij het plaatsen.
               *[false] Hoogstens { others } vóór jou bij het plaatsen.
            }
    }
pledge = Nu { points } aan het eind van de ronde.
doubles = Dubbel voor { $building }: { MONEY($money) } meer.
moreNow = Deze ronde { MONEY($money) } meer.
ifNobodyHigher = Kost { MONEY($money) } als niemand meer biedt.
cheaperTiles = { $count ->
        [one] Eén tegel wordt goedkoper.
       *[other] { $count } tegels worden goedkoper.
    }
corral = { $corral ->
        [1] { $aloud ->
                [true] Maakt me sterker in duels.
               *[false] Maakt je sterker in duels.
            }
        [2] Meteen nog een beurt om te plaatsen.
        [3] Verdubbelt de inkomsten van een ranch.
       *[4] Een paard levert hier $2 op.
    }
hats = { $count } { $count ->
        [one] hoed
       *[other] hoeden
    } bij de rodeo.
outlawAt = De outlaw staat dan bij { $player }, op { $parcel }.
outlawLeaves = { $aloud ->
        [true] De outlaw verlaat mijn { $parcel }.
       *[false] De outlaw verlaat jouw { $parcel }.
    }
pieces = { $count } { $count ->
        [one] { $thing ->
                [road] weg
                [revolver] revolver
                [cowboy] cowboy
                [horse] paard
                [dynamite] staaf dynamiet
               *[tile] tegel
            }
       *[other] { $thing ->
                [road] wegen
                [revolver] revolvers
                [cowboy] cowboys
                [horse] paarden
                [dynamite] staven dynamiet
               *[tile] tegels
            }
    }
often = { $rounds ->
        [1] deze ronde
       *[other] per ronde
    }
others = { $count ->
        [one] een andere speler
       *[other] { $count } anderen
    }
sources = { $only ->
        [none] {""}
        [house] , van huizen
        [mountain] , van bergen
        [pasture] , van vrije kavels
       *[several] , waarvan { LIST($from, item: "sourcesItem") }
    }
sourcesItem = { MONEY($amount) } { $source ->
        [house] van huizen
        [mountain] van bergen
       *[pasture] van vrije kavels
    }
