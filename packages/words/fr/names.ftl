games-cards = Carson City : le jeu de cartes
games-board = Carson City

elements-empty = Parcelle vide
    .asObject = la parcelle vide
    .counted = { $count ->
        [one] parcelle vide
       *[other] parcelles vides
    }
elements-house = Maison
    .asObject = la maison
    .counted = { $count ->
        [one] maison
       *[other] maisons
    }
elements-townhouse = Maison de ville
    .asObject = la maison de ville
    .counted = { $count ->
        [one] maison de ville
       *[other] maisons de ville
    }
elements-mountain = Montagne
    .asObject = la montagne
    .counted = { $count ->
        [one] montagne
       *[other] montagnes
    }
elements-mine = Mine
    .asObject = la mine
    .counted = { $count ->
        [one] mine
       *[other] mines
    }
elements-ranch = Ranch
    .asObject = le ranch
    .counted = { $count ->
        [one] ranch
       *[other] ranchs
    }
elements-blacksmith = Maréchal-ferrant
    .asObject = le maréchal-ferrant
    .counted = { $count ->
        [one] maréchal-ferrant
       *[other] maréchaux-ferrants
    }
elements-drugstore = Drugstore
    .asObject = le drugstore
    .counted = { $count ->
        [one] drugstore
       *[other] drugstores
    }
elements-bank = Banque
    .asObject = la banque
    .counted = { $count ->
        [one] banque
       *[other] banques
    }
elements-saloon = Saloon
    .asObject = le saloon
    .counted = { $count ->
        [one] saloon
       *[other] saloons
    }
elements-hotel = Hôtel
    .asObject = l’hôtel
    .counted = { $count ->
        [one] hôtel
       *[other] hôtels
    }
elements-generalStore = General store
    .asObject = le general store
    .counted = { $count ->
        [one] general store
       *[other] general stores
    }
elements-church = Église
    .asObject = l’église
    .counted = { $count ->
        [one] église
       *[other] églises
    }
elements-prison = Prison
    .asObject = la prison
    .counted = { $count ->
        [one] prison
       *[other] prisons
    }
elements-cityHall = Hôtel de ville
    .asObject = l’hôtel de ville
    .counted = { $count ->
        [one] hôtel de ville
       *[other] hôtels de ville
    }
elements-school = École
    .asObject = l’école
    .counted = { $count ->
        [one] école
       *[other] écoles
    }
elements-station = Gare
    .asObject = la gare
    .counted = { $count ->
        [one] gare
       *[other] gares
    }
elements-outlaws = Hors-la-loi
    .asObject = les hors-la-loi
    .counted = { $count ->
        [one] parcelle de hors-la-loi
       *[other] parcelles de hors-la-loi
    }
elements-outlaw = Hors-la-loi
    .asObject = le hors-la-loi
    .counted = hors-la-loi
elements-river = Rivière
    .asObject = la rivière
    .counted = { $count ->
        [one] parcelle de rivière
       *[other] parcelles de rivière
    }

characters-gunsmith = Armurier
    .asObject = l’armurier
characters-singer = Chanteuse
    .asObject = la chanteuse
characters-lawyer = Avocat
    .asObject = l’avocat
characters-settler = Colon
    .asObject = le colon
characters-banker = Banquier
    .asObject = le banquier
characters-auctioneer = Commissaire-priseur
    .asObject = le commissaire-priseur
characters-captain = Capitaine
    .asObject = le capitaine
characters-cowboy = Cow-boy
    .asObject = le cow-boy
characters-grocer = Commerçante
    .asObject = la commerçante
characters-undertaker = Croque-mort
    .asObject = le croque-mort
characters-doctor = Docteur
    .asObject = le docteur
characters-editor = Éditeur
    .asObject = l’éditeur
characters-heroes = Héros
    .asObject = les héros
characters-governor = Gouverneur
    .asObject = le gouverneur
characters-teacher = Maîtresse d’école
    .asObject = la maîtresse d’école
characters-indian = Indien
    .asObject = l’indien
characters-chineseWorker = Ouvrier chinois
    .asObject = l’ouvrier chinois
characters-paperboy = Paperboy
    .asObject = le paperboy
characters-prospector = Prospecteur
    .asObject = le prospecteur
characters-sheriff = Shérif
    .asObject = le shérif
characters-mercenary = Tueur à gages
    .asObject = le tueur à gages
characters-hiredGun = Tueur à gages
    .asObject = le tueur à gages
characters-streetBoy = Garçon des rues
    .asObject = le garçon des rues

suits-hat = Chapeau
    .inText = chapeau
suits-star = Étoile
    .inText = étoile
suits-cactus = Cactus
    .inText = cactus
suits-boot = Botte
    .inText = botte
suits-horseshoe = Fer à cheval
    .inText = fer à cheval
suits-cow = Vache
    .inText = vache

levels-novice = Débutant
levels-intermediate = Intermédiaire
levels-expert = Expert

variants-newBeginning = Un nouveau départ
variants-river = The Carson River
variants-mightIsRight = La loi du plus fort
variants-kitCarson = Kit Carson
variants-outlaws = Hors-la-loi
variants-horses = Chevaux

terms-era1 = époque I
terms-era2 = époque II
