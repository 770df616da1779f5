### Main Street as it is resolved: who got what, and what follows from a duel.

went = Andato a { LIST($names) }
back = Di nuovo nella riserva: { LIST($names) }.
tie = Parità: { $name } ha passato prima.
prize-space = { $name } vince la casella: { $space }.
prize-parcel = { $name } può comprare { $parcel } per { MONEY($price) }.
prize-half = { $name } prende { MONEY($amount) } della rendita.
prize-kept = { $name } tiene tutta la rendita.
prize-outlaw = { $name } batte il fuorilegge e prende la ricompensa.
prize-outlawStays = Il fuorilegge resta.

whyNot-characters = I cowboy si piazzano quando tutti hanno un personaggio.
whyNot-street = Per questo round il piazzamento è finito: Main Street si risolve casella per casella.
whyNot-end = Per questo round Main Street è risolta.
whyNot-placing = Rispondi prima alla domanda; poi si piazzano i cowboy.
