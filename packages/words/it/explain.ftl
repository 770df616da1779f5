### What an element of a table is, in one sentence, and what it does where it lies.

rule = Regola { $rule }
here = Qui: { $what }
now = Ora: { $what }
countsFor = conta per { LIST($what) }
countsForNothing = non conta ancora per niente
onParcel = { $name } { $parcel }
terrainCard = Carta terreno

cards-empty = Non c’è nulla. Una carta successiva può coprirlo, e i ranch ci portano il bestiame.
cards-mountain = Da sola non porta nulla. Ogni miniera accanto prende 2 punti.
cards-house = Valore in case 1. Saloon, banche, farmacie e altri fanno punti per le case adiacenti.
cards-townhouse = Valore in case 2: come due case su un lotto.
cards-mine = 2 punti per ogni montagna adiacente.
cards-ranch = 1 punto per ogni lotto vuoto adiacente.
cards-blacksmith = 1 punto per ogni ranch e 1 per ogni miniera nella tua città.
cards-drugstore = Il valore in case adiacente, più 1 punto per ogni ranch nella tua città.
cards-bank = Il valore in case adiacente, più 1 punto per ogni miniera nella tua città.
cards-saloon = Il doppio del valore in case adiacente.
cards-hotel = 3 punti, e valore in case 2 per i vicini.
cards-generalStore = Il valore in case adiacente, più quello di tutta la tua città.
cards-church = Il valore in case di tutta la tua città.
cards-prison = I fuorilegge non ti costano nulla e valgono come lotti vuoti.
cards-cityHall = Il valore in case adiacente, più 1 punto per ogni edificio nella tua città.
cards-outlaws = 6 punti persi per lotto, a meno che tu abbia lo Sceriffo o una prigione.

card-auction-name = Carta asta
card-auction-does = Più alta è l’offerta, prima scegli. Una carta giocata è persa fino alla fine dell’Era.
card-ties-name = Parità
card-ties-does = A parità di offerta inizia il seme indicato più in alto.
card-skull-name = Teschio
card-skull-does = Se in cima c’è questo retro, il personaggio appena rivelato va sotto il mazzo e il successivo prende il suo posto.
card-appeal-name = Appetibilità
card-appeal-does = I giocatori virtuali prendono la carta con l’appetibilità più alta e ne fanno i punti.
card-era-name = Era e round
card-era-does = Due Ere di nove round. Con l’Era II ognuno riprende le proprie carte asta.
card-terrainPile-name = Mazzo dei terreni
card-terrainPile-does = Riempie le colonne. Ciò che resta alla fine di un’Era esce dal gioco.
card-characterPile-name = Mazzo dei personaggi
card-characterPile-does = A ogni round si rivela un personaggio. Il retro in cima decide le parità.

cardLines-ranches = Ogni ranch: 1 punto per ogni lotto vuoto adiacente.
cardLines-mines = Ogni miniera: 2 punti per ogni montagna adiacente.
cardLines-drugstoreHouses = Ogni farmacia: il valore in case adiacente.
cardLines-bankHouses = Ogni banca: il valore in case adiacente.
cardLines-saloons = Ogni saloon: il doppio del valore in case adiacente.
cardLines-storeAndHallHouses = Emporio e municipio: il valore in case adiacente.
cardLines-timesRanches = Ogni farmacia e fabbro: 1 punto per ranch nella tua città.
cardLines-timesMines = Ogni banca e fabbro: 1 punto per miniera nella tua città.
cardLines-timesHouses = Ogni chiesa ed emporio: il valore in case di tutta la tua città.
cardLines-hotels = Ogni hotel: 3 punti.
cardLines-cityHallBuildings = Municipio: 1 punto per edificio nella tua città, case e palazzi esclusi.
cardLines-outlaws = 6 punti persi per lotto con fuorilegge, a meno che tu abbia lo Sceriffo o una prigione.
cardLines-appeal = Un giocatore virtuale totalizza l’appetibilità di tutte le carte prese.

boardLines-points = Punti vittoria da caselle, personaggi, duelli e denaro, presi nei quattro round.
boardLines-money = 1 PV ogni 6 $ completi che hai alla fine.
boardLines-property = 2 PV per ogni edificio, casa e montagna sui tuoi lotti.
boardLines-station = 1 PV ogni due punti di valore in case in tutta la città.
boardLines-teacher = 2 PV per ogni tua scuola, prigione e chiesa, e 2 PV senza saloon.
boardLines-horses = I tuoi cavalli, una volta e un’altra per ogni rodeo vinto.
boardLines-kitCarson = 1 PV per ogni giocatore che ha finito dopo di te nell’ultimo round.

pieces-cowboy = Piazza i cowboy per agire. Ognuno nella tua riserva dà 1 di forza.
pieces-revolver = 1 di forza in ogni duello, per tutta la partita.
pieces-road = Edifici e case hanno bisogno di una strada. Posala lungo un lotto, unita alle altre.
pieces-title = Indica che un lotto è tuo. Ne hai dodici.
pieces-dynamite = Triplica la rendita di una miniera, o dà due dadi a un cowboy in duello.
pieces-horse = Mettilo in un recinto per il suo effetto. I cavalli contano alla fine.
pieces-rodeo = Un rodeo vinto: i tuoi cavalli contano un’altra volta alla fine.
pieces-duelTile = Giocata in segreto in un duello al posto del dado, poi persa.
pieces-outlaw = Prende metà della rendita dell’edificio. Eguaglia la sua forza in duello per la ricompensa.
pieces-tile = Un edificio comprato e non ancora costruito.
pieces-bag = Edifici non ancora in vendita. Dopo ogni round riempie i vuoti della strada.

land-bare-name = Lotto libero
land-bare-does = Piazza un cowboy per comprarlo: 1 $, più 1 $ per ogni edificio, casa e montagna sopra e intorno.
land-owned-does = Solo il proprietario può costruirci.

numbers-money-name = Denaro
numbers-money-does = Paga lotti, edifici e punti. Alla fine ogni 6 $ completi valgono 1 PV.
numbers-strength-name = Forza
numbers-strength-does = Si somma al dado in ogni duello: revolver, cowboy in riserva e bonus del round.
numbers-limit-name = Limite di denaro
numbers-limit-does = Quanto puoi tenere a fine round. L’eccedenza va spesa: 1 PV ogni 10 $ completi.
numbers-points-name = Punti
numbers-points-does = Il punteggio se la partita finisse ora. Aprilo per ogni voce.
numbers-difference-name = Differenza
numbers-difference-does = I punti dell’uno meno quelli dell’altro, voce per voce.

pieceNames-cowboy = Cowboy
pieceNames-revolver = Revolver
pieceNames-road = Strada
pieceNames-title = Segnalino proprietà
pieceNames-dynamite = Dinamite
pieceNames-horse = Cavallo
pieceNames-rodeo = Rodeo vinto
pieceNames-duelTile = Tessera duello
pieceNames-outlaw = Fuorilegge
pieceNames-tile = Edificio in mano
pieceNames-bag = Il sacchetto

corral = Recinto { $corral }
corrals-corral1 = 1 di forza in questo round per un cavallo qui, 2 da tre cavalli in su.
corrals-corral2 = Un cavallo qui ti fa subito piazzare, spostare o riprendere un altro cowboy, o passare.
corrals-corral3 = Ogni cavallo qui raddoppia in questo round la rendita di un tuo ranch.
corrals-corral4 = Subito 2 $ per un cavallo messo qui.
corrals-corral5 = Solo per il rodeo, ma con più cappelli di tutti.

phases-characters = Ognuno prende un personaggio, nell’ordine in cui si è passato nel round precedente: la sua abilità, e il suo numero nell’ordine di turno.
phases-placing = In ordine di turno, piazza un cowboy alla volta su una casella o un lotto, finché tutti hanno passato.
phases-street = Le caselle si risolvono dall’alto in basso. Dove ci si incontra, prima si duella.
phases-end = La casella PV più economica chiude, arrivano cowboy, e il denaro oltre il limite va speso.
