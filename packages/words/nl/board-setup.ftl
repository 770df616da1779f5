heading = Een stad klaarzetten
firstGame = Eerste spel, zoals de regels aanraden
seatsHint = Twee tot zes. Met twee speel je het best aan de rivier.

roster-heading = Personages
roster-way = Hoe ze worden gekozen

roster-by-preset = Een samenstelling
roster-by-lot = Willekeurig
roster-by-hand = Zelf kiezen

roster-lotHint = Zeven personages (acht met de Straatjongen) en hun kanten, getrokken als het spel begint.
roster-handHint = { $chosen } van { $needed } gekozen. Klik nog eens voor de andere kant.

presets-firstGame-name = Eerste spel
presets-firstGame-about = De zeven makkelijkste, met de gele kant.

presets-quietTown-name = Rustige stad
presets-quietTown-about = Minder duels, meer bouwen.

presets-landowners-name = Grondbezitters
presets-landowners-about = Kavels, kavels, kavels.

presets-fortune-name = Fortuin
presets-fortune-about = Veel geld, in veel handen.

presets-showdown-name = Confrontatie
presets-showdown-about = Houd je kruit droog.

presets-goldRush-name = Goudkoorts
presets-goldRush-about = Mijnen en een rivier, met zes bergen.

sides-yellow = geel
sides-red = rood

buildings-heading = Meer gebouwen
buildings-hint = De dertig basistegels zitten altijd in de zak. Deze mogen erbij.

variants-heading = Varianten
variants-hint = In elke combinatie. Laat ze in een eerste spel weg.

variants-about-newBeginning = Iedereen stelt in het geheim een startuitrusting samen.
variants-about-river = Een rivier dwars over het bord: bruggen, rijkere mijnen en land zonder eigenaar.
variants-about-outlaws = Outlaws komen aan, gaan op de beste gebouwen zitten en wachten tot ze verjaagd worden.
variants-about-mightIsRight = Duels gaan met tegels die je in het geheim kiest, niet met dobbelstenen.
variants-about-kitCarson = Iedereen plaatst tegelijk cowboys.
variants-about-horses = Kralen, extra beurten en elke ronde een rodeo.

variants-rating = Complexiteit { $complexity }, strategie { $strategy }, duur: { $length }

variants-length-same = even lang
variants-length-shorter = iets korter
variants-length-longer = iets langer

river-heading = Loop van de rivier
river-board = Die van het bord
river-random = Willekeurig
river-drawn = Zelf getekend
river-drawnHint = Klik de kavels één voor één aan, van de ene rand van het bord naar een andere. Klik op de laatste om die terug te nemen.

rosterSize = Kies { $needed } personages; je hebt er { $chosen }.
