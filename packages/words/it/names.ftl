games-cards = Carson City: il gioco di carte
games-board = Carson City

elements-empty = Lotto vuoto
    .asObject = il lotto vuoto
    .counted = { $count ->
        [one] lotto vuoto
       *[other] lotti vuoti
    }
elements-house = Casa
    .asObject = la casa
    .counted = { $count ->
        [one] casa
       *[other] case
    }
elements-townhouse = Palazzo
    .asObject = il palazzo
    .counted = { $count ->
        [one] palazzo
       *[other] palazzi
    }
elements-mountain = Montagna
    .asObject = la montagna
    .counted = { $count ->
        [one] montagna
       *[other] montagne
    }
elements-mine = Miniera
    .asObject = la miniera
    .counted = { $count ->
        [one] miniera
       *[other] miniere
    }
elements-ranch = Ranch
    .asObject = il ranch
    .counted = ranch
elements-blacksmith = Fabbro
    .asObject = il fabbro
    .counted = { $count ->
        [one] fabbro
       *[other] fabbri
    }
elements-drugstore = Farmacia
    .asObject = la farmacia
    .counted = { $count ->
        [one] farmacia
       *[other] farmacie
    }
elements-bank = Banca
    .asObject = la banca
    .counted = { $count ->
        [one] banca
       *[other] banche
    }
elements-saloon = Saloon
    .asObject = il saloon
    .counted = saloon
elements-hotel = Hotel
    .asObject = l’hotel
    .counted = hotel
elements-generalStore = Emporio
    .asObject = l’emporio
    .counted = { $count ->
        [one] emporio
       *[other] empori
    }
elements-church = Chiesa
    .asObject = la chiesa
    .counted = { $count ->
        [one] chiesa
       *[other] chiese
    }
elements-prison = Prigione
    .asObject = la prigione
    .counted = { $count ->
        [one] prigione
       *[other] prigioni
    }
elements-cityHall = Municipio
    .asObject = il municipio
    .counted = { $count ->
        [one] municipio
       *[other] municipi
    }
elements-school = Scuola
    .asObject = la scuola
    .counted = { $count ->
        [one] scuola
       *[other] scuole
    }
elements-station = Stazione
    .asObject = la stazione
    .counted = { $count ->
        [one] stazione
       *[other] stazioni
    }
elements-outlaws = Fuorilegge
    .asObject = i fuorilegge
    .counted = { $count ->
        [one] lotto con fuorilegge
       *[other] lotti con fuorilegge
    }
elements-outlaw = Fuorilegge
    .asObject = il fuorilegge
    .counted = fuorilegge
elements-river = Fiume
    .asObject = il fiume
    .counted = { $count ->
        [one] lotto di fiume
       *[other] lotti di fiume
    }

characters-gunsmith = Armaiolo
    .asObject = l’Armaiolo
characters-singer = Cantante
    .asObject = la Cantante
characters-lawyer = Avvocato
    .asObject = l’Avvocato
characters-settler = Colono
    .asObject = il Colono
characters-banker = Banchiere
    .asObject = il Banchiere
characters-auctioneer = Battitore d’asta
    .asObject = il Battitore d’asta
characters-captain = Capitano
    .asObject = il Capitano
characters-cowboy = Cowboy
    .asObject = il Cowboy
characters-grocer = Droghiere
    .asObject = il Droghiere
characters-undertaker = Becchino
    .asObject = il Becchino
characters-doctor = Dottore
    .asObject = il Dottore
characters-editor = Editore
    .asObject = l’Editore
characters-heroes = Eroi
    .asObject = gli Eroi
characters-governor = Governatore
    .asObject = il Governatore
characters-teacher = Insegnante
    .asObject = l’Insegnante
characters-indian = Indiano
    .asObject = l’Indiano
characters-chineseWorker = Lavoratore cinese
    .asObject = il Lavoratore cinese
characters-paperboy = Ragazzo dei giornali
    .asObject = il Ragazzo dei giornali
characters-prospector = Minatore
    .asObject = il Minatore
characters-sheriff = Sceriffo
    .asObject = lo Sceriffo
characters-mercenary = Mercenario
    .asObject = il Mercenario
characters-hiredGun = Pistolero
    .asObject = il Pistolero
characters-streetBoy = Monello
    .asObject = il Monello

suits-hat = Cappello
    .inText = cappello
suits-star = Stella
    .inText = stella
suits-cactus = Cactus
    .inText = cactus
suits-boot = Stivale
    .inText = stivale
suits-horseshoe = Ferro di cavallo
    .inText = ferro di cavallo
suits-cow = Bestiame
    .inText = bestiame

levels-novice = Principiante
levels-intermediate = Intermedio
levels-expert = Esperto

variants-newBeginning = Un nuovo inizio
variants-river = Il fiume Carson
variants-mightIsRight = La legge del più forte
variants-kitCarson = Kit Carson
variants-outlaws = Fuorilegge
variants-horses = Cavalli

terms-era1 = Era I
terms-era2 = Era II
