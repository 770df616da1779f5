ask = Tip
thinking = Even nadenken …
best = Dit zou ik doen
also = Of anders
outlook = Eindscore zo’n { $score }, { $percent }% kans op winst
marked = Tips worden in het verslag van het spel genoteerd.
taken = Gevraagde tips: { $list }.
undone = Teruggenomen beslissingen: { $list }.

moves-take = Neem { $what }
moves-sell = Verkoop { $card }
moves-lay = Leg de kaart op kolommen { $columns }, rijen { $rows }
moves-recruit = Haal { $character } erbij
