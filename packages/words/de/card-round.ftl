bestGain = Für dich jetzt bestenfalls { $gain }.
takenBy = { $name } nahm: { $card }.
take = { $card } nehmen
