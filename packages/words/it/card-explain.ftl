### What the card beside an element of the card game’s table says.

# Numbers and signs of the table.
facts-bid-name = Offerta
facts-bid-does = Il numero della carta più tutti i bonus. L’offerta più alta sceglie per prima.
facts-gain-name = Quanto porta
facts-gain-does = L’effetto sul tuo punteggio ora: un terreno in quel posto o nel migliore, un personaggio con i suoi punti.
facts-gained-name = Appena segnati
facts-gained-does = Di quanto l’ultima carta ha cambiato questo punteggio.
facts-labels-name = Colonne e righe
facts-labels-does = Lettera e numero indicano ogni lotto della città, nei consigli e nel diario.
facts-limits-name = Dimensioni della città
facts-limits-does = Il massimo di colonne e righe che una città può avere. Il Capitano ne concede una in più.
facts-sold-name = Carte vendute o messe da parte
facts-sold-does = Vendute dal Battitore d’asta a 7 punti l’una; messe da parte dove non c’era posto, senza punti.
facts-kept-name = Carte di un giocatore virtuale
facts-kept-does = Non costruisce una città: l’appetibilità delle carte prese è il suo punteggio.
facts-points-name = Simbolo $
facts-points-does = Questo personaggio porta punti alla fine.
facts-tilt-name = Simbolo di rotazione
facts-tilt-does = L’abilità si usa una volta per Era; poi la carta si gira di lato.
seat = Seme: { $suit }. A parità di offerta decide l’ordine dei semi di questo round.
seatNow = { $points }, al { $place } posto in caso di parità
bidNow = { $value }, sceglie al { $place } posto
handNow = ancora in mano: { JOIN($cards, with: ", ") }

# What a power that takes cards would bring, at its question.
takesOne = La carta migliore della colonna ora: { $card }, { $gain } per te.
takesTwo = Le due carte migliori della colonna ora: { $card }, { $gain } per te; { $other }, { $more }.
