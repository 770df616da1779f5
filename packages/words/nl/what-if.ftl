### What if: a private copy of a game, played on from one of its moments.

title = Wat als…?
playOn = Vanaf hier verderspelen
hint = In een eigen kopie verderspelen tegen bots. Het spel zelf blijft zoals het is.
copy = { $move ->
        [0] Wat als? Een kopie vanaf het begin, met hetzelfde geluk.
       *[other] Wat als? Een kopie na zet { $move }, met hetzelfde geluk.
    }
guess = { $move ->
        [0] Wat als? Een gok vanaf het begin: wat verborgen is en het geluk zijn verzonnen.
       *[other] Wat als? Een gok na zet { $move }: wat verborgen is en het geluk zijn verzonnen.
    }
back = Terug naar het spel
saved = Wat als? Een eigen kopie
line = Wat als…? Een gok: hoe het na de betere zet verder had kunnen gaan.
tryHint = Uitproberen in een eigen kopie: een gok die past bij wat je ziet. Het spel zelf blijft zoals het is.
