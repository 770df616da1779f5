### Mijn resultaten: hoe mijn spellen afliepen.

title = Mijn resultaten
about = Uitgespeelde spellen op dit apparaat en op je plaatsen online.
none = Nog niets. Speel een spel uit en het telt mee.
export = Exporteren als bestand

games = { $count ->
        [one] spel
       *[other] spellen
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
played = Spellen
won = Gewonnen
lines = Waar je punten vandaan komen
linesHint = Gemiddeld per spel, over { $count ->
        [one] één spel
       *[other] { $count } spellen
    }.
characters = Favoriete personages
taken = { $count ->
        [one] één keer genomen
       *[other] { $count } keer genomen
    }
winsWith = { $won } van { $count } gewonnen
