roads-lay = Weg leggen (nog { $count })
roads-stop = Terug naar de vraag
roads-between = weg bij { $parcels }
build-earns = Levert { MONEY($income) } per ronde op.
build-earnsWithHouse = Levert { MONEY($income) } op, of { MONEY($withHouse) } met het huis op { $parcel }.
build-earnsNothing = Levert geen geld op.
build-change = { MONEY($before) } → { MONEY($after) }
build-yours = van jou: { $building }, { $parcel }
build-theirs = { $name }: { $building }, { $parcel }
build-total = Voor jou per ronde
build-points = Punten aan het einde
build-rivalsNone = Helpt anderen: nee
build-rivals = Anderen: { JOIN($gains, with: ", ") }
build-gain = { SIGN($amount) ->
        [minus] −{ MONEY($size) }
       *[other] +{ MONEY($size) }
    }
build-other = Beste andere kavel: { $parcel }, { $gain }
build-roadFirst = Geen van je kavels ligt aan een weg, en dat is nodig. Leg eerst een weg.
legend-placing = Licht: te koop voor de getoonde prijs. Hoekjes: aanvallen of verdedigen.
legend-choosing = Lichte kavels kun je kiezen.
legend-building = Vage tekeningen: waar het ook kan, en wat het je oplevert.
legend-roads = Gestippeld: waar een weg kan liggen.

outlaws-sheriff-yellow = Hij gaat niet naar outlaws.
outlaws-settler-yellow = Niet met een outlaw erop.
outlaws-gunsmith-yellow = Gevechten met outlaws tellen ook.
outlaws-doctor-yellow = $3 van de bank per verwijderde outlaw.
outlaws-doctor-red = $2 van de bank per verwijderde outlaw.
outlaws-heroes-yellow = Outlaws nemen er niets, en als ze weer lopen, zien ze je gebouwen niet.
horses-sheriff-yellow = Hij gaat niet in kralen.
outlaws-prison = Houdt outlaws op afstand.

spendFreely = Geld uitgeven aan punten?
playLast = De andere tegels liggen open. Kies de jouwe.
goods-cowboys = { $count ->
        [one] { $count } cowboy
       *[other] { $count } cowboys
    }
goods-revolvers = { $count ->
        [one] { $count } revolver
       *[other] { $count } revolvers
    }
goods-points = { $count } OP
terms = { $brings } voor { $costs }
