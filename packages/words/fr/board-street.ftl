### Main Street as it is resolved: who got what, and what follows from a duel.

went = Obtenu par { LIST($names) }
back = De retour en réserve : { LIST($names) }.
tie = Égalité : { $name } a passé plus tôt.
prize-space = { $name } obtient : { $space }.
prize-parcel = { $name } peut acheter { $parcel } pour { MONEY($price) }.
prize-half = { $name } prend { MONEY($amount) } du revenu.
prize-kept = { $name } garde tout le revenu.
prize-outlaw = { $name } bat le hors-la-loi et prend la récompense.
prize-outlawStays = Le hors-la-loi reste.
