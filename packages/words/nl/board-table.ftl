heading = { $round ->
        [0] Opstelling
       *[other] Ronde { $round } van 4
    }

ask-fillKit = Stel in het geheim je startuitrusting samen.
ask-claimParcel = Kies een kavel.
ask-placeCityHall = Het stadhuis is getrokken. Kies waar het komt.
ask-takeCharacter = Neem een personage.
ask-takeSecondCharacter = De Straatjongen brengt een tweede personage mee.
ask-chooseSide = Welke kant: Arts of Begrafenisondernemer?
ask-placeCowboy = Plaats een cowboy, of pas.
ask-placeTogether = Allen plaatsen tegelijk. Verplaats vrij.
ask-putHorse = Een paard in een kraal zetten?
ask-extraTurn = Kraal 2: plaats, neem terug of pas.
ask-moveCowboy = Plaats de cowboy die je terugnam.
ask-salaryOrHorse = Het loon nemen, of voor $4 een paard kopen?
ask-chooseDuel = Welk duel eerst?
ask-throwAgain = Opnieuw gooien? De tweede worp telt.
ask-playTiles = Kies in het geheim je dueltegel.
ask-treat = Je cowboy door de Arts laten oplappen?
ask-payFuneral = De Begrafenisondernemer wil zijn deel: geld of 1 OP.
ask-buyParcel = Koop de kavel van je cowboy, of zie ervan af.
ask-takeAmmunition = Neem de fiche met +3 revolvers, of zie ervan af.
ask-takeTile = Koop het gebouw, of zie ervan af.
ask-pickTile = Welke van de twee tegels gaat uit de rij?
ask-buildOrKeep = Bouw nu, of houd de tegel.
ask-buildKeptTiles = Bouw tegels die je bewaarde, of ga verder.
ask-setHouse = Bij dit gebouw hoort een huis. Kies de kavel.
ask-answerConsent = Mag dit huis op jouw kavel?
ask-declareIncome = Dynamiet, paarden of Winkeljuffrouw inzetten?
ask-rewardOrHalf = De beloning, of de helft van de inkomsten?
ask-buyPoints = Hoeveel OP koop je?
ask-spend = Boven de limiet: geef het overschot uit.
ask-moveOutlaw = Welke outlaw beweegt het eerst?
ask-layRoads = Leg wegen, of ga verder.
ask-nameParcel = Noem een kavel voor de veiling.
ask-bid = Bied hoger, of stap eruit.
ask-anyTile = $5 betalen en een tegel naar keuze uit de rij nemen?
ask-buyAnyParcel = Een kavel zonder eigenaar kopen?
ask-buyRevolvers = Revolvers kopen, voor het hele spel?
ask-freeParcel = Neem gratis een kavel zonder eigenaar.
ask-heroicDeed = Nu OP, en meer als je cowboys inlevert.
ask-hireCowboys = Cowboys inhuren?
ask-moneyOrDoubling = Nu $8, of later één soort gebouw verdubbelen?
ask-moneyOrPoints = Nu $8, of OP aan het eind van de ronde?
ask-pointsForMoney = Overwinningspunten kopen van de Bankier?
ask-prospect = Betalen en het op een vrije kavel bouwen?
ask-tax = Belasting voor de anderen: naar revolvers of naar geld?


answers-decline = Nee, dank je
answers-done = Klaar
answers-pass = Passen
answers-takeSalary = Het loon nemen
answers-takeAmmunition = De revolvers nemen
answers-takeReward = De beloning nemen
answers-takeHalf = De helft van de inkomsten nemen
answers-cancelBuild = De bouw terugnemen
answers-agree = Ja, dat mag
answers-refuse = Nee
answers-payMoney = $2 betalen
answers-payPoint = 1 OP verliezen

choices-money = Nu geld
choices-points = Punten
choices-wait = Op de inkomsten wachten
choices-one = Eén
choices-two = Twee
choices-three = Drie
choices-yellow = Gele kant
choices-red = Rode kant
choices-revolvers = Naar revolvers

place-plain = Een cowboy plaatsen
place-white = De witte cowboy plaatsen
place-token = Plaatsen met een fiche ‘geen duel’
place-dynamite = Plaatsen met dynamiet

takeBack = Deze cowboy terugnemen
layRoad = Hier een weg leggen
layBridge = Hier een brug leggen (twee wegen)
layTownRoad = Hier een weg van de stad leggen
claim = { $parcel } kiezen
name = { $parcel } noemen
buy = { $parcel } kopen voor { MONEY($price) }
build = Bouwen: { $building } op { $parcel }
setHouse = Huis op { $parcel }
askConsent = { $owner } om { $parcel } vragen
hallOn = Stadhuis op { $parcel }
takeTile = Nemen: { $building }
pickTile = Deze: { $building }
fightFirst = Eerst { $place }
blastMine = Dynamiet: de mijn op { $parcel } verdrievoudigen
doubleRanch = Paard: de ranch op { $parcel } verdubbelen
doubleKind = Winkeljuffrouw verdubbelt: { $building }
moveOutlaw = Eerst de outlaw op { $parcel }
treat = Naar { $place }
putHorse = Kraal { $corral }
takeHorse = Terug uit kraal { $corral }
buyHorse = Paard in kraal { $corral }, $4
throwAgain = De { $shown } opnieuw gooien
tiles = { $values } spelen

amount-bid = Bieden
amount-buyPoints = Kopen
amount-spend = Uitgeven

amountOf-bid = { MONEY($amount) } bieden
amountOf-buyPoints = { $price ->
        [0] { $count } OP
       *[other] { $count } OP voor { MONEY($cost) }
    }
amountOf-spend = { $amount ->
        [0] Niets uitgeven
       *[other] { MONEY($amount) } uitgeven voor { $count } OP
    }

less = Minder
more = Meer
nextTarget = Volgende plek
previousTarget = Vorige plek

tabs-map = Stad
tabs-street = Straat

map = Plattegrond van de stad
street = Main Street
characters = Personages in het spel
bare = leeg land
ownedBy = van { $name }
outlawThere = een outlaw
cowboyOf = cowboy van { $name }
earns = levert { MONEY($income) } op
closed = gesloten
doneSpace = afgehandeld
leads = sterkste daar nu: { $name }, { $total }

overlays-heading = Op de plattegrond tonen
overlays-income = Inkomsten
overlays-price = Prijzen
overlays-served = Aan een weg
overlays-safe = Veilig voor aanvallen
overlays-sites = Bouwplekken
overlays-building = Voor welk gebouw

strength = Kracht { $total }
limit = Geldlimiet { MONEY($limit) }
limitOfSecond = { $less ->
        [0] Geldlimiet van het tweede personage
       *[other] Geldlimiet van het tweede personage, min { MONEY($less) }
    }
nobodyHas = Deze ronde nog vrij.
heldBy = Deze ronde bij { $name }.
noCharacter = nog geen personage

facts-strength = Kracht
facts-cowboys = Cowboys in voorraad
facts-roads = Wegen
facts-titles = Eigendomstegels over
facts-tiles = Tegels in handen
facts-dynamite = Dynamiet
facts-horses = Paarden
facts-rodeos = Rodeo’s
facts-duelTiles = Dueltegels

orders-choice = Keuze
orders-turn = Beurt
orders-passed = Gepast

bag = De zak
inBag = In de zak: { $tiles }

zoom-in = Inzoomen
zoom-out = Uitzoomen

odds = { $percent }% tegen { $rival }
oddsAll = { $percent }% kans om het duel te winnen
strongest = Jouw kracht daar: { $total }
nobodyThere = Er staat nog niemand.
freeOfDuels = Hier is nooit een duel.

stakes-costs = Kost je { MONEY($price) }.
stakes-money = Nu { MONEY($amount) } waard.
stakes-points = Nu { $count } OP waard.
stakes-raid = Win je, dan neem je { MONEY($amount) } van de eigenaar.
stakes-outlaw = De outlaw heeft kracht { $strength }. Beloning: { $reward } OP.
stakes-oddsWithDynamite = { $percent }% met dynamiet
stakes-lose = Verlies je het duel, dan krijg je hier niets; de cowboy keert terug naar je voorraad.
stakes-loseRaid = Verlies je het duel, dan houdt de eigenaar alles; de cowboy keert terug naar je voorraad.
stakes-loseDefence = Verlies je het duel, dan neemt de aanvaller { MONEY($amount) }; de cowboy keert terug naar je voorraad.
stakes-loseToOutlaw = Verlies je het gevecht, dan blijft de outlaw; de cowboy keert terug naar je voorraad.
stakes-funeral = Wie verliest, geeft de Begrafenisondernemer { MONEY($money) } of { $count } OP.
stakes-surgery = Na een verloren duel stuurt de Arts de cowboy voor { MONEY($fee) } naar een ander vak.

kit-cowboys = Cowboys
kit-parcels = Kavels
kit-revolvers = Revolvers
kit-roads = Wegen
kit-seal = Uitrusting bevestigen

duel-heading = Duel om { $place }
duel-skip = Overslaan

account-title = Afrekening
account-rounds = Rondes
account-end = Einde
account-heading = Ronde { $round }: afrekening
account-money = Geld
account-points = Punten
account-close = Verder
account-curve = Punten per ronde
