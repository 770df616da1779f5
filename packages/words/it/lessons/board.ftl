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
first-saloon-why = I cowboy prenotano azioni, risolte più tardi, lungo Main Street. Un saloon rende 5 $ per casa accanto, ogni round.
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
first-pass-why = Ogni cowboy in riserva vale 1 di forza nei duelli. Aspettare ha un prezzo: chi passa prima sceglie prima il prossimo personaggio.
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

## river

river-about-name = Il fiume Carson
river-about-line = Acqua al posto di tre montagne: piace a miniere e ranch.

river-mine-topic = Miniera
river-mine-order = Prendi E2, tra montagne e fiume.
river-mine-why = Una miniera sul fiume rende 3 $ in più. Con due montagne accanto, qui renderebbe 9 $ a round.
river-mine-other = Bene. Sul fiume una miniera rende 3 $ in più.

river-ranch-topic = Ranch
river-ranch-order = Prendi C4, accanto all’acqua.
river-ranch-why = Nessuno compra o costruisce sul fiume, e un ranch lo conta come libero: pascolo che resta.
river-ranch-other = Bene. Un ranch conta il fiume come libero, e lì nessuno costruisce.

river-end-topic = Fatto
river-end-order = Conosci il fiume.
river-end-why = Un ponte richiede due strade; ciò che possiedi accanto vale alla fine 3 invece di 2. Finisci la partita.

## newBeginning

newBeginning-about-name = Un nuovo inizio
newBeginning-about-line = Prepara la tua dotazione, in segreto.

newBeginning-kit-topic = Dotazione
newBeginning-kit-order = Prendi tre cowboy, due lotti.
newBeginning-kit-why = Ognuno spende 35 punti in segreto. Questa è la dotazione solita; meno di una cosa compra più di un’altra, il resto è denaro.
newBeginning-kit-other = Anche questo è un piano. Ciò che non hai speso è denaro.

newBeginning-claim-topic = Lotto
newBeginning-claim-order = Prendi D4, tra tre montagne.
newBeginning-claim-why = Otto ha preso meno lotti e più revolver. Chi ha più lotti sceglie più a lungo: qui una miniera renderebbe 9 $.
newBeginning-claim-other = Permesso. Tra le montagne una miniera rende 3 $ per ognuna.

newBeginning-end-topic = Fatto
newBeginning-end-order = Conosci le dotazioni.
newBeginning-end-why = Pochi cowboy e molto denaro, o molti revolver: ogni dotazione è un piano. Finisci con la tua.

## mightIsRight

mightIsRight-about-name = La legge del più forte
mightIsRight-about-line = Duelli con tessere dalla mano invece dei dadi.

mightIsRight-contest-topic = Contesa
mightIsRight-contest-order = Piazza un cowboy su F4, contro Otto.
mightIsRight-contest-why = Hai il Pistolero: 3 di forza in più in questo round. Un duello non è più fortuna: cercalo.
mightIsRight-contest-other = Possibile. Ma con il Pistolero un duello conviene.

mightIsRight-pass-topic = Riserva
mightIsRight-pass-order = Passa, con due in riserva.
mightIsRight-pass-why = I cowboy in riserva valgono 1 di forza ciascuno. Sei contro i tre di Otto, prima di ogni tessera.
mightIsRight-pass-other = Possibile; allora hai meno forza nel duello.

mightIsRight-tile-topic = Tessera
mightIsRight-tile-order = Gioca il tuo 3.
mightIsRight-tile-why = Otto arriva al massimo a 3 + 5. Con 6 + 3 vinci contro ogni tessera e conservi il 5.
mightIsRight-tile-other = Possibile. Il 3 bastava; le tessere alte, una volta giocate, sono perse.

mightIsRight-buy-topic = Vinto
mightIsRight-buy-order = Compra F4 per 5 $.
mightIsRight-buy-why = 9 contro 5. Le tessere giocate sono visibili: conta che cosa resta agli altri prima del prossimo duello.
mightIsRight-buy-other = Puoi rinunciare; il duello è vinto lo stesso.

mightIsRight-end-topic = Fatto
mightIsRight-end-order = Conosci le tessere.
mightIsRight-end-why = Chi non ne ha più ne pesca tre giocate. Tessere alte costano denaro iniziale. Finisci la partita.

## kitCarson

kitCarson-about-name = Kit Carson
kitCarson-about-line = Tutti piazzano insieme.

kitCarson-mine-topic = Inizio
kitCarson-mine-order = Piazza un cowboy sulla miniera da 4 $.
kitCarson-mine-why = Apre chi è in testa; poi tutti piazzano insieme e possono ancora spostare i propri cowboy.
kitCarson-mine-other = Bene. Nulla è definitivo finché non dici che hai finito.

kitCarson-move-topic = Cambiare
kitCarson-move-order = Riprendilo: c’è anche Otto.
kitCarson-move-why = Sarebbe un duello. Prima di aver finito, ogni tuo cowboy può tornare.
kitCarson-move-other = Possibile. Allora il cowboy di Otto combatterà con il tuo.

kitCarson-again-topic = Ancora
kitCarson-again-order = Piazzalo sul ranch da 3 $.
kitCarson-again-why = Lì non c’è nessuno. Guarda gli altri, ma non aspettare troppo.
kitCarson-again-other = Bene anche così. Guarda dove stanno gli altri.

kitCarson-done-topic = Finire
kitCarson-done-order = Di’ che hai finito.
kitCarson-done-why = Chi finisce prima sta davanti: parità, prossimo personaggio, e 1 punto per ogni giocatore più lento nell’ultimo round.
kitCarson-done-other = Puoi continuare. Ma chi finisce prima sta davanti.

kitCarson-end-topic = Fatto
kitCarson-end-order = Conosci Kit Carson.
kitCarson-end-why = Partite rapide, e nervi. Finisci questa contro Otto.

## outlaws

outlaws-about-name = Fuorilegge
outlaws-about-line = Arrivano dal round 2 e dimezzano i tuoi guadagni.

outlaws-gun-topic = Minaccia
outlaws-gun-order = Prendi il Pistolero.
outlaws-gun-why = Un fuorilegge sta sul tuo ranch in F4 e ne dimezza la rendita. Forza 12 in questo round: ti serve ogni revolver.
outlaws-gun-other = Utile anche questo. Ma il fuorilegge ha forza 12.

outlaws-fight-topic = Lotta
outlaws-fight-order = Piazza un cowboy su F4.
outlaws-fight-why = Combatte subito prima delle rendite. Arriva a 12 con dado e forza: il fuorilegge se ne va e segni punti.
outlaws-fight-other = Possibile. Allora il fuorilegge resta e prende metà.

outlaws-pass-topic = Riserva
outlaws-pass-order = Passa, e tieni gli altri.
outlaws-pass-why = Tre revolver, quattro cowboy e il Pistolero fanno 10. Basta un 2 al dado.
outlaws-pass-other = Possibile; ogni cowboy piazzato è 1 di forza in meno.
outlaws-pass-after = 12 raggiunto: il fuorilegge se ne va, 4 punti per te.

outlaws-end-topic = Fatto
outlaws-end-order = Conosci i fuorilegge.
outlaws-end-why = Ogni round possono arrivarne altri, verso la rendita migliore. Una prigione li tiene lontani. Finisci la partita.

## horses

horses-about-name = Cavalli
horses-about-line = Cinque recinti, piccoli vantaggi e un rodeo a ogni round.

horses-place-topic = Piazzare
horses-place-order = Piazza un cowboy sul ranch da 3 $.
horses-place-why = Subito dopo un cowboy puoi mettere un cavallo in un recinto.
horses-place-other = Bene. Dopo ogni cowboy un cavallo può andare in un recinto.

horses-horse-topic = Cavallo
horses-horse-order = Metti il cavallo nel recinto 4.
horses-horse-why = Rende subito 2 $. Il recinto 1 dà forza, il 2 un altro piazzamento, il 3 raddoppia un ranch; tutti contano per il rodeo.
horses-horse-other = Bene: ogni recinto ha il suo uso, e tutti contano per il rodeo.

horses-corral-topic = Rodeo
horses-corral-order = Piazza un cowboy nel recinto 4.
horses-corral-why = Un cowboy nel recinto raddoppia i suoi cavalli al rodeo. Il totale migliore di ogni round prende un gettone rodeo.
horses-corral-other = Anche questa è un’azione. Accanto al cavallo lo avrebbe raddoppiato.

horses-end-topic = Fatto
horses-end-order = Conosci i cavalli.
horses-end-why = Alla fine ogni cavallo vale 1, e 1 in più per ogni rodeo vinto. Finisci la partita.

## buildings

buildings-about-name = Nuovi edifici
buildings-about-line = Municipio, fabbro, emporio, scuola e stazione.

buildings-smith-topic = Fabbro
buildings-smith-order = Piazza un cowboy sul fabbro.
buildings-smith-why = Rende 5 $ × numero del round, più 5 $ per ogni tuo ranch, ovunque stia. Prima è meglio.
buildings-smith-other = Bene. Un fabbro cresce da solo, da 5 $ a 20 $.

buildings-hall-topic = Municipio
buildings-hall-order = Piazza un cowboy sul municipio.
buildings-hall-why = Non è di nessuno; chi ci sta guadagna di più: fabbri e saloon 5 $, farmacie, banche, empori 3 $. Il cowboy resta.
buildings-hall-other = Possibile. In municipio il tuo fabbro rendeva 5 $ in più.

buildings-pass-topic = Passare
buildings-pass-order = Passa.
buildings-pass-why = In municipio sta uno solo: se arrivano altri, duello all’inizio delle rendite. L’ultimo cowboy dà forza.
buildings-pass-other = Bene. La forza in riserva protegge il tuo posto.

buildings-take-topic = Comprare
buildings-take-order = Prendi il fabbro.
buildings-take-why = La fila mescola edifici vecchi e nuovi. Una scuola richiede tre case, una stazione otto strade in linea retta.
buildings-take-other = Puoi rinunciare; resta nella fila.

buildings-build-topic = Costruire
buildings-build-order = Costruiscilo su D3.
buildings-build-why = La rendita non dipende dai vicini, solo dal round e dai tuoi ranch. Una strada serve lo stesso.
buildings-build-other = Permesso; un fabbro rende uguale ovunque.

buildings-house-topic = Casa
buildings-house-order = Metti la sua casa su E4.
buildings-house-why = Il tuo lotto la conserva per i tuoi negozi futuri. Un emporio guadagna il doppio dalle tue case.
buildings-house-other = Permesso. Sul tuo lotto una casa serve solo te.

buildings-end-topic = Fatto
buildings-end-order = Conosci i nuovi edifici.
buildings-end-why = Fabbro e municipio rendono già insieme in questo round. Finisci la partita e scopri il resto.

## coach

coach-claimParcel-head = Novità: i primi lotti
coach-claimParcel-one = Accanto alle case vanno i negozi, accanto alle montagne le miniere.
coach-claimParcel-two = Intorno alla prima casa le strade ci sono già.
coach-claimParcel-three = Lotti vicini si aiutano a vicenda.

coach-takeCharacter-head = Novità: personaggi
coach-takeCharacter-one = Un numero basso gioca prima.
coach-takeCharacter-two = L’abilità è tua solo per questo round.
coach-takeCharacter-three = A fine round tieni al massimo questo denaro.

coach-placeCowboy-head = Novità: piazzare cowboy
coach-placeCowboy-one = Ogni cowboy prenota un’azione o un lotto; in due si duella.
coach-placeCowboy-two = Tutto si risolve dopo, lungo Main Street.
coach-placeCowboy-three = I cowboy tenuti sono forza, e chi passa presto sceglie prima.

coach-buildOrKeep-head = Novità: costruire
coach-buildOrKeep-one = Quasi tutti richiedono un tuo lotto libero, una strada e una casa nuova.
coach-buildOrKeep-two = Ciò che sta intorno decide la rendita di ogni round.
coach-buildOrKeep-three = Ranch e miniera non richiedono né strada né casa.

coach-buyPoints-head = Novità: comprare punti
coach-buyPoints-one = I punti rincarano: ogni round chiude il prezzo più basso.
coach-buyPoints-two = Il denaro tenuto costruirà, fino al limite di denaro.
coach-buyPoints-three = Alla fine ogni 6 $ vale ancora 1 punto.

coach-spend-head = Novità: limite di denaro
coach-spend-one = Il personaggio dice quanto denaro puoi tenere.
coach-spend-two = Il resto si spende ora: 1 punto ogni 10 $.
coach-spend-three = La prossima volta compra prima: 10 $ a punto è caro.

coach-passing-head = Novità: passare
coach-passing-one = Prima passi, prima scegli un personaggio nel prossimo round.
coach-passing-two = I cowboy tenuti danno forza in ogni duello.
coach-passing-three = In parità nel duello vince chi ha passato prima.

coach-duel-head = Novità: i duelli
coach-duel-one = Tutti i presenti tirano un dado e sommano la forza; agisce il totale più alto.
coach-duel-two = La forza: i revolver e i cowboy che hai ancora.
coach-duel-three = Un cowboy sconfitto torna a casa e ti rafforza nel duello dopo.

coach-income-head = Novità: la rendita
coach-income-one = I tuoi edifici pagano ogni round, senza cowboy.
coach-income-two = Quanto, lo decide ciò che sta intorno: case, montagne, pascoli.
coach-income-three = Un cowboy altrui su un edificio ne prende metà. La forza lo protegge.
