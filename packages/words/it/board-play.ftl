phases-characters = Personaggi
phases-placing = Piazzamento
phases-street = Main Street
phases-end = Fine round

flag-yourTurn = Tocca a te
flag-everybody = Tutti insieme
flag-setup = Preparazione
flag-over = Fine

outlaws = Forza dei fuorilegge: { $strength }

sections-supplies = Provviste
sections-buildings = Edifici
sections-income = Rendite
sections-points = Punti vittoria

signs-salary = Salario
signs-ammunition = Munizioni
signs-threeRoads = Tre strade
signs-oneRoad = Una strada
signs-noTile = Vuoto
signs-parcels = Lotti
signs-strength = Forza
signs-buildings = Edifici
signs-gaming = Azzardo
signs-market = Compra PV

value-strength = +3
value-each = { MONEY($amount) } l’uno
value-dice = 2 dadi
value-points = { $share ->
        [1] ★ l’uno
       *[other] ★ ogni { $share }
    }
value-market = ★ a { MONEY($price) }

parcels = Lotti sulla mappa
parcelsAbout = I cowboy sui lotti senza proprietario li comprano qui, dopo i duelli.
allPaid = pagano tutti
incomeAbout = Ogni edificio paga il proprietario. Un attacco riuscito ne prende la metà.
closesNote = A ogni round chiude la casella più economica.
contested = Qui ci sarà un duello.

pickPlace = Scegli un posto.
pickAnswer = Scegli una risposta.

kitPrice = { $price } { $price ->
        [one] punto
       *[other] punti
    } l’uno
kitLeft = { $left } punti su { $budget } rimasti
kitMoney = { MONEY($money) } iniziali
kitMost = Non possono restare più di { MONEY($most) }.

states-choosing = sceglie
states-placing = piazza
states-asked = decide
states-passed = ✓ { $place }

yourCorrals = I tuoi recinti
corralSpoken = { $name }, { $hats ->
        [one] { $hats } cappello
       *[other] { $hats } cappelli
    }{ $horses ->
        [0] {""}
        [one] , { $horses } cavallo
       *[other] , { $horses } cavalli
    }{ $cowboy ->
        [true] , un cowboy
       *[false] {""}
    }

keep = limite
playsAs = Il tuo posto: { $place }.
playsBetween = Il tuo posto: dal { $from } al { $to }.
takenBy = con { $name }
lookAtMap = Guarda mappa e strada
backToCast = Torna ai personaggi

now-holds = Avresti { MONEY($money) }.
now-strength = La tua forza: { $from } → { $to }
now-cowboys = I tuoi cowboy: { $from } → { $to }
now-roads = Le tue strade: { $from } → { $to }
now-doubled = { $building } raddoppiato: { MONEY($from) } → { MONEY($to) }
now-tile = { $building }: { MONEY($price) } → { MONEY($cost) }
now-freeParcel = Risparmi fino a { MONEY($price) }.
now-parcelCap = Il lotto più caro: { MONEY($from) } → { MONEY($to) }
now-pledge = { $count ->
        [one] { MONEY($money) }, o { $count } PV al momento
       *[other] { MONEY($money) }, o { $count } PV al momento
    }
now-overLimit = Superi il limite di { MONEY($money) }.
now-toSpend = Hai { MONEY($money) } da spendere.

take = Prendi { NAME($character, from: "names-charactersAsObject") }

placeOn = Piazza: { $target }
passAs = Passa: { $place }
instead-buildOrKeep = Tieni la tessera
instead-bid = Ritirati

you = Tu
tie = pari
tieNote = In parità vince chi passa prima.
odds = Probabilità di vincere { $win }%, parità { $tie }%, contro { $other }
outlawReached = { $name }: da raggiungere
earnsOn = Al momento rende { MONEY($amount) } a round in { $parcel }.

budget-money = Denaro
budget-committed = Impegnato
budget-cost = Prezzo
budget-left = Resta
budget-short = Manca

warn-short = Se vinci tutto ti mancano { MONEY($money) }: dovrai rinunciare a qualcosa.
warn-noTitle = Non hai più segnalini proprietà: non potresti comprarlo.
warn-noSite = Nessuno dei tuoi lotti può ancora accogliere questo edificio.
warn-nothing = Al momento non ti frutta nulla.
warn-overLimit = { MONEY($money) } oltre il tuo limite: l’eccedenza si spende, 1 PV ogni { MONEY($each) }.

stop = Tappa { $at } di { $of }
stake-space = In palio: { $space }
stake-parcel = In palio: il lotto { $parcel } per { MONEY($price) }
stake-income = In palio: { MONEY($amount) } della rendita, { $building } in { $parcel }
stake-outlaw = Il fuorilegge ha forza { $strength }; batterlo vale { $reward } PV.

auction-ammunition = In vendita: il gettone +3 revolver
auction-parcels = In vendita: { $parcels }
auction-noBid = Nessuna offerta.
auction-high = Offerta migliore: { $name }, { MONEY($amount) }
auction-out = Fuori: { $names }

youHave = Hai { MONEY($money) }.
pointsChange = { SIGN($count) ->
        [plus] +{ $count } PV
        [minus] −{ ABS($count) } PV
       *[zero] { $count } PV
    }
pointPrice = Qui 1 PV costa { MONEY($price) }.
limitOver = Il tuo limite è { MONEY($limit) }: spendi { MONEY($over) } o più. Ogni { MONEY($each) } valgono 1 PV.
limitKept = Il tuo limite è { MONEY($limit) }: non devi cedere nulla. Puoi spendere: ogni { MONEY($each) } valgono 1 PV.
bounty = Lotto { $parcel }: { $reward } PV, o metà di { MONEY($income) }.
consent = { $name } vuole una casa sul tuo lotto { $parcel }. Conterebbe solo per i tuoi edifici.


