governor-power = Prima dell’offerta, una volta a partita: rivela un’altra carta e prendine una.
governor-detail = In questo round offri e scegli comunque come sempre. Una volta rivelata la carta in più, devi prenderne una.

lawyer-power = Prima dell’offerta, una volta per Era: prendi una carta. In questo round non scegli.
lawyer-detail = Scarti comunque una carta asta, che non vale nulla. In questo round i bonus e il Lavoratore cinese non valgono.

chineseWorker-power = Prima dell’offerta, una volta per Era: rivela una carta. Nel tuo turno prendine due.
chineseWorker-detail = La carta in più è di tutti. Prendi le tue due carte in un solo turno, ma posi la prima carta prima di prendere la seconda.

heroes-power = Prima dell’offerta, una volta per Era: +3. 6 punti.
heroes-detail = Il bonus va alla carta asta che stai per giocare, e lo sanno tutti. I 6 punti arrivano comunque.

gunsmith-power = Prima dell’offerta, una volta per Era: +6.
gunsmith-detail = Il bonus va alla carta asta che stai per giocare, e lo sanno tutti prima di offrire.

mercenary-power = Dopo la rivelazione delle offerte, una volta per Era: +5.
mercenary-detail = Prima vedi tutte le offerte, poi decidi se serve un po’ di persuasione.

doctor-power = Dopo la rivelazione delle offerte, una volta per Era: +2. 5 punti.
doctor-detail = L’ultimo interpellato per un bonus, e dunque il meglio informato. I 5 punti arrivano comunque.

singer-power = Tanti punti quanti il tuo miglior saloon.
singer-detail = Conta una seconda volta il tuo miglior saloon: il doppio del valore in case adiacente. Senza saloon, tace.

settler-power = 1 punto per ogni lotto vuoto accanto a un ranch.
settler-detail = Ogni lotto conta una volta, anche fra due ranch. Con la legge dalla tua parte i fuorilegge contano come vuoti.

banker-power = 4 punti per ogni banca.
banker-detail = Oltre a ciò che le banche rendono da sé.

auctioneer-power = Vendi fino a 3 carte terreno della tua città, 7 punti l’una.
auctioneer-detail = Prima di posare una carta, o alla fine. La carta non deve sovrapporsi a un’altra e la città deve restare unita.

captain-power = 6 punti. La tua città può misurare 8 × 9.
captain-detail = Vale dal momento in cui lo prendi, nel verso che vuoi. L’Indiano allora guarda 72 posti.

cowboy-power = 3 punti per ogni ranch.
cowboy-detail = Oltre a ciò che i ranch rendono da sé.

grocer-power = 4 punti per ogni farmacia.
grocer-detail = Oltre a ciò che le farmacie rendono da sé.

undertaker-power = 2 punti per ogni personaggio che hai.
undertaker-detail = Conta anche sé stesso. Lo fa sempre.

editor-power = 1 punto per personaggio con $, 4 punti per personaggio che si gira.
editor-detail = Un personaggio con entrambi i simboli porta 5. Anche lui ha il $ e dunque conta.

teacher-power = Il valore in case della tua città, in punti.
teacher-detail = Casa 1, palazzo 2, hotel 2, ovunque si trovino.

indian-power = Mezzo punto per ogni posto senza carta, su 64, arrotondato per eccesso.
indian-detail = Guarda 72 posti se hai il Capitano. Meno costruisci, più è contento.

paperboy-power = 3 punti. Alla fine prendi un altro personaggio a tua scelta.
paperboy-detail = Fra quelli usciti dal gioco o ancora nel mazzo, mai uno che appartiene a qualcuno. Il nuovo arrivato conta per intero.

prospector-power = 1 punto per ogni montagna e per ogni miniera.
prospector-detail = Tutte quelle visibili nella tua città, ovunque siano.

sheriff-power = 3 punti per prigione. I fuorilegge non costano nulla e contano come vuoti.
sheriff-detail = La legge vale dal momento in cui lo prendi: copri i fuorilegge e lasciaci pascolare i ranch.
