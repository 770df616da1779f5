bestGain = { $gain } au mieux pour vous maintenant.
takenBy = { $name } a pris : { $card }.
take = Prendre : { $card }
