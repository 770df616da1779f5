title = Carson City
tagline = Een stad die er nog niet is. Jij legt haar aan.
credit = Spellen van Xavier Georges. Dit is een onafhankelijke bewerking met eigen beeld en eigen tekst.

labelled = { $label }: { $text }
quoted = ‘{ $text }’
home-setUp = Tafel klaarzetten
home-saved = Je spellen
home-noneSaved = Nog geen spellen. Het is stil op de prairie.
home-resume = Verder spelen
home-look = Bekijken
home-over = Afgelopen
home-running = Bezig
home-moves = { $count } { $count ->
        [one] zet
       *[other] zetten
    }
home-export = Exporteren
home-import = Een spel importeren
home-delete = Wissen
home-deleteQuestion = Dit spel voorgoed wissen?
home-install = Als app installeren
home-notFound = Hier is niets dan wind en stof.
home-notHere = Dit spel staat niet op dit apparaat. Exporteer het waar het gespeeld is, en importeer het hier.
home-toStart = Naar de startpagina

setup-seats = Plaatsen
setup-seatsHint = Vier tot zes in totaal. Virtuele spelers hebben geen hand: ze nemen de kaart met de hoogste prioriteit.
setup-seat = Plaats { $letter }
setup-name = Naam
setup-occupant = Wie speelt
setup-person = Mens
setup-personHint = Speelt op dit scherm.
setup-bot = Bot
setup-botHint = Speelt volwaardig mee: hand, stad, eigenschappen.
setup-virtual = Virtuele speler

setup-virtualHint-novice = Biedt 1 tot en met 9. Goed gezelschap voor een eerste spel.
setup-virtualHint-intermediate = Biedt 2 tot en met 10. Is je vaak een stap voor.
setup-virtualHint-expert = Biedt 3 tot en met 11. Neemt wat hij wil.

setup-suit = Symbool
setup-suitHint = Beslist bij gelijke biedingen: de bovenste achterkant van de personages zet de symbolen elke ronde opnieuw op volgorde.
setup-addSeat = Plaats toevoegen
setup-removeSeat = Deze plaats verwijderen
setup-start = Spel beginnen
setup-onlyVirtual = Op minstens één plaats moet een mens of een bot zitten.
setup-you = Pionier
setup-guest = Speler { $letter }

setup-botNames-random = Dobbel
setup-botNames-greedy = Dusty
setup-botNames-greenhorn = Groentje
setup-botNames-drifter = Zwerver
setup-botNames-deputy = Hulpsheriff
setup-botNames-gambler = Gokker
setup-botNames-legend = Legende

table-undo = Ongedaan maken
table-undoHint = { $count ->
        [one] Laatste stap ongedaan maken
       *[other] Laatste stap ongedaan maken ({ $count } mogelijk)
    }
table-undoAcross = Je laatste beslissing ongedaan maken: de bots antwoorden opnieuw en het spel onthoudt het.
table-restart = Mijn beurt opnieuw

table-undoStop-start = Hier begon het spel.
table-undoStop-chance = Verder terug kan niet: het toeval heeft gesproken.
table-undoStop-reveal = Verder terug kan niet: er zijn kaarten opengelegd.
table-undoStop-otherSeat = Verder terug kan niet: iemand anders heeft gespeeld.

table-cancel = Annuleren
table-waiting = Wachten op { $names }.
table-log = Logboek
table-openLog = Hele logboek tonen
table-players = Spelers
table-board = Tafel
table-leave = Tafel verlaten
table-leaveHint = Het spel wordt bewaard; speel verder wanneer je wilt.
table-lookingBack = Terugblik: zet { $move } van { $moves }
table-sinceLastTurn = Wat er sinds mijn beurt gebeurde
table-meanwhile = { $count ->
        [1] Eén zet sinds je beurt.
       *[other] { $count } zetten sinds je beurt.
    }
table-showMe = Tonen
table-earlier = Eén zet terug
table-later = Eén zet verder
table-score = Score
table-total = Totaal
table-whatMakesIt = { $name }: waar de punten vandaan komen
table-passDevice = Geef het scherm aan { $name }
table-passDeviceHint = De volgende keuze is geheim.
table-iAm = Ik ben { $name }
table-notKept = De browser kon de laatste zet niet bewaren. Speel gerust door, maar exporteer het spel voordat je deze pagina sluit.
table-fairness = Bewijs van eerlijk toeval
table-fairnessRunning = Het startgetal van dit spel is verzegeld met de hash { $hash }. Het startgetal zelf zie je aan het eind.
table-fairnessOver = Startgetal { $seed } heeft de hash { $hash }, die vanaf de eerste zet te zien was.
table-points = { $count } { $count ->
        [one] punt
       *[other] punten
    }
table-gain = { SIGN($count) ->
        [plus] +{ $count }
        [minus] −{ ABS($count) }
       *[zero] { $count }
    }
table-likely = heel waarschijnlijk { $gain }
table-about = ongeveer { $chances }
table-noChange = Geen verandering in punten
table-yourTurn = Jouw beurt
table-opened = Dit spel is in een ander venster geopend.
table-playHere = Hier spelen
table-winner = Gewonnen: { $names }
table-winners = Samen gewonnen: { $names }

rulebook-game = Spel
rulebook-heading = Spelregels
rulebook-search = Zoek in de regels
rulebook-nothing = Daarover staat niets in de regels.
rulebook-ruling = Beslissing
rulebook-close = De regels sluiten
rulebook-contents = Inhoud

rulebook-reasons-silent = De gedrukte regels zeggen het niet.
rulebook-reasons-unclear = De gedrukte regels zijn op twee manieren te lezen.
rulebook-reasons-editions = De gedrukte uitgaven verschillen.
rulebook-reasons-picture = Alleen als afbeelding of ontwerp gedrukt; dit is onze versie.
rulebook-reasons-meeting = Hier botsen twee regels; de gedrukte regels zeggen niet welke voorgaat.

settings-heading = Instellingen
settings-language = Taal
settings-theme = Kleuren

settings-themes-system = Zoals het systeem
settings-themes-light = Daglicht
settings-themes-dark = Lamplicht

settings-motion = Tempo van de animaties

settings-motions-slow = Langzaam
settings-motions-normal = Normaal
settings-motions-fast = Snel
settings-motions-off = Uit

settings-name = Je naam
settings-close = Sluiten

keys-heading = Toetsen

fields-missing = { $name }: nog invullen.
fields-tooShort = { $name }: minstens { $least } tekens.

errors-damaged = Dit bewaarde spel is beschadigd en kan niet worden geopend.
errors-notARecord = Dit bestand is geen spel van Carson City.
errors-badMove = Zet { $move } is tegen de regels: { $why }
errors-storage = In deze browser kan de pagina niets bewaren: spellen blijven tot je de pagina sluit.
errors-full = Er is geen ruimte meer om dit spel te bewaren.
errors-unknown = Er ging iets mis aan onze kant. Je spel is bewaard.
keys-list-undo-key = U
keys-list-undo-does = Ongedaan maken
keys-list-restart-key = Shift + U
keys-list-restart-does = Mijn beurt opnieuw
keys-list-confirm-key = Enter
keys-list-confirm-does = Bevestigen
keys-list-hint-key = H
keys-list-hint-does = Tip
keys-list-log-key = L
keys-list-log-does = Logboek
keys-list-rulebook-key = R of ?
keys-list-rulebook-does = Spelregels
keys-list-score-key = S
keys-list-score-does = Score
keys-list-explain-key = I / Shift + I
keys-list-explain-does = Wat is dit? Volgende / vorige
keys-list-close-key = Esc
keys-list-close-does = Sluiten
keys-cards-bid-key = 1 … 9
keys-cards-bid-does = Een biedkaart kiezen
keys-cards-move-key = Pijltjes
keys-cards-move-does = De kaart naar de volgende geldige plek schuiven
keys-cards-place-key = N / P
keys-cards-place-does = Volgende / vorige plek, op punten
keys-board-move-key = Pijltjes
keys-board-move-does = Over de plattegrond lopen
keys-board-place-key = N / P
keys-board-place-does = Volgende / vorige plek
keys-board-zoom-key = + / −
keys-board-zoom-does = Plattegrond groter / kleiner
