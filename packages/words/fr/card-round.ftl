bestGain = { $gain } au mieux pour vous maintenant.
takenBy = { $name } a pris : { $card }.
pick = Choisir
take = Prendre : { $card }
bidFor = Miser { $card } pour : { $what }
raises = Votre { $from } devient { $to } : votre rang serait { $after } au lieu de { $now }.
raisesInVain = Votre { $from } devient { $to } : votre rang resterait { $place }.
raisesNext = Votre prochaine mise vaut { $bonus } de plus : un { $card } devient { $value }.
choose = Vous choisissez en { $place }. Prenez une carte.
takes = prend une carte
lays = pose une carte
considers = réfléchit
recruits = peut recruter
sells = peut vendre
bidPlace = { $place }, avec { $value }
hasTaken = a pris sa carte
terrainLeft = { $count ->
        [one] encore { $count } carte terrain
       *[other] encore { $count } cartes terrain
    }
charactersLeft = { $count ->
        [one] encore { $count } personnalité
       *[other] encore { $count } personnalités
    }
eraTwo = Époque II
eraTwoText = Toutes les cartes enchère reviennent, et les personnalités couchées se redressent.
skullText = Une autre personnalité arrive en ville.
finalCount = Décompte final
