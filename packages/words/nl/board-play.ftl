phases-characters = Personages
phases-placing = Plaatsen
phases-street = Main Street
phases-end = Einde ronde

flag-yourTurn = Jouw beurt
flag-everybody = Allen tegelijk
flag-setup = Opstelling
flag-over = Einde

outlaws = Kracht van de outlaws: { $strength }

sections-supplies = Voorraden
sections-buildings = Gebouwen
sections-income = Inkomsten
sections-points = Overwinningspunten

signs-salary = Loon
signs-ammunition = Munitie
signs-threeRoads = Drie wegen
signs-oneRoad = Eén weg
signs-noTile = Leeg
signs-parcels = Kavels
signs-strength = Kracht
signs-buildings = Gebouwen
signs-gaming = Gokken
signs-market = OP kopen

value-strength = +3
value-each = { MONEY($amount) } per stuk
value-dice = 2 stenen
value-points = { $share ->
        [1] ★ per stuk
       *[other] ★ per { $share }
    }
value-market = ★ voor { MONEY($price) }

parcels = Kavels op het bord
parcelsAbout = Cowboys op kavels zonder eigenaar kopen ze hier, na alle duels.
allPaid = alle betalen
incomeAbout = Elk gebouw betaalt zijn eigenaar. Een geslaagde aanval neemt de helft.
closesNote = Elke ronde sluit het goedkoopste vak.
contested = Hier volgt een duel.

pickPlace = Kies een plaats.
pickAnswer = Kies een antwoord.

kitPrice = { $price } { $price ->
        [one] punt
       *[other] punten
    } per stuk
kitLeft = { $left } van { $budget } punten over
kitMoney = { MONEY($money) } startgeld
kitMost = Er mag niet meer dan { MONEY($most) } overblijven.

states-choosing = kiest
states-placing = plaatst
states-asked = beslist
states-passed = ✓ { $place }

yourCorrals = Jouw kralen
corralSpoken = { $name }, { $hats ->
        [one] { $hats } hoed
       *[other] { $hats } hoeden
    }{ $horses ->
        [0] {""}
        [one] , { $horses } paard
       *[other] , { $horses } paarden
    }{ $cowboy ->
        [true] , een cowboy
       *[false] {""}
    }

keep = limiet
playsAs = Je speelt dan als { $place }.
playsBetween = Je speelt dan als { $from } tot { $to }.
takenBy = bij { $name }
lookAtMap = Bekijk plattegrond en straat
backToCast = Terug naar de personages

now-holds = Je hebt dan { MONEY($money) }.
now-strength = Jouw kracht: { $from } → { $to }
now-cowboys = Jouw cowboys: { $from } → { $to }
now-roads = Jouw wegen: { $from } → { $to }
now-doubled = { $building } dubbel: { MONEY($from) } → { MONEY($to) }
now-tile = { $building }: { MONEY($price) } → { MONEY($cost) }
now-freeParcel = Bespaart je tot { MONEY($price) }.
now-parcelCap = De duurste kavel: { MONEY($from) } → { MONEY($to) }
now-pledge = { $count ->
        [one] { MONEY($money) }, of nu { $count } OP
       *[other] { MONEY($money) }, of nu { $count } OP
    }
now-overLimit = Je zit { MONEY($money) } boven de limiet.
now-toSpend = Je kunt { MONEY($money) } uitgeven.

take = { NAME($character, from: "names-charactersAsObject") } nemen

placeOn = Plaatsen: { $target }
passAs = Passen: { $place }
instead-buildOrKeep = Tegel houden
instead-bid = Stoppen

you = Jij
tie = gelijk
tieNote = Bij gelijkspel wint wie het eerst past.
odds = Winkans { $win }%, gelijkspel { $tie }%, tegen { $other }
outlawReached = { $name }: te bereiken
earnsOn = Levert nu { MONEY($amount) } per ronde op { $parcel }.

budget-money = Jouw geld
budget-committed = Toegezegd
budget-cost = Prijs
budget-left = Over
budget-short = Tekort

warn-short = Als je alles wint, kom je { MONEY($money) } tekort: je moet dan iets laten schieten.
warn-noTitle = Je hebt geen eigendomstegel meer: kopen kan niet.
warn-noSite = Geen van jouw kavels kan dit gebouw al hebben.
warn-nothing = Levert je op dit moment niets op.
warn-overLimit = { MONEY($money) } boven je geldlimiet: het overschot wordt uitgegeven, 1 OP per { MONEY($each) }.

stop = Halte { $at } van { $of }
stake-space = Inzet: { $space }
stake-parcel = Inzet: kavel { $parcel } voor { MONEY($price) }
stake-income = Inzet: { MONEY($amount) } van de inkomsten, { $building } op { $parcel }
stake-outlaw = De outlaw heeft kracht { $strength }; hem verslaan levert { $reward } OP op.

auction-ammunition = Te koop: de fiche +3 revolvers
auction-parcels = Te koop: { $parcels }
auction-noBid = Nog geen bod.
auction-high = Hoogste bod: { $name }, { MONEY($amount) }
auction-out = Eruit: { $names }

youHave = Je hebt { MONEY($money) }.
pointsChange = { SIGN($count) ->
        [plus] +{ $count } OP
        [minus] −{ ABS($count) } OP
       *[zero] { $count } OP
    }
pointPrice = 1 OP kost hier { MONEY($price) }.
limitOver = Je limiet is { MONEY($limit) }: geef { MONEY($over) } of meer uit. Elke volle { MONEY($each) } is 1 OP.
limitKept = Je limiet is { MONEY($limit) }: niets hoeft weg. Uitgeven mag: elke volle { MONEY($each) } is 1 OP.
bounty = Kavel { $parcel }: { $reward } OP, of de helft van { MONEY($income) }.
consent = { $name } wil een huis op jouw kavel { $parcel }. Het telt dan alleen voor jouw gebouwen.


