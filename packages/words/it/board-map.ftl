roads-lay = Posa una strada (ancora { $count })
roads-stop = Torna alla domanda
roads-between = strada in { $parcels }
build-earns = Rende { MONEY($income) } a round.
build-earnsWithHouse = Rende { MONEY($income) }, oppure { MONEY($withHouse) } con la sua casa in { $parcel }.
build-earnsNothing = Non rende denaro.
build-change = { MONEY($before) } → { MONEY($after) }
build-yours = tuo: { $building }, { $parcel }
build-theirs = { $name }: { $building }, { $parcel }
build-total = Per te a round
build-points = Punti alla fine
build-rivalsNone = Aiuta i rivali: no
build-rivals = Rivali: { JOIN($gains, with: ", ") }
build-gain = { SIGN($amount) ->
        [minus] −{ MONEY($size) }
       *[other] +{ MONEY($size) }
    }
build-other = Miglior altro lotto: { $parcel }, { $gain }
build-roadFirst = Nessun tuo lotto va bene: serve una strada. Posa prima una strada.
legend-placing = Chiaro: in vendita al prezzo indicato. Angoli segnati: attaccare o difendere.
legend-choosing = I lotti chiari si possono scegliere.
legend-building = Disegni tenui: dove altro può andare, e che cosa ti rende.
legend-roads = Tratteggiato: dove può passare una strada.

outlaws-sheriff-yellow = Non va dai fuorilegge.
outlaws-settler-yellow = Non sotto un fuorilegge.
outlaws-gunsmith-yellow = Contano anche gli scontri con i fuorilegge.
outlaws-doctor-yellow = 3 $ dalla banca per ogni fuorilegge tolto.
outlaws-doctor-red = 2 $ dalla banca per ogni fuorilegge tolto.
outlaws-heroes-yellow = I fuorilegge lì non prendono nulla, e al prossimo spostamento non vedono i tuoi edifici.
horses-sheriff-yellow = Non va nei recinti.
outlaws-prison = Tiene lontani i fuorilegge.

spendFreely = Spendere denaro per punti?
playLast = Le altre tessere sono scoperte. Scegli la tua.
goods-cowboys = { $count } cowboy
goods-revolvers = { $count } revolver
goods-points = { $count } PV
terms = { $brings } per { $costs }
