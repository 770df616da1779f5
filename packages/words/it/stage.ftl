next = Avanti
skip = Salta
skipHint = Fino alla domanda; il diario conserva tutto.
skipped = { $count ->
        [one] { $count } passo saltato
       *[other] { $count } passi saltati
    }
pause = Pausa
play = Riproduci
again = Mostra di nuovo

moment = { $move ->
        [0] Preparazione
       *[other] Mossa { $move } di { $moves }
    }
toNow = Torna al presente
replay = Rivedi
previousBeat = Passo precedente
nextBeat = Passo successivo
previousTurn = Turno precedente
nextTurn = Turno successivo
scrubber = Momento della partita
speed = Velocità
speedOf = { NUMBER($factor, maximumFractionDigits: 1) }×
paceHint = “Lento” aspetta “Avanti” a ogni tappa di Main Street, ogni volta che si rivelano le offerte e a ogni riga del conteggio finale
seenBy = Visto da
spectator = Pubblico
copyLink = Copia il link a questo momento
linkCopied = Link copiato.
waitForMe = I miei duelli e aste
waitForMeHint = I duelli che combatti e le aste in cui offri; nel gioco di carte, un’offerta pari alla tua

waitForMes-on = Aspettano il mio tocco
waitForMes-off = Vanno avanti da soli

confirm = Posare, prendere, piazzare, costruire

confirms-on = Con una conferma
confirms-off = Al primo tocco

sound = Suoni

sounds-on = Attivi
sounds-off = Spenti

volume = Volume
firstOf = Probabilità di vincere prima del lancio
bids = Le offerte
wins = vince
place = { $place }º
tie = Parità a { $value }: { $suits }
beats = { $first } batte { $second }
