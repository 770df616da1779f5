### Lezioni del gioco di carte.

## first

first-about-name = Il gioco di carte
first-about-line = Offrire, scegliere, posare, coprire, usare un’abilità, contare: quattro round con Nora.

first-bid-topic = Offrire
first-bid-order = Offri il tuo 5.
first-bid-why = L’offerta più alta sceglie per prima, e ogni numero serve una volta per Era: spendi il 5, conserva il 9.
first-bid-other = Un’offerta più bassa sceglie dopo; una più alta ti mancherà per il resto dell’Era.
first-bid-after = 5 è l’offerta più alta: scegli prima tu.

first-take-topic = Prendere
first-take-order = Prendi la miniera.
first-take-why = Una miniera vale 2 per ogni montagna intorno, anche in diagonale. Questa carta le ha entrambe: subito 2 punti.
first-take-other = Ha il suo valore, ma per ora non dà punti. La miniera sì.
first-take-after = La prima carta si posa da sola. Ciò che resta esce dal gioco.

first-tie-topic = Parità
first-tie-order = Offri il tuo 4, anche se lo fa Otto.
first-tie-why = Il retro in cima al mazzo risolve le parità: il tuo cappello sta sopra la stella di Otto, un’offerta pari basta.
first-tie-other = Bastava il 4: in parità il tuo cappello batte la stella di Otto.
first-tie-after = Parità a 4, e il cappello batte la stella: scegli prima tu.

first-pair-topic = Abbinare
first-pair-order = Prendi la seconda miniera.
first-pair-why = La sua montagna toccherà entrambe le miniere, e ognuna la conta. Una carta vale ciò che le sta accanto.
first-pair-other = Possibile, ma una miniera accanto alla tua condivide le montagne.

first-lay-topic = Posare
first-lay-order = Posala sul bordo nord della città.
first-lay-why = Le carte condividono un lato. Qui la sua montagna tocca entrambe le miniere: 4 punti. Più lontano sarebbero 2.
first-lay-other = Permesso. Ma il numero sulla carta dice quanto rende un posto: qui erano 4.
first-lay-after = 4 punti: una montagna, due miniere.

first-save-topic = Risparmiare
first-save-order = Offri solo il tuo 1.
first-save-why = In questo round vuoi il personaggio, e gli altri vogliono terreni. Ci sarà ancora alla fine, quando tocca a te.
first-save-other = Scegli prima, ma quel numero ti mancherà.
first-save-after = Gli altri hanno preso terreni. Il Mercenario è ancora lì.

first-character-topic = Personaggio
first-character-order = Prendi il Mercenario.
first-character-why = I personaggi danno un’abilità o punti invece di terreno. Questo aggiunge 5 a un’offerta rivelata, una volta per Era.
first-character-other = Il terreno va bene. Ma il Mercenario avrebbe aggiunto 5 a un’offerta.

first-bluff-topic = Pianificare
first-bluff-order = Offri il tuo 3.
first-bluff-why = Sembra poco. Ma a offerte rivelate il Mercenario può farne un 8.
first-bluff-other = Va bene anche così; con il Mercenario bastava il 3.

first-power-topic = Abilità
first-power-order = Usa il Mercenario.
first-power-why = Otto è in testa con 7. Il tuo 3 più 5 fa 8: scegli prima tu. Nell’Era II l’abilità torna.
first-power-other = Allora il 7 di Otto sceglie per primo, e la carta migliore può sparire.
first-power-after = 8 batte il 7 di Otto.

first-ranch-topic = Scegliere
first-ranch-order = Prendi la montagna sopra il ranch.
first-ranch-why = La montagna serve alle tue miniere, e un ranch vale 1 per ogni lotto vuoto intorno. Due usi, una carta.
first-ranch-other = Dà punti anche quella. La carta indicata serviva insieme miniere e ranch.

first-overlap-topic = Coprire
first-overlap-order = Copri i due lotti vuoti.
first-overlap-why = Una carta può coprire lotti vuoti. Così la montagna sta accanto a entrambe le miniere: 6 punti invece di 4.
first-overlap-other = Permesso. Coprendo erano 6: i lotti vuoti si possono coprire.
first-overlap-after = 6 punti. Ciò che è coperto non conta più.

first-count-topic = Contare
first-count-order = Apri il punteggio.
first-count-why = Ogni riga dice di che cosa è fatta. Si conta solo alla fine, ma è sempre aggiornato.

first-end-topic = Fatto
first-end-order = Conosci il gioco.
first-end-why = Restano quattordici round, nove nell’Era II. Giocali contro gli stessi avversari facili, in questa stessa città.

## virtual

virtual-about-name = Giocatori virtuali
virtual-about-line = Offrono da un mazzo e prendono ciò che attira di più: buona compagnia se siete in uno o due.

virtual-bid-topic = Mazzo
virtual-bid-order = Offri il tuo 5.
virtual-bid-why = Un giocatore virtuale rivela la prima carta di un mazzo mescolato. Ciò che è giocato resta scoperto: conta che cosa manca.
virtual-bid-other = Bene. Le loro offerte vengono da mazzi mescolati: conta ciò che è uscito.
virtual-bid-after = Un giocatore virtuale era più alto e ha preso il numero blu maggiore.

virtual-take-topic = Appetibilità
virtual-take-order = Prendi il ranch rimasto.
virtual-take-why = I giocatori virtuali prendono sempre il numero blu maggiore e non costruiscono. Alla fine segnano la somma di quei numeri.
virtual-take-other = Va bene. Ricorda: prendono sempre il numero blu maggiore.

virtual-high-topic = Primo
virtual-high-order = Offri il tuo 9.
virtual-high-why = Ci sono due miniere, entrambe con un 7. I principianti hanno da 1 a 9 come te: un 9 si può solo pareggiare.
virtual-high-other = Possibile. Un 9 avrebbe scelto per primo o pareggiato.

virtual-mine-topic = Togliere
virtual-mine-order = Prendi la miniera accanto alla montagna.
virtual-mine-why = Vale per te, e il suo 7 non vale più per un giocatore virtuale. Ogni carta presa conta due volte.
virtual-mine-other = Bene. Una carta lasciata dà il suo numero blu a un giocatore virtuale.

virtual-end-topic = Fatto
virtual-end-order = Conosci i giocatori virtuali.
virtual-end-why = I più forti hanno numeri più alti: fino a 10 o 11. Posa la miniera e finisci contro questi principianti.

## coach

coach-bid-head = Novità: offrire
coach-bid-one = L’offerta più alta sceglie per prima, la più bassa per ultima.
coach-bid-two = Ogni numero è speso per l’Era: conserva gli alti per le carte che servono.
coach-bid-three = In parità decide l’ordine dei semi sul mazzo.

coach-take-head = Novità: prendere una carta
coach-take-one = Una carta terreno va subito nella tua città.
coach-take-two = Vale ciò che toccherà: cerca i vicini.
coach-take-three = Un personaggio dà invece punti o un’abilità.

coach-lay-head = Novità: posare una carta
coach-lay-one = La carta tocca la città con un lato e può coprire lotti vuoti.
coach-lay-two = Il numero dice quanto rende adesso quel posto.
coach-lay-three = La città sta in 8 per 8: lascia spazio per crescere.

coach-power-head = Novità: un’abilità
coach-power-one = Puoi usare ora il personaggio, o conservarlo.
coach-power-two = La maggior parte delle abilità vale una volta per Era.
coach-power-three = Se l’offerta è già sicura, conservala.

coach-tie-head = Novità: parità
coach-tie-one = Un’altra offerta ha lo stesso numero della tua.
coach-tie-two = Va prima il seme più in alto sul retro del mazzo.
coach-tie-three = Quel retro cambia a ogni round: guardalo prima di offrire.

coach-eraEnd-head = Novità: Era II
coach-eraEnd-one = Hai di nuovo tutte e nove le offerte.
coach-eraEnd-two = I personaggi girati tornano dritti: le loro abilità sono pronte.
coach-eraEnd-three = Restano nove round. Ciò che manca alla città deve arrivare adesso.
