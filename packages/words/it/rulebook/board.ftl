chapters-box-title = Che cosa c’è nella scatola
chapters-box-intro = Un pezzo di deserto, un incrocio e troppa gente con dei progetti. In quattro round mandi i tuoi cowboy a comprare terra, costruisci edifici e trasformi il denaro in punti vittoria (PV). Quando in due vogliono la stessa cosa, c’è un duello.

rules-B1-0 = La partita dura quattro round, e ogni round ha quattro fasi.
rules-B1-1 = Si gioca da due a sei. Hai 10 cowboy e 12 segnalini proprietà, mai di più. Denaro, revolver, strade e case non finiscono. Sono limitati invece i 25 cavalli, i 9 fuorilegge e i 7 candelotti di dinamite.
rules-B1-2 = Ci sono 38 tessere edificio. Le 30 di base ci sono sempre: 6 <ranch> ranch, 6 <mine> miniere, 4 <drugstore> farmacie, 4 <bank> banche, 3 <saloon> saloon, 3 <hotel> hotel, 2 <church> chiese, 2 <prison> prigioni. Quali altre aggiungere lo decidete voi: 2 <blacksmith> fabbri, 2 <generalStore> empori, 2 <school> scuole, 1 <cityHall> municipio, 1 <station> stazione. Per la prima partita lasciatele fuori.
rules-B1-3 = 19 personaggi, numerati da 0 a 18, ognuno con un lato giallo e uno rosso.
rules-B1-4 = Due dadi, nero per la riga e bianco per la colonna. Abbiamo deciso che indicano i 6 × 6 lotti interni della mappa: ciò che colpiscono ha dunque sempre otto vicini.

chapters-setup-title = Tracciare la città

rules-B2-1 = Cominci con 15 $, 1 revolver, 1 strada, 3 cowboy nella riserva personale e 12 segnalini proprietà.
rules-B2-2 = La fila degli edifici ha sette caselle: 3, 4, 5, 6, 8, 10 e 12 $. Sulle caselle 3 e 10 ci sono ranch, su 4 e 12 miniere. Le altre tessere vanno nel sacchetto; se ne pescano tre per 5, 6 e 8.
rules-B2-3 = I dadi scelgono il centro della città: una <house> casa con quattro strade intorno, così che nove lotti siano serviti. Poi arrivano nove <mountain> montagne, un lancio ciascuna; se il lotto è occupato, si rilancia.
rules-B2-4 = Se il municipio è fra le prime tessere, si piazza come in [B8.12]. Abbiamo deciso così: dopo le montagne, prima della scelta dei lotti.
rules-B2-5 = Il gettone +3 revolver aspetta sulla sua casella. L’ordine iniziale si tira a sorte.
rules-B2-6 = In ordine inverso, dall’ultimo al primo, si prende un lotto a testa; poi, dal primo all’ultimo, un secondo. Montagne e perfino il centro si possono prendere, il fiume e il municipio no.
rules-B2-7 = In gioco ci sono sette personaggi, otto se c’è il Monello, ciascuno sullo stesso lato per tutta la partita. Prendete una selezione [B9.20], sorteggiate o scegliete voi.

chapters-choosing-title = Fase 1: i personaggi
chapters-choosing-intro = In città serve sempre qualche conoscenza. Ogni round ne fai una nuova.

rules-B3-1 = Nell’ordine in cui avete passato nel round precedente (nel round 1: a sorte), prendete ciascuno uno dei personaggi in gioco. Ciò che agisce *subito* agisce prima della scelta successiva.
rules-B3-2 = Poi i numeri dei personaggi danno l’ordine di turno di questo round, dal più basso.

chapters-placing-title = Fase 2: piazzare i cowboy

rules-B4-1 = In ordine di turno, un giro dopo l’altro finché tutti hanno passato, piazzi un cowboy della riserva personale o passi. Senza cowboy devi passare.
rules-B4-2 = Un cowboy può andare su una casella azione; su un lotto senza proprietario, per comprarlo; su un edificio avversario, per attaccarlo; o su uno tuo, per difenderlo. Con le espansioni anche al municipio, da un fuorilegge o nel tuo recinto.
rules-B4-3 = I cowboy degli altri non sono un ostacolo, promettono solo un duello, a meno che una regola li protegga (il cowboy bianco, una chiesa, gli Eroi). Abbiamo deciso che in ogni posto puoi avere al massimo un cowboy, tranne al salario e alla strada singola, che ne accolgono quanti vuoi.
rules-B4-4 = Quando passi, prendi il posto libero più basso dell’*ordine di fine* e in questo round non piazzi più. Quell’ordine risolve i pareggi nei duelli, dice chi mette in fila i duelli in attesa [B5.4], chi sceglie prima un personaggio nel round successivo e, proprio alla fine, chi vince in caso di parità.
rules-B4-5 = Una casella chiusa non accoglie cowboy: un prezzo dei PV non più valido, una casella edificio vuota, o le munizioni finché il loro gettone è assegnato.

chapters-resolving-title = Fase 3: Main Street
chapters-resolving-intro = Ora le caselle si risolvono una dopo l’altra, sempre nell’ordine di questo capitolo.

rules-B5-0 = Puoi sempre rinunciare a un’azione, anche dopo aver vinto un duello per ottenerla. Che abbia agito o no, il cowboy va poi nella riserva generale. Dopo un duello perso torna nella tua riserva personale. Abbiamo deciso che denaro, punti vittoria e strade si prendono e basta, senza domande.
rules-B5-1 = *Salario.* 4 $ per ognuno dei tuoi cowboy presenti. Niente duello. Con i Cavalli, qui puoi comprarne uno al posto della paga [B10.6].
rules-B5-2 = *Munizioni.* Chi vince tiene il gettone +3 revolver fino alla fine del round.
rules-B5-3 = *Strade.* Chi vince le tre strade ne prende tre. Poi, alla strada singola, ogni cowboy ne porta una, senza duello.
rules-B5-4 = *Lotti.* Un lotto costa 1 $, più 1 $ per ogni lotto, fra esso e gli otto intorno, con un edificio, una montagna o una casa: da 1 a 10 $. Se ci sono più duelli in attesa, decide la sequenza chi, fra i partecipanti, viene prima nell’ordine di fine. Chi vince paga e mette un segnalino proprietà, o rinuncia; senza denaro o senza segnalino deve rinunciare.
rules-B5-5 = *Edifici.* Dalla casella da 12 $ fino a quella da 3 $, una per volta. Chi vince paga il prezzo della casella, prende la tessera e la costruisce subito o la tiene.
rules-B5-9 = *Caselle di rendita*, ognuna per un solo vincitore: 2 $ per ogni lotto che possiedi; poi 2 $ per ogni punto di forza; poi il gioco d’azzardo: due dadi, tanti dollari quanti ne segnano. Dopo, tutti gli edifici pagano la loro rendita [B7.1], senza bisogno di cowboy.
rules-B5-10 = *Punti vittoria*, ogni casella per un solo vincitore: 1 PV ogni due lotti che possiedi, arrotondato per difetto; poi 1 PV per ogni edificio che hai sulla mappa (non case né montagne); poi 1 PV ogni due punti di forza, arrotondato per difetto; poi PV in vendita a 2, 3, 4 e 5 $ l’uno, quanti ne vuoi. Abbiamo deciso che si risolvono in quest’ordine. Nel round 1 i quattro prezzi sono aperti; ogni round chiude il più basso, e nel round 4 resta solo 5 $.

chapters-building-title = Edifici e strade

rules-B5-6 = Per costruire servono: un tuo lotto libero (senza montagna, casa, edificio o fiume); una strada che ne tocchi un angolo o corra lungo un lato; e una nuova <house> casa per la città. La casa è gratis e va su un altro lotto libero servito da una strada: tuo, senza proprietario, o di qualcun altro con il suo consenso. Non deve essere adiacente. <ranch> Ranch e <mine> miniera non richiedono né strada né casa. I casi particolari sono nel capitolo sugli edifici.
rules-B5-7 = Invece di piazzare una nuova casa puoi trasformarne una esistente in un <townhouse> palazzo, se ognuno degli otto lotti intorno ha un proprietario o è occupato (edificio, casa, montagna, fiume). Quindi mai sul bordo della mappa. Il proprietario del lotto deve acconsentire, come per una casa. Abbiamo deciso che non si aggiunge mai una terza casa.
rules-B5-8 = Dopo la casella da 3 $ tutti possono, in ordine di turno, costruire le tessere che hanno ancora in mano, nuove e vecchie. Dove una regola dice “costruire subito”, intende solo quella tessera.
rules-B5-11 = Le *strade* corrono lungo i lati dei lotti. Una strada nuova deve toccarne una che c’è già. Puoi posare strade della tua riserva in ogni momento; abbiamo deciso che significa: ogni volta che il gioco aspetta una tua decisione, e un’ultima volta prima del conteggio finale.
rules-B8-14 = Una casa, quando si piazza, ha bisogno di una strada. Case ed edifici sono di chi possiede il lotto.

chapters-duels-title = I duelli
chapters-duels-intro = Qui non muore nessuno. Chi perde torna a casa a piedi, un po’ meglio preparato.

rules-B6-1 = Se due o più giocatori hanno un cowboy dove uno solo può agire, duellano tutti insieme. Ognuno lancia un dado e aggiunge la *forza*: revolver, cowboy nella riserva personale e bonus del round. Vince il totale più alto; in parità, chi viene prima nell’ordine di fine.
rules-B6-2 = Chi vince può agire. Gli altri cowboy tornano subito a casa e contano già per la forza nel duello seguente.
rules-B6-3 = Il diario mostra ogni dado, ogni somma con le sue parti e ogni pareggio risolto.

chapters-income-title = La rendita degli edifici
chapters-income-intro = *Adiacenti* sono gli otto lotti intorno, angoli compresi.

rules-B7-1 = Prima si calcola la rendita di ogni edificio per il suo proprietario, poi vengono gli attacchi. Una casa o una montagna su un lotto senza proprietario serve a tutti gli edifici intorno; su un lotto posseduto, solo a quelli del suo proprietario. Lo stesso vale per gli edifici che contano come case; il municipio, che non è di nessuno, serve a tutti. L’emporio ha una regola sua [B8.10].
rules-B7-2 = *Valore in case*: <house> casa 1; <townhouse> palazzo, <hotel> hotel e <station> stazione 2; <ranch> ranch, <church> chiesa, <school> scuola e <cityHall> municipio 1; tutto il resto 0.
rules-B7-3 = *Attacco.* Il tuo cowboy su un edificio avversario prende metà della rendita, arrotondata per difetto; il proprietario tiene il resto. Se i cowboy sono più d’uno, compreso quello del proprietario, prima duellano, nella sequenza di [B5.4]. Se vince il proprietario, tiene tutto. Un difensore che nessuno sfida va nella riserva generale.
rules-B7-4 = Al sicuro dagli attacchi: chiese, prigioni, la stazione e gli edifici accanto a una chiesa dello stesso proprietario. Abbiamo deciso che anche una scuola, che non ha rendita, non si può attaccare. Se una chiesa sorge accanto a un edificio sotto attacco, l’attaccante riprende il cowboy come dopo un duello perso.
rules-B7-5 = Nessun edificio rende più di così: farmacia 33 $, emporio 33 $, fabbro 40 $, banca 45 $, saloon 55 $.

chapters-buildings-title = Gli edifici

rules-B8-1 = <mine> Miniera: 3 $ per ogni montagna adiacente che le serve [B7.1]. 1 revolver alla costruzione. Non richiede né strada né casa.
rules-B8-2 = <ranch> Ranch: 1 $ per ogni lotto libero adiacente, di chiunque sia, e almeno 1 $. 1 revolver alla costruzione. Non richiede né strada né casa.
rules-B8-3 = <drugstore> Farmacia: 3 $ per ogni punto di valore in case adiacente, più 3 $ per ogni tuo ranch, ovunque sia. Il tuo ranch lì accanto conta due volte: con quello e tre case intorno, 15 $.
rules-B8-4 = <bank> Banca: 3 $ per ogni punto di valore in case adiacente, più 3 $ per ogni tua miniera, ovunque sia. Con una miniera, una casa e il tuo hotel accanto: 12 $.
rules-B8-5 = <saloon> Saloon: 5 $ per ogni punto di valore in case adiacente.
rules-B8-6 = <hotel> Hotel: rende 6 $.
rules-B8-7 = <church> Chiesa: nessuna rendita, ma protegge sé stessa e i tuoi edifici intorno [B7.4].
rules-B8-8 = <prison> Prigione: nessuna rendita. 2 revolver alla costruzione. I fuorilegge girano al largo [B10.3].
rules-B8-9 = <blacksmith> Fabbro: 5 $ × numero del round, più 5 $ per ogni tuo ranch.
rules-B8-10 = <generalStore> Emporio: 6 $ per ogni punto di valore in case adiacente sui tuoi lotti, 3 $ su quelli di altri o senza proprietario. Con due case intorno, una delle quali tua, e una chiesa avversaria: 12 $.
rules-B8-11 = <school> Scuola: richiede una strada e tre case. Con il fiume c’è al massimo una scuola per riva.
rules-B8-12 = <cityHall> Municipio: non si può comprare. Quando esce, il primo in ordine di turno lo mette subito su un lotto libero, senza proprietario e servito da una strada (se non ce n’è, prima posa una strada della riserva generale); poi si pesca un’altra tessera. Non porta case, e il suo lotto non può mai avere un proprietario. Un cowboy può occuparlo e vi resta oltre la fine del round; chi lo sfida duella con lui all’inizio della rendita degli edifici. Per chi lo occupa farmacie, banche ed empori rendono 3 $ in più, saloon e fabbri 5 $ in più, entro il solito massimo [B7.5]. Chi perde il posto perde subito il bonus.
rules-B8-13 = <station> Stazione: solo lungo una linea retta di otto strade attraverso tutta la mappa. Alla fine vale 1 PV ogni due punti di valore in case di tutta la città, contando tutti i giocatori, per difetto: 12 case, 2 hotel, 4 ranch, 1 chiesa e la stazione fanno 23, dunque 11 PV. Non si può attaccare. Abbiamo deciso che non richiede case.

chapters-roundEnd-title = Fase 4: fine del round

rules-B11-1 = Si chiude la casella dei PV aperta meno cara.
rules-B11-2 = Prendi 4, 5 o 5 cowboy dalla riserva generale dopo il round 1, 2 o 3, mai oltre i tuoi dieci.
rules-B11-3 = *Limite di denaro.* Ciò che hai oltre il limite del tuo personaggio va speso, e puoi spendere di più. Ogni 10 $ completi spesi danno 1 PV. Con 28 $ e limite 20 $ spendi almeno 8 $; arriva a 10 $ e hai 1 PV. Con 34 $ e limite 30 $, 4 $ vanno persi. Abbiamo deciso che non ti viene chiesto nulla se il tuo denaro non basta per un altro punto.
rules-B11-4 = I personaggi e ciò che è legato a loro tornano indietro, anche il gettone +3.
rules-B11-5 = L’ordine di fine diventa l’ordine in cui sceglierete i personaggi, con l’Insegnante in testa.
rules-B11-6 = Nella fila degli edifici ciò che nessuno ha comprato scivola verso le caselle meno care, e i vuoti si riempiono dal sacchetto. Un municipio che esce ora lo piazza il primo del nuovo ordine.

chapters-scoring-title = Il conteggio finale
chapters-scoring-intro = Viene dopo il limite di denaro del quarto round.

rules-B12-1 = 1 PV ogni 6 $ completi.
rules-B12-2 = 2 PV per ogni edificio, casa e montagna sui tuoi lotti; nulla per i lotti spogli e le tessere non costruite. Abbiamo deciso che un palazzo conta come una casa.
rules-B12-3 = Poi stazione, Insegnante, ponti, cavalli e Kit Carson, come descritto nei loro paragrafi.
rules-B12-4 = Vince chi ha più PV. In parità, chi nell’ultimo round ha passato prima.

chapters-characters-title = I 19 personaggi
chapters-characters-intro = Ognuno ha un lato giallo (quello solito) e uno rosso. *Subito* vuol dire: prima della scelta successiva. Il *limite* è il denaro che puoi tenere alla fine del round [B11.3].

rules-B9-0 = *0 Monello.* Giallo: paga 3 $ e prendi subito un secondo personaggio, non lo Sceriffo; la sua abilità e il suo limite valgono per te, ma nell’ordine di turno hai il numero 0. Rosso: lo stesso gratis, con il limite più basso di 5 $. Abbiamo deciso: senza 3 $ non c’è un secondo personaggio, e il tuo limite è 0 $.
rules-B9-1 = *1 Sceriffo.* Giallo: un cowboy bianco in più. Piazzalo dove non c’è nessun cowboy, ma non per attaccare; in questo round nessuno può raggiungerlo né attaccare lì. Limite 20 $. Rosso: non attacchi e non raggiungi nessuno (difendere i tuoi edifici si può), ma ogni duello perso quando sono gli altri a venire da te, o in difesa di un tuo edificio, dà 3 PV [B14.15]. Limite 20 $. Abbiamo deciso che il cowboy bianco, finché è in riserva, conta per la forza.
rules-B9-2 = *2 Banchiere.* Giallo: 9 $ subito. Limite 120 $. Rosso: prima della fine del round compra 3, 5 o 7 PV per 3, 12 o 25 $. Limite 60 $.
rules-B9-3 = *3 Droghiere.* Giallo: raddoppia la rendita di tutti i tuoi edifici di un tipo, oppure prendi 8 $, subito o alla rendita degli edifici. Se un edificio raddoppiato è attaccato, attaccante e proprietario hanno ciascuno la rendita normale: con banche da 18 e 12 $, la prima attaccata, 18 $ all’attaccante, 18 + 24 $ a te. Limite 60 $. Rosso: 8 $ subito, oppure 1 PV per ogni casa che hai alla fine del round (un palazzo vale come una; gli altri edifici non contano). Limite 60 $.
rules-B9-4 = *4 Lavoratore cinese.* Giallo: due strade subito, ed edifici a metà prezzo, arrotondato per eccesso. Limite 30 $. Rosso: paga 5 $ per una tessera qualsiasi della fila, da costruire subito o tenere; le altre scivolano verso le caselle meno care e la fila si completa. Limite 30 $.
rules-B9-5 = *5 Colono.* Giallo: subito un lotto senza proprietario a tua scelta, gratis. Limite 30 $. Rosso: 8 $ subito, oppure 1 PV per ogni montagna che hai alla fine del round. Limite 20 $.
rules-B9-6 = *6 Capitano.* Giallo: subito un cowboy dalla riserva generale per 1 $, due per 4 $ o tre per 9 $. Limite 25 $. Rosso: un revolver per 3 $ o due per 9 $, tuoi per tutta la partita. Limite 20 $.
rules-B9-7 = *7 Pistolero.* Giallo: 3 di forza in più in questo round. Limite 20 $. Rosso: 2 in più. Limite 30 $.
rules-B9-8 = *8 Indiano.* Giallo: subito due lotti indicati dai dadi; si rilancia se il lotto ha un proprietario o non può averne. Limite 20 $. Rosso: non paghi mai più di 3 $ per un lotto. Limite 30 $.
rules-B9-9 = *9 Minatore.* Giallo: paga subito 10 $ per una miniera della fila, o altrimenti del sacchetto, e mettila con un segnalino proprietà su un lotto libero senza proprietario; la fila scivola e si completa. Se le sei miniere sono finite, usa il lato rosso. Limite 20 $. Rosso: due candelotti di dinamite, da tenere fino all’uso [B9.19]. Limite 20 $. Abbiamo deciso: se nella fila ci sono due miniere, scegli quale parte; la miniera conta come costruita e porta il suo revolver.
rules-B9-10 = *10 Armaiolo.* Giallo: 2 PV per ogni duello vinto, fuorilegge compresi. Limite 30 $. Rosso: un candelotto di dinamite, e in ogni duello puoi rilanciare una volta il tuo dado; con le tessere duello scegli dopo che gli altri hanno mostrato le loro. Limite 20 $.
rules-B9-11 = *11 Cantante.* Giallo: due gettoni “niente duello” per questo round. Mettine uno con un cowboy sulle tre strade, su una casella di rendita o su una dei PV: non duella mai e agisce per primo, e gli altri, anche il cowboy bianco, fanno come se non ci fosse. Ciò che non usi è perso. Limite 15 $. Rosso: nel tuo turno di piazzamento manda al gioco d’azzardo un cowboy della riserva generale con uno di questi gettoni; guadagni il prodotto dei due dadi. Limite 40 $.
rules-B9-12 = *12 Battitore d’asta.* Giallo: subito due lotti senza proprietario vanno all’asta insieme. Cominci tu a offrire, poi si va in senso orario: sempre di più o fuori per sempre, mai oltre ciò che si ha. Chi vince paga metà alla banca (per difetto) e metà a te (per eccesso); se vinci tu, paghi solo la banca. Senza offerte non succede nulla. Limite 30 $. Rosso: lo stesso per il gettone +3 revolver; va tutto a te, e se vinci tu non paghi nulla. Limite 30 $.
rules-B9-13 = *13 Governatore.* Giallo: una strada subito, e 1 PV per ogni strada che posi verso un lotto mai servito prima; un ponte 2 PV. Limite 50 $. Rosso: tassa subito gli altri, o 1 $ per ogni revolver normale (non per il gettone +3 né per la forza del Pistolero), o 1 $ per ogni 10 $ iniziati; chi ha meno dà tutto. Limite 50 $. Abbiamo deciso che anche un ponte deve servire un lotto mai servito prima.
rules-B9-14 = *14 Dottore o Becchino*: il lato lo scegli ogni volta. Dottore (giallo): chi perde un duello, contro giocatori o fuorilegge, può pagarti 3 $ (tu: niente) per mandare quel cowboy su una casella azione aperta ancora da risolvere invece che a casa; prima tu, poi in ordine di fine. 3 $ dalla banca per ogni fuorilegge tolto. Limite 60 $. Becchino (rosso): chi perde un duello, contro giocatori o fuorilegge, tranne te, perde 1 PV o ti paga 2 $, a sua scelta. 2 $ dalla banca per ogni fuorilegge tolto. Limite 90 $. Abbiamo deciso che al paziente serve una casella vuota, o una senza duelli (la strada singola).
rules-B9-15 = *15 Cowboy.* Giallo (solo con i Cavalli): un cavallo nella tua riserva. Limite 20 $. Rosso: paga 8 $ per un ranch, come il Minatore per una miniera [B9.9]; se i sei sono finiti, usa il giallo. Limite 20 $.
rules-B9-16 = *16 Eroi.* Giallo: in questo round i tuoi edifici non possono essere attaccati e tu non puoi attaccare; i fuorilegge lì non prendono nulla. Limite 240 $. Rosso: subito 3 PV, o 6 in cambio di un cowboy, o 9 in cambio di due. Limite 40 $. Abbiamo deciso: al prossimo spostamento dei fuorilegge, gli edifici di chi aveva gli Eroi valgono per loro come se non rendessero nulla.
rules-B9-17 = *17 Insegnante.* Round da 1 a 3 (giallo): nel round successivo sei in testa, in qualunque momento tu passi. Limite 60 $. Round 4 (rosso): alla fine 2 PV per ogni scuola, prigione e chiesa che hai, e 2 PV se non hai saloon. Limite 60 $.
rules-B9-18 = *18 Avvocato o Editore.* Avvocato (giallo): subito puoi comprare un lotto senza proprietario al suo prezzo; e dove piazzi per comprarne uno, tutti gli altri riprendono i cowboy prima di ogni duello. Limite 60 $. Editore (rosso): dopo la rendita degli edifici 1 PV ogni 5, 10, 15 o 20 $ (round 1, 2, 3 o 4) che i tuoi edifici ti hanno davvero pagato, arrotondato per eccesso; il bottino non conta. Round 2 e 33 $: 4 PV. Limite 40 $.
rules-B9-19 = La *dinamite* triplica la rendita di una miniera (una volta per miniera e round, non insieme al Droghiere; un attaccante prende metà della somma tripla, arrotondata per difetto), oppure accompagna un cowboy: in un duello lì lanci due dadi e li sommi (con le tessere duello: puoi giocarne due). Senza duello, fa cilecca. Con un cowboy sulla tua miniera fa entrambe le cose. I candelotti usati tornano nella riserva.
rules-B9-20 = *Selezioni.* Prima partita: da 1 a 7 giallo. Città tranquilla: 1R 2R 5G 11G 13G 14 16R. Proprietari terrieri: 0G 3R 4G 5R 8G 9G 12G 15R. Fortuna: 0G 2G 3G 4R 6G 8R 12G 16G. Resa dei conti: 0R 6R 7G 9R 10G 12R 13R 14. Corsa all’oro: 0R 1G 3G 5R 8R 9G 10R 11R, con il fiume e sei montagne. (G giallo, R rosso.)
rules-B9-21 = Se non puoi o non vuoi pagare un’abilità che agisce subito, semplicemente non si usa. Abbiamo deciso che la carta e il suo limite valgono lo stesso.

chapters-variants-title = Varianti
chapters-variants-intro = Mescolale come vuoi. Magari non tutte insieme in una sera infrasettimanale.

rules-B10-1 = *Un nuovo inizio.* Ognuno compone in segreto una dotazione di partenza, e si mostrano tutte insieme. I prezzi li abbiamo decisi noi: 35 punti da spendere; un cowboy costa 3 (da 1 a 6), un lotto 3 (fino a 4), un revolver 3 (fino a 3), una strada 2 (fino a 4), e ogni punto che resta è 1 $ (al massimo 30 $). La dotazione solita costa esattamente 35. I lotti si prendono come in [B2.6], giro dopo giro, da chi ne ha ancora da scegliere.
rules-B10-2 = *Il fiume Carson.* I lotti di <river> fiume non si comprano né si edificano mai, e i dadi per il centro e le montagne non li colpiscono. Abbiamo disegnato un corso di dieci lotti dal bordo nord al bordo sud; potete anche disegnarne uno vostro o sorteggiarlo, da 6 a 15 lotti da un bordo a un altro (il minimo e i due bordi li abbiamo decisi noi). Con qualsiasi corso le montagne sono sei invece di nove. Una strada con il fiume su tutti i lati è un *ponte* e costa due strade a un solo giocatore. Per i ranch il fiume è libero; una miniera sul fiume rende 3 $ in più, una volta. Alla fine un tuo edificio, una casa o una montagna toccati da un ponte valgono 3 PV invece di 2.
rules-B10-3 = *Fuorilegge.* Prima dei round da 2 a 4 il dado nero più 7 è la loro forza, e il bianco ne porta uno, due o tre (1–2, 3–4, 5–6), piazzati dai dadi (non su un altro <outlaw> fuorilegge, né accanto a una prigione, né su fiume o municipio). Quello che finisce su una prigione viene tolto, e il proprietario della prigione prende la ricompensa. Poi ognuno fa al massimo un passo, in un ordine scelto dal primo nell’ordine di fine, verso l’edificio di rendita più alta a portata che non sia accanto a una prigione o già preso; fra pari, a sorte. Resta dove nulla rende di più. Il suo lotto non si compra né si edifica, e il suo edificio rende la metà, arrotondata per difetto. Un cowboy piazzato lì combatte subito prima della rendita degli edifici: il totale migliore deve raggiungere la forza dei fuorilegge, e al massimo vince un giocatore. Un fuorilegge battuto se ne va: il cowboy vittorioso va nella riserva generale e porta la ricompensa o, su un edificio avversario, metà della rendita. Chi perde torna a casa, e un fuorilegge che vince resta. Le chiese non li impressionano, e i vicini non ne risentono: un lotto spoglio con un fuorilegge rende ancora a un ranch. Una prigione costruita accanto a uno di loro arriva troppo tardi. Le ricompense le abbiamo decise noi: forza 8 o 9 dà 2 PV, 10 o 11 ne dà 3, 12 o 13 ne dà 4; e così pure il divieto di fiume e municipio. Viene preso anche quello che finisce su una prigione accanto a un’altra prigione.
rules-B10-4 = *La legge del più forte.* I duelli si fanno con tessere da 0 a 5 invece dei dadi, scelte in segreto, mostrate insieme, poi scartate. In due, ognuno le ha tutte e sei e 15 $. Da tre a cinque, si mescolano sei tessere per giocatore e se ne danno sei a testa; in sei, cinque serie e cinque tessere a testa. Cominci allora con 30 $ meno la somma delle tue tessere, annunciata a tutti. Anche contro i fuorilegge si usano le tessere; per il gioco d’azzardo, la preparazione e l’arrivo dei fuorilegge restano i dadi. Abbiamo deciso: finite le tessere, ne peschi tre fra quelle scartate subito dopo quel duello.
rules-B10-5 = *Kit Carson.* Appena è piazzato il primo cowboy del round, tutti piazzano e spostano insieme. Quando hai finito, prendi il primo posto libero dell’ordine di fine e non cambi più nulla. Alla fine hai 1 PV per ogni giocatore che nell’ultimo round ha finito dopo di te. Abbiamo deciso che fino ad allora puoi anche riprendere dei cowboy. Al massimo venti volte per round, perché il round abbia una fine.
rules-B10-6 = *Cavalli.* Cominci con un cavallo e cinque recinti. Al salario, risolto in ordine di turno, un cowboy può, invece di guadagnare, comprare un cavallo per 4 $, uno per giocatore e round, che va dritto in un recinto. Dopo aver piazzato un cowboy sul tabellone puoi mettere un cavallo in un recinto: l’1 dà 1 di forza per questo round (2 con tre o più cavalli lì); il 2 ti fa subito piazzare un altro cowboy, spostarne uno, riprenderne uno o passare (un cowboy piazzato così permette un altro cavallo); il 3 raddoppia un ranch, un cavallo per ranch, non con il Droghiere; il 4 paga subito 2 $; il 5 serve solo al rodeo. Anche un cowboy può andare in un recinto invece che a un’azione, uno per recinto. *Rodeo* alla fine di ogni round: somma cappelli × cavalli di ogni recinto, il doppio con un cowboy; il totale più alto vince un gettone rodeo, e l’ordine di fine risolve i pareggi. Poi i cavalli tornano a casa. Alla fine un cavallo vale 1 PV più 1 per ogni tuo rodeo: 3 cavalli e 2 rodei fanno 9 PV. Con Kit Carson il recinto 2 è chiuso. I cappelli sono 2, 1, 2, 3 e 5; tutti tranne il 5 li abbiamo decisi noi.

chapters-examples-title = Esempi

rules-B13-1 = *Un duello.* Arancio fa 5 e ha 1 revolver: 6. Verde fa 3, con 2 revolver e 1 cowboy: ancora 6. Blu fa 2 con 1 revolver: 3. Arancio ha passato prima di Verde e vince. Verde e Blu riprendono i cowboy.
rules-B13-2 = *Un prezzo.* Intorno al lotto due case, due saloon e una montagna: 1 + 5 = 6 $.
rules-B13-3 = *Saloon.* Tre case intorno: 15 $. Un altro ne ha pure tre, ma una di esse è di qualcun altro: 10 $.
rules-B13-4 = Altri conti stanno al loro posto: [B8.3], [B8.4], [B8.10], [B8.13], [B9.3], [B9.18], [B10.6], [B11.3].
rules-B13-5 = *Limite di denaro.* Arno ha 54 $ e il Banchiere, il cui limite è 120 $. Arno tiene tutto.
rules-B13-6 = *Ordine di turno.* Verde ha lo Sceriffo (1), Arancio il Droghiere (3), Blu il Pistolero (7). Si gioca in quest’ordine.
rules-B13-7 = *Costruire.* Verde vince la casella da 10 $, costruisce un saloon e mette la casa sull’ultimo lotto libero, servito e senza proprietario. Blu, a 8 $, costruisce una farmacia e trasforma la casa al centro in un palazzo. Arancio, a 5 $, non ha posto per la casa di una banca né una strada, chiede a Verde e a Blu, ed entrambi dicono di no. La banca resta in mano.
rules-B13-8 = *Senza il raddoppio del Droghiere*, il caso di [B9.3] dà 9 $ all’attaccante e 9 + 12 $ al proprietario.
rules-B13-9 = *Fuorilegge nel round 2.* Uno passa da un saloon a un emporio che rende di più, chiesa o non chiesa. Un altro resta dal suo fabbro: la casa e la chiesa intorno non rendono nulla, la banca e il ranch meno.

chapters-meeting-title = Quando le regole si incontrano
chapters-meeting-intro = Due regole si incontrano all’angolo e nessuna cede il passo. Tutto in questo capitolo è una nostra decisione.

rules-B14-1 = La rendita degli edifici va così: duello per il municipio; scontri con i fuorilegge; attacchi; poi dinamite, recinto 3 e Droghiere si dichiarano in ordine di turno; pagamento; Editore. Chi decide la sequenza dei duelli è stabilito all’inizio del passo, e ne nomina uno per volta.
rules-B14-2 = Ogni rendita si calcola in un solo modo: la somma, più il bonus del municipio, fino al massimo, dimezzata per difetto da un fuorilegge, poi raddoppiata o triplicata (mai entrambe, e se occorre oltre il massimo), e solo allora la parte dell’attaccante.
rules-B14-3 = Per i lotti si fanno prima tutti i duelli. Poi, in ordine di turno, ognuno compra ciò che ha vinto o vi rinuncia.
rules-B14-4 = Le abilità di fine round (Banchiere, Droghiere e Colono rossi) vengono dopo le caselle dei PV e prima del limite di denaro. Gli 8 $ di Droghiere e Colono si prendono subito o mai.
rules-B14-5 = Puoi posare strade a ogni tua decisione, e tutti possono farlo ancora una volta, in ordine di turno, alla fine della fase 3. Nel round 4 è l’ultima occasione.
rules-B14-6 = Su un edificio con un fuorilegge, attaccanti e proprietario lo combattono in un solo duello. Se nessuno raggiunge la sua forza, perdono tutti, e non c’è un secondo duello. Su un edificio avversario chi vince sceglie la ricompensa o metà della rendita liberata, che vale come attacco; il proprietario prende la ricompensa. Su un lotto spoglio c’è la ricompensa, ma nessun acquisto.
rules-B14-7 = Dove l’attacco è vietato, uno scontro con un fuorilegge non dà metà rendita. La ricompensa si può ancora vincere.
rules-B14-8 = Una chiesa che pone fine a un attacco non è un duello: Dottore, Becchino, Armaiolo e Sceriffo rosso non ne ricavano nulla. Uno scontro con un fuorilegge lì continua.
rules-B14-9 = I fuorilegge che si spostano confrontano rendite intere, con il numero del nuovo round e il bonus del municipio. In parità con il loro edificio restano; un edificio accanto a una prigione non conta, nemmeno il loro. Un nuovo arrivato tolto non si rimpiazza.
rules-B14-10 = Un lotto sotto un fuorilegge non si acquista in alcun modo.
rules-B14-11 = Il cowboy nel municipio è uno dei tuoi dieci e non si sposta più; se viene battuto, torna nella tua riserva. Il bonus vale già nello stesso round. Il cowboy bianco può prendere per un round un municipio vuoto. Chi lo piazza: nella preparazione e nella fase 1 il primo in ordine, nella fase 4 il primo del nuovo ordine. Se una strada non basta, ne posa altre, ma nessun ponte. Se non esiste un lotto libero senza proprietario, il municipio esce dal gioco.
rules-B14-12 = Monello: paghi prima di scegliere; con il lato rosso devi prendere un secondo personaggio. Un limite non scende mai sotto 0 $.
rules-B14-13 = Cowboy bianco: non dai fuorilegge, non nei recinti. Al salario e alla strada singola solo se non c’è nessuno, ma altri possono raggiungerlo. Non va mai dove c’è già un cowboy, nemmeno con un gettone della Cantante; un cowboy della Cantante può raggiungerlo.
rules-B14-14 = Avvocato: non dove sta il cowboy bianco. I cowboy degli altri tornano a casa quando cominciano i lotti; non è un duello perso, anche se poi l’Avvocato rinuncia.
rules-B14-15 = Sceriffo rosso: puoi raggiungere altri al salario e alla strada singola, e difendere sempre un tuo edificio, chiunque ci sia, anche un fuorilegge. Altrove vai da un fuorilegge solo dove non c’è un cowboy. Un duello perso in difesa di un tuo edificio dà i 3 PV anche se lo ha vinto un fuorilegge. Ogni altro duello perso in cui combatte un fuorilegge non dà nulla.
rules-B14-16 = Cantante: un gettone per casella. Il lato rosso prende un turno di piazzamento, una volta, e richiede un cowboy nella riserva generale. Finché ti resta quel turno o il cowboy bianco, non hai l’obbligo di passare, nemmeno a riserva vuota.
rules-B14-17 = La dinamite si dichiara quando piazzi, e resta con quel cowboy. Si triplicano solo le tue miniere, anche se il duello lì è perso. Se la riserva è scarsa, prendi ciò che c’è.
rules-B14-18 = Armaiolo rosso: quando tutti i dadi sono visibili puoi rilanciare una volta, e vale il nuovo lancio (con la dinamite, uno dei tuoi due dadi). Anche contro i fuorilegge.
rules-B14-19 = Il Dottore si interpella subito dopo ogni duello, e nessuno può raggiungere un cowboy piazzato così.
rules-B14-20 = I PV non scendono mai sotto 0. Becchino: con 0 PV paghi se puoi, altrimenti nulla; con meno di 2 $ perdi il PV.
rules-B14-21 = Le aste partono da 1 $. Per offrire servono il denaro e i segnalini proprietà. Se resta un solo lotto, si mette all’asta quello. Un gettone senza offerte torna sulla sua casella. Il senso orario è l’ordine dei posti.
rules-B14-22 = Indiano: se nessuno dei 36 lotti può avere un proprietario, o se non hai più segnalini, il dono decade.
rules-B14-23 = Minatore giallo e Cowboy rosso: se non c’è un lotto libero senza proprietario, o non hai più segnalini, non puoi pagare. Una tessera del sacchetto lascia la fila com’è. Le tessere in mano ai giocatori contano come finite. Un Cowboy rosso che passa al giallo senza i Cavalli non ha abilità.
rules-B14-24 = Dodici segnalini sono dodici: oltre, la terra non arriva nemmeno in dono.
rules-B14-25 = Gli Eroi gialli possono comunque contendersi il municipio. Gli Eroi rossi mandano cowboy dalla riserva personale a quella generale.
rules-B14-26 = L’Insegnante va in testa al nuovo ordine, gli altri tengono il loro posto. Per i pareggi e l’ordine dei fuorilegge conta come si è passato davvero.
rules-B14-27 = Governatore: solo finché hai la carta. I lotti di fiume non contano come nuovi, un ponte dà i suoi 2 PV una volta sola, e la strada posata per il municipio non conta per nessuno.
rules-B14-28 = Le case di una costruzione si piazzano una per una, e ciascuna deve essere valida in quel momento; così la seconda di una scuola può stare sulla prima. Tutte le case, o nessun edificio. Un edificio a cui rinunci mentre scegli le case aspetta la prossima occasione di costruire.
rules-B14-29 = Chiedi una casa su un lotto preciso, e il proprietario dice sì o no, una volta per lotto e costruzione, senza nulla in cambio. Nessuna risposta in tempo vale come un no.
rules-B14-30 = Le rive del fiume, per le scuole, sono i pezzi di terra che il fiume lascia.
rules-B14-31 = Stazione: i ponti contano nella linea, e solo le linee interne attraversano la mappa.
rules-B14-32 = Quando il sacchetto è vuoto, le caselle più care restano vuote e chiuse.
rules-B14-33 = Un nuovo inizio con La legge del più forte: il denaro della dotazione più 15 $ meno le tue tessere, almeno 0 $. Dinamite con una sola tessera: ne giochi una.
rules-B14-34 = Kit Carson: se il primo giocatore finisce senza piazzare, cominciano tutti. Una mossa si giudica quando arriva. Gettoni, dinamite e cowboy bianco seguono il loro cowboy finché non hai finito. Con i Cavalli non hai mai più cavalli nei recinti che cowboy sul tabellone; si spostano finché non hai finito, e allora il recinto 4 paga.
rules-B14-35 = Cavalli: uno comprato nel recinto 2 conta solo per il rodeo. Spostare un cowboy sposta proprio quello, su un’altra azione, in un recinto o nella tua riserva, e non porta un cavallo nuovo. Dopo il rodeo i cowboy nei recinti vanno nella riserva generale, prima di prenderne di nuovi [B11.2]. Se tutti i rodei valgono 0, il gettone va al primo nell’ordine di fine. Una riserva vuota non vende cavalli.

chapters-rulings-title = Le nostre decisioni
chapters-rulings-intro = In qualche punto le regole stampate tacciono, sono poco chiare o rimandano a un’immagine. Ecco i paragrafi che contengono una nostra decisione:
