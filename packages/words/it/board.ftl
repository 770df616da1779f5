spaces-salary-sign = Salario
spaces-salary-about = 4 $ per ognuno dei tuoi cowboy. Senza limite, senza duello.

spaces-ammunition-sign = Munizioni
spaces-ammunition-about = +3 di forza fino alla fine del round.

spaces-threeRoads-sign = Tre strade
spaces-threeRoads-about = Tre strade per la tua riserva.

spaces-oneRoad-sign = Una strada
spaces-oneRoad-about = Una strada per ognuno dei tuoi cowboy. Senza limite, senza duello.

spaces-tile3-sign = Edificio 3 $
spaces-tile3-about = Paga 3 $, prendi la tessera e costruiscila subito o tienila.

spaces-tile4-sign = Edificio 4 $
spaces-tile4-about = Paga 4 $, prendi la tessera e costruiscila subito o tienila.

spaces-tile5-sign = Edificio 5 $
spaces-tile5-about = Paga 5 $, prendi la tessera e costruiscila subito o tienila.

spaces-tile6-sign = Edificio 6 $
spaces-tile6-about = Paga 6 $, prendi la tessera e costruiscila subito o tienila.

spaces-tile8-sign = Edificio 8 $
spaces-tile8-about = Paga 8 $, prendi la tessera e costruiscila subito o tienila.

spaces-tile10-sign = Edificio 10 $
spaces-tile10-about = Paga 10 $, prendi la tessera e costruiscila subito o tienila.

spaces-tile12-sign = Edificio 12 $
spaces-tile12-about = Paga 12 $, prendi la tessera e costruiscila subito o tienila.

spaces-parcelIncome-sign = 2 $ × lotti
spaces-parcelIncome-about = 2 $ per ogni lotto che possiedi.

spaces-strengthIncome-sign = 2 $ × forza
spaces-strengthIncome-about = 2 $ per ogni punto della tua forza.

spaces-gaming-sign = Azzardo
spaces-gaming-about = Lancia due dadi: ricevi la loro somma in dollari, da 2 a 12, in media 7.

spaces-parcelPoints-sign = PV: lotti
spaces-parcelPoints-about = 1 PV ogni due lotti che possiedi, arrotondato per difetto.

spaces-buildingPoints-sign = PV: edifici
spaces-buildingPoints-about = 1 PV per ogni edificio che hai sulla mappa. Case e montagne non contano.

spaces-strengthPoints-sign = PV: forza
spaces-strengthPoints-about = 1 PV ogni due punti della tua forza, arrotondato per difetto.

spaces-points2-sign = PV a 2 $
spaces-points2-about = Compra quanti PV vuoi a 2 $ l’uno. Chiude dopo il round 1.

spaces-points3-sign = PV a 3 $
spaces-points3-about = Compra quanti PV vuoi a 3 $ l’uno. Chiude dopo il round 2.

spaces-points4-sign = PV a 4 $
spaces-points4-about = Compra quanti PV vuoi a 4 $ l’uno. Chiude dopo il round 3.

spaces-points5-sign = PV a 5 $
spaces-points5-about = Compra quanti PV vuoi a 5 $ l’uno. Aperta fino alla fine.

places-parcel = lotto { $parcel }
places-corral = recinto { $corral }

where-parcel = sul lotto { $parcel }
where-corral = nel recinto { $corral }
where-tile = a “{ $name } { MONEY($price) }”

strengthParts-revolvers = { $count } { $count ->
        [one] revolver
       *[other] revolver
    }
strengthParts-cowboys = { $count } { $count ->
        [one] cowboy
       *[other] cowboy
    }
strengthParts-ammunition = { $count } per le munizioni
strengthParts-character = { $count } per il personaggio
strengthParts-horses = { $count } per i cavalli

moneySources-start = denaro iniziale
moneySources-salary = salario
moneySources-horse = un cavallo
moneySources-parcel = un lotto
moneySources-tile = un edificio
moneySources-space = una casella di rendita
moneySources-building = rendita degli edifici
moneySources-attack = un attacco
moneySources-points = punti vittoria
moneySources-limit = limite di denaro
moneySources-corral = recinto 4
moneySources-power = un personaggio
moneySources-auction = un’asta
moneySources-tax = tasse
moneySources-fee = spese dopo un duello
moneySources-outlaw = un fuorilegge tolto

pointSources-space = una casella dei PV
pointSources-market = comprati
pointSources-limit = denaro speso al limite di denaro
pointSources-power = un personaggio
pointSources-duelWon = un duello vinto
pointSources-duelLost = un duello perso
pointSources-road = una strada verso nuove terre
pointSources-outlaw = la ricompensa per un fuorilegge
pointSources-funeral = un funerale
pointSources-income = rendita degli edifici

incomeParts-flat = Fisso
incomeParts-round = Numero del round
incomeParts-house = Case adiacenti
incomeParts-mountain = Montagne adiacenti
incomeParts-pasture = Lotti liberi adiacenti
incomeParts-riverside = Sul fiume
incomeParts-owned = Ranch o miniere proprie
incomeParts-least = Almeno
incomeParts-hallStep = Bonus del municipio
incomeParts-cap = Oltre il massimo
incomeParts-outlaw = Il fuorilegge prende la metà

scoreLines-points = Durante la partita
scoreLines-money = Denaro
scoreLines-property = Edifici, case, montagne
scoreLines-station = Stazione
scoreLines-teacher = Insegnante
scoreLines-horses = Cavalli e rodei
scoreLines-kitCarson = Finire prima di altri

buildings-ranch = 1 $ per ogni lotto libero adiacente, almeno 1 $. 1 revolver alla costruzione. Non richiede né strada né casa. Valore in case 1.
buildings-mine = 3 $ per ogni montagna adiacente, tua o senza proprietario. 1 revolver alla costruzione. Non richiede né strada né casa.
buildings-drugstore = 3 $ per punto di valore in case adiacente, 3 $ per ogni tuo ranch. Richiede una strada e una casa.
buildings-bank = 3 $ per punto di valore in case adiacente, 3 $ per ogni tua miniera. Richiede una strada e una casa.
buildings-saloon = 5 $ per punto di valore in case adiacente. Richiede una strada e una casa.
buildings-hotel = Rende 6 $. Richiede una strada e una casa. Valore in case 2.
buildings-church = Nessuna rendita. Protegge dagli attacchi sé stessa e i tuoi edifici adiacenti. Richiede una strada e una casa. Valore in case 1.
buildings-prison = Nessuna rendita. 2 revolver alla costruzione. Richiede una strada e una casa.
buildings-blacksmith = 5 $ × numero del round, 5 $ per ogni tuo ranch. Richiede una strada e una casa.
buildings-generalStore = 6 $ per punto di valore in case adiacente sui tuoi lotti, 3 $ sugli altri. Richiede una strada e una casa.
buildings-school = Nessuna rendita. Richiede una strada e tre case. Valore in case 1.
buildings-cityHall = Senza proprietario. Con un cowboy dentro, i tuoi negozi, banche, saloon e fabbri rendono di più. Valore in case 1.
buildings-station = Alla fine 1 PV ogni due punti di valore in case della città. Richiede una linea di otto strade attraverso la mappa. Valore in case 2.
buildings-house = Valore in case 1. Senza proprietario conta per tutti gli edifici adiacenti, altrimenti solo per quelli del proprietario.
buildings-townhouse = Due case in una: valore in case 2. Una terza non ci sta mai.
buildings-mountain = Senza proprietario conta per tutte le miniere adiacenti, altrimenti solo per quelle del proprietario.
buildings-river = Né proprietario né edifici. Terra libera per i ranch; una miniera accanto rende 3 $ in più.
money = { SIGN($amount) ->
        [minus] −{ ABS($amount) } $
       *[other] { $amount } $
    }
duelSum = { $who }: { JOIN($terms, with: " + ") } = { $total }
places-spaces-salary = il salario
places-spaces-ammunition = le munizioni
places-spaces-threeRoads = le tre strade
places-spaces-oneRoad = la strada singola
places-spaces-tile3 = l’edificio da 3 $
places-spaces-tile4 = l’edificio da 4 $
places-spaces-tile5 = l’edificio da 5 $
places-spaces-tile6 = l’edificio da 6 $
places-spaces-tile8 = l’edificio da 8 $
places-spaces-tile10 = l’edificio da 10 $
places-spaces-tile12 = l’edificio da 12 $
places-spaces-parcelIncome = la rendita dei lotti
places-spaces-strengthIncome = la rendita della forza
places-spaces-gaming = il gioco d’azzardo
places-spaces-parcelPoints = i PV dei lotti
places-spaces-buildingPoints = i PV degli edifici
places-spaces-strengthPoints = i PV della forza
places-spaces-points2 = i PV a 2 $
places-spaces-points3 = i PV a 3 $
places-spaces-points4 = i PV a 4 $
places-spaces-points5 = i PV a 5 $
where-spaces-salary = al salario
where-spaces-ammunition = alle munizioni
where-spaces-threeRoads = alle tre strade
where-spaces-oneRoad = alla strada singola
where-spaces-tile3 = all’edificio da 3 $
where-spaces-tile4 = all’edificio da 4 $
where-spaces-tile5 = all’edificio da 5 $
where-spaces-tile6 = all’edificio da 6 $
where-spaces-tile8 = all’edificio da 8 $
where-spaces-tile10 = all’edificio da 10 $
where-spaces-tile12 = all’edificio da 12 $
where-spaces-parcelIncome = alla rendita dei lotti
where-spaces-strengthIncome = alla rendita della forza
where-spaces-gaming = al gioco d’azzardo
where-spaces-parcelPoints = ai PV dei lotti
where-spaces-buildingPoints = ai PV degli edifici
where-spaces-strengthPoints = ai PV della forza
where-spaces-points2 = ai PV a 2 $
where-spaces-points3 = ai PV a 3 $
where-spaces-points4 = ai PV a 4 $
where-spaces-points5 = ai PV a 5 $
