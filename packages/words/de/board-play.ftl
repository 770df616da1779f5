phases-characters = Personen
phases-placing = Einsetzen
phases-street = Main Street
phases-end = Rundenende

flag-yourTurn = Dein Zug
flag-everybody = Alle zugleich
flag-setup = Aufbau
flag-over = Ende

outlaws = Stärke der Gesetzlosen: { $strength }

sections-supplies = Vorräte
sections-buildings = Gebäude
sections-income = Einkommen
sections-points = Siegpunkte

signs-salary = Lohn
signs-ammunition = Munition
signs-threeRoads = Drei Wege
signs-oneRoad = Ein Weg
signs-noTile = Leer
signs-parcels = Parzellen
signs-strength = Stärke
signs-buildings = Gebäude
signs-gaming = Glücksspiel
signs-market = SP kaufen

value-strength = +3
value-each = je { MONEY($amount) }
value-dice = 2 Würfel
value-points = { $share ->
        [1] je ★
       *[other] ★ für { $share }
    }
value-market = ★ zu { MONEY($price) }

parcels = Parzellen auf dem Plan
parcelsAbout = Hier kaufen die Cowboys auf Parzellen ohne Besitzer ihr Land, nach allen Duellen.
allPaid = alle zahlen
incomeAbout = Jedes Gebäude zahlt an seinen Besitzer. Ein erfolgreicher Angriff nimmt die Hälfte.
closesNote = Jede Runde schließt das billigste Feld.
contested = Hier steht ein Duell an.

pickPlace = Wähle einen Ort.
pickAnswer = Wähle eine Antwort.

kitPrice = je { $price } { $price ->
        [one] Punkt
       *[other] Punkte
    }
kitLeft = { $left } von { $budget } Punkten übrig
kitMoney = { MONEY($money) } Startgeld
kitMost = Mehr als { MONEY($most) } dürfen nicht übrig bleiben.

states-choosing = wählt
states-placing = setzt ein
states-asked = entscheidet
states-passed = ✓ { $place }

yourCorrals = Deine Koppeln
corralSpoken = { $name }, { $hats ->
        [one] { $hats } Hut
       *[other] { $hats } Hüte
    }{ $horses ->
        [0] {""}
        [one] , { $horses } Pferd
       *[other] , { $horses } Pferde
    }{ $cowboy ->
        [true] , ein Cowboy
       *[false] {""}
    }

keep = Limit
playsAs = Du kämst als { $place } dran.
playsBetween = Du kämst als { $from } bis { $to } dran.
takenBy = bei { $name }
lookAtMap = Plan und Straße ansehen
backToCast = Zurück zu den Personen

now-holds = Du hättest { MONEY($money) }.
now-strength = Deine Stärke: { $from } → { $to }
now-cowboys = Deine Cowboys: { $from } → { $to }
now-roads = Deine Wege: { $from } → { $to }
now-doubled = { $building } verdoppelt: { MONEY($from) } → { MONEY($to) }
now-tile = { $building }: { MONEY($price) } → { MONEY($cost) }
now-freeParcel = Spart dir bis zu { MONEY($price) }.
now-parcelCap = Die teuerste Parzelle: { MONEY($from) } → { MONEY($to) }
now-pledge = { $count ->
        [one] { MONEY($money) }, oder nach jetzigem Stand { $count } SP
       *[other] { MONEY($money) }, oder nach jetzigem Stand { $count } SP
    }
now-overLimit = Du hast { MONEY($money) } mehr als das Limit.
now-toSpend = Du kannst { MONEY($money) } ausgeben.

take = { NAME($character, from: "names-charactersAsObject") } nehmen

placeOn = Einsetzen: { $target }
passAs = Passen: { $place }
instead-buildOrKeep = Plättchen behalten
instead-bid = Aussteigen

you = Du
tie = gleich
tieNote = Bei Gleichstand gewinnt, wer zuerst passt.
odds = Siegchance { $win } %, Gleichstand { $tie } %, gegen { $other }
outlawReached = { $name }: zu erreichen
earnsOn = Bringt auf { $parcel } zurzeit { MONEY($amount) } je Runde.

budget-money = Dein Geld
budget-committed = Verplant
budget-cost = Preis
budget-left = Bleibt
budget-short = Fehlt

warn-short = Wenn du alles gewinnst, fehlen dir { MONEY($money) }: Du müsstest auf etwas verzichten.
warn-noTitle = Du hast kein Besitzplättchen mehr und könntest nicht kaufen.
warn-noSite = Noch kann keine deiner Parzellen dieses Gebäude aufnehmen.
warn-nothing = Bringt dir zurzeit nichts.
warn-overLimit = { MONEY($money) } über deinem Geldlimit: Der Überschuss wird ausgegeben, 1 SP je { MONEY($each) }.

stop = Halt { $at } von { $of }
stake-space = Es geht um: { $space }
stake-parcel = Es geht um Parzelle { $parcel } für { MONEY($price) }
stake-income = Es geht um { MONEY($amount) } vom Einkommen: { $building } auf { $parcel }
stake-outlaw = Der Gesetzlose hat Stärke { $strength }; ihn zu schlagen bringt { $reward } SP.

auction-ammunition = Versteigert wird das Plättchen mit +3 Revolvern
auction-parcels = Versteigert wird: { $parcels }
auction-noBid = Noch kein Gebot.
auction-high = Höchstgebot: { $name }, { MONEY($amount) }
auction-out = Ausgestiegen: { $names }

youHave = Du hast { MONEY($money) }.
pointsChange = { SIGN($count) ->
        [plus] +{ $count } SP
        [minus] −{ ABS($count) } SP
       *[zero] { $count } SP
    }
pointPrice = 1 SP kostet hier { MONEY($price) }.
limitOver = Dein Limit ist { MONEY($limit) }: Gib { MONEY($over) } oder mehr aus. Je volle { MONEY($each) } gibt es 1 SP.
limitKept = Dein Limit ist { MONEY($limit) }: Nichts muss weg. Ausgeben darfst du trotzdem: je volle { MONEY($each) } 1 SP.
bounty = Parzelle { $parcel }: { $reward } SP, oder die Hälfte von { MONEY($income) }.
consent = { $name } möchte ein Haus auf deine Parzelle { $parcel } stellen. Es zählte nur für deine Gebäude.


