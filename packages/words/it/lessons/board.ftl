### Lezioni del gioco da tavolo.

## first

first-about-name = Il gioco da tavolo
first-about-line = Prendere lotti e un personaggio, piazzare, duellare, costruire, incassare, segnare: un round con Nora.

first-claim-topic = Lotto
first-claim-order = Prendi E2, accanto alla casa.
first-claim-why = Negozi e saloon vivono delle case intorno. Qui le strade ci sono già, e agli edifici servono strade.
first-claim-other = Permesso. Senza case o montagne accanto, un lotto rende poco.

first-land-topic = Terreno
first-land-order = Prendi D2, proprio accanto.
first-land-why = Una casa sul tuo lotto serve solo i tuoi edifici. Qui ne metterai una per il tuo saloon.
first-land-other = Permesso. Ma un lotto accanto al tuo fa lavorare le case solo per te.

first-character-topic = Personaggio
first-character-order = Prendi il Capitano.
first-character-why = Un personaggio vale per un round. Il Capitano assolda cowboy, e ogni cowboy è un’azione. I numeri bassi piazzano prima.
first-character-other = Utile anche questo. Il Capitano avrebbe assoldato cowboy, cioè azioni.

first-hire-topic = Assoldare
first-hire-order = Assolda un cowboy per 1 $.
first-hire-why = Il secondo costa 3 $ in più, il terzo altri 5 $. Un’azione in più è conveniente; con il resto costruirai.
first-hire-other = Possibile. Ma resta meno denaro per lotto, saloon e punti.

first-saloon-topic = Piazzare
first-saloon-order = Piazza un cowboy sul saloon.
first-saloon-why = I cowboy prenotano azioni, risolte più tardi da sinistra a destra. Un saloon rende 5 $ per casa accanto, ogni round.
first-saloon-other = Anche questa è un’azione. Ma ora un altro può prendere il saloon.

first-contest-topic = Contesa
first-contest-order = Piazza un cowboy su F2, contro Otto.
first-contest-why = Due su un lotto significa duello: dado più forza. Otto avrà piazzato tutti i cowboy, tu no.
first-contest-other = Possibile. Allora Otto ottiene F2 senza duello.

first-market-topic = Punti
first-market-order = Piazza un cowboy sui punti a 2 $.
first-market-why = Lì compri punti vittoria con quanto rende il saloon. Ogni round chiude il prezzo più basso: 2 $ c’è solo adesso.
first-market-other = Bene. Ma i punti non costeranno più 2 $: la casella chiude dopo questo round.

first-pass-topic = Passare
first-pass-order = Passa, e tieni un cowboy.
first-pass-why = Ogni cowboy in riserva vale 1 forza nei duelli. Aspettare ha un prezzo: chi passa per primo sceglie per primo il prossimo personaggio.
first-pass-other = Anche questa è un’azione. Ma un cowboy in riserva aiutava nel duello.

first-buy-topic = Duello
first-buy-order = Compra F2 per 2 $.
first-buy-why = Il dado ha mostrato 5; con revolver e cowboy fa 7. Otto aveva 2. Un lotto costa 1 $ più ciò che lo circonda.
first-buy-other = Puoi rinunciare. Ma hai vinto il duello, e i lotti danno spazio per costruire.

first-tile-topic = Comprare
first-tile-order = Prendi il saloon per 6 $.
first-tile-why = Nessuno ha raggiunto il tuo cowboy, quindi niente duello. Paghi il prezzo della casella e ottieni l’edificio.
first-tile-other = Puoi rinunciare. Allora il saloon resta nella fila, per tutti.

first-build-topic = Costruire
first-build-order = Costruiscilo su E2.
first-build-why = È il tuo lotto, una strada lo serve, e il saloon sta tra la casa al centro e quella che arriva adesso.
first-build-other = Permesso. Su E2 avrebbe avuto due case accanto.

first-house-topic = Casa
first-house-order = Metti la casa su D2.
first-house-why = Quasi ogni edificio porta una casa in città. Sul tuo lotto, accanto al saloon, rende 5 $ solo a te.
first-house-other = Permesso. Su D2 avrebbe servito solo il tuo saloon.
first-house-after = Due case accanto al saloon: 10 $ a round.

first-points-topic = Segnare
first-points-order = Compra 5 punti.
first-points-why = Il saloon ha reso 10 $. Due dollari a punto è il prezzo migliore, ma 6 $ tenuti costruiranno nel prossimo round.
first-points-other = Va bene anche così: più punti ora, meno per costruire, e viceversa.

first-road-topic = Strada
first-road-order = Posa la tua strada tra F2 e F3.
first-road-why = A edifici e case serve una strada presso il lotto. Questa apre G2 e G3. Puoi posare strade a ogni tua decisione.
first-road-other = Possibile. Le strade possono anche aspettare: si posano a ogni decisione.

first-count-topic = Contare
first-count-order = Apri il punteggio.
first-count-why = Alla fine ogni tuo edificio, casa e montagna vale 2, e ogni 6 $ vale 1. Ogni riga dice di che cosa è fatta.

first-end-topic = Fatto
first-end-order = Conosci il gioco.
first-end-why = Restano tre round, ognuno con un altro personaggio e più cowboy. Finisci questa partita contro gli stessi avversari facili.
