heading = Prepara una città
firstGame = Prima partita, come consigliano le regole
seatsHint = Da due a sei. In due si sta meglio lungo il fiume.

roster-heading = Personaggi
roster-way = Come si scelgono

roster-by-preset = Una selezione
roster-by-lot = A caso
roster-by-hand = A mano

roster-lotHint = Sette personaggi (otto con il Monello) con i loro lati, sorteggiati all’inizio della partita.
roster-handHint = { $chosen } su { $needed } scelti. Clicca ancora per l’altro lato.

presets-firstGame-name = Prima partita
presets-firstGame-about = I sette più facili, sul lato giallo.

presets-quietTown-name = Città tranquilla
presets-quietTown-about = Meno duelli, più edifici.

presets-landowners-name = Proprietari terrieri
presets-landowners-about = Lotti, lotti e ancora lotti.

presets-fortune-name = Fortuna
presets-fortune-about = Tanto denaro, in tante mani.

presets-showdown-name = Resa dei conti
presets-showdown-about = Tieni asciutte le polveri.

presets-goldRush-name = Corsa all’oro
presets-goldRush-about = Miniere e un fiume, con sei montagne.

sides-yellow = giallo
sides-red = rosso

buildings-heading = Altri edifici
buildings-hint = Le trenta tessere di base sono sempre nel sacchetto. Queste possono aggiungersi.

variants-heading = Varianti
variants-hint = In qualsiasi combinazione. Per la prima partita lasciale fuori.

variants-about-newBeginning = Ognuno compone in segreto una dotazione di partenza.
variants-about-river = Un fiume attraversa la mappa: ponti, miniere più ricche e terre senza proprietario.
variants-about-outlaws = Arrivano i fuorilegge, si piazzano sugli edifici migliori e aspettano di essere cacciati.
variants-about-mightIsRight = I duelli si fanno con tessere scelte in segreto, non con i dadi.
variants-about-kitCarson = Tutti piazzano i cowboy nello stesso momento.
variants-about-horses = Recinti, turni in più e un rodeo a ogni round.

variants-rating = Complessità { $complexity }, strategia { $strategy }, durata: { $length }

variants-length-same = la stessa
variants-length-shorter = un po’ meno
variants-length-longer = un po’ di più

river-heading = Corso del fiume
river-board = Quello della mappa
river-random = A caso
river-drawn = Disegnato a mano
river-drawnHint = Fai clic sui lotti uno dopo l’altro, da un bordo della mappa a un altro. Fai clic sull’ultimo per toglierlo.

rosterSize = Scegli { $needed } personaggi; ne hai { $chosen }.
