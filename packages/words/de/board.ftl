spaces-salary-sign = Lohn
spaces-salary-about = 4 $ für jeden deiner Cowboys. Beliebig viele, kein Duell.

spaces-ammunition-sign = Munition
spaces-ammunition-about = +3 Stärke bis zum Ende der Runde.

spaces-threeRoads-sign = Drei Wege
spaces-threeRoads-about = Drei Wege für deinen Vorrat.

spaces-oneRoad-sign = Ein Weg
spaces-oneRoad-about = Ein Weg für jeden deiner Cowboys. Beliebig viele, kein Duell.

spaces-tile3-sign = Gebäude 3 $
spaces-tile3-about = Zahle 3 $, nimm das Plättchen und baue es sofort oder behalte es.

spaces-tile4-sign = Gebäude 4 $
spaces-tile4-about = Zahle 4 $, nimm das Plättchen und baue es sofort oder behalte es.

spaces-tile5-sign = Gebäude 5 $
spaces-tile5-about = Zahle 5 $, nimm das Plättchen und baue es sofort oder behalte es.

spaces-tile6-sign = Gebäude 6 $
spaces-tile6-about = Zahle 6 $, nimm das Plättchen und baue es sofort oder behalte es.

spaces-tile8-sign = Gebäude 8 $
spaces-tile8-about = Zahle 8 $, nimm das Plättchen und baue es sofort oder behalte es.

spaces-tile10-sign = Gebäude 10 $
spaces-tile10-about = Zahle 10 $, nimm das Plättchen und baue es sofort oder behalte es.

spaces-tile12-sign = Gebäude 12 $
spaces-tile12-about = Zahle 12 $, nimm das Plättchen und baue es sofort oder behalte es.

spaces-parcelIncome-sign = 2 $ × Parzelle
spaces-parcelIncome-about = 2 $ für jede deiner Parzellen.

spaces-strengthIncome-sign = 2 $ × Stärke
spaces-strengthIncome-about = 2 $ für jeden Punkt deiner Stärke.

spaces-gaming-sign = Glücksspiel
spaces-gaming-about = Wirf zwei Würfel: So viele Dollar bekommst du, 2 bis 12, im Schnitt 7.

spaces-parcelPoints-sign = SP: Parzellen
spaces-parcelPoints-about = 1 SP für je zwei deiner Parzellen, abgerundet.

spaces-buildingPoints-sign = SP: Gebäude
spaces-buildingPoints-about = 1 SP für jedes deiner Gebäude auf dem Plan. Häuser und Berge zählen nicht.

spaces-strengthPoints-sign = SP: Stärke
spaces-strengthPoints-about = 1 SP für je zwei Punkte deiner Stärke, abgerundet.

spaces-points2-sign = SP zu 2 $
spaces-points2-about = Kaufe beliebig viele SP zu je 2 $. Schließt nach Runde 1.

spaces-points3-sign = SP zu 3 $
spaces-points3-about = Kaufe beliebig viele SP zu je 3 $. Schließt nach Runde 2.

spaces-points4-sign = SP zu 4 $
spaces-points4-about = Kaufe beliebig viele SP zu je 4 $. Schließt nach Runde 3.

spaces-points5-sign = SP zu 5 $
spaces-points5-about = Kaufe beliebig viele SP zu je 5 $. Offen bis zum Schluss.

places-parcel = Parzelle { $parcel }
places-corral = Koppel { $corral }

where-parcel = auf Parzelle { $parcel }
where-corral = in Koppel { $corral }
where-tile = bei „{ $name } { MONEY($price) }“

strengthParts-revolvers = { $count } { $count ->
        [one] Revolver
       *[other] Revolver
    }
strengthParts-cowboys = { $count } { $count ->
        [one] Cowboy
       *[other] Cowboys
    }
strengthParts-ammunition = { $count } für Munition
strengthParts-character = { $count } für die Person
strengthParts-horses = { $count } für Pferde

moneySources-start = Startgeld
moneySources-salary = Lohn
moneySources-horse = ein Pferd
moneySources-parcel = eine Parzelle
moneySources-tile = ein Gebäude
moneySources-space = ein Einkommensfeld
moneySources-building = Gebäudeeinkommen
moneySources-attack = ein Angriff
moneySources-points = Siegpunkte
moneySources-limit = Geldlimit
moneySources-corral = Koppel 4
moneySources-power = eine Person
moneySources-auction = eine Versteigerung
moneySources-tax = Steuern
moneySources-fee = Kosten nach einem Duell
moneySources-outlaw = ein entfernter Gesetzloser

pointSources-space = ein SP-Feld
pointSources-market = gekauft
pointSources-limit = Ausgaben beim Geldlimit
pointSources-power = eine Person
pointSources-duelWon = ein gewonnenes Duell
pointSources-duelLost = ein verlorenes Duell
pointSources-road = ein Weg zu neuem Land
pointSources-outlaw = die Belohnung für einen Gesetzlosen
pointSources-funeral = ein Begräbnis
pointSources-income = Gebäudeeinkommen

incomeParts-flat = Fester Betrag
incomeParts-round = Rundenzahl
incomeParts-house = Benachbarte Häuser
incomeParts-mountain = Benachbarte Berge
incomeParts-pasture = Benachbarte freie Parzellen
incomeParts-riverside = Am Fluss
incomeParts-owned = Eigene Ranches oder Minen
incomeParts-least = Mindestens
incomeParts-hallStep = Bonus des Rathauses
incomeParts-cap = Über dem Höchstbetrag
incomeParts-outlaw = Der Gesetzlose nimmt die Hälfte

scoreLines-points = Während der Partie
scoreLines-money = Geld
scoreLines-property = Gebäude, Häuser, Berge
scoreLines-station = Bahnhof
scoreLines-teacher = Lehrerin
scoreLines-horses = Pferde und Rodeos
scoreLines-kitCarson = Schneller als andere fertig

buildings-ranch = 1 $ je benachbarter freier Parzelle, mindestens 1 $. 1 Revolver beim Bau. Braucht weder Weg noch Haus. Hauswert 1.
buildings-mine = 3 $ je benachbartem Berg, der dir oder niemandem gehört. 1 Revolver beim Bau. Braucht weder Weg noch Haus.
buildings-drugstore = 3 $ je benachbartem Punkt Hauswert, 3 $ für jede deiner Ranches. Braucht einen Weg und ein Haus.
buildings-bank = 3 $ je benachbartem Punkt Hauswert, 3 $ für jede deiner Minen. Braucht einen Weg und ein Haus.
buildings-saloon = 5 $ je benachbartem Punkt Hauswert. Braucht einen Weg und ein Haus.
buildings-hotel = 6 $. Braucht einen Weg und ein Haus. Hauswert 2.
buildings-church = Kein Einkommen. Schützt sich und deine benachbarten Gebäude vor Angriffen. Braucht einen Weg und ein Haus. Hauswert 1.
buildings-prison = Kein Einkommen. 2 Revolver beim Bau. Braucht einen Weg und ein Haus.
buildings-blacksmith = 5 $ × Rundenzahl, 5 $ für jede deiner Ranches. Braucht einen Weg und ein Haus.
buildings-generalStore = 6 $ je benachbartem Punkt Hauswert auf deinen Parzellen, 3 $ auf anderen. Braucht einen Weg und ein Haus.
buildings-school = Kein Einkommen. Braucht einen Weg und drei Häuser. Hauswert 1.
buildings-cityHall = Gehört niemandem. Mit einem Cowboy darin verdienen deine Läden, Banken, Saloons und Schmieden mehr. Hauswert 1.
buildings-station = Am Ende 1 SP je zwei Punkte Hauswert in der Stadt. Braucht eine Linie aus acht Wegen quer über den Plan. Hauswert 2.
buildings-house = Hauswert 1. Ohne Besitzer zählt es für alle benachbarten Gebäude, sonst nur für die seines Besitzers.
buildings-townhouse = Zwei Häuser in einem: Hauswert 2. Ein drittes passt nie darauf.
buildings-mountain = Ohne Besitzer zählt er für alle benachbarten Minen, sonst nur für die seines Besitzers.
buildings-river = Kein Besitzer, kein Gebäude. Freies Land für Ranches; eine Mine daneben bringt 3 $ mehr.
money = { SIGN($amount) ->
        [minus] −{ ABS($amount) } $
       *[other] { $amount } $
    }
duelSum = { $who }: { JOIN($terms, with: " + ") } = { $total }
places-spaces-salary = der Lohn
places-spaces-ammunition = die Munition
places-spaces-threeRoads = die drei Wege
places-spaces-oneRoad = der einzelne Weg
places-spaces-tile3 = das Gebäude zu 3 $
places-spaces-tile4 = das Gebäude zu 4 $
places-spaces-tile5 = das Gebäude zu 5 $
places-spaces-tile6 = das Gebäude zu 6 $
places-spaces-tile8 = das Gebäude zu 8 $
places-spaces-tile10 = das Gebäude zu 10 $
places-spaces-tile12 = das Gebäude zu 12 $
places-spaces-parcelIncome = das Geld für Parzellen
places-spaces-strengthIncome = das Geld für Stärke
places-spaces-gaming = das Glücksspiel
places-spaces-parcelPoints = die SP für Parzellen
places-spaces-buildingPoints = die SP für Gebäude
places-spaces-strengthPoints = die SP für Stärke
places-spaces-points2 = die SP zu 2 $
places-spaces-points3 = die SP zu 3 $
places-spaces-points4 = die SP zu 4 $
places-spaces-points5 = die SP zu 5 $
where-spaces-salary = beim Lohn
where-spaces-ammunition = bei der Munition
where-spaces-threeRoads = bei den drei Wegen
where-spaces-oneRoad = beim einzelnen Weg
where-spaces-tile3 = beim Gebäude zu 3 $
where-spaces-tile4 = beim Gebäude zu 4 $
where-spaces-tile5 = beim Gebäude zu 5 $
where-spaces-tile6 = beim Gebäude zu 6 $
where-spaces-tile8 = beim Gebäude zu 8 $
where-spaces-tile10 = beim Gebäude zu 10 $
where-spaces-tile12 = beim Gebäude zu 12 $
where-spaces-parcelIncome = beim Geld für Parzellen
where-spaces-strengthIncome = beim Geld für Stärke
where-spaces-gaming = beim Glücksspiel
where-spaces-parcelPoints = bei den SP für Parzellen
where-spaces-buildingPoints = bei den SP für Gebäude
where-spaces-strengthPoints = bei den SP für Stärke
where-spaces-points2 = bei den SP zu 2 $
where-spaces-points3 = bei den SP zu 3 $
where-spaces-points4 = bei den SP zu 4 $
where-spaces-points5 = bei den SP zu 5 $
