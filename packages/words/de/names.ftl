games-cards = Carson City: Das Kartenspiel
games-board = Carson City

elements-empty = Leere Parzelle
    .asObject = die leere Parzelle
    .counted = { $count ->
        [one] leere Parzelle
       *[other] leere Parzellen
    }
elements-house = Haus
    .asObject = das Haus
    .counted = { $count ->
        [one] Haus
       *[other] Häuser
    }
elements-townhouse = Stadthaus
    .asObject = das Stadthaus
    .counted = { $count ->
        [one] Stadthaus
       *[other] Stadthäuser
    }
elements-mountain = Berg
    .asObject = den Berg
    .counted = { $count ->
        [one] Berg
       *[other] Berge
    }
elements-mine = Mine
    .asObject = die Mine
    .counted = { $count ->
        [one] Mine
       *[other] Minen
    }
elements-ranch = Ranch
    .asObject = die Ranch
    .counted = { $count ->
        [one] Ranch
       *[other] Ranches
    }
elements-blacksmith = Schmiede
    .asObject = die Schmiede
    .counted = { $count ->
        [one] Schmiede
       *[other] Schmieden
    }
elements-drugstore = Drugstore
    .asObject = den Drugstore
    .counted = { $count ->
        [one] Drugstore
       *[other] Drugstores
    }
elements-bank = Bank
    .asObject = die Bank
    .counted = { $count ->
        [one] Bank
       *[other] Banken
    }
elements-saloon = Saloon
    .asObject = den Saloon
    .counted = { $count ->
        [one] Saloon
       *[other] Saloons
    }
elements-hotel = Hotel
    .asObject = das Hotel
    .counted = { $count ->
        [one] Hotel
       *[other] Hotels
    }
elements-generalStore = Gemischtwarenladen
    .asObject = den Gemischtwarenladen
    .counted = { $count ->
        [one] Gemischtwarenladen
       *[other] Gemischtwarenläden
    }
elements-church = Kirche
    .asObject = die Kirche
    .counted = { $count ->
        [one] Kirche
       *[other] Kirchen
    }
elements-prison = Gefängnis
    .asObject = das Gefängnis
    .counted = { $count ->
        [one] Gefängnis
       *[other] Gefängnisse
    }
elements-cityHall = Rathaus
    .asObject = das Rathaus
    .counted = { $count ->
        [one] Rathaus
       *[other] Rathäuser
    }
elements-school = Schule
    .asObject = die Schule
    .counted = { $count ->
        [one] Schule
       *[other] Schulen
    }
elements-station = Bahnhof
    .asObject = den Bahnhof
    .counted = { $count ->
        [one] Bahnhof
       *[other] Bahnhöfe
    }
elements-outlaws = Gesetzlose
    .asObject = die Gesetzlosen
    .counted = { $count ->
        [one] Parzelle mit Gesetzlosen
       *[other] Parzellen mit Gesetzlosen
    }
elements-outlaw = Gesetzloser
    .asObject = den Gesetzlosen
    .counted = { $count ->
        [one] Gesetzloser
       *[other] Gesetzlose
    }
elements-river = Fluss
    .asObject = den Fluss
    .counted = { $count ->
        [one] Flussparzelle
       *[other] Flussparzellen
    }

characters-gunsmith = Büchsenmacher
    .asObject = den Büchsenmacher
characters-singer = Sängerin
    .asObject = die Sängerin
characters-lawyer = Anwalt
    .asObject = den Anwalt
characters-settler = Siedler
    .asObject = den Siedler
characters-banker = Bankier
    .asObject = den Bankier
characters-auctioneer = Auktionator
    .asObject = den Auktionator
characters-captain = Hauptmann
    .asObject = den Hauptmann
characters-cowboy = Cowboy
    .asObject = den Cowboy
characters-grocer = Händlerin
    .asObject = die Händlerin
characters-undertaker = Bestatter
    .asObject = den Bestatter
characters-doctor = Doktor
    .asObject = den Doktor
characters-editor = Verleger
    .asObject = den Verleger
characters-heroes = Helden
    .asObject = die Helden
characters-governor = Gouverneur
    .asObject = den Gouverneur
characters-teacher = Lehrerin
    .asObject = die Lehrerin
characters-indian = Indianer
    .asObject = den Indianer
characters-chineseWorker = Chinesischer Arbeiter
    .asObject = den chinesischen Arbeiter
characters-paperboy = Zeitungsjunge
    .asObject = den Zeitungsjungen
characters-prospector = Goldsucher
    .asObject = den Goldsucher
characters-sheriff = Sheriff
    .asObject = den Sheriff
characters-mercenary = Söldner
    .asObject = den Söldner
characters-hiredGun = Revolverheld
    .asObject = den Revolverhelden
characters-streetBoy = Straßenjunge
    .asObject = den Straßenjungen

suits-hat = Hut
    .inText = Hut
suits-star = Stern
    .inText = Stern
suits-cactus = Kaktus
    .inText = Kaktus
suits-boot = Stiefel
    .inText = Stiefel
suits-horseshoe = Hufeisen
    .inText = Hufeisen
suits-cow = Rind
    .inText = Rind

levels-novice = Anfänger
levels-intermediate = Fortgeschrittener
levels-expert = Experte

variants-newBeginning = Ein neuer Anfang
variants-river = Der Carson River
variants-mightIsRight = Das Recht des Stärkeren
variants-kitCarson = Kit Carson
variants-outlaws = Gesetzlose
variants-horses = Pferde

terms-era1 = Epoche I
terms-era2 = Epoche II
