### What the card beside an element of the board game’s table says.

# Numbers and signs of the table.
facts-round-name = Round
facts-round-does = Quattro round di quattro fasi. Dopo il quarto si conta tutto.
facts-stop-name = Tappa di Main Street
facts-stop-does = Main Street si risolve tappa per tappa, dall’alto in basso.
facts-outlaws-name = Forza dei fuorilegge
facts-outlaws-does = Per battere un fuorilegge, dado e forza insieme devono raggiungere questo valore.
facts-choice-name = Ordine di scelta
facts-choice-does = I personaggi si prendono in quest’ordine: chi ha passato prima nello scorso round sceglie prima.
facts-turn-name = Ordine di turno
facts-turn-does = I cowboy si piazzano in quest’ordine: prima il numero di personaggio più basso.
facts-passed-name = Ordine di chi ha passato
facts-passed-does = Chi passa prima vince i duelli in parità e sceglie prima nel prossimo round.
facts-number-name = Numero del personaggio
facts-number-does = Più basso è il numero, prima piazzi i cowboy in questo round.
facts-committed-name = Impegnato
facts-committed-does = Quanto costeranno i tuoi cowboy se vincono tutto ciò che occupano, questo posto compreso.
facts-cost-name = Prezzo
facts-cost-does = Si paga alla banca se lo prendi. Puoi sempre rifiutare.
facts-left-name = Resta
facts-left-does = Il tuo denaro meno il prezzo: quanto ti resterebbe.
facts-short-name = Manca
facts-short-does = Quanto manca se vinci tutto: dovresti rifiutare qualcosa.
facts-odds-name = Probabilità di vincere
facts-odds-does = Si contano tutti i lanci possibili, forza compresa. In parità vince chi passa prima.
facts-duel-name = Duello
facts-duel-does = Chi si trova nello stesso posto prima duella: dado più forza, agisce il totale più alto.
facts-die-name = Dado
facts-die-does = Si somma alla forza in questo duello.
facts-total-name = Totale del duello
facts-total-does = Forza e dado insieme. Vince il più alto; in parità chi ha passato prima.
facts-labels-name = Colonne e righe
facts-labels-does = Lettera e numero indicano ogni lotto: C4 è colonna C, riga 4.
facts-change-name = Effetto sul tuo punteggio
facts-change-does = Quanto porterebbe questa risposta in sé se la partita finisse allora; quel che segue da solo non conta.
facts-income-name = Rendita
facts-income-does = Quanto rende un edificio a ogni round, voce per voce.
facts-kit-name = Dotazione iniziale
facts-kit-does = Con i punti compri cowboy, lotti, revolver e strade; ciò che resta è il denaro iniziale.
facts-account-name = Resoconto
facts-account-does = Quanto ogni fonte ha portato o tolto a ciascuno nel round.
facts-curve-name = Punti round per round
facts-curve-does = Una linea per giocatore, di round in round; in fondo il punteggio finale.

# What can be laid over the map.
layers-income = Mostra su ogni edificio quanto rende per round.
layers-price = Mostra su ogni lotto quanto ti costa.
layers-served = Colora i lotti serviti da una strada: lì si può costruire.
layers-safe = Colora gli edifici che non si possono attaccare.
layers-sites = Mostra quanto renderebbe un edificio su ogni lotto.

# Further pieces.
pieces-lantern-name = Lanterna
pieces-lantern-does = Segna la tappa di Main Street in corso.
pieces-whiteCowboy-name = Cowboy bianco
pieces-whiteCowboy-does = Il cowboy in più dello Sceriffo: vuole un posto vuoto, e nessuno può raggiungerlo.
pieces-noDuel-name = Gettone “niente duello”
pieces-noDuel-does = Della Cantante: questo cowboy non duella mai e agisce per primo.

# What stands on one parcel besides.
seat = Posto { $letter }. Cowboy, segnalini proprietà e lotti con questo segno sono suoi.
seatNow = { $points } PV, { MONEY($money) }, forza { $strength }
reroll = { $needed ->
        [7] Il nuovo lancio non può vincere: nessun numero basta.
       *[other] Il nuovo lancio vince con { $needed } o più: { $percent }%.
    }
tax = Al momento: { MONEY($revolvers) } per i revolver, { MONEY($money) } per il denaro.
corralNow = { $horses ->
        [one] { $horses } cavallo
       *[other] { $horses } cavalli
    }, { $hats ->
        [one] { $hats } cappello ciascuno per il rodeo
       *[other] { $hats } cappelli ciascuno per il rodeo
    }
