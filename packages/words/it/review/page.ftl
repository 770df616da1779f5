### L’analisi di una partita: andamento, fortuna e decisioni.

title = Analisi
won = Vittoria: { $name }
you = Tu
place = tu: { $place }
looking = Esame della decisione { $done } di { $count }
unseen = In esame
stop = Ferma
resume = Continua
failed = Questa partita non si può analizzare.
running = Questa partita non è finita. L’analisi arriva alla fine.
chance = Probabilità di vittoria
inHundred = su 100
round = Round { $round }
end = Fine
curve = Probabilità di vittoria di tutti, round per round
moment = Decisione mostrata
play = Riproduci
pause = Pausa
speed = Velocità
before = Decisione precedente
after = Decisione successiva
tabs-curve = Curva
tabs-decisions = Decisioni
tabs-luck = Fortuna
decisions = { $count ->
        [one] La tua decisione
       *[other] Le tue { $count } decisioni
    }
decisionsOf = { $name }: { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
key = Decisive: { $count }
all = Tutte: { $count }
noSlip = Nessuna svista in questa partita.
accuracy = Precisione { $percent }
columns-chance = prob.
columns-points = pt
step = Round { $round }, decisione { $at } di { $count }
grades-best = Mossa migliore
grades-fine = Buona
grades-slip = Svista
grades-mistake = Errore
grades-blunder = Errore grave
kinds-bid = Offerte
kinds-take = Scelte
kinds-lay = Pose
kinds-power = Abilità
kinds-setup = Preparazione
kinds-character = Personaggi
kinds-placement = Piazzamenti
kinds-duel = Duelli
kinds-building = Costruzioni
kinds-purchase = Acquisti
kindsOne-bid = L’offerta
kindsOne-take = Quale carta prendere
kindsOne-lay = Dove posare la carta
kindsOne-power = Un’abilità
kindsOne-setup = La preparazione
kindsOne-character = Quale personaggio prendere
kindsOne-placement = Dove mandare un cowboy
kindsOne-duel = Il duello
kindsOne-building = Che cosa costruire, e dove
kindsOne-purchase = Che cosa comprare
causes-dice = Dadi
causes-bids = Offerte
causes-tiles = Tessere
causes-cards = Carte
causes-course = Gli altri
yourMove = Tu: { $move }
theirMove = { $name }: { $move }
better = Meglio: { $move }
yours = Tu
played = Giocata
betterHere = Meglio
why = Perché.
whyNot = La mossa migliore promette di più per i round successivi.
asGood = Niente era meglio.
costs = Costo: { $chance } su 100, circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
goesOn = Guarda com’è andata avanti
betterLine = Mostra la variante migliore
betterLineHint = Un’ipotesi: la mossa migliore e un round come lo giocherebbe l’avversario più forte.
playOn = Gioca da qui
copyLink = Copia link
copied = Link copiato.
luck-title = Fortuna
luck-expected = atteso
luck-got = ottenuto
luck-none = Niente è dipeso dal caso.
luck-rows-duels = Duelli vinti
luck-rows-duelDice = Dadi dei duelli
luck-rows-gaming = Gioco d’azzardo
luck-rows-tiles = Tessere adatte
luck-rows-columns = Carte adatte
luck-rows-characters = Personaggi rivelati
luck-rows-ties = Parità vinte
luck-draws-duels = { $count ->
    [one] { $count } disputato
   *[other] { $count } disputati
}
luck-draws-duelDice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
luck-draws-gaming = { $count ->
    [one] { $count } visita
   *[other] { $count } visite
}
luck-draws-tiles = { $count ->
    [one] { $count } pescata
   *[other] { $count } pescate
}
luck-draws-columns = { $count } round
luck-draws-characters = { $count ->
    [one] { $count } personaggio
   *[other] { $count } personaggi
}
luck-draws-ties = { $count } parità
luck-words-worst = molta sfortuna
luck-words-bad = sfortuna
luck-words-poor = un po’ di sfortuna
luck-words-usual = come atteso
luck-words-fair = un po’ di fortuna
luck-words-good = fortuna
luck-words-great = molta fortuna
luck-duels = { $won ->
        [one] { $name }: { $won } duello vinto
       *[other] { $name }: { $won } duelli vinti
    }, { NUMBER($expected, maximumFractionDigits: 1) } attesi{ SIGN($points) ->
        [plus] , circa { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } in più.
        [minus] , circa { ABS($points) ->
            [one] { ABS($points) } punto
           *[other] { ABS($points) } punti
        } in meno.
       *[zero] .
    }
luck-duelsUsual = { $won ->
        [one] { $name }: { $won } duello vinto, più o meno come atteso.
       *[other] { $name }: { $won } duelli vinti, più o meno come atteso.
    }
luck-cards = Carte rivelate: { SIGN($points) ->
        [plus] circa { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } in più del solito.
        [minus] circa { ABS($points) ->
            [one] { ABS($points) } punto
           *[other] { ABS($points) } punti
        } in meno del solito.
       *[zero] 0.
    }
luck-tiles = Tessere pescate: { SIGN($points) ->
        [plus] circa { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } in più del solito.
        [minus] circa { ABS($points) ->
            [one] { ABS($points) } punto
           *[other] { ABS($points) } punti
        } in meno del solito.
       *[zero] 0.
    }
luck-diceOf = { $name }: { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
luck-dice = Dadi lanciati
luck-face = { $face }: { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
luck-seed = Seme { $seed }: tutti i dadi e le pescate sono verificati.
luck-unproven = Seme { $seed }: la partita viene da una versione precedente, i suoi dadi non si possono verificare.
balance-title = Che cosa ha cambiato le probabilità
balance-ends = { $start } all’inizio, { $end } alla fine
balance-choices = scelte
balance-luck = fortuna
balance-others = sviste altrui
explain-chance-name = Probabilità di vittoria
explain-chance-does = Quante partite su 100 si vincerebbero da qui, secondo l’avversario più forte. Conta solo ciò che si sapeva allora.
explain-cost-name = Il costo di una decisione
explain-cost-does = Quanto avrebbe aggiunto la mossa migliore: vittorie su 100 partite e punti alla fine. La sfortuna ai dadi qui non costa nulla.
explain-reason-name = Perché
explain-reason-does = I punti immediati derivano dalle regole. I punti futuri sono quelli che l’avversario più forte si aspetta giocando il seguito molte volte.
explain-grade-name = Voti
explain-grade-does = Mossa migliore: niente di meglio. Buona: fino a 2 su 100. Svista: da 3 a 6. Errore: da 7 a 14. Errore grave: 15 o più.
explain-accuracy-name = Precisione
explain-accuracy-does = 100 per la mossa migliore, 50 per una che costa 10 su 100; la media di tutte le decisioni.
explain-flag-name = Punto di svolta
explain-flag-does = Uno scarto di 8 su 100 o più. Tondo: una decisione. Quadrato: dadi, carte o ciò che gli altri nascondevano.
explain-balance-name = Che cosa ha cambiato le probabilità
explain-balance-does = Dalla probabilità iniziale a quella finale: quanto sono costate le proprie decisioni, quanto hanno portato quelle altrui; tutto il resto è fortuna.
explain-duels-name = Duelli vinti
explain-duels-does = Atteso con calcolo esatto: forza, dadi e parità di ogni duello, prima del lancio.
explain-duelDice-name = Dadi dei duelli
explain-duelDice-does = Tutti i punti dei dadi nei duelli; un dado porta in media 3,5.
explain-gaming-name = Gioco d’azzardo
explain-gaming-does = Punti dei dadi lanciati per denaro; due dadi portano in media 7.
explain-tiles-name = Tessere adatte
explain-tiles-does = Quanto avrebbe reso ogni tessera pescata sul miglior lotto posseduto, rispetto a quelle nel sacchetto.
explain-columns-name = Carte adatte
explain-columns-does = Quanto avrebbe portato a questa città, in punti, la migliore carta terreno di ogni colonna, rispetto ad altre colonne dello stesso mazzo.
explain-characters-name = Personaggi rivelati
explain-characters-does = Quanto avrebbe portato, in punti, ogni personaggio rivelato, rispetto a quelli ancora nel mazzo.
explain-ties-name = Parità vinte
explain-ties-does = Offerte uguali: quante volte il retro in cima ha dato la precedenza qui.
explain-dice-name = Dadi lanciati
explain-dice-does = Quante volte è uscita ogni faccia, per ogni posto. La linea è la media di dadi equi.
explain-seed-name = Seme
explain-seed-does = Tutti i dadi e le pescate ne derivano. La sua impronta era visibile all’inizio; rigiocando la partita si prova ogni lancio.
explain-luck-name = Atteso e ottenuto
explain-luck-does = Linea: ciò che era da attendersi. Triangolo: ciò che è venuto. Grigio: vi cade metà delle partite. La parola dice quanto è raro.
explain-round-name = Round e decisioni
explain-round-does = Una decisione è una risposta con una scelta. Dove ne era possibile una sola, non c’è voto.
explain-decisions-name = Decisioni
explain-decisions-does = Tutte le risposte in cui c’era una scelta. Toccane una per vederla sul tavolo.
explain-key-name = Decisioni decisive
explain-key-does = Sviste e peggio, e tutto ciò che ha ribaltato la partita. «Tutte» mostra anche quelle buone.
explain-end-name = Punteggio finale
explain-end-does = I punti alla fine della partita.
explain-result-name = Risultato
explain-result-does = Il posto secondo i punti alla fine della partita.
explain-costPoints-name = Costo in punti
explain-costPoints-does = Quanti punti in più porterebbe alla fine la mossa migliore, in media su molte partite giocate da qui.
explain-progress-name = Avanzamento
explain-progress-does = Ogni decisione viene proseguita molte volte, accanto alle alternative migliori. Ciò che è fatto resta, anche se ti fermi.
explain-games-name = Partite
explain-games-does = Le partite finite, su questo dispositivo e ai tuoi posti online.
explain-wins-name = Vittorie
explain-wins-does = Le partite finite al primo posto, anche se condiviso.
explain-winRate-name = Quota di vittorie
explain-winRate-does = Le tue vittorie su tutte le tue partite. In quattro alla pari, un quarto è normale.
explain-average-name = Media
explain-average-does = I tuoi punti alla fine di una partita, in media.
explain-best-name = Miglior risultato
explain-best-does = Il massimo dei punti che hai avuto alla fine di una partita.
explain-streak-name = Vittorie di fila
explain-streak-does = Le vittorie una dopo l’altra, fino alla tua ultima partita.
explain-longest-name = Serie più lunga
explain-longest-does = Il massimo di vittorie di fila finora.
explain-opponents-name = Per avversari
explain-opponents-does = Ogni partita conta per l’avversario più forte: persone, altrimenti il miglior bot. La barra è la tua quota di vittorie.
explain-seats-name = Per numero di giocatori
explain-seats-does = Partite e vittorie ai tavoli di questa dimensione. La barra è la tua quota di vittorie.
explain-lines-name = Punti per riga
explain-lines-does = Quanto ti porta questa riga del punteggio per partita. La barra più lunga è la riga più grande.
explain-taken-name = Personaggi preferiti
explain-taken-does = Quante volte hai preso questo personaggio, e quante di quelle partite hai vinto.
explain-dailyResult-name = Risultato del giorno
explain-dailyResult-does = Conta la tua prima partita del giorno: i punti alla fine e la distanza dal posto successivo.
explain-dailyRun-name = Giorni di fila
explain-dailyRun-does = I giorni in cui hai finito la sfida, senza interruzioni. La partita di oggi può ancora aggiungersi.
explain-dailyRank-name = Posizione
explain-dailyRank-does = Secondo i punti. A pari punti la posizione è condivisa.
explain-dailyAids-name = Aiuti
explain-dailyAids-does = Consigli chiesti e mosse annullate. Sono indicati e non cambiano la posizione.
here-chance = { $name }: { $chance } su 100 dopo questa decisione.
here-flag = Round { $round }, { $what }: { $change } su 100.
here-kind = { $kind }: precisione { $percent } su { $count ->
        [one] 1 decisione
       *[other] { $count } decisioni
    }.
here-face = { $name }: il { $face } è uscito { $count ->
        [one] 1 volta
       *[other] { $count } volte
    }; se ne attendevano { NUMBER($expected, maximumFractionDigits: 1) }.
here-share = In { $worse } partite su 100 va peggio.
