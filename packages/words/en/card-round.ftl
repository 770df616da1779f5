### A round at the card game's table: what a card brings, who takes which, what powers change, what is announced.

bestGain = { $gain } at best for you now.
takenBy = { $name } took { $card }.
take = Take { $card }
