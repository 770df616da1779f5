### What a hint says; with `aloud`, what a bot says of its own move.

scoresNow = { SIGN($points) ->
        [plus] { points } now.
        [minus] Costs { points } now.
       *[zero] No points now.
    }
promises = Worth about { points } later.
goesFirst = { $percent ->
        [0] Lets the others choose first.
       *[other] { $percent }% chance to choose first.
    }
worthLater = Spends a card worth about { points } later.
powerPays = { SIGN($points) ->
        [plus] Worth about { points } now.
       *[other] Worth nothing now.
    }
powerWaits = Better saved for later.
nothingBetter = There is nothing better.
points = { NUMBER(ABS($points), maximumFractionDigits: 1) } { ABS($points) ->
        [one] point
       *[other] points
    }
pays = { MONEY($money) } now.
costs = Costs { MONEY($money) }.
gives = { $aloud ->
        [true] I get { pieces }.
       *[false] Gives you { pieces }.
    }
givesUp = Costs { pieces }.
stronger = +{ $strength } strength this round.
strong = Starts with strength { $strength }.
keeps = Keeps { pieces } for later.
keepsMoney = { $aloud ->
        [true] I keep my { MONEY($money) }.
       *[false] Keeps your { MONEY($money) }.
    }
leaves = { $aloud ->
        [true] That leaves me with { MONEY($money) }.
       *[false] Leaves you with { MONEY($money) }.
    }
limit = { $aloud ->
        [true] I can keep only { MONEY($money) } anyway.
       *[false] You can keep only { MONEY($money) } anyway.
    }
earns = Earns { MONEY($money) } { often }{ sources }.
site = { $building } here: { MONEY($money) } { often }.
siteAt = { $aloud ->
        [true] On my { $parcel }: { MONEY($money) } { often }.
       *[false] On your { $parcel }: { MONEY($money) } { often }.
    }
needsRoads = { $count ->
        [one] One road is still missing.
       *[other] { $count } roads are still missing.
    }
earnsMore = { $aloud ->
        [true] My buildings earn { MONEY($money) } more { often }.
       *[false] Your buildings earn { MONEY($money) } more { often }.
    }
rivalLess = { $player } earns { MONEY($money) } less { often }.
noRivalGains = { $aloud ->
        [true] Helps none of my rivals.
       *[false] Helps none of your rivals.
    }
endPoints = { points } at the end.
unassailable = It cannot be attacked.
deniesHouse = { $aloud ->
        [true] { $player } gets no house from me.
       *[false] { $player } gets no house from you.
    }
asks = Only if { $player } agrees.
reaches = { $aloud ->
        [true] My { $parcel } is then served by road.
       *[false] Your { $parcel } is then served by road.
    }
housePlace = Makes room for a house on { $parcel }.
towards = On the way to { $aloud ->
        [true] my
       *[false] your
    } { $parcel }: { $count } more { $count ->
        [one] road
       *[other] roads
    }.
moneyThere = Currently worth { MONEY($money) }.
pointsThere = Currently worth { points }.
dice = About { MONEY($money) }, depending on the dice.
pointPrice = Sells points at { MONEY($money) } each.
cheapestPoints = The cheapest points this round.
raid = Takes { MONEY($money) } from { $player }.
guards = Protects { MONEY($money) } from an attacker.
outlawReward = { points } for beating the outlaw.
duel = Strength { $own } against { $theirs }: win chance { $percent }%.
strengths = Strength { $own } against { $theirs }.
tileTotal = { $aloud ->
        [true] I reach { $own }; they have { $theirs } before tiles.
       *[false] You reach { $own }; they have { $theirs } before tiles.
    }
alone = No rivals there yet.
noDuel = No duel possible there.
lesserFirst = { $aloud ->
        [true] The smaller prize first: if I lose it, I am stronger in the next duel.
       *[false] The smaller prize first: if you lose it, you are stronger in the next duel.
    }
winning = { $aloud ->
        [true] I am winning, { $own } to { $theirs }.
       *[false] You are winning, { $own } to { $theirs }.
    }
losing = { $aloud ->
        [true] I am losing, { $own } to { $theirs }.
       *[false] You are losing, { $own } to { $theirs }.
    }
newThrow = A reroll has a { $percent }% chance to win.
beatsAll = Wins against any tile.
savesTiles = Saves your better tiles.
paidForLosing = { $aloud ->
        [true] Losing a duel earns me { points }.
       *[false] Losing a duel earns you { points }.
    }
passesBefore = { $aloud ->
        [true] I pass before { others }: I win ties, and choose earlier next round.
       *[false] You pass before { others }: you win ties, and choose earlier next round.
    }
tiesBefore = { $aloud ->
        [true] I pass before { others }: I win ties.
       *[false] You pass before { others }: you win ties.
    }
taxBrings = { $aloud ->
        [true] The tax earns me { MONEY($money) }.
       *[false] The tax earns you { MONEY($money) }.
    }
turnAfter = { $count ->
        [0] { $aloud ->
                [true] I place first.
               *[false] You place first.
            }
       *[other] { $aloud ->
                [true] At most { others } can place before me.
               *[false] At most { others } can place before you.
            }
    }
pledge = { points } at the end of the round, as things stand.
doubles = Double for every { $building }: { MONEY($money) } more.
moreNow = { MONEY($money) } more this round.
ifNobodyHigher = Costs { MONEY($money) } unless outbid.
cheaperTiles = { $count ->
        [one] One tile gets cheaper.
       *[other] { $count } tiles get cheaper.
    }
corral = { $corral ->
        [1] { $aloud ->
                [true] Makes me stronger in duels.
               *[false] Makes you stronger in duels.
            }
        [2] Another placing turn at once.
        [3] Doubles the income of a ranch.
       *[4] A horse here pays $2.
    }
hats = { $count } { $count ->
        [one] hat
       *[other] hats
    } at the rodeo.
outlawAt = The outlaw then moves to { $player }’s { $parcel }.
outlawLeaves = { $aloud ->
        [true] The outlaw leaves my { $parcel }.
       *[false] The outlaw leaves your { $parcel }.
    }
pieces = { $count } { $count ->
        [one] { $thing ->
                [road] road
                [revolver] revolver
                [cowboy] cowboy
                [horse] horse
                [dynamite] stick of dynamite
               *[tile] tile
            }
       *[other] { $thing ->
                [road] roads
                [revolver] revolvers
                [cowboy] cowboys
                [horse] horses
                [dynamite] sticks of dynamite
               *[tile] tiles
            }
    }
often = { $rounds ->
        [1] this round
       *[other] per round
    }
others = { $count ->
        [one] another player
       *[other] { $count } others
    }
sources = { $only ->
        [none] {""}
        [house] , from houses
        [mountain] , from mountains
        [pasture] , from free parcels
       *[several] , { LIST($from, item: "sourcesItem") }
    }
sourcesItem = { MONEY($amount) } { $source ->
        [house] from houses
        [mountain] from mountains
       *[pasture] from free parcels
    }
