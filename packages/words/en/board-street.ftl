### Main Street as it is resolved: who got what, and what follows from a duel.

went = Went to { LIST($names) }
back = Back in the reserve: { LIST($names) }.
tie = A tie: { $name } passed earlier.
prize-space = { $name } wins the space: { $space }.
prize-parcel = { $name } may buy { $parcel } for { MONEY($price) }.
prize-half = { $name } takes { MONEY($amount) } of the income.
prize-kept = { $name } keeps the whole income.
prize-outlaw = { $name } beats the outlaw and takes the reward.
prize-outlawStays = The outlaw stays.

whyNot-characters = Cowboys are placed once everyone has a character.
whyNot-street = Placing is over for this round: Main Street is resolved, space by space.
whyNot-end = Main Street is done for this round.
whyNot-placing = Answer what is asked first; then cowboys are placed.
