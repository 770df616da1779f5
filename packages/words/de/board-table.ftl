heading = { $round ->
        [0] Aufbau
       *[other] Runde { $round } von 4
    }

ask-fillKit = Wähle verdeckt deine Startausrüstung.
ask-claimParcel = Nimm eine Parzelle.
ask-placeCityHall = Das Rathaus wurde gezogen. Wo soll es stehen?
ask-takeCharacter = Nimm eine Person für diese Runde.
ask-takeSecondCharacter = Der Straßenjunge bringt eine zweite Person mit.
ask-chooseSide = Doktor oder Bestatter: Welche Seite gilt?
ask-placeCowboy = Setze einen Cowboy ein, oder passe.
ask-placeTogether = Alle setzen zugleich, bis sie fertig sind.
ask-putHorse = Ein Pferd in eine Koppel stellen?
ask-extraTurn = Koppel 2: Cowboy setzen oder zurücknehmen?
ask-moveCowboy = Setze diesen Cowboy neu ein.
ask-salaryOrHorse = Den Lohn nehmen, oder für 4 $ ein Pferd kaufen?
ask-chooseDuel = Welches Duell zuerst?
ask-throwAgain = Noch einmal würfeln? Der zweite Wurf zählt.
ask-playTiles = Wähle verdeckt dein Duellplättchen.
ask-treat = Soll der Doktor deinen Cowboy zusammenflicken?
ask-payFuneral = Der Bestatter verlangt seinen Anteil: Geld oder 1 SP.
ask-buyParcel = Kaufe die Parzelle deines Cowboys, oder verzichte.
ask-takeAmmunition = Nimm das Plättchen mit +3 Revolvern, oder verzichte.
ask-takeTile = Kaufe das Gebäude, oder verzichte.
ask-pickTile = Welches der beiden Plättchen verlässt die Reihe?
ask-buildOrKeep = Baue es jetzt, oder behalte das Plättchen.
ask-buildKeptTiles = Baue aufgehobene Plättchen, oder mach weiter.
ask-setHouse = Zu diesem Gebäude gehört ein Haus. Wähle die Parzelle.
ask-answerConsent = Darf dieses Haus auf deine Parzelle?
ask-declareIncome = Vor dem Einkommen: Dynamit, Pferde, Händlerin?
ask-rewardOrHalf = Die Belohnung oder das halbe Einkommen?
ask-buyPoints = Wie viele Siegpunkte kaufst du?
ask-spend = Über dem Limit: Gib den Überschuss aus.
ask-moveOutlaw = Welcher Gesetzlose zieht zuerst?
ask-layRoads = Lege Wege, oder mach weiter.
ask-nameParcel = Nenne eine Parzelle für die Versteigerung.
ask-bid = Biete höher, oder steig aus.
ask-anyTile = Für 5 $ ein Plättchen der Reihe nehmen?
ask-buyAnyParcel = Eine Parzelle ohne Besitzer zu ihrem Preis kaufen?
ask-buyRevolvers = Revolver kaufen? Sie bleiben dir bis zum Ende.
ask-freeParcel = Nimm eine Parzelle ohne Besitzer, kostenlos.
ask-heroicDeed = SP sofort; mehr, wenn du Cowboys abgibst.
ask-hireCowboys = Cowboys anheuern?
ask-moneyOrDoubling = Jetzt 8 $, oder eine Gebäudeart verdoppeln?
ask-moneyOrPoints = Jetzt 8 $, oder SP am Ende der Runde?
ask-pointsForMoney = Beim Bankier Siegpunkte kaufen?
ask-prospect = Zahlen und es auf einer freien Parzelle bauen?
ask-tax = Besteuern: nach Revolvern oder nach Geld?


answers-decline = Nein, danke
answers-done = Fertig
answers-pass = Passen
answers-takeSalary = Den Lohn nehmen
answers-takeAmmunition = Die Revolver nehmen
answers-takeReward = Die Belohnung nehmen
answers-takeHalf = Das halbe Einkommen nehmen
answers-cancelBuild = Den Bau zurücknehmen
answers-agree = Ja, einverstanden
answers-refuse = Nein
answers-payMoney = 2 $ zahlen
answers-payPoint = 1 SP verlieren

choices-money = Jetzt Geld
choices-points = Siegpunkte
choices-wait = Auf das Einkommen warten
choices-one = Eins
choices-two = Zwei
choices-three = Drei
choices-yellow = Gelbe Seite
choices-red = Rote Seite
choices-revolvers = Nach Revolvern

place-plain = Einen Cowboy einsetzen
place-white = Den weißen Cowboy einsetzen
place-token = Mit Marker „kein Duell“ einsetzen
place-dynamite = Mit Dynamit einsetzen

takeBack = Diesen Cowboy zurücknehmen
layRoad = Hier einen Weg legen
layBridge = Hier eine Brücke legen (zwei Wege)
layTownRoad = Hier einen Weg der Stadt legen
claim = { $parcel } nehmen
name = { $parcel } nennen
buy = { $parcel } für { MONEY($price) } kaufen
build = Bauen: { $building } auf { $parcel }
setHouse = Haus auf { $parcel }
askConsent = { $owner } um { $parcel } bitten
hallOn = Rathaus auf { $parcel }
takeTile = Nehmen: { $building }
pickTile = Dieses: { $building }
fightFirst = Zuerst: { $place }
blastMine = Dynamit: die Mine auf { $parcel } verdreifachen
doubleRanch = Pferd: die Ranch auf { $parcel } verdoppeln
doubleKind = Händlerin verdoppelt: { $building }
moveOutlaw = Zuerst der Gesetzlose auf { $parcel }
treat = Weiter nach: { $place }
putHorse = Koppel { $corral }
takeHorse = Zurück aus Koppel { $corral }
buyHorse = Pferd in Koppel { $corral }, 4 $
throwAgain = Die { $shown } neu würfeln
tiles = { $values } spielen

amount-bid = Bieten
amount-buyPoints = Kaufen
amount-spend = Ausgeben

amountOf-bid = { MONEY($amount) } bieten
amountOf-buyPoints = { $price ->
        [0] { $count } SP
       *[other] { $count } SP für { MONEY($cost) }
    }
amountOf-spend = { $amount ->
        [0] Nichts ausgeben
       *[other] { MONEY($amount) } für { $count } SP ausgeben
    }

less = Weniger
more = Mehr
nextTarget = Nächster Ort
previousTarget = Voriger Ort

tabs-map = Plan
tabs-street = Straße

map = Stadtplan
street = Main Street
characters = Personen im Spiel
bare = freies Land
ownedBy = gehört { $name }
outlawThere = ein Gesetzloser
cowboyOf = Cowboy von { $name }
earns = bringt { MONEY($income) }
closed = geschlossen
doneSpace = abgeschlossen
leads = am stärksten dort: { $name }, { $total }

overlays-heading = Auf dem Plan zeigen
overlays-income = Einkommen
overlays-price = Preise
overlays-served = Am Weg
overlays-safe = Sicher vor Angriffen
overlays-sites = Bauplätze
overlays-building = Für welches Gebäude

strength = Stärke { $total }
limit = Geldlimit { MONEY($limit) }
limitOfSecond = { $less ->
        [0] Geldlimit der zweiten Person
       *[other] Geldlimit der zweiten Person, minus { MONEY($less) }
    }
nobodyHas = Noch frei in dieser Runde.
heldBy = In dieser Runde bei { $name }.
noCharacter = noch keine Person

facts-strength = Stärke
facts-cowboys = Cowboys im Vorrat
facts-roads = Wege
facts-titles = Besitzplättchen übrig
facts-tiles = Plättchen auf der Hand
facts-dynamite = Dynamit
facts-horses = Pferde
facts-rodeos = Rodeos
facts-duelTiles = Duellplättchen

orders-choice = Wahl
orders-turn = Zug
orders-passed = Gepasst

bag = Der Beutel
inBag = Im Beutel: { $tiles }

zoom-in = Vergrößern
zoom-out = Verkleinern

odds = { $percent } % gegen { $rival }
oddsAll = { $percent } % Siegchance
strongest = Deine Stärke dort: { $total }
nobodyThere = Dort ist noch niemand.
freeOfDuels = Hier gibt es nie ein Duell.

stakes-costs = Kostet dich { MONEY($price) }.
stakes-money = Zurzeit { MONEY($amount) } wert.
stakes-points = Zurzeit { $count } SP wert.
stakes-raid = Gewinnst du, nimmst du dem Besitzer { MONEY($amount) } ab.
stakes-outlaw = Der Gesetzlose hat Stärke { $strength }. Belohnung: { $reward } SP.
stakes-oddsWithDynamite = { $percent } % mit Dynamit
stakes-lose = Verlierst du das Duell, bekommst du hier nichts; der Cowboy kehrt in deinen Vorrat zurück.
stakes-loseRaid = Verlierst du das Duell, behält der Besitzer alles; der Cowboy kehrt in deinen Vorrat zurück.
stakes-loseDefence = Verlierst du das Duell, nimmt der Angreifer { MONEY($amount) }; der Cowboy kehrt in deinen Vorrat zurück.
stakes-loseToOutlaw = Verlierst du den Kampf, bleibt der Gesetzlose; der Cowboy kehrt in deinen Vorrat zurück.
stakes-funeral = Wer verliert, gibt dem Bestatter { MONEY($money) } oder { $count } SP.
stakes-surgery = Nach einem verlorenen Duell schickt der Doktor den Cowboy für { MONEY($fee) } auf ein anderes Feld.

kit-cowboys = Cowboys
kit-parcels = Parzellen
kit-revolvers = Revolver
kit-roads = Wege
kit-seal = Ausrüstung bestätigen

duel-heading = Duell: { $place }
duel-skip = Überspringen

account-title = Abrechnung
account-rounds = Runden
account-end = Ende
account-heading = Runde { $round }: Abrechnung
account-money = Geld
account-points = Punkte
account-close = Weiter
account-curve = Punkte je Runde
