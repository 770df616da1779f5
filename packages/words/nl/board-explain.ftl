### What the card beside an element of the board game’s table says.

# Numbers and signs of the table.
facts-round-name = Ronde
facts-round-does = Vier rondes van vier fasen. Na de vierde wordt alles geteld.
facts-stop-name = Halte in Main Street
facts-stop-does = Main Street wordt halte voor halte uitgevoerd, van boven naar beneden.
facts-outlaws-name = Kracht van de outlaws
facts-outlaws-does = Om een outlaw te verslaan, moeten dobbelsteen en kracht samen dit halen.
facts-choice-name = Keuzevolgorde
facts-choice-does = Personages worden in deze volgorde genomen: wie vorige ronde het eerst paste, kiest het eerst.
facts-turn-name = Beurtvolgorde
facts-turn-does = Cowboys worden in deze volgorde geplaatst: het laagste personagenummer eerst.
facts-passed-name = Pasvolgorde
facts-passed-does = Wie eerder past, wint gelijke duels en kiest volgende ronde eerder.
facts-number-name = Personagenummer
facts-number-does = Hoe lager het nummer, hoe eerder je deze ronde plaatst.
facts-committed-name = Toegezegd
facts-committed-does = Wat je cowboys kosten als ze alles winnen waar ze op staan, deze plek meegerekend.
facts-cost-name = Prijs
facts-cost-does = Aan de bank betaald als je het neemt. Weigeren mag altijd.
facts-left-name = Over
facts-left-does = Je geld min de prijs: wat je nog zou hebben.
facts-short-name = Tekort
facts-short-does = Zo veel kom je tekort als je alles wint: iets zou je moeten weigeren.
facts-odds-name = Winkans
facts-odds-does = Elke mogelijke worp telt mee, kracht inbegrepen. Bij gelijkspel wint wie het eerst past.
facts-duel-name = Duel
facts-duel-does = Rivalen op één plek duelleren eerst: dobbelsteen plus kracht, het hoogste totaal mag handelen.
facts-die-name = Dobbelsteen
facts-die-does = Komt in dit duel bij de kracht.
facts-total-name = Totaal in het duel
facts-total-does = Kracht en dobbelsteen samen. Het hoogste wint; bij gelijkspel wie het eerst paste.
facts-labels-name = Kolommen en rijen
facts-labels-does = Een letter en een cijfer benoemen elke kavel: C4 is kolom C, rij 4.
facts-change-name = Verandering van je stand
facts-change-does = Wat dit antwoord zelf zou opleveren als het spel dan eindigde. Wat vanzelf volgt, telt niet mee.
facts-income-name = Inkomsten
facts-income-does = Wat een gebouw elke ronde oplevert, deel voor deel.
facts-kit-name = Uitrusting
facts-kit-does = Punten kopen cowboys, kavels, revolvers en wegen; wat overblijft is je startgeld.
facts-account-name = Afrekening
facts-account-does = Wat elke bron iedereen in de ronde opleverde of kostte.
facts-curve-name = Punten door de rondes
facts-curve-does = Eén lijn per speler, van ronde tot ronde; aan het eind de eindstand.

# What can be laid over the map.
layers-income = Toont op elk gebouw wat het per ronde oplevert.
layers-price = Toont op elke kavel wat hij je kost.
layers-served = Kleurt de kavels aan een weg: daar kun je bouwen.
layers-safe = Kleurt de gebouwen die niet aangevallen kunnen worden.
layers-sites = Toont wat een gebouw op elke kavel zou opleveren.

# Further pieces.
pieces-lantern-name = Lantaarn
pieces-lantern-does = Staat bij de halte van Main Street die nu wordt uitgevoerd.
pieces-whiteCowboy-name = Witte cowboy
pieces-whiteCowboy-does = De extra cowboy van de Sheriff: heeft een lege plek nodig, en niemand mag erbij.
pieces-noDuel-name = Fiche ‘geen duel’
pieces-noDuel-does = Van de Zangeres: deze cowboy duelleert nooit en handelt eerst.

# What stands on one parcel besides.
seat = Plaats { $letter }. Cowboys, eigendomstegels en kavels met dit teken horen hierbij.
seatNow = { $points } OP, { MONEY($money) }, kracht { $strength }
reroll = { $needed ->
        [7] Je nieuwe worp kan niet winnen: geen enkel getal is genoeg.
       *[other] Je nieuwe worp wint met { $needed } of meer: { $percent }%.
    }
tax = Op dit moment: { MONEY($revolvers) } naar revolvers, { MONEY($money) } naar geld.
corralNow = { $horses ->
        [one] { $horses } paard
       *[other] { $horses } paarden
    }, voor de rodeo elk { $hats ->
        [one] { $hats } hoed
       *[other] { $hats } hoeden
    }
