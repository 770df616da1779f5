bestGain = Al meglio { $gain } per te adesso.
takenBy = { $name } ha preso: { $card }.
take = Prendi: { $card }
