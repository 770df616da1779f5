heading = { $round ->
        [0] Preparazione
       *[other] Round { $round } di 4
    }

ask-fillKit = Componi in segreto la tua dotazione di partenza.
ask-claimParcel = Prendi un lotto.
ask-placeCityHall = È stato pescato il municipio. Scegli dove metterlo.
ask-takeCharacter = Prendi un personaggio.
ask-takeSecondCharacter = Il Monello porta un secondo personaggio.
ask-chooseSide = Dottore o Becchino: quale lato conta?
ask-placeCowboy = Piazza un cowboy, o passa.
ask-placeTogether = Tutti piazzano insieme. Sposta quanto vuoi.
ask-putHorse = Mettere un cavallo in un recinto?
ask-extraTurn = Recinto 2: piazza, riprendi o passa.
ask-moveCowboy = Piazza il cowboy che hai ripreso.
ask-salaryOrHorse = Prendere il salario, o comprare un cavallo per 4 $?
ask-chooseDuel = Quale duello prima?
ask-throwAgain = Rilanciare? Conta il secondo risultato.
ask-playTiles = Scegli in segreto la tua tessera duello.
ask-treat = Far curare il tuo cowboy dal Dottore?
ask-payFuneral = Il Becchino vuole la sua parte: denaro o 1 PV.
ask-buyParcel = Compra il lotto del tuo cowboy, o rinuncia.
ask-takeAmmunition = Prendi il gettone +3 revolver, o rinuncia.
ask-takeTile = Compra l’edificio, o rinuncia.
ask-pickTile = Quale delle due tessere esce dalla fila?
ask-buildOrKeep = Costruisci ora, o tieni la tessera.
ask-buildKeptTiles = Costruisci tessere tenute, o vai avanti.
ask-setHouse = Con questo edificio arriva una casa. Scegli il lotto.
ask-answerConsent = Questa casa può stare sul tuo lotto?
ask-declareIncome = Dinamite, cavalli o Droghiere?
ask-rewardOrHalf = La ricompensa, o metà della rendita?
ask-buyPoints = Quanti punti vittoria compri?
ask-spend = Oltre il limite: spendi l’eccedenza.
ask-moveOutlaw = Quale fuorilegge si muove per primo?
ask-layRoads = Posa strade, o vai avanti.
ask-nameParcel = Nomina un lotto per l’asta.
ask-bid = Rilancia, o ritirati.
ask-anyTile = Pagare 5 $ e prendere una tessera della fila?
ask-buyAnyParcel = Comprare un lotto senza proprietario al suo prezzo?
ask-buyRevolvers = Comprare revolver per tutta la partita?
ask-freeParcel = Prendi gratis un lotto senza proprietario.
ask-heroicDeed = PV subito; di più se cedi dei cowboy.
ask-hireCowboys = Assumere cowboy?
ask-moneyOrDoubling = 8 $ ora, o raddoppiare più tardi un tipo di edificio?
ask-moneyOrPoints = 8 $ ora, o PV alla fine del round?
ask-pointsForMoney = Comprare punti vittoria dal Banchiere?
ask-prospect = Pagare e costruirlo su un lotto libero?
ask-tax = Tassare gli altri: per revolver o per denaro?


answers-decline = No, grazie
answers-done = Fatto
answers-pass = Passa
answers-takeSalary = Prendi il salario
answers-takeAmmunition = Prendi i revolver
answers-takeReward = Prendi la ricompensa
answers-takeHalf = Prendi metà della rendita
answers-cancelBuild = Rinuncia a costruire
answers-agree = Sì, d’accordo
answers-refuse = No
answers-payMoney = Paga 2 $
answers-payPoint = Perdi 1 PV

choices-money = Denaro ora
choices-points = Punti
choices-wait = Aspetta la rendita
choices-one = Uno
choices-two = Due
choices-three = Tre
choices-yellow = Lato giallo
choices-red = Lato rosso
choices-revolvers = Per revolver

place-plain = Piazza un cowboy
place-white = Piazza il cowboy bianco
place-token = Piazza con un gettone “niente duello”
place-dynamite = Piazza con la dinamite

takeBack = Riprendi questo cowboy
layRoad = Posa qui una strada
layBridge = Posa qui un ponte (due strade)
layTownRoad = Posa qui una strada della città
claim = Prendi { $parcel }
name = Nomina { $parcel }
buy = Compra { $parcel } per { MONEY($price) }
build = Costruisci: { $building } in { $parcel }
setHouse = Casa in { $parcel }
askConsent = Chiedi { $parcel } a { $owner }
hallOn = Municipio in { $parcel }
takeTile = Prendi: { $building }
pickTile = Questa: { $building }
fightFirst = Prima { $place }
blastMine = Dinamite: triplica la miniera in { $parcel }
doubleRanch = Cavallo: raddoppia il ranch in { $parcel }
doubleKind = Droghiere, raddoppia: { $building }
moveOutlaw = Prima il fuorilegge in { $parcel }
treat = Verso { $place }
putHorse = Recinto { $corral }
takeHorse = Fuori dal recinto { $corral }
buyHorse = Cavallo nel recinto { $corral }, 4 $
throwAgain = Rilancia il { $shown }
tiles = Gioca { $values }

amount-bid = Offri
amount-buyPoints = Compra
amount-spend = Spendi

amountOf-bid = Offri { MONEY($amount) }
amountOf-buyPoints = { $price ->
        [0] { $count } PV
       *[other] { $count } PV per { MONEY($cost) }
    }
amountOf-spend = { $amount ->
        [0] Non spendere nulla
       *[other] Spendi { MONEY($amount) } per { $count } PV
    }

less = Meno
more = Più
nextTarget = Posto successivo
previousTarget = Posto precedente

tabs-map = Mappa
tabs-street = Via

map = Mappa della città
street = Main Street
characters = Personaggi in gioco
bare = terra libera
ownedBy = di { $name }
outlawThere = un fuorilegge
cowboyOf = cowboy di { $name }
earns = rende { MONEY($income) }
closed = chiusa
doneSpace = conclusa
leads = la forza maggiore lì: { $name }, { $total }

overlays-heading = Mostra sulla mappa
overlays-income = Rendita
overlays-price = Prezzi
overlays-served = Servito da una strada
overlays-safe = Al sicuro dagli attacchi
overlays-sites = Dove costruire
overlays-building = Per quale edificio

strength = Forza { $total }
limit = Limite di denaro { MONEY($limit) }
limitOfSecond = { $less ->
        [0] Limite di denaro del secondo personaggio
       *[other] Limite di denaro del secondo personaggio, meno { MONEY($less) }
    }
nobodyHas = Ancora libero in questo round.
heldBy = In questo round con { $name }.
noCharacter = ancora nessun personaggio

facts-strength = Forza
facts-cowboys = Cowboy in riserva
facts-roads = Strade
facts-titles = Segnalini rimasti
facts-tiles = Tessere in mano
facts-dynamite = Dinamite
facts-horses = Cavalli
facts-rodeos = Rodei
facts-duelTiles = Tessere duello

orders-choice = Scelta
orders-turn = Turno
orders-passed = Passato

bag = Il sacchetto
inBag = Nel sacchetto: { $tiles }

zoom-in = Ingrandisci
zoom-out = Riduci

odds = { $percent }% contro { $rival }
oddsAll = { $percent }% di probabilità di vincere il duello
strongest = La tua forza lì: { $total }
nobodyThere = Non c’è ancora nessuno.
freeOfDuels = Qui non ci sono mai duelli.

stakes-costs = Ti costa { MONEY($price) }.
stakes-money = Ora vale { MONEY($amount) }.
stakes-points = Ora vale { $count } PV.
stakes-raid = Se vinci, prendi { MONEY($amount) } al proprietario.
stakes-outlaw = Il fuorilegge ha forza { $strength }. Ricompensa: { $reward } PV.
stakes-oddsWithDynamite = { $percent }% con la dinamite
stakes-lose = Se perdi il duello, qui non ottieni nulla; il cowboy torna nella tua riserva.
stakes-loseRaid = Se perdi il duello, il proprietario tiene tutto; il cowboy torna nella tua riserva.
stakes-loseDefence = Se perdi il duello, l’attaccante prende { MONEY($amount) }; il cowboy torna nella tua riserva.
stakes-loseToOutlaw = Se perdi lo scontro, il fuorilegge resta; il cowboy torna nella tua riserva.
stakes-funeral = Chi perde dà al Becchino { MONEY($money) } o { $count } PV.
stakes-surgery = Dopo un duello perso, il Dottore manda il cowboy su un’altra casella per { MONEY($fee) }.

kit-cowboys = Cowboy
kit-parcels = Lotti
kit-revolvers = Revolver
kit-roads = Strade
kit-seal = Conferma la dotazione

duel-heading = Duello: { $place }
duel-skip = Salta

account-title = Conti
account-rounds = Round
account-end = Fine
account-heading = Round { $round }: conti
account-money = Denaro
account-points = Punti
account-close = Avanti
account-curve = Punti per round
