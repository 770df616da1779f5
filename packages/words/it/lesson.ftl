### La cornice delle lezioni.

title-cards = Impara il gioco di carte
title-board = Impara il gioco da tavolo
intro = Giochi sul tavolo vero. Nora mostra che cosa toccare e dice perché. Esci quando vuoi: ogni lezione ti aspetta dove l’hai lasciata.
minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
stepOf = Passo { $at } di { $count }: { $topic }
progress = { $at } { $at ->
        [one] passo
       *[other] passi
    } su { $count }
learned = Imparata
start = Inizia
resume = Continua
again = Da capo
more = Espansioni e varianti
role = ti fa da guida
back = Indietro
tap = Ora toccalo sul tavolo
watch = Guarda che cosa fanno gli altri.
takeBack = Annulla la mossa
playOn = Continua senza Nora
strayed = La tua strada
skip = Salta la lezione
skipAsk = Saltare il resto? La lezione resta aperta a questo passo.
skipYes = Salta
finish = Finisci questa partita
toLessons = Altre lezioni
home = Pagina iniziale
