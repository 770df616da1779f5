phases-characters = Personen
phases-placing = Einsetzen
phases-street = Main Street
phases-end = Rundenende

flag-yourTurn = Du bist dran
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

parcels = Parzellen im Plan
parcelsAbout = Hier kaufen die Cowboys auf freien Parzellen ihr Land, nach allen Duellen.
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
kitSpent = { $spent } von { $budget } Punkten gepackt
kitMoney = Der Rest ist Geld: { MONEY($money) }
kitMost = Mehr als { MONEY($most) } dürfen nicht übrig bleiben.

scoreNow = Punkte, wenn die Partie jetzt endete
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
        [one] 8 $, oder nach jetzigem Stand { $count } SP
       *[other] 8 $, oder nach jetzigem Stand { $count } SP
    }
now-overLimit = Du hast { MONEY($money) } mehr als das Limit.
now-toSpend = Du kannst { MONEY($money) } ausgeben.

take = { NAME($character, from: "names-charactersAsObject") } nehmen
