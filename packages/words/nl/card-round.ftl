bestGain = Voor jou nu hooguit { $gain }.
takenBy = { $name } nam: { $card }.
take = Neem { $card }
