games-cards = Carson City: The Card Game
games-board = Carson City

elements-empty = Empty parcel
    .asObject = the empty parcel
    .counted = { $count ->
        [one] empty parcel
       *[other] empty parcels
    }
elements-house = House
    .asObject = the house
    .counted = { $count ->
        [one] house
       *[other] houses
    }
elements-townhouse = Townhouse
    .asObject = the townhouse
    .counted = { $count ->
        [one] townhouse
       *[other] townhouses
    }
elements-mountain = Mountain
    .asObject = the mountain
    .counted = { $count ->
        [one] mountain
       *[other] mountains
    }
elements-mine = Mine
    .asObject = the mine
    .counted = { $count ->
        [one] mine
       *[other] mines
    }
elements-ranch = Ranch
    .asObject = the ranch
    .counted = { $count ->
        [one] ranch
       *[other] ranches
    }
elements-blacksmith = Blacksmith
    .asObject = the blacksmith
    .counted = { $count ->
        [one] blacksmith
       *[other] blacksmiths
    }
elements-drugstore = Drugstore
    .asObject = the drugstore
    .counted = { $count ->
        [one] drugstore
       *[other] drugstores
    }
elements-bank = Bank
    .asObject = the bank
    .counted = { $count ->
        [one] bank
       *[other] banks
    }
elements-saloon = Saloon
    .asObject = the saloon
    .counted = { $count ->
        [one] saloon
       *[other] saloons
    }
elements-hotel = Hotel
    .asObject = the hotel
    .counted = { $count ->
        [one] hotel
       *[other] hotels
    }
elements-generalStore = General Store
    .asObject = the general store
    .counted = { $count ->
        [one] general store
       *[other] general stores
    }
elements-church = Church
    .asObject = the church
    .counted = { $count ->
        [one] church
       *[other] churches
    }
elements-prison = Prison
    .asObject = the prison
    .counted = { $count ->
        [one] prison
       *[other] prisons
    }
elements-cityHall = City Hall
    .asObject = the city hall
    .counted = { $count ->
        [one] city hall
       *[other] city halls
    }
elements-school = School
    .asObject = the school
    .counted = { $count ->
        [one] school
       *[other] schools
    }
elements-station = Station
    .asObject = the station
    .counted = { $count ->
        [one] station
       *[other] stations
    }
elements-outlaws = Outlaws
    .asObject = the outlaws
    .counted = { $count ->
        [one] parcel of outlaws
       *[other] parcels of outlaws
    }
elements-outlaw = Outlaw
    .asObject = the outlaw
    .counted = { $count ->
        [one] outlaw
       *[other] outlaws
    }
elements-river = River
    .asObject = the river
    .counted = { $count ->
        [one] river parcel
       *[other] river parcels
    }

characters-gunsmith = Gunsmith
    .asObject = the Gunsmith
characters-singer = Singer
    .asObject = the Singer
characters-lawyer = Lawyer
    .asObject = the Lawyer
characters-settler = Settler
    .asObject = the Settler
characters-banker = Banker
    .asObject = the Banker
characters-auctioneer = Auctioneer
    .asObject = the Auctioneer
characters-captain = Captain
    .asObject = the Captain
characters-cowboy = Cowboy
    .asObject = the Cowboy
characters-grocer = Grocer
    .asObject = the Grocer
characters-undertaker = Undertaker
    .asObject = the Undertaker
characters-doctor = Doctor
    .asObject = the Doctor
characters-editor = Editor
    .asObject = the Editor
characters-heroes = Heroes
    .asObject = the Heroes
characters-governor = Governor
    .asObject = the Governor
characters-teacher = Teacher
    .asObject = the Teacher
characters-indian = Indian
    .asObject = the Indian
characters-chineseWorker = Chinese Worker
    .asObject = the Chinese Worker
characters-paperboy = Paperboy
    .asObject = the Paperboy
characters-prospector = Prospector
    .asObject = the Prospector
characters-sheriff = Sheriff
    .asObject = the Sheriff
characters-mercenary = Mercenary
    .asObject = the Mercenary
characters-hiredGun = Hired Gun
    .asObject = the Hired Gun
characters-streetBoy = Street Boy
    .asObject = the Street Boy

suits-hat = Hat
    .inText = hat
suits-star = Star
    .inText = star
suits-cactus = Cactus
    .inText = cactus
suits-boot = Boot
    .inText = boot
suits-horseshoe = Horseshoe
    .inText = horseshoe
suits-cow = Cow
    .inText = cow

levels-novice = Novice
levels-intermediate = Intermediate
levels-expert = Expert

variants-newBeginning = A New Beginning
variants-river = The Carson River
variants-mightIsRight = Might is Right
variants-kitCarson = Kit Carson
variants-outlaws = Outlaws
variants-horses = Horses

terms-era1 = Era I
terms-era2 = Era II
