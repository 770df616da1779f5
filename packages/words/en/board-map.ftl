### The board game's map: what building would bring, roads, and what the colours mean.

roads-lay = Lay a road ({ $count } left)
roads-stop = Back to the question
roads-between = road at { $parcels }
build-earns = Earns { MONEY($income) } per round.
build-earnsWithHouse = Earns { MONEY($income) }, or { MONEY($withHouse) } with its house on { $parcel }.
build-earnsNothing = Earns no money.
build-change = { MONEY($before) } → { MONEY($after) }
build-yours = your { $building }, { $parcel }
build-theirs = { $name }’s { $building }, { $parcel }
build-total = For you per round
build-points = Points at the end
build-rivalsNone = Rivals helped: none
build-rivals = Rivals: { JOIN($gains, with: ", ") }
build-gain = { SIGN($amount) ->
        [minus] −{ MONEY($size) }
       *[other] +{ MONEY($size) }
    }
build-other = Best other parcel: { $parcel }, { $gain }
build-roadFirst = No parcel of yours is ready for it: it has to be served by road. Lay a road first.
legend-placing = Pale: for sale at the price shown. Corner marks: attack or defend.
legend-choosing = Pale parcels can be chosen.
legend-building = Faint drawings: where else it can go, and what it brings you.
legend-roads = Dashed: where a road can go.

# Only in games with the variant.
outlaws-sheriff-yellow = He cannot go to outlaws.
outlaws-settler-yellow = Not with an outlaw on it.
outlaws-gunsmith-yellow = Fights with outlaws count too.
outlaws-doctor-yellow = $3 from the bank for each outlaw removed.
outlaws-doctor-red = $2 from the bank for each outlaw removed.
outlaws-heroes-yellow = Outlaws on your buildings take nothing and ignore them in their next move.
horses-sheriff-yellow = He cannot go to corrals.
outlaws-prison = Keeps outlaws away.

spendFreely = Spend money on points?
playLast = The other tiles are open. Choose yours.
goods-cowboys = { $count ->
        [one] { $count } cowboy
       *[other] { $count } cowboys
    }
goods-revolvers = { $count ->
        [one] { $count } revolver
       *[other] { $count } revolvers
    }
goods-points = { $count } VP
terms = { $brings } for { $costs }
