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
