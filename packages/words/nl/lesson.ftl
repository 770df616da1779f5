### Het kader van de lessen.

title-cards = Leer het kaartspel
title-board = Leer het bordspel
intro = Je speelt aan de echte tafel. Nora wijst aan wat je doet en zegt waarom. Stop wanneer je wilt: elke les wacht waar je gebleven was.
minutes = { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
stepOf = Stap { $at } van { $count }: { $topic }
progress = { $at } van { $count } stappen
learned = Geleerd
start = Beginnen
resume = Verder
again = Opnieuw
more = Uitbreidingen en varianten
role = leidt je rond
back = Terug
tap = Raak het nu aan op tafel
watch = Kijk wat de anderen doen.
takeBack = Terugnemen
playOn = Verder zonder Nora
strayed = Je eigen weg
skip = Les overslaan
skipAsk = De rest overslaan? De les blijft open bij deze stap.
skipYes = Overslaan
finish = Dit spel uitspelen
toLessons = Meer lessen
home = Startpagina
