### Main Street as it is resolved: who got what, and what follows from a duel.

went = Andato a { LIST($names) }
back = Di nuovo nella riserva: { LIST($names) }.
tie = Parità: { $name } ha passato prima.
prize-space = { $name } ottiene: { $space }.
prize-parcel = { $name } può comprare { $parcel } per { MONEY($price) }.
prize-half = { $name } prende { MONEY($amount) } della rendita.
prize-kept = { $name } tiene tutta la rendita.
prize-outlaw = { $name } batte il fuorilegge e prende la ricompensa.
prize-outlawStays = Il fuorilegge resta.
