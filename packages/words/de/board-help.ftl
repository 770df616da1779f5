### What helps to decide at the board game's table.

# Beside the question, where there is room.
why-claimParcel = Sie gehört dann dir; hier wirst du bauen.
why-takeCharacter = Sie bestimmt deine Fähigkeit, deinen Platz in der Zugfolge und wie viel Geld du behalten darfst.
why-placeCowboy = Er handelt, wenn die Main Street von oben nach unten abgehandelt wird; Rivalen am selben Ort duellieren sich.

pickCharacter = Wähle eine Person.
tilePrice = Zahle { MONEY($price) }, nimm das Plättchen und baue es sofort oder behalte es.
earnsWithHouse = Bringt auf { $parcel } { MONEY($amount) } je Runde, mit dem Haus daneben { MONEY($most) }.
landBest = Bestes Gebäude hier zurzeit: { $building }, { MONEY($amount) } je Runde.
landUnserved = Noch führt kein Weg dorthin.

# Who was served at a stop of Main Street that is no space.
went-parcels = Parzellen gekauft: { JOIN($names, with: ", ") }
went-income = Einkommen: { JOIN($names, with: ", ") }
