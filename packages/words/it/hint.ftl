ask = Consiglio
thinking = Fammi pensare…
best = Io farei così
also = Oppure
outlook = Punteggio finale circa { $score }, { $percent }% di probabilità di vincere
marked = I consigli restano segnati nella registrazione della partita.
taken = Consigli chiesti: { $list }.
undone = Decisioni annullate: { $list }.

moves-take = Prendi { $what }
moves-sell = Vendi { $card }
moves-lay = Posa la carta su colonne { $columns }, righe { $rows }
moves-recruit = Fai venire { $character }
