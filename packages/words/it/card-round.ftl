bestGain = Al meglio { $gain } per te adesso.
takenBy = { $name } ha preso: { $card }.
pick = Scegli
take = Prendi: { $card }
bidFor = Offri { $card } per: { $what }
raises = Il tuo { $from } diventa { $to }: passeresti dal { $now } al { $after } posto.
raisesInVain = Il tuo { $from } diventa { $to }: resteresti al { $place } posto.
raisesNext = La tua prossima offerta vale { $bonus } in più: un { $card } diventa { $value }.
choose = Scegli al { $place } posto. Prendi una carta.
takes = prende una carta
lays = posa una carta
considers = sta decidendo
recruits = può reclutare
sells = può vendere
bidPlace = { $place }, con { $value }
hasTaken = ha preso
terrainLeft = { $count ->
        [one] ancora 1 carta terreno
       *[other] ancora { $count } carte terreno
    }
charactersLeft = { $count ->
        [one] ancora 1 personaggio
       *[other] ancora { $count } personaggi
    }
eraTwo = Era II
eraTwoText = Tutte le carte asta tornano in mano, e i personaggi girati si raddrizzano.
skullText = Al suo posto arriva in città un altro personaggio.
finalCount = Conteggio finale
