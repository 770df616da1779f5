streetBoy-yellow-power = Paga 3 $: prendi subito un secondo personaggio, non lo Sceriffo.
streetBoy-yellow-detail = L’abilità e il limite del secondo sono tuoi, ma il tuo numero è 0. Senza 3 $ non viene nessuno, e il tuo limite è 0 $.

streetBoy-red-power = Prendi subito un secondo personaggio, non lo Sceriffo. Limite più basso di 5 $.
streetBoy-red-detail = Gratis, ma devi prenderne uno. Abilità e limite sono quelli del secondo; il tuo numero è 0.

sheriff-yellow-power = Un cowboy bianco in più: va dove non c’è nessuno, e nessuno può raggiungerlo.
sheriff-yellow-detail = Non attacca mai. Finché è in riserva, conta per la forza.

sheriff-red-power = Non attacchi e non raggiungi nessuno. 3 PV per ogni duello perso quando altri ti raggiungono.
sheriff-red-detail = Puoi difendere i tuoi edifici, e vale lo stesso; puoi andare anche al salario e alla strada singola.

banker-yellow-power = 9 $ subito.
banker-yellow-detail = E un limite che ti lascia tenere quasi tutto.

banker-red-power = Prima della fine del round compra 3, 5 o 7 PV per 3, 12 o 25 $.
banker-red-detail = Una volta, dopo le caselle dei PV e prima del limite di denaro.

grocer-yellow-power = Raddoppia la rendita dei tuoi edifici di un tipo, o prendi 8 $.
grocer-yellow-detail = Gli 8 $ subito o alla rendita degli edifici. Da un edificio raddoppiato e attaccato, ciascuno ha la rendita normale.

grocer-red-power = 8 $ subito, o 1 PV per ogni casa che hai alla fine del round.
grocer-red-detail = Un palazzo vale una casa; gli altri edifici non contano. Scegli ora: gli 8 $ non saranno più offerti.

chineseWorker-yellow-power = Due strade subito. Edifici a metà prezzo, arrotondato per eccesso.
chineseWorker-yellow-detail = La metà di quanto costa la casella della fila, per tutto il round.

chineseWorker-red-power = Paga 5 $ subito: prendi una tessera qualsiasi della fila.
chineseWorker-red-detail = Costruiscila subito o tienila. Le altre scivolano verso le caselle meno care, e la fila si completa.

settler-yellow-power = Subito un lotto senza proprietario a tua scelta, gratis.
settler-yellow-detail = Anche montagne e case.

settler-red-power = 8 $ subito, o 1 PV per ogni montagna che hai alla fine del round.
settler-red-detail = Scegli ora: gli 8 $ non saranno più offerti.

captain-yellow-power = Subito un cowboy per 1 $, due per 4 $ o tre per 9 $.
captain-yellow-detail = Passano dalla riserva generale alla tua.

captain-red-power = Subito un revolver per 3 $ o due per 9 $.
captain-red-detail = Tuoi per il resto della partita.

hiredGun-yellow-power = +3 di forza in questo round.
hiredGun-yellow-detail = In ogni duello, e sulle caselle che contano la forza.

hiredGun-red-power = +2 di forza in questo round.
hiredGun-red-detail = Un po’ meno potenza del giallo, ma un limite più alto.

indian-yellow-power = I dadi ti danno subito due lotti, gratis.
indian-yellow-detail = Si rilanciano finché il lotto ha un proprietario o non può averne. Senza segnalino il dono decade.

indian-red-power = Paghi al massimo 3 $ per un lotto.
indian-red-detail = Per quanto ambita sia la zona.

prospector-yellow-power = Paga 10 $ subito: una miniera con segnalino su un lotto libero senza proprietario.
prospector-yellow-detail = Dalla fila, o altrimenti dal sacchetto. Se le sei miniere sono finite, vale il lato rosso.

prospector-red-power = Due candelotti di dinamite.
prospector-red-detail = Da tenere fino all’uso: triplica una miniera, o accompagna un cowboy e lancia due dadi in duello. Senza duello è persa.

gunsmith-yellow-power = 2 PV per ogni duello vinto.
gunsmith-yellow-detail = Qualunque fosse la posta.

gunsmith-red-power = In ogni duello puoi rilanciare una volta. Un candelotto di dinamite.
gunsmith-red-detail = Quando tutti i dadi sono visibili; conta il secondo risultato. Con le tessere duello scegli dopo gli altri.

singer-yellow-power = Due gettoni “niente duello”: quel cowboy non duella mai e agisce per primo.
singer-yellow-detail = Per le tre strade, le caselle di rendita e dei PV, uno per casella. Gli altri fanno come se non ci fosse. Quelli non usati sono persi.

singer-red-power = Un cowboy della riserva generale va all’azzardo, senza duello: dadi moltiplicati.
singer-red-detail = Una volta, in un tuo turno di piazzamento. Serve un cowboy nella riserva generale.

auctioneer-yellow-power = Metti subito all’asta due lotti senza proprietario. Metà del denaro è tua.
auctioneer-yellow-detail = Cominci tu a offrire, poi in senso orario: di più, o fuori. Se vinci tu, paghi solo la metà della banca, per difetto.

auctioneer-red-power = Metti subito all’asta il gettone +3 revolver. Tutto il denaro è tuo.
auctioneer-red-detail = Cominci tu a offrire, poi in senso orario: di più, o fuori. Se vinci tu, non paghi nulla.

governor-yellow-power = Una strada subito. 1 PV per strada posata verso un lotto senza strade; un ponte 2 PV.
governor-yellow-detail = In questo round, ogni volta che posi una strada. I lotti di fiume non contano.

governor-red-power = Subito gli altri ti pagano 1 $ per revolver, o 1 $ ogni 10 $ iniziati.
governor-red-detail = Una sola tassa per tutti, a tua scelta. Chi non ha abbastanza dà tutto. Il gettone +3 non si tassa.

doctor-yellow-power = Chi perde un duello può pagarti 3 $ e mandare il cowboy su una casella a venire.
doctor-yellow-detail = Una casella azione aperta dove non c’è nessuno, o una senza duelli; per te è gratis.

doctor-red-power = Chi perde un duello perde 1 PV o ti paga 2 $.
doctor-red-detail = A sua scelta; tu non rischi nulla.

cowboy-yellow-power = Un cavallo per la tua riserva.
cowboy-yellow-detail = Solo con la variante Cavalli.

cowboy-red-power = Paga 8 $ subito: un ranch con segnalino su un lotto libero senza proprietario.
cowboy-red-detail = Dalla fila, o altrimenti dal sacchetto. Se i sei ranch sono finiti, vale il lato giallo.

heroes-yellow-power = In questo round i tuoi edifici non possono essere attaccati, e tu non puoi attaccare.
heroes-yellow-detail = Fino alla fine del round.

heroes-red-power = Subito 3 PV, o 6 per un cowboy, o 9 per due.
heroes-red-detail = I cowboy vanno dalla tua riserva a quella generale.

teacher-yellow-power = Nel round successivo sei in testa, in qualunque momento tu passi.
teacher-yellow-detail = Round da 1 a 3. Scegli il personaggio prima degli altri, che tengono il loro ordine.

teacher-red-power = Alla fine 2 PV per ogni tua scuola, prigione e chiesa, e 2 PV senza saloon.
teacher-red-detail = Round 4. La civiltà è arrivata in città.

lawyer-yellow-power = Compra subito un lotto senza proprietario. Dove piazzi per comprare, gli altri se ne vanno.
lawyer-yellow-detail = Al suo prezzo. Gli altri riprendono i cowboy prima di ogni duello, anche se poi rinunci.

lawyer-red-power = Dopo la rendita degli edifici 1 PV ogni 5, 10, 15 o 20 $, secondo il round.
lawyer-red-detail = Ciò che i tuoi edifici ti hanno davvero pagato, arrotondato per eccesso. Ciò che hai preso ad altri non conta.
