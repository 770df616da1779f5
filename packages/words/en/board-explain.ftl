### What the card beside an element of the board game’s table says.

# Numbers and signs of the table.
facts-round-name = Round
facts-round-does = Four rounds of four phases. After the fourth, everything is scored.
facts-stop-name = Stop on Main Street
facts-stop-does = Main Street is resolved stop by stop, top to bottom.
facts-outlaws-name = Strength of the outlaws
facts-outlaws-does = To beat an outlaw, your die plus your strength must reach this.
facts-choice-name = Order of choice
facts-choice-does = Characters are taken in this order: the first to pass last round chooses first.
facts-turn-name = Turn order
facts-turn-does = Cowboys are placed in this order: the lowest character number first.
facts-passed-name = Order of passing
facts-passed-does = An earlier pass wins ties in duels and chooses earlier next round.
facts-number-name = Character number
facts-number-does = The lower the number, the earlier you place your cowboys this round.
facts-committed-name = Committed
facts-committed-does = What your cowboys will cost if they win everything they stand on, this place included.
facts-cost-name = Price
facts-cost-does = Paid to the bank if you take it. You may always decline.
facts-left-name = Left
facts-left-does = Your money less the price: what you would still have.
facts-short-name = Short
facts-short-does = What you would lack if you won everything: you would have to decline something.
facts-odds-name = Win chance
facts-odds-does = Every possible roll is counted, strength included. A tie goes to the player who passes first.
facts-duel-name = Duel
facts-duel-does = Rivals at one place duel before anything is done there: die plus strength, the highest total acts.
facts-die-name = Die
facts-die-does = Added to the strength in this duel.
facts-total-name = Total in the duel
facts-total-does = Strength and die together. The highest wins; a tie goes to the player who passed first.
facts-labels-name = Columns and rows
facts-labels-does = A letter and a number name each parcel: C4 is column C, row 4.
facts-change-name = Change in your score
facts-change-does = What this answer itself would add if the game ended then. What follows on its own is not counted.
facts-income-name = Income
facts-income-does = What a building pays its owner each round, part by part.
facts-kit-name = Starting kit
facts-kit-does = Points buy cowboys, parcels, revolvers and roads; what is left is your starting money.
facts-account-name = Account
facts-account-does = What each source earned or cost each player in the round.
facts-curve-name = Points over the rounds
facts-curve-does = One line per player, from round to round; the last point is the final score.

# What can be laid over the map.
layers-income = Shows on each building what it earns per round.
layers-price = Shows on each parcel what it costs you.
layers-served = Colours the parcels that a road serves: there you can build.
layers-safe = Colours the buildings that cannot be attacked.
layers-sites = Shows what a building would earn on each parcel.

# Further pieces.
pieces-lantern-name = Lantern
pieces-lantern-does = Stands at the stop of Main Street that is being resolved.
pieces-whiteCowboy-name = White cowboy
pieces-whiteCowboy-does = The Sheriff’s extra cowboy: needs an empty place, and no one may join.
pieces-noDuel-name = “No duel” token
pieces-noDuel-does = The Singer’s: this cowboy never duels and acts first.

# What stands on one parcel besides.
seat = Seat { $letter }. Cowboys, titles and parcels with this sign belong here.
seatNow = { $points } VP, { MONEY($money) }, strength { $strength }
reroll = { $needed ->
        [7] Your new roll cannot win: no number is enough.
       *[other] Your new roll wins with { $needed } or more: { $percent }%.
    }
tax = As things stand: { MONEY($revolvers) } by revolvers, { MONEY($money) } by money.
corralNow = { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    }, { $hats ->
        [one] { $hats } hat each for the rodeo
       *[other] { $hats } hats each for the rodeo
    }
