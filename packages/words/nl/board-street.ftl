### Main Street as it is resolved: who got what, and what follows from a duel.

went = Ging naar { LIST($names) }
back = Terug in de voorraad: { LIST($names) }.
tie = Gelijkspel: { $name } heeft eerder gepast.
prize-space = { $name } wint het vak: { $space }.
prize-parcel = { $name } mag { $parcel } kopen voor { MONEY($price) }.
prize-half = { $name } neemt { MONEY($amount) } van de inkomsten.
prize-kept = { $name } houdt alle inkomsten.
prize-outlaw = { $name } verslaat de outlaw en neemt de beloning.
prize-outlawStays = De outlaw blijft.

whyNot-characters = Cowboys worden geplaatst zodra iedereen een personage heeft.
whyNot-street = Het plaatsen is voor deze ronde voorbij: Main Street wordt vak voor vak afgehandeld.
whyNot-end = Main Street is voor deze ronde afgehandeld.
whyNot-placing = Beantwoord eerst de vraag; daarna worden cowboys geplaatst.
