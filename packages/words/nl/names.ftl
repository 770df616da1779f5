games-cards = Carson City: Het kaartspel
games-board = Carson City

elements-empty = Lege kavel
    .asObject = de lege kavel
    .counted = { $count ->
        [one] lege kavel
       *[other] lege kavels
    }
elements-house = Huis
    .asObject = het huis
    .counted = { $count ->
        [one] huis
       *[other] huizen
    }
elements-townhouse = Herenhuis
    .asObject = het herenhuis
    .counted = { $count ->
        [one] herenhuis
       *[other] herenhuizen
    }
elements-mountain = Berg
    .asObject = de berg
    .counted = { $count ->
        [one] berg
       *[other] bergen
    }
elements-mine = Mijn
    .asObject = de mijn
    .counted = { $count ->
        [one] mijn
       *[other] mijnen
    }
elements-ranch = Ranch
    .asObject = de ranch
    .counted = { $count ->
        [one] ranch
       *[other] ranches
    }
elements-blacksmith = Smidse
    .asObject = de smidse
    .counted = { $count ->
        [one] smidse
       *[other] smidsen
    }
elements-drugstore = Drugstore
    .asObject = de drugstore
    .counted = { $count ->
        [one] drugstore
       *[other] drugstores
    }
elements-bank = Bank
    .asObject = de bank
    .counted = { $count ->
        [one] bank
       *[other] banken
    }
elements-saloon = Saloon
    .asObject = de saloon
    .counted = { $count ->
        [one] saloon
       *[other] saloons
    }
elements-hotel = Hotel
    .asObject = het hotel
    .counted = { $count ->
        [one] hotel
       *[other] hotels
    }
elements-generalStore = General Store
    .asObject = de general store
    .counted = { $count ->
        [one] general store
       *[other] general stores
    }
elements-church = Kerk
    .asObject = de kerk
    .counted = { $count ->
        [one] kerk
       *[other] kerken
    }
elements-prison = Gevangenis
    .asObject = de gevangenis
    .counted = { $count ->
        [one] gevangenis
       *[other] gevangenissen
    }
elements-cityHall = Stadhuis
    .asObject = het stadhuis
    .counted = { $count ->
        [one] stadhuis
       *[other] stadhuizen
    }
elements-school = School
    .asObject = de school
    .counted = { $count ->
        [one] school
       *[other] scholen
    }
elements-station = Station
    .asObject = het station
    .counted = { $count ->
        [one] station
       *[other] stations
    }
elements-outlaws = Outlaws
    .asObject = de outlaws
    .counted = { $count ->
        [one] kavel met outlaws
       *[other] kavels met outlaws
    }
elements-outlaw = Outlaw
    .asObject = de outlaw
    .counted = { $count ->
        [one] outlaw
       *[other] outlaws
    }
elements-river = Rivier
    .asObject = de rivier
    .counted = { $count ->
        [one] rivierkavel
       *[other] rivierkavels
    }

characters-gunsmith = Wapensmid
    .asObject = de Wapensmid
characters-singer = Zangeres
    .asObject = de Zangeres
characters-lawyer = Advocaat
    .asObject = de Advocaat
characters-settler = Kolonist
    .asObject = de Kolonist
characters-banker = Bankier
    .asObject = de Bankier
characters-auctioneer = Veilingmeester
    .asObject = de Veilingmeester
characters-captain = Kapitein
    .asObject = de Kapitein
characters-cowboy = Cowboy
    .asObject = de Cowboy
characters-grocer = Winkeljuffrouw
    .asObject = de Winkeljuffrouw
characters-undertaker = Begrafenisondernemer
    .asObject = de Begrafenisondernemer
characters-doctor = Arts
    .asObject = de Arts
characters-editor = Uitgever
    .asObject = de Uitgever
characters-heroes = Helden
    .asObject = de Helden
characters-governor = Gouverneur
    .asObject = de Gouverneur
characters-teacher = Schooljuf
    .asObject = de Schooljuf
characters-indian = Indiaan
    .asObject = de Indiaan
characters-chineseWorker = Chinese arbeider
    .asObject = de Chinese arbeider
characters-paperboy = Krantenjongen
    .asObject = de Krantenjongen
characters-prospector = Goudzoeker
    .asObject = de Goudzoeker
characters-sheriff = Sheriff
    .asObject = de Sheriff
characters-mercenary = Huurmoordenaar
    .asObject = de Huurmoordenaar
characters-hiredGun = Huurmoordenaar
    .asObject = de Huurmoordenaar
characters-streetBoy = Straatjongen
    .asObject = de Straatjongen

suits-hat = Hoed
    .inText = hoed
suits-star = Ster
    .inText = ster
suits-cactus = Cactus
    .inText = cactus
suits-boot = Laars
    .inText = laars
suits-horseshoe = Hoefijzer
    .inText = hoefijzer
suits-cow = Koe
    .inText = koe

levels-novice = Beginner
levels-intermediate = Gevorderde
levels-expert = Expert

variants-newBeginning = Een nieuw begin
variants-river = De Carson River
variants-mightIsRight = Het recht van de sterkste
variants-kitCarson = Kit Carson
variants-outlaws = Outlaws
variants-horses = Paarden

terms-era1 = Era I
terms-era2 = Era II
