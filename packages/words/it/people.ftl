### Le dodici persone della città che giocano come bot: chi sono e come giocano.

stars = { $count ->
        [1] Una stella
       *[other] { $count } stelle
    }
starsWithin = { $count ->
        [1] una stella
       *[other] { $count } stelle
    }
opponent = Avversario
opponentHint = Da una stella, facile da battere, a cinque, difficile da dimenticare. Nessuno sbircia.

temperaments-builder = Costruzione
temperaments-gunslinger = Pistola
temperaments-merchant = Commercio
temperaments-landowner = Terre

noraQuill-name = Nora Quill
noraQuill-short = Nora
noraQuill-trade = gestisce la pensione
noraQuill-style = Prima le case, senza fretta.
noraQuill-greeting = Siediti. A stomaco vuoto non s’impara niente.

barnabyFinch-name = Barnaby Finch
barnabyFinch-short = Barnaby
barnabyFinch-trade = in città da poco, viene da Boston
barnabyFinch-style = Audacia, rumore, pochi danni.
barnabyFinch-greeting = Ho fatto pratica con le bottiglie. Quasi tutte si sono salvate.

tamPenrose-name = Tam Penrose
tamPenrose-short = Tam
tamPenrose-trade = scava argento, come in Cornovaglia
tamPenrose-style = Pazienza, una trave alla volta.
tamPenrose-greeting = Piano e in profondità: così si trova l’argento.

ottoBrandt-name = Otto Brandt
ottoBrandt-short = Otto
ottoBrandt-trade = fa la birra
ottoBrandt-style = Risparmia, spende tardi.
ottoBrandt-greeting = Prima si beve, poi si conta.

bixenteEtxart-name = Bixente Etxart
bixenteEtxart-short = Bixente
bixenteEtxart-trade = alleva pecore, alla basca
bixenteEtxart-style = Pascoli ampi, poche liti.
bixenteEtxart-greeting = Alle mie pecore piace la tua riva.

lupeOrtega-name = Lupe Ortega
lupeOrtega-short = Lupe
lupeOrtega-trade = guida i muli oltre il passo
lupeOrtega-style = Duelli rapidi, uscite rapide.
lupeOrtega-greeting = Tu guardi la carta. Io guardo la tua mano.

abramStern-name = Abram Stern
abramStern-short = Abram
abramStern-trade = vende stoffe in Main Street
abramStern-style = Conta, confronta, poi offre.
abramStern-greeting = Misura due volte, offri una volta.

josiahFreeman-name = Josiah Freeman
josiahFreeman-short = Josiah
josiahFreeman-trade = trasporta merci
josiahFreeman-style = Compra presto, difende bene.
josiahFreeman-greeting = Ho portato ogni asse di questa strada. So quanto costa.

elinDahl-name = Elin Dahl
elinDahl-short = Elin
elinDahl-trade = fa i tetti di mezza città
elinDahl-style = Strade strette, guadagni ordinati.
elinDahl-greeting = Una buona casa sta accanto alla casa giusta.

linMei-name = Lin Mei
linMei-short = Lin Mei
linMei-trade = vende tè e rimedi
linMei-style = Calma, precisione, nessuno spreco.
linMei-greeting = Scegli pure la prima carta. A me serve la seconda.

kateHarlan-name = Kate Harlan
kateHarlan-short = Kate
kateHarlan-trade = segue solo la propria legge
kateHarlan-style = Aspetta, poi colpisce una volta.
kateHarlan-greeting = Estrai quando vuoi. Io l’ho già fatto.

marthaLake-name = Martha Lake
marthaLake-short = Martha
marthaLake-trade = intreccia cesti washoe
marthaLake-style = Vede lontano, parla poco.
marthaLake-greeting = Io so dove scorre l’acqua. E tu?
