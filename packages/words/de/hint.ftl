ask = Tipp
thinking = Lass mich nachdenken …
best = Das würde ich tun
also = Oder
outlook = Endstand etwa { $score }, Siegchance { $percent } %
marked = Tipps werden in der Aufzeichnung der Partie vermerkt.
taken = Gegebene Tipps: { $list }.
undone = Zurückgenommene Entscheidungen: { $list }.

moves-take = Nimm { $what }
moves-sell = Verkaufe { $card }
moves-lay = Lege die Karte auf Spalten { $columns }, Zeilen { $rows }
moves-recruit = Hol { $character } dazu
