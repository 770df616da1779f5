ask = Consiglio
thinking = Fammi pensare …
best = Io farei così
also = Oppure
outlook = Punteggio finale circa { $score }, vittoria al { $percent }%
marked = I consigli restano segnati nella registrazione della partita.
taken = Consigli presi: { $list }.

moves-take = Prendi { $what }
moves-sell = Vendi { $card }
moves-lay = Posa la carta su colonne { $columns }, righe { $rows }
moves-recruit = Fai venire { $character }
moves-at = { $answer }: { $place }
