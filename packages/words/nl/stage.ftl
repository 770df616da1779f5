next = Verder
skip = Overslaan
skipHint = Naar de vraag; het logboek bewaart alles.
skipped = { $count ->
        [one] { $count } stap overgeslagen
       *[other] { $count } stappen overgeslagen
    }
pause = Pauze
play = Afspelen
again = Nog eens tonen
moment = { $move ->
        [0] Opbouw
       *[other] Zet { $move } van { $moves }
    }
toNow = Terug naar nu
replay = Herhaling
previousBeat = Vorige stap
nextBeat = Volgende stap
previousTurn = Vorige beurt
nextTurn = Volgende beurt
scrubber = Moment in het spel
speed = Tempo
speedOf = { NUMBER($factor, maximumFractionDigits: 1) }×
paceHint = Langzaam wacht bij elke halte van Main Street, elke onthulling van de biedingen en elke regel van de eindtelling op Verder
seenBy = Gezien door
spectator = Toeschouwer
copyLink = Link naar dit moment kopiëren
linkCopied = Link gekopieerd.
waitForMe = Mijn duels en veilingen
waitForMeHint = Duels waarin je vecht en veilingen waarin je biedt; in het kaartspel een bod dat gelijk is aan het jouwe

waitForMes-on = Wachten op mijn tik
waitForMes-off = Gaan vanzelf door

confirm = Leggen, nemen, plaatsen, bouwen

confirms-on = Eén keer bevestigen
confirms-off = Bij de eerste tik

sound = Geluid

sounds-on = Aan
sounds-off = Uit

volume = Volume
firstOf = Winkans vóór de worp
bids = De biedingen
wins = wint
place = { $place }e
tie = Gelijk op { $value }: { $suits }
beats = { $first } gaat voor { $second }
