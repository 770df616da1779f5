### What helps to decide at the board game's table.

# Beside the question, where there is room.
why-claimParcel = It stays yours; you will build on it.
why-takeCharacter = It sets your power, your place in turn order and how much money you may keep.
why-placeCowboy = It acts when Main Street is resolved, top to bottom; rivals at one place duel.

pickCharacter = Choose a character.
tilePrice = Pay { MONEY($price) }, take the tile, and build it at once or keep it.
earnsWithHouse = Earns { MONEY($amount) } per round on { $parcel }, { MONEY($most) } with its house beside it.
landBest = Best building here now: { $building }, { MONEY($amount) } per round.
landUnserved = No road serves it yet.

# Who was served at a stop of Main Street that is no space.
went-parcels = Parcels bought: { JOIN($names, with: ", ") }
went-income = Income: { JOIN($names, with: ", ") }
