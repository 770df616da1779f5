### What helps to decide at the board game's table.

# Beside the question, where there is room.
why-claimParcel = Resta tuo: ci costruirai.
why-takeCharacter = Fissa la tua abilità, il tuo posto nell’ordine di turno e quanto denaro puoi tenere.
why-placeCowboy = Agisce quando si risolve Main Street, dall’alto in basso; i rivali nello stesso posto duellano.

pickCharacter = Scegli un personaggio.
tilePrice = Paga { MONEY($price) }, prendi la tessera e costruiscila subito o tienila.
earnsWithHouse = Rende { MONEY($amount) } a round in { $parcel }, { MONEY($most) } con la sua casa accanto.
landBest = Il miglior edificio qui, al momento: { $building }, { MONEY($amount) } a round.
landUnserved = Nessuna strada lo serve ancora.

# Who was served at a stop of Main Street that is no space.
went-parcels = Lotti comprati: { JOIN($names, with: ", ") }
went-income = Rendite: { JOIN($names, with: ", ") }
