noraQuill-beatYou = Mi dispiace. C’è ancora minestra.
noraQuill-beaten = Prendi pure. Ho stanze da spazzare.
noraQuill-ownGain = Questa sì che è una casa piena.
noraQuill-yourGain = Ben costruito. Non scordare il tetto.
noraQuill-won = Il bis per tutti!
noraQuill-lost = Impari in fretta. Quasi troppo.

barnabyFinch-beatYou = Ho vinto? Avevo gli occhi chiusi.
barnabyFinch-beaten = Miravo alla bottiglia.
barnabyFinch-ownGain = Scrivetelo. Chissà quando mi ricapita.
barnabyFinch-yourGain = Stavo per farlo io.
barnabyFinch-won = Qualcuno lo dica a mia madre!
barnabyFinch-lost = La prossima volta mi alleno su bottiglie più grandi.

tamPenrose-beatYou = Qui ho scavato prima io.
tamPenrose-beaten = Pozzo sbagliato. Capita.
tamPenrose-ownGain = Argento. Piano e a fondo, l’avevo detto.
tamPenrose-yourGain = Lì hai trovato una vena.
tamPenrose-won = La miniera più profonda paga per ultima.
tamPenrose-lost = Io continuo a scavare.

ottoBrandt-beatYou = Per questo avevo risparmiato.
ottoBrandt-beaten = Tienilo. Io tengo i soldi.
ottoBrandt-ownGain = Ci esce una botte.
ottoBrandt-yourGain = Questo merita un bicchiere.
ottoBrandt-won = Abbiamo contato. Ora si beve.
ottoBrandt-lost = Questo giro lo offro io.

bixenteEtxart-beatYou = Le mie pecore erano qui prima di te.
bixenteEtxart-beaten = C’è erba anche altrove.
bixenteEtxart-ownGain = Un bel pascolo.
bixenteEtxart-yourGain = Che erba verde che hai.
bixenteEtxart-won = Il gregge torna a casa.
bixenteEtxart-lost = Stanotte conto pecore, non punti.

lupeOrtega-beatYou = Tu guardavi la carta. Io guardavo te.
lupeOrtega-beaten = Mossa rapida. Mi piace.
lupeOrtega-ownGain = Dentro, fuori, fatto.
lupeOrtega-yourGain = Non l’ho vista arrivare. È raro.
lupeOrtega-won = Il passo è mio.
lupeOrtega-lost = Bel colpo. Io riparto.

abramStern-beatYou = L’avevo misurata due volte.
abramStern-beaten = A quel prezzo è roba tua.
abramStern-ownGain = Il conto torna bene.
abramStern-yourGain = Buona stoffa, ben tagliata.
abramStern-won = I conti tornano. A mio favore.
abramStern-lost = Ho sbagliato i conti. Una volta.

josiahFreeman-beatYou = Il mio carro la stava già aspettando.
josiahFreeman-beaten = Allora carico altro.
josiahFreeman-ownGain = Carico pieno.
josiahFreeman-yourGain = Lavoro solido. Di assi me ne intendo.
josiahFreeman-won = Consegnato, e in orario.
josiahFreeman-lost = Il carico te lo sei guadagnato.

elinDahl-beatYou = Quel posto era tagliato per me.
elinDahl-beaten = Fuori misura di un pollice.
elinDahl-ownGain = Combacia al millimetro.
elinDahl-yourGain = Muri dritti. Ti assumerei.
elinDahl-won = Il tetto è su.
elinDahl-lost = Una buona casa. Tua, stavolta.

linMei-beatYou = Mi serviva solo questa.
linMei-beaten = Prego. Ne ho un’altra.
linMei-ownGain = Esattamente abbastanza.
linMei-yourGain = Niente sprechi. Ben fatto.
linMei-won = Un tè?
linMei-lost = Una partita precisa. Grazie.

kateHarlan-beatYou = Aspettavo che battessi ciglio.
kateHarlan-beaten = Adesso ho gli occhi aperti.
kateHarlan-ownGain = Una volta basta.
kateHarlan-yourGain = Preso nota.
kateHarlan-won = L’avevo detto: avevo già estratto.
kateHarlan-lost = Nessuno lo verrà a sapere.

marthaLake-beatYou = L’avevo visto lo scorso inverno.
marthaLake-beaten = Il fiume gira ancora.
marthaLake-ownGain = Ben intrecciato.
marthaLake-yourGain = Vedi lontano.
marthaLake-won = L’acqua scorreva qui.
marthaLake-lost = Ora sai dove scorre.
