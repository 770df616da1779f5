### What a hint says.

scoresNow = { $points ->
        [0] No points at once.
       *[other] { SIGN($points) ->
                [plus] { points } at once.
               *[other] Costs { points } at once.
            }
    }
promises = Promises about { points }.
goesFirst = { $percent ->
        [0] Lets the others choose first.
       *[other] Chance to choose first: { $percent } %.
    }
worthLater = Spends a card worth about { points } later.
powerPays = { SIGN($points) ->
        [plus] Pays about { points } now.
       *[other] Pays nothing now.
    }
powerWaits = Better kept for later.
nothingBetter = Nothing better is to be had.
points = { NUMBER(ABS($points), maximumFractionDigits: 1) } { ABS($points) ->
        [one] point
       *[other] points
    }
pays = { MONEY($money) } at once.
costs = Costs { MONEY($money) }.
gives = Brings { pieces }.
givesUp = Costs { pieces }.
stronger = { $strength } stronger in duels this round.
strong = Strength { $strength } to begin with.
keeps = Keeps { pieces } for later.
keepsMoney = Keeps your { MONEY($money) }.
leaves = Leaves you { MONEY($money) }.
limit = You may keep only { MONEY($money) } anyway.
earns = Earns { MONEY($money) } { often }{ sources }.
site = { $building } here: { MONEY($money) } { often }.
siteAt = On your { $parcel }: { MONEY($money) } { often }.
needsRoads = { $count ->
        [one] One road is still missing.
       *[other] { $count } roads are still missing.
    }
earnsMore = Your buildings earn { MONEY($money) } more { often }.
rivalLess = { $player } earns { MONEY($money) } less { often }.
noRivalGains = Helps no rival.
endPoints = { points } at the end.
unassailable = Nobody can attack it.
deniesHouse = { $player } gets no house from you.
asks = Only if { $player } agrees.
reaches = Roads then reach your { $parcel }.
housePlace = A house can then stand on { $parcel }.
towards = On the way to your { $parcel }: { $count } more { $count ->
        [one] road
       *[other] roads
    }.
moneyThere = Worth { MONEY($money) } as things stand.
pointsThere = Worth { points } as things stand.
dice = About { MONEY($money) }, by the dice.
pointPrice = Sells points at { MONEY($money) } each.
cheapestPoints = The cheapest points this round.
raid = Takes { MONEY($money) } from { $player }.
guards = Keeps { MONEY($money) } from an attacker.
outlawReward = { points } for beating the outlaw.
frees = Your building earns { MONEY($money) } more without it.
hall = Your buildings earn { MONEY($money) } more { often }.
duel = Strength { $own } against { $theirs }: { $percent } % to win.
strengths = Strength { $own } against { $theirs }.
tileTotal = You reach { $own }; they have { $theirs } before their tiles.
alone = Nobody is there yet.
noDuel = Nobody can fight you there.
lesserFirst = The lesser prize first: lose it, and you are stronger in the next duel.
winning = You win as it stands, { $own } to { $theirs }.
losing = You lose as it stands, { $own } to { $theirs }.
newThrow = A new throw wins { $percent } times in 100.
beatsAll = Wins whatever they play.
savesTiles = Saves your better tiles.
paidForLosing = A lost duel brings you { points }.
passesBefore = You pass before { others }: you win ties, and choose earlier next round.
tiesBefore = You pass before { others }: you win ties.
taxBrings = The tax brings you { MONEY($money) }.
turnAfter = { $count ->
        [0] You place first.
       *[other] At most { others } may place before you.
    }
pledge = { points } at the end of the round, as things stand.
doubles = Double for every { $building }: { MONEY($money) } more.
moreNow = { MONEY($money) } more this round.
ifNobodyHigher = Costs { MONEY($money) } if nobody bids more.
cheaperTiles = { $count ->
        [one] One tile gets cheaper.
       *[other] { $count } tiles get cheaper.
    }
corral = { $corral ->
        [1] Makes you stronger in duels.
        [2] Another placing turn at once.
        [3] Doubles the income of a ranch.
       *[4] A horse here pays $2.
    }
hats = { $count } { $count ->
        [one] hat
       *[other] hats
    } at the rodeo.
outlawAt = The outlaw then stands with { $player }, on { $parcel }.
outlawLeaves = The outlaw leaves your { $parcel }.
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
       *[other] a round
    }
others = { $count ->
        [one] another player
       *[other] { $count } others
    }
sources = { $only ->
        [none] {""}
        [house] , from houses
        [mountain] , from mountains
        [pasture] , from empty parcels
       *[several] , { LIST($from, item: "sourcesItem") }
    }
sourcesItem = { MONEY($amount) } { $source ->
        [house] from houses
        [mountain] from mountains
       *[pasture] from empty parcels
    }
