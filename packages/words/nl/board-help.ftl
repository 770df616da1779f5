### What helps to decide at the board game's table.

# Beside the question, where there is room.
why-claimParcel = De kavel blijft van jou; je gaat erop bouwen.
why-takeCharacter = Het bepaalt je eigenschap, je plaats in de speelvolgorde en hoeveel geld je mag houden.
why-placeCowboy = Die handelt als Main Street van boven naar beneden wordt afgewerkt; rivalen op één plaats duelleren.

pickCharacter = Kies een personage.
tilePrice = Betaal { MONEY($price) }, neem de tegel en bouw die meteen of houd hem.
earnsWithHouse = Levert op { $parcel } { MONEY($amount) } per ronde op, { MONEY($most) } met het huis ernaast.
landBest = Beste gebouw hier nu: { $building }, { MONEY($amount) } per ronde.
landUnserved = Er ligt nog geen weg aan de kavel.

# Who was served at a stop of Main Street that is no space.
went-parcels = Kavels gekocht: { JOIN($names, with: ", ") }
went-income = Inkomsten: { JOIN($names, with: ", ") }
