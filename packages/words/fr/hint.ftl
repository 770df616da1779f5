ask = Conseil
thinking = Je réfléchis…
best = Ce que je ferais
also = Ou bien
outlook = Score final d’environ { $score }, { $percent } % de chances de gagner
marked = Les conseils sont notés dans l’enregistrement de la partie.
taken = Conseils demandés : { $list }.
undone = Décisions annulées : { $list }.

moves-take = Prendre { $what }
moves-sell = Vendre { $card }
moves-lay = Poser la carte en colonnes { $columns }, rangées { $rows }
moves-recruit = Faire venir { $character }
