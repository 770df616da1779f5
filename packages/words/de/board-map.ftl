roads-lay = Weg legen (noch { $count })
roads-stop = Zurück zur Frage
roads-between = Weg bei { $parcels }
build-earns = Bringt { MONEY($income) } pro Runde.
build-earnsWithHouse = Bringt { MONEY($income) }, mit dem Haus auf { $parcel } { MONEY($withHouse) }.
build-earnsNothing = Bringt kein Geld.
build-change = { MONEY($before) } → { MONEY($after) }
build-yours = dein Gebäude: { $building }, { $parcel }
build-theirs = { $name }: { $building }, { $parcel }
build-total = Für dich pro Runde
build-points = Punkte am Ende
build-rivalsNone = Hilft anderen: nein
build-rivals = Andere: { JOIN($gains, with: ", ") }
build-gain = { SIGN($amount) ->
        [minus] −{ MONEY($size) }
       *[other] +{ MONEY($size) }
    }
build-other = Beste andere Parzelle: { $parcel }, { $gain }
build-roadFirst = Keine deiner Parzellen liegt an einem Weg, wie es nötig wäre. Lege zuerst einen Weg.
legend-placing = Hell: zum gezeigten Preis zu haben. Eckmarken: angreifen oder verteidigen.
legend-choosing = Helle Parzellen stehen zur Wahl.
legend-building = Blasse Bilder: wohin es sonst passt, und was es dir bringt.
legend-roads = Gestrichelt: hier kann ein Weg liegen.

outlaws-sheriff-yellow = Er geht nie zu Gesetzlosen.
outlaws-settler-yellow = Nicht unter einem Gesetzlosen.
outlaws-gunsmith-yellow = Auch Kämpfe mit Gesetzlosen zählen.
outlaws-doctor-yellow = 3 $ von der Bank für jeden entfernten Gesetzlosen.
outlaws-doctor-red = 2 $ von der Bank für jeden entfernten Gesetzlosen.
outlaws-heroes-yellow = Gesetzlose nehmen dort nichts, und wenn sie das nächste Mal ziehen, sehen sie deine Gebäude nicht.
horses-sheriff-yellow = Er geht nie in Koppeln.
outlaws-prison = Hält Gesetzlose fern.

spendFreely = Geld für Punkte ausgeben?
playLast = Die anderen Plättchen liegen offen. Wähle deins.
goods-cowboys = { $count ->
        [one] { $count } Cowboy
       *[other] { $count } Cowboys
    }
goods-revolvers = { $count } Revolver
goods-points = { $count } SP
terms = { $brings } für { $costs }
