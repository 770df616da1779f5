### Main Street as it is resolved: who got what, and what follows from a duel.

went = Ging an { LIST($names) }
back = Zurück im Vorrat: { LIST($names) }.
tie = Gleichstand: { $name } hat früher gepasst.
prize-space = { $name } gewinnt das Feld: { $space }.
prize-parcel = { $name } darf { $parcel } für { MONEY($price) } kaufen.
prize-half = { $name } nimmt { MONEY($amount) } vom Einkommen.
prize-kept = { $name } behält das ganze Einkommen.
prize-outlaw = { $name } schlägt den Gesetzlosen und nimmt die Belohnung.
prize-outlawStays = Der Gesetzlose bleibt.

whyNot-characters = Cowboys werden eingesetzt, sobald alle eine Person haben.
whyNot-street = Das Einsetzen ist für diese Runde vorbei: Main Street wird Feld für Feld abgehandelt.
whyNot-end = Main Street ist für diese Runde abgehandelt.
whyNot-placing = Beantworte zuerst die Frage; dann werden Cowboys eingesetzt.
