chapters-box-title = Che cosa c’è nella scatola
chapters-box-intro = Due Ere di nove round ciascuna, una carta per round. Fai un’offerta segreta, scegli una carta della colonna e con quella costruisci, oppure la assumi. Dopo diciotto round vince la città migliore, e il Nevada ha un puntino in più sulla mappa.

rules-C1-1 = 66 *carte asta* in sei semi: <hat> cappello, <star> stella, <cactus> cactus, <boot> stivale, <horseshoe> ferro di cavallo e <cow> bestiame, ciascuno numerato da 1 a 11. Con una carta alta scegli presto.
rules-C1-2 = 96 *carte terreno*, 48 per Era. Una carta terreno è un quadrato di quattro lotti e ha un numero, la sua *appetibilità*. I giocatori virtuali seguono quella; tu puoi avere gusti migliori.
rules-C1-3 = Quante volte incontrerai ogni cosa nell’Era I e nell’Era II: <mountain> montagna 32 e 12, <house> casa 18 e 18, <townhouse> palazzo 2 e 10, <mine> miniera 10 e 4, <ranch> ranch 10 e 4, <blacksmith> fabbro 2 e 1, <drugstore> farmacia 3 e 8, <bank> banca 3 e 8, <saloon> saloon 1 e 5, <hotel> hotel 1 e 4, <generalStore> emporio 1 e 1, <church> chiesa 1 e 2, <prison> prigione 1 e 3, <cityHall> municipio 0 e 1, <outlaws> fuorilegge 3 e 5. I lotti restanti sono <empty> vuoti. La tabella stampata indica montagna e casa solo con un’immagine; quale riga sia quale lo abbiamo deciso noi.
rules-C1-4 = Le carte stampate non le abbiamo copiate: le nostre carte terreno sono disegnate da noi. Puoi contare su questo: ognuna mostra almeno qualcosa e nella stessa Era non ce ne sono due uguali; gli elementi sono distribuiti in modo uniforme sui quattro angoli; quattro carte su cinque hanno al massimo un edificio da punti, nessuna ne ha tre; i <outlaws> fuorilegge non arrivano mai senza una casa o un edificio che valga una rapina. L’appetibilità va da 1 a 9 e dipende solo da ciò che la carta mostra.
rules-C1-5 = 21 *personaggi*, una carta ciascuno, con un’abilità, un’appetibilità da 1 a 9 e il simbolo <points>, <tilt> o entrambi. Il retro mette in ordine i sei semi per risolvere i pareggi; su alcuni c’è anche un <skull> teschio. I retri sono nostri: 21 ordini diversi, ogni seme tre o quattro volte in ogni posizione, quattro teschi. A ogni partita vengono ridistribuiti fra i personaggi, così il retro in cima non tradisce mai chi c’è sotto.

chapters-setup-title = Al tavolo
chapters-setup-intro = Da quattro a sei posti, e almeno uno è il tuo.

rules-C2-1 = Una partita ha da quattro a sei posti. Da uno a sei sono di giocatori reali, gli altri di *giocatori virtuali*. Se siete meno di quattro, i giocatori virtuali completano il tavolo fino a quattro; potete invitarne altri, fino a sei posti in tutto.
rules-C2-2 = Ogni posto ha il proprio seme. I giocatori reali scelgono il loro. Abbiamo deciso che chi prepara il tavolo può scegliere anche per un giocatore virtuale; altrimenti questi ne riceve a sorte uno dei rimasti. La tua mano è composta dalle carte da 1 a 9 del tuo seme. Un bot conta come giocatore reale: ha una mano, una città e delle abilità, proprio come te.
rules-C2-3 = Un giocatore virtuale è un mazzo coperto e mescolato di nove carte asta. Un *principiante* ha da 1 a 9, un *intermedio* da 2 a 10, un *esperto* da 3 a 11. Puoi mescolare i livelli; comincia con i principianti.
rules-C2-4 = Le carte terreno dell’Era I, quelle dell’Era II e i personaggi formano tre mazzi coperti e mescolati, e quello dei personaggi viene tagliato. Il retro del personaggio in cima è sempre visibile a tutti.

chapters-round-title = Un round
chapters-round-intro = Ogni round ha lo stesso passo: si rivelano le carte, si usano le prime abilità, si offre, si usano le ultime abilità, si sceglie. Nove round fanno un’*Era*.

rules-C3-1 = *Rivelare.* Si rivela un personaggio, poi quattro carte terreno, o cinque se i posti sono cinque o sei. Formano una colonna che si allontana dai mazzi, nell’ordine in cui sono uscite. Il personaggio lo mettiamo il più vicino ai mazzi.
rules-C3-2 = *Teschio.* Se il retro ora in cima ai personaggi mostra un <skull> teschio, il personaggio appena rivelato va sotto il mazzo, alla vista di tutti, e il successivo prende il suo posto. Si ripete finché in cima non c’è più un teschio.
rules-C3-3 = *Prime abilità*, prima dell’offerta, in quest’ordine: Governatore, Avvocato, Lavoratore cinese, Eroi, Armaiolo. Chi ne ha uno dice a turno, apertamente, se lo usa; non è mai un obbligo. Un’abilità si esegue per intero, posa compresa, prima di passare al successivo. È stampato solo che il Governatore viene per primo; l’ordine degli altri l’abbiamo deciso noi. Abbiamo anche deciso: un personaggio ottenuto in questo modo si può usare nello stesso round se nell’ordine deve ancora arrivare, anche per le abilità di [C3.5].
rules-C3-4 = *Offrire.* Ogni giocatore reale sceglie in segreto una carta asta. Tutti vedono che hai scelto, nessuno vede che cosa. Poi si rivelano insieme tutte le offerte, con la prima carta del mazzo di ogni giocatore virtuale.
rules-C3-5 = *Ultime abilità*, dopo la rivelazione, in quest’ordine: Mercenario, Dottore. Quest’ordine l’abbiamo deciso noi.
rules-C3-6 = La tua offerta vale il numero della carta più tutti i bonus che hai usato in questo round. I bonus si sommano.
rules-C3-7 = *Scegliere.* Dall’offerta più alta alla più bassa, ogni posto prende una carta della colonna: una carta terreno, posata subito, o il personaggio. In caso di parità va prima il seme che sta più in alto sul retro in cima ai personaggi. Che si posi subito l’abbiamo deciso noi.
rules-C3-8 = Le carte asta giocate sono spese per quest’Era e restano scoperte. Così ognuno può calcolare che cosa resta agli altri. Dei giocatori virtuali sai quali carte restano, ma non in che ordine.
rules-C3-9 = Quando tutti i posti hanno preso, ciò che resta della colonna esce dal gioco. Con sei posti non resta nulla. Un personaggio uscito così può ancora tornare grazie al Ragazzo dei giornali [C7.s]. Abbiamo deciso che le carte in più del Governatore e del Lavoratore cinese si aggiungono in fondo alla colonna, lontano dai mazzi.
rules-C3-11 = Quando tocca a te scegliere, devi prendere una carta, e una carta terreno va posata se esiste un posto valido. Se non esiste, puoi prenderla lo stesso (fosse solo per toglierla agli altri): abbiamo deciso che viene messa da parte, scoperta, e non vale nulla.

chapters-laying-title = Posare una carta terreno
chapters-laying-intro = Una carta terreno presa entra subito nella tua città. Misura due volte, posa una volta.

rules-C5-1 = Tutta la tua città deve stare in 8 × 8 lotti, o in 8 × 9 con il Capitano. Abbiamo deciso che la cornice non è inchiodata: può stare ovunque intorno a ciò che hai costruito, contano solo larghezza e altezza totali.
rules-C5-2 = La tua prima carta va dove vuoi. Ogni carta successiva deve avere in comune con la città almeno un lato intero di lotto, oppure sovrapporsi a essa. Toccarsi per un angolo non basta. Le carte seguono la griglia dei lotti, quindi possono essere sfalsate di un lotto.
rules-C5-3 = Le carte non si ruotano, non si ribaltano a specchio e non si infilano mai sotto un’altra.
rules-C5-4 = Una carta può coprire lotti <empty> vuoti; allora conta il lotto nuovo, anche se è vuoto a sua volta. Inoltre un edificio può essere coperto dallo stesso edificio e una <mountain> montagna da una montagna; una <house> casa da una casa o da un <townhouse> palazzo, ma un palazzo solo da un palazzo. I <outlaws> fuorilegge per te contano come vuoti se hai lo Sceriffo o una <prison> prigione, ma i fuorilegge non coprono mai altri fuorilegge. Abbiamo deciso che la prigione deve essere nella tua città prima di posare la carta.
rules-C5-5 = Metti che la tua città mostri una miniera, una prigione e quattro montagne, e che tu prenda un’altra carta con miniera. Si può: la sua miniera accanto alle montagne. Si può: una delle sue montagne su una delle tue. Non si può: attaccarla solo per un angolo. Non si può: la sua miniera sulla prigione.

chapters-virtual-title = I giocatori virtuali
chapters-virtual-intro = Offrono, prendono, non esitano mai ed esultano in silenzio.

rules-C3-10 = Un giocatore virtuale prende la carta con l’appetibilità più alta; fra carte pari, la più vicina ai mazzi. Tiene la carta e non costruisce nulla. Abbiamo deciso che non usa nemmeno le abilità.
rules-C6-14 = Un giocatore virtuale totalizza l’appetibilità di tutte le carte che ha preso.
rules-C7-8 = I personaggi di un giocatore virtuale contano solo la loro appetibilità. Nessuno può raggiungerli, nemmeno il Ragazzo dei giornali.
rules-C7-4 = Quanto sono forti? Abbiamo regolato le appetibilità facendo giocare al computer mille partite per livello, un giocatore assennato contro tre virtuali. I principianti finiscono intorno ai 110 punti (in media fra 85 e 115), ogni livello fa meglio di quello sotto, e contro i principianti un giocatore assennato vince fra 40 e 75 partite su cento.

chapters-public-title = Che cosa vedono tutti

rules-C3-12 = Visibili a tutti: le città, i personaggi e se sono girati, le carte vendute, messe da parte o tolte, le carte asta spese, l’altezza di ogni mazzo, il retro in cima e chi ha già offerto. Nascosti: le offerte fino alla rivelazione, l’ordine dei mazzi, i retri più in basso e il seme casuale della partita.

chapters-eras-title = Fra un’Era e l’altra

rules-C4-1 = Dopo il nono round il resto del mazzo dell’Era I esce dal gioco, e comincia l’Era II.
rules-C4-2 = Riprendi in mano tutte e nove le tue carte asta. Le nove carte di ogni giocatore virtuale vengono mescolate in un nuovo mazzo.
rules-C4-3 = I personaggi girati si raddrizzano e si possono usare di nuovo, tranne un Governatore già usato. Il mazzo dei personaggi continua com’è. L’abbiamo deciso noi.

chapters-characters-title = I 21 personaggi
chapters-characters-intro = Ce n’è uno per tipo. <tilt> vuol dire che l’abilità si usa una volta per Era, e che giri la carta di lato per ricordartene. <points> vuol dire che la carta porta punti alla fine.

rules-C7-a = *Governatore* <tilt> Prima dell’offerta: rivela un’altra carta terreno in fondo alla colonna e prendi subito una carta qualsiasi della colonna. O tutte e due le cose o nessuna, e una volta scoperta la carta devi prenderne una. Poi offri e scegli come sempre. Una sola volta in tutta la partita.
rules-C7-b = *Avvocato* <tilt> Prima dell’offerta: prendi subito una carta qualsiasi della colonna. In cambio salti la scelta: indichi comunque in segreto una carta asta, ma alla rivelazione viene scartata scoperta e non vale nulla. Abbiamo deciso che questo scarto resti segreto fino ad allora.
rules-C7-c = *Lavoratore cinese* <tilt> Prima dell’offerta: rivela un’altra carta terreno, che chiunque può prendere. Quando tocca a te scegliere prendi due carte, non di meno, e posi la prima carta prima di prendere la seconda. Quest’ordine di posa e presa l’abbiamo deciso noi.
rules-C7-d = *Eroi* <points> <tilt> Prima dell’offerta: 3 in più per la carta che stai per giocare. 6 punti alla fine.
rules-C7-e = *Armaiolo* <tilt> Prima dell’offerta: 6 in più per la carta che stai per giocare.
rules-C7-f = *Mercenario* <tilt> Dopo la rivelazione: 5 in più per la tua offerta.
rules-C7-g = *Dottore* <points> <tilt> Dopo la rivelazione: 2 in più per la tua offerta. 5 punti alla fine.
rules-C7-h = *Cantante* <points> Tanti punti quanti ne porta il tuo miglior <saloon> saloon [C6.5].
rules-C7-i = *Colono* <points> 1 punto per ogni lotto vuoto accanto ad almeno uno dei tuoi <ranch> ranch. Un lotto conta una volta, per quanti ranch se lo contendano.
rules-C7-j = *Banchiere* <points> 4 punti per ogni <bank> banca.
rules-C7-k = *Battitore d’asta* <points> Vendi fino a tre carte terreno della tua città, tutte insieme o un po’ per volta, a 7 punti l’una. Non si vende una carta che ne copre un’altra o che è coperta, né una carta senza la quale la città si spezzerebbe.
rules-C7-l = *Capitano* <points> 6 punti, e la tua città può misurare 8 × 9, nel verso che vuoi. L’Indiano allora guarda 72 posti.
rules-C7-m = *Cowboy* <points> 3 punti per ogni <ranch> ranch.
rules-C7-n = *Droghiere* <points> 4 punti per ogni <drugstore> farmacia.
rules-C7-o = *Becchino* <points> 2 punti per ogni personaggio che hai. Di sé non si dimentica.
rules-C7-p = *Editore* <points> 1 punto per ogni tuo personaggio con <points>, lui compreso, e 4 per ogni personaggio con <tilt>. Abbiamo deciso che un personaggio con entrambi i simboli porta i punti di entrambi.
rules-C7-q = *Insegnante* <points> Il valore in case della tua città.
rules-C7-r = *Indiano* <points> Mezzo punto per ognuno dei 64 posti (72 con il Capitano) su cui non c’è una carta, arrotondato per eccesso.
rules-C7-s = *Ragazzo dei giornali* <points> 3 punti. Alla fine della partita puoi prendere apertamente un altro personaggio: uno uscito dal gioco o ancora nel mazzo, mai uno che appartiene a qualcuno. Conta come tutti gli altri.
rules-C7-t = *Minatore* <points> 1 punto per ogni <mountain> montagna e ogni <mine> miniera.
rules-C7-u = *Sceriffo* <points> 3 punti per ogni <prison> prigione. Inoltre vale come una prigione: i fuorilegge non ti costano nulla e contano come vuoti.

chapters-finePrint-title = Personaggi: le clausole in piccolo

rules-C7-1 = Se usi l’Avvocato, nello stesso round non puoi usare Lavoratore cinese, Eroi, Armaiolo, Mercenario o Dottore. È una nostra decisione: senza offerta e senza turno non hanno nulla da migliorare.
rules-C7-2 = Quando vende il Battitore d’asta lo abbiamo deciso noi: ogni volta che stai per posare una carta (anche se presa con Governatore o Avvocato), prima di posarla, e alla fine della partita. Più vendite si fanno una dopo l’altra. Le carte messe da parte non si vendono. Puoi vendere perfino l’ultima carta; la successiva va allora dove vuoi. Le carte vendute restano per sempre sotto il Battitore d’asta, e sul vuoto si può ricostruire.
rules-C7-3 = Alla fine della partita, nell’ordine che abbiamo deciso: prima il Ragazzo dei giornali, poi il Battitore d’asta, poi il conteggio. Un personaggio portato dal Ragazzo dei giornali fa quindi ancora tutto il suo lavoro: un Battitore d’asta può vendere, uno Sceriffo porta la legge, un Capitano i suoi 6 punti e 72 posti.
rules-C7-5 = La legge (Sceriffo o prigione) si guarda a ogni posa e al conteggio. Se vendi l’ultima prigione senza avere lo Sceriffo, la legge finisce subito; ciò che era già coperto resta coperto. Un personaggio, invece, non si perde mai. (Deciso da noi.)
rules-C7-6 = Il Capitano ti dà la nona riga o colonna dal momento in cui lo prendi, anche per la seconda carta dello stesso Lavoratore cinese. (Deciso da noi.)
rules-C7-7 = Se hai Governatore e Avvocato puoi usarli entrambi nello stesso round: due carte subito, poi niente turno e niente Lavoratore cinese. Governatore e Lavoratore cinese: una carta subito, due nel tuo turno. Un’abilità presa durante la scelta aspetta il round successivo; Capitano e Sceriffo hanno effetto subito. (Deciso da noi.)

chapters-scoring-title = Il conteggio
chapters-scoring-intro = *Adiacenti* sono gli otto lotti intorno, angoli compresi. *Valore in case*: una <house> casa vale 1, un <townhouse> palazzo 2, un <hotel> hotel 2.

rules-C6-1 = <ranch> Ranch: 1 punto per ogni lotto vuoto intorno (al massimo 8). Abbiamo deciso che contano solo i lotti posati: un posto senza carta non è un lotto vuoto. A quei posti guarda solo l’Indiano.
rules-C6-2 = <mine> Miniera: 2 punti per ogni montagna intorno (al massimo 16).
rules-C6-3 = <drugstore> Farmacia: il valore in case intorno (al massimo 16), più 1 punto per ogni ranch della tua città.
rules-C6-4 = <bank> Banca: il valore in case intorno (al massimo 16), più 1 punto per ogni miniera della tua città.
rules-C6-5 = <saloon> Saloon: il doppio del valore in case intorno (al massimo 32).
rules-C6-6 = <generalStore> Emporio: il valore in case intorno (al massimo 16), più il valore in case di tutta la tua città.
rules-C6-7 = <cityHall> Municipio: il valore in case intorno (al massimo 16), più 1 punto per ogni edificio della tua città. Tutto ciò che è costruito è un edificio, tranne case e palazzi: quindi anche miniere, ranch e prigioni. Abbiamo deciso che il municipio conta anche sé stesso.
rules-C6-8 = <blacksmith> Fabbro: 1 punto per ogni ranch e 1 per ogni miniera della tua città.
rules-C6-9 = <church> Chiesa: il valore in case di tutta la tua città.
rules-C6-10 = <hotel> Hotel: 3 punti.
rules-C6-11 = <outlaws> Fuorilegge: perdi 6 punti per ogni lotto che li mostra, nulla se hai lo Sceriffo o una prigione. Abbiamo deciso che ognuno di questi lotti è un “gruppo” delle regole stampate.
rules-C6-12 = Con lo Sceriffo o una prigione, i tuoi lotti con fuorilegge contano addirittura come vuoti, per i ranch e per il Colono.
rules-C6-13 = Case, palazzi, montagne e prigioni da soli non portano nulla. Arricchiscono gli altri.
rules-C6-15 = Vince il totale più alto, in carne e ossa o no. Abbiamo deciso che un pareggio è una vittoria condivisa. Le regole stampate chiedono ai pari merito un’altra partita: perciò te la proponiamo.
rules-C6-16 = Il foglio dei punti va riga per riga: ranch; miniere; case delle farmacie; case delle banche; saloon; case dell’emporio e del municipio; punti per i ranch (farmacie, fabbri); punti per le miniere (banche, fabbri); punti per le case (chiese, empori); hotel; edifici del municipio; fuorilegge; poi una riga per personaggio. Apri una riga e ti mostra i lotti che ci stanno dietro.

chapters-examples-title = Esempi
chapters-examples-intro = Quattro scene con Alex e Paul, che non sono alla prima partita.

rules-C8-1 = *Scegliere.* Quattro posti, due virtuali. Il primo giocatore virtuale ha offerto 8. Due carte hanno l’appetibilità più alta, 7, perciò prende la più vicina ai mazzi, una miniera. Il secondo prende l’altro 7, una prigione. Alex e Paul hanno offerto 5. Il retro mette la stella sopra il bestiame, quindi tocca prima ad Alex (stella), che prende il personaggio; Paul (bestiame) prende il ranch, e l’ultima carta esce dal gioco.
rules-C8-2 = *Contare.* Il foglio di Alex: ranch 6; miniere 10 + 10 + 4 + 4 = 28; case della farmacia 2; case delle banche 15; saloon 16; emporio e municipio 0; per i ranch 1; per le miniere 8 (4 miniere, 2 banche); per le case 0 (nessuna chiesa, benché il valore in case sia 14); hotel 6; fuorilegge 0, grazie a una prigione; Dottore 5, Insegnante 14, Banchiere 8, Avvocato 0. In tutto 109.
rules-C8-3 = *Posare.* I quattro casi di [C5.5] su una griglia. A nord: due montagne, una prigione, una montagna; sotto: una miniera, due lotti vuoti, una montagna. La carta nuova mostra un lotto vuoto e una montagna sopra una miniera e una montagna. Proprio sopra le due montagne: si può. Spostata in alto e a sinistra, così che la sua montagna in basso copra quella a nord-ovest: si può. Toccando solo quell’angolo: no. Miniera sulla prigione: no.
rules-C8-4 = *Indiano.* Le tue carte coprono 40 dei 64 posti. Ne restano 24 scoperti, e la metà di 24 fa 12 punti.

chapters-rulings-title = Le nostre decisioni
chapters-rulings-intro = In qualche punto le regole stampate tacciono, o le edizioni non vanno d’accordo. Ecco dove, e che cosa vale a questo tavolo. I paragrafi che contengono una nostra decisione:

rules-C9-1 = *Fuorilegge su fuorilegge.* L’edizione olandese lo vieta insieme alla regola degli edifici uguali, le altre insieme a quella della legge. Qui non è mai permesso.
rules-C9-2 = *Altri giocatori virtuali.* L’edizione francese li aggiunge solo a quattro o cinque giocatori reali, le altre a qualsiasi numero. Qui va bene qualsiasi numero, fino a sei posti.
rules-C9-3 = *Municipio e prigione.* L’edizione francese parla di edifici che portano punti, poi li elenca tutti tranne case e palazzi. Qui dunque la prigione conta.
rules-C9-4 = *Mercenario.* Il regolamento francese lo chiama “tueur à gages”, quelli inglese e italiano Mercenary e Mercenario. Qui ogni lingua tiene il suo nome.
rules-C9-5 = *Ragazzo dei giornali.* Solo le edizioni olandese e francese dicono che sceglie alla fine della partita. Qui è così.
rules-C9-6 = *Bonus.* Solo l’edizione francese dice che si sommano. Qui è così.
rules-C9-7 = *Governatore.* Solo l’edizione francese dice che, se lo usi, entrambi gli effetti sono obbligatori. Qui è così.
rules-C9-8 = *Sceriffo.* Solo l’edizione francese gli dà ogni effetto di una prigione; quella inglese toglie la penalità e lascia coprire i fuorilegge. Qui li ha tutti: anche per i ranch e il Colono i fuorilegge contano come vuoti.
rules-C9-9 = *Mazzi virtuali.* L’edizione olandese non dice che si rimescolano per l’Era II; le altre sì. Qui è così.
