### Mijn resultaten: hoe mijn partijen afliepen.

title = Mijn resultaten
about = Uitgespeelde partijen op dit apparaat en op je plaatsen online.
none = Nog niets. Speel een partij uit en ze telt mee.
export = Exporteren als bestand

games = { $count ->
        [one] partij
       *[other] partijen
    }
wins = { $count ->
        [one] overwinning
       *[other] overwinningen
    }
winRate = gewonnen
average = punten gemiddeld
best = beste uitslag
streak = { $count ->
        [one] overwinning op rij
       *[other] overwinningen op rij
    }
longest = langste reeks overwinningen

levels = Per tegenstander
people = Mensen
players = { $count } spelers
bySeats = Per aantal spelers
played = Partijen
won = Gewonnen
lines = Waar je punten vandaan komen
linesHint = Gemiddeld per partij, over { $count ->
        [one] één partij
       *[other] { $count } partijen
    }.
characters = Favoriete personages
taken = { $count ->
        [one] één keer genomen
       *[other] { $count } keer genomen
    }
winsWith = { $won } van { $count } gewonnen
