### Main Street as it is resolved: who got what, and what follows from a duel.

went = Obtenu par { LIST($names) }
back = De retour en réserve : { LIST($names) }.
tie = Égalité : { $name } a passé plus tôt.
prize-space = { $name } gagne la case : { $space }.
prize-parcel = { $name } peut acheter { $parcel } pour { MONEY($price) }.
prize-half = { $name } prend { MONEY($amount) } du revenu.
prize-kept = { $name } garde tout le revenu.
prize-outlaw = { $name } bat le hors-la-loi et prend la récompense.
prize-outlawStays = Le hors-la-loi reste.

whyNot-characters = Les cow-boys se placent quand chacun a sa personnalité.
whyNot-street = Le placement est fini pour ce tour : Main Street se résout case par case.
whyNot-end = Main Street est résolue pour ce tour.
whyNot-placing = Répondez d’abord à la question ; les cow-boys se placent ensuite.
