### De analyse van een spel: het verloop, het geluk en de beslissingen.

title = Analyse
won = { $name } heeft gewonnen
you = Jij
place = jij: { $place }
looking = Beslissing { $done } van { $count } wordt bekeken
unseen = Wordt bekeken
stop = Stoppen
resume = Verder
failed = Dit spel kan niet worden geanalyseerd.
running = Dit spel is nog niet afgelopen. De analyse volgt aan het eind.
chance = Winkans
inHundred = op 100
round = Ronde { $round }
end = Einde
curve = Winkans van iedereen, ronde voor ronde
moment = Getoonde beslissing
play = Afspelen
pause = Pauze
speed = Snelheid
before = Vorige beslissing
after = Volgende beslissing
tabs-curve = Curve
tabs-decisions = Beslissingen
tabs-luck = Geluk
decisions = { $count ->
        [one] Jouw beslissing
       *[other] Jouw { $count } beslissingen
    }
decisionsOf = { $name }: { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }
key = Belangrijk { $count }
all = Alle { $count }
noSlip = Geen misstap in dit spel.
accuracy = Nauwkeurigheid { $percent }
columns-chance = kans
columns-points = ptn
step = Ronde { $round }, beslissing { $at } van { $count }
grades-best = Beste zet
grades-fine = Goed
grades-slip = Misstap
grades-mistake = Fout
grades-blunder = Blunder
kinds-bid = Biedingen
kinds-take = Keuzes
kinds-lay = Leggen
kinds-power = Eigenschappen
kinds-setup = Opstelling
kinds-character = Personages
kinds-placement = Plaatsingen
kinds-duel = Duels
kinds-building = Bouwen
kinds-purchase = Aankopen
kindsOne-bid = Het bod
kindsOne-take = Welke kaart nemen
kindsOne-lay = Waar de kaart leggen
kindsOne-power = Een eigenschap
kindsOne-setup = De opstelling
kindsOne-character = Welk personage nemen
kindsOne-placement = Waarheen met de cowboy
kindsOne-duel = Het duel
kindsOne-building = Wat bouwen, en waar
kindsOne-purchase = Wat kopen
causes-dice = Dobbelstenen
causes-bids = Biedingen
causes-tiles = Tegels
causes-cards = Kaarten
causes-course = Anderen
yourMove = Jij: { $move }
theirMove = { $name }: { $move }
better = Beter: { $move }
yours = Jij
played = Gespeeld
betterHere = Beter
why = Waarom.
whyNot = De betere zet belooft meer voor de volgende rondes.
asGood = Niets was beter.
costs = Kosten: { $chance } op 100, ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
goesOn = Bekijken hoe het verderging
betterLine = Toon de betere variant
betterLineHint = Een gok: de betere zet en een ronde zoals de sterkste tegenstander die zou spelen.
playOn = Vanaf hier verder spelen
copyLink = Link kopiëren
copied = Link gekopieerd.
luck-title = Geluk
luck-expected = verwacht
luck-got = gekregen
luck-none = Niets hing van het toeval af.
luck-rows-duels = Gewonnen duels
luck-rows-duelDice = Dobbelstenen in duels
luck-rows-gaming = Gokken
luck-rows-tiles = Passende tegels
luck-rows-columns = Passende kaarten
luck-rows-characters = Onthulde personages
luck-rows-ties = Gewonnen gelijke biedingen
luck-draws-duels = { $count } gestreden
luck-draws-duelDice = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}
luck-draws-gaming = { $count ->
    [one] { $count } bezoek
   *[other] { $count } bezoeken
}
luck-draws-tiles = { $count } getrokken
luck-draws-columns = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
luck-draws-characters = { $count ->
    [one] { $count } personage
   *[other] { $count } personages
}
luck-draws-ties = { $count } keer gelijk
luck-words-worst = veel pech
luck-words-bad = pech
luck-words-poor = een beetje pech
luck-words-usual = zoals verwacht
luck-words-fair = een beetje geluk
luck-words-good = geluk
luck-words-great = veel geluk
luck-duels = { $won ->
        [one] { $name } won { $won } duel
       *[other] { $name } won { $won } duels
    } waar { NUMBER($expected, maximumFractionDigits: 1) } te verwachten waren{ SIGN($points) ->
        [plus] : ongeveer { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } waard.
        [minus] : dat kostte ongeveer { ABS($points) ->
            [one] { ABS($points) } punt
           *[other] { ABS($points) } punten
        }.
       *[zero] .
    }
luck-duelsUsual = { $won ->
        [one] { $name } won { $won } duel, ongeveer zoals te verwachten was.
       *[other] { $name } won { $won } duels, ongeveer zoveel als te verwachten was.
    }
luck-cards = Opengedraaide kaarten: { SIGN($points) ->
        [plus] ongeveer { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } meer waard dan gewoonlijk.
        [minus] ongeveer { ABS($points) ->
            [one] { ABS($points) } punt
           *[other] { ABS($points) } punten
        } minder waard dan gewoonlijk.
       *[zero] 0.
    }
luck-tiles = Getrokken tegels: { SIGN($points) ->
        [plus] ongeveer { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } meer waard dan gewoonlijk.
        [minus] ongeveer { ABS($points) ->
            [one] { ABS($points) } punt
           *[other] { ABS($points) } punten
        } minder waard dan gewoonlijk.
       *[zero] 0.
    }
luck-diceOf = { $name }: { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
    }
luck-dice = Gegooide dobbelstenen
luck-face = { $face }: { $count } keer
luck-seed = Startwaarde { $seed }: alle dobbelstenen en trekkingen kloppen.
luck-unproven = Startwaarde { $seed }: dit verslag komt van een oudere versie, de dobbelstenen zijn niet te controleren.
balance-title = Wat de winkans veranderde
balance-ends = { $start } aan het begin, { $end } aan het eind
balance-choices = eigen keuzes
balance-luck = geluk
balance-others = fouten van anderen
explain-chance-name = Winkans
explain-chance-does = Hoeveel van 100 spellen vanaf hier gewonnen zouden worden, volgens de sterkste tegenstander. Alleen wat toen bekend was telt.
explain-cost-name = Wat een beslissing kostte
explain-cost-does = Wat de betere zet meer had opgeleverd: overwinningen op 100 spellen en punten aan het eind. Pech met dobbelstenen kost hier niets.
explain-reason-name = Waarom
explain-reason-does = Punten nu volgen uit de regels. Punten later verwacht de sterkste tegenstander als die vanaf hier vele malen verder speelt.
explain-grade-name = Beoordelingen
explain-grade-does = Beste zet: niets beters. Goed: tot 2 op 100. Misstap: 3 tot 6. Fout: 7 tot 14. Blunder: 15 of meer.
explain-accuracy-name = Nauwkeurigheid
explain-accuracy-does = 100 voor de beste zet, 50 voor een zet die 10 op 100 kost; het gemiddelde van alle beslissingen.
explain-flag-name = Keerpunt
explain-flag-does = Een sprong van 8 op 100 of meer. Rond: een beslissing. Vierkant: dobbelstenen, kaarten of wat anderen verborgen hielden.
explain-balance-name = Wat de winkans veranderde
explain-balance-does = Van de kans aan het begin naar die aan het eind: wat de eigen beslissingen kostten en die van anderen opleverden; de rest is geluk.
explain-duels-name = Gewonnen duels
explain-duels-does = Verwacht volgens exacte kansen: kracht, dobbelstenen en gelijke standen van elk duel vóór de worp.
explain-duelDice-name = Dobbelstenen in duels
explain-duelDice-does = Alle ogen uit duels; een dobbelsteen levert gemiddeld 3,5 op.
explain-gaming-name = Gokken
explain-gaming-does = Ogen gegooid om geld; twee dobbelstenen leveren gemiddeld 7 op.
explain-tiles-name = Passende tegels
explain-tiles-does = Wat elke getrokken tegel op de beste eigen kavel had opgeleverd, vergeleken met de tegels in de zak.
explain-columns-name = Passende kaarten
explain-columns-does = Wat de beste terreinkaart van elke kolom deze stad in punten had opgeleverd, vergeleken met andere kolommen van dezelfde stapel.
explain-characters-name = Onthulde personages
explain-characters-does = Wat elk onthuld personage in punten had opgeleverd, vergeleken met die in de stapel.
explain-ties-name = Gewonnen gelijke biedingen
explain-ties-does = Gelijke biedingen: hoe vaak de bovenste achterkant hier voorrang gaf.
explain-dice-name = Gegooide dobbelstenen
explain-dice-does = Hoe vaak elk aantal ogen kwam, voor iedereen aan tafel. De streep is wat eerlijke dobbelstenen gemiddeld geven.
explain-seed-name = Startwaarde
explain-seed-does = Alle dobbelstenen en trekkingen volgen eruit. De controlesom stond bij het begin op het scherm; wie het spel naspeelt, bewijst elke worp.
explain-luck-name = Verwacht en gekregen
explain-luck-does = Streep: wat te verwachten was. Driehoek: wat er kwam. Grijs: daarin ligt de helft van alle spellen. Het woord zegt hoe zeldzaam het is.
explain-round-name = Rondes en beslissingen
explain-round-does = Een beslissing is een antwoord met een keuze. Waar maar één antwoord mogelijk was, is er geen beoordeling.
explain-decisions-name = Beslissingen
explain-decisions-does = Alle antwoorden waarbij er een keuze was. Tik erop om ze op tafel te zien.
explain-key-name = Belangrijke beslissingen
explain-key-does = Misstappen en erger, en alles wat het spel deed kantelen. ‘Alle’ toont ook de goede.
explain-end-name = Eindscore
explain-end-does = Punten aan het eind van het spel.
explain-result-name = Uitslag
explain-result-does = De plaats naar punten aan het eind van het spel.
explain-costPoints-name = Kosten in punten
explain-costPoints-does = Hoeveel punten de betere zet aan het eind meer zou opleveren, gemiddeld over veel spellen vanaf hier.
explain-progress-name = Voortgang
explain-progress-does = Elke beslissing wordt vele malen verder gespeeld, met de beste andere ernaast. Wat klaar is blijft, ook als je stopt.
explain-games-name = Spellen
explain-games-does = Afgelopen spellen op dit apparaat en op je online plaatsen.
explain-wins-name = Overwinningen
explain-wins-does = Spellen die je als eerste eindigde, ook als je die plaats deelde.
explain-winRate-name = Aandeel gewonnen
explain-winRate-does = Je overwinningen op al je spellen. Met vier even sterke spelers is een kwart gewoon.
explain-average-name = Gemiddelde
explain-average-does = Je punten aan het eind van een spel, gemiddeld.
explain-best-name = Beste resultaat
explain-best-does = De meeste punten die je aan het eind van een spel had.
explain-streak-name = Overwinningen op rij
explain-streak-does = Overwinningen na elkaar, tot en met je laatste spel.
explain-longest-name = Langste reeks
explain-longest-does = De meeste overwinningen na elkaar tot nu toe.
explain-opponents-name = Naar tegenstanders
explain-opponents-does = Elk spel telt bij de sterkste tegenstander: mensen, anders de beste bot. De balk is je aandeel gewonnen spellen.
explain-seats-name = Naar aantal spelers
explain-seats-does = Spellen en overwinningen aan tafels van deze grootte. De balk is je aandeel gewonnen spellen.
explain-lines-name = Punten per regel
explain-lines-does = Wat deze regel van de score je per spel oplevert. De langste balk is de grootste regel.
explain-taken-name = Favoriete personages
explain-taken-does = Hoe vaak je dit personage nam, en hoeveel van die spellen je won.
explain-dailyResult-name = Resultaat van de dag
explain-dailyResult-does = Je eerste spel van de dag telt: de punten aan het eind en de afstand tot de volgende plaats.
explain-dailyRun-name = Dagen op rij
explain-dailyRun-does = Dagen waarop je de uitdaging zonder onderbreking hebt uitgespeeld. Het spel van vandaag kan nog volgen.
explain-dailyRank-name = Rang
explain-dailyRank-does = Naar punten. Bij gelijke punten wordt de rang gedeeld.
explain-dailyAids-name = Hulp
explain-dailyAids-does = Gevraagde tips en teruggenomen zetten. Ze staan erbij en veranderen niets aan de rang.
here-chance = { $name }: { $chance } op 100 na deze beslissing.
here-flag = Ronde { $round }, { $what }: { $change } op 100.
here-kind = { $kind }: nauwkeurigheid { $percent } over { $count ->
        [one] 1 beslissing
       *[other] { $count } beslissingen
    }.
here-face = { $name }: { $face } kwam { $count } keer; { NUMBER($expected, maximumFractionDigits: 1) } was te verwachten.
here-share = In { $worse } van 100 spellen komt het slechter uit.
