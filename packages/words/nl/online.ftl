seeking = De tafel wordt gezocht …
sending = Onderweg naar de server …
guest = Gast
connectionLost = De verbinding is weg. Die komt vanzelf terug, en er gaat geen zet verloren.
rateLimited = Er komen te veel verzoeken van je netwerk. De pagina probeert het vanzelf opnieuw, en er gaat geen zet verloren.
unsaved = De server kan nu niets opslaan. Je zet wordt hier bewaard en vanzelf opnieuw verstuurd.

ended-text = Je bent op een ander apparaat uitgelogd.
ended-guest = Verder als gast

merge-question = { $tables ->
        [one] Als gast heb je één tafel. Meenemen?
       *[other] Als gast heb je { $tables } tafels. Meenemen?
    }
merge-yes = Meenemen
merge-no = Achterlaten

name-heading = Je naam
name-hint = De anderen zien hem aan tafel. Meer is niet nodig.
name-label = Je naam online
name-take = Deze naam gebruiken
name-taken = Je bent nu { $name }.

phases-waiting = Wacht op spelers
phases-playing = Bezig
phases-over = Afgelopen
phases-cancelled = Gesloten

lobby-mine = Mijn spellen online
lobby-noneMine = Je zit nog aan geen tafel. Schuif een stoel bij.
lobby-tables = Tafels
lobby-none = Geen tafel gevonden. Iemand moet deze stad stichten.
lobby-newTable = Nieuwe tafel: { $game }
lobby-game = Spel
lobby-allGames = Beide spellen
lobby-clock = Tempo
lobby-allClocks = Elk tempo

lobby-clocks-none = Zonder klok
lobby-clocks-live = Live
lobby-clocks-days = Dagen per zet

lobby-show = Welke tafels
lobby-importRecord = Een verslag bekijken
lobby-yourTurn = Wacht op jou
lobby-awaits = Wacht op { $names }
lobby-lastMove = laatste zet: { $when }
lobby-goOn = Naar de tafel
lobby-watch = Toekijken
lobby-look = Bekijken
lobby-yourVote = Jouw stem ontbreekt
lobby-invites = { $name } wil nog een keer spelen
lobby-more = Meer tafels
lobby-free = { $free ->
        [1] 1 van de { $seats } plaatsen is vrij
       *[other] { $free } van de { $seats } plaatsen zijn vrij
    }

clock-heading = Bedenktijd
clock-hint = Is de tijd om, dan beslissen de anderen: wachten, iemand anders zoeken, een bot laten spelen of stoppen.
clock-noneHint = Na een uur zonder antwoord mogen de anderen stemmen: wachten, iemand anders zoeken, een bot laten spelen of stoppen.
clock-none = Zonder tijdslimiet
clock-live = Elk { $bank }, +{ $seconds } s per zet
clock-days = { $days ->
        [1] Eén dag per zet
       *[other] { $days } dagen per zet
    }
clock-left = Resterende tijd:
clock-daysLeft = { $days } d { $hours } u

create-terms = Wie mag meespelen en in welk tempo
create-access = Wie de tafel vindt

create-accesses-public = Zichtbaar voor iedereen
create-accesses-link = Alleen via de link

create-accessHint-public = Iedereen mag een vrije plaats nemen of toekijken.
create-accessHint-link = Alleen wie het adres van je krijgt, vindt de tafel.


room-openSeat = Vrije plaats
room-host = Organisator
room-reserved = Vrijgehouden voor { $name }
room-whoMayCome = Wie hier mag zitten

room-plans-open = Iedereen
room-plans-invited = Op uitnodiging

room-copyLink = Link kopiëren
room-copyInvitation = Uitnodiging kopiëren
room-copied = Gekopieerd. Stuur het naar je vrienden.
room-join = Plaatsnemen
room-leave = Plaats verlaten
room-cancel = Tafel sluiten
room-cancelQuestion = Deze tafel voor iedereen sluiten?

room-endings-cancelled = Deze tafel is gesloten.
room-endings-expired = Het spel begon niet op tijd, dus deze tafel is gesloten.
room-endings-left = Iedereen heeft deze tafel verlaten.

room-expires = Sluit { $when } als het spel niet begint en er niemand bij komt.
room-remove = Verwijderen
room-removed = Je bent van je plaats gehaald.
room-replan = Tafel wijzigen
room-replanned = Deze tafel is { $when } gewijzigd.
room-replannedNow = De tafel is gewijzigd. Kijk nog even.
room-decline = Nee, bedankt
room-start = Beginnen
room-stillFree = { $count ->
        [1] Eén plaats is nog leeg.
       *[other] { $count } plaatsen zijn nog leeg.
    }
room-hostStarts = Wie de tafel opende, begint zodra iedereen er is.

play-seats = Wie er is
play-here = aanwezig
play-away = weg
play-thinking = denkt na
play-watching = Je kijkt toe
play-present = Nu aan tafel: { $names }
play-leaveSeat = Mijn plaats opgeven
play-leaveSeatQuestion = Dit spel voorgoed verlaten? De anderen beslissen hoe het verdergaat.

play-endings-left = Iedereen is weggegaan. Het spel is voortijdig gestopt.
play-endings-abandoned = Niemand antwoordde meer. Het spel is voortijdig gestopt.

play-botFaltered = { $name } (computer) gaf niet op tijd antwoord; de eerste mogelijkheid is gespeeld.
play-imported = Een spel dat elders is gespeeld. Het verslag is hier nagespeeld: elke zet klopt.
play-verify = Het verslag controleren
play-verified = Gecontroleerd: alle { $moves } zetten zijn nagespeeld; alle worpen en trekkingen kloppen.
play-notVerified = Mislukt: zet { $move } van het verslag is hier niet mogelijk.
play-rematchOpen = De anderen willen nog een keer met jou spelen.
play-rematchJoin = Meedoen

broken-atMove = Dit spel kan niet meer gespeeld worden: zet { $move } past niet meer bij de regels van nu.
broken-atStart = Dit spel kan niet meer gespeeld worden: het begin is onleesbaar.
broken-closeFirst = Sluit het spel; daarna kan het verslag worden geëxporteerd en de tafel gewist.
broken-close = Spel sluiten
broken-delete = Tafel wissen
broken-deleteQuestion = Deze tafel voor iedereen wissen? Het verslag en de chat zijn dan voorgoed weg.
broken-listed = Kan niet verder

vote-because-time = De tijd van { $name } is om. Wat doen we?
vote-because-left = { $name } heeft de tafel verlaten. Wat doen we?
vote-because-silent = { $name } heeft al lang niet geantwoord. Wat doen we?

vote-choices-wait = Wachten
vote-choices-offer = Iemand anders zoeken
vote-choices-bot = Laat een bot spelen
vote-choices-end = Spel beëindigen

vote-silence = { $name } heeft al lang niet geantwoord.
vote-call = Laat stemmen
vote-ends = Stemt niemand, dan neemt een bot { $when } de plaats over.

vote-decide = { $name } ontbreekt. De anderen beslissen hoe het verdergaat.
vote-youAreMissed = De anderen wachten op je.
vote-yourTimeIsUp = Je tijd is om. Antwoord voordat de anderen beslissen.
vote-botPlaysForYou = Een bot speelt voor je.
vote-reclaim = Ik ben er weer

chat-heading = Chat
chat-silence = Nog geen berichten.
chat-say = Bericht
chat-send = Versturen
chat-unread = { $count ->
        [1] Chat: één nieuw bericht
       *[other] Chat: { $count } nieuwe berichten
    }
chat-more = Over { $name }
chat-mute = Dempen
chat-muted = Je ziet niet meer wat { $name } schrijft.
chat-mutedPeople = Gedempt
chat-unmute = Niet meer dempen
chat-report = Melden
chat-reason = Wat is er mis mee?
chat-reported = Gemeld bij wie deze server beheert.

profile-heading = Profiel
profile-keep = Deze naam bewaren
profile-keepHint = Met een wachtwoord speel je op elk apparaat onder je eigen naam, en kan niemand anders die nemen.
profile-changePassword = Wachtwoord wijzigen
profile-oldPassword = Oud wachtwoord
profile-newPassword = Nieuw wachtwoord
profile-password = Wachtwoord
profile-passwordHint = Minstens { $least } tekens.
profile-kept = Klaar. Je andere apparaten moeten opnieuw inloggen, en je sleutels gelden niet meer.
profile-login = Inloggen
profile-loginHint = Als je al een naam met wachtwoord hebt.
profile-sessions = Waar je bent ingelogd
profile-thisDevice = Dit apparaat
profile-otherDevice = Een ander apparaat
profile-endSession = Uitloggen
profile-forgetQuestion = Je hebt geen wachtwoord: als je hier uitlogt, ben je deze naam en zijn spellen kwijt.
profile-tokens = Sleutels voor programma’s
profile-tokensHint = Een programma met een sleutel speelt voor jou. Uitleg:
profile-tokenLabel = Waarvoor
profile-mayDo = Rechten

profile-scopes-read = lezen
profile-scopes-tables = tafels openen
profile-scopes-play = spelen
profile-scopes-chat = chatten

profile-createToken = Sleutel maken
profile-endToken = Intrekken
profile-secretOnce = Kopieer hem nu, hij wordt niet meer getoond:
profile-copySecret = Kopiëren
profile-copied = Gekopieerd.
profile-bots = Botaccounts
profile-botsHint = Een programma van jou dat onder zijn eigen naam speelt, herkenbaar als bot.
profile-botName = Naam van de bot
profile-createBot = Bot maken
profile-newToken = Nieuwe sleutel
profile-deleteBot = Bot verwijderen
profile-deleteBotQuestion = { $name } met alle sleutels verwijderen? De bot verlaat elke tafel.
profile-tokenOf = Sleutel van { $name }
profile-data = Je gegevens
profile-export = Mijn gegevens exporteren
profile-delete = Mijn account verwijderen
profile-deleteQuestion = Naam, sessies, sleutels en berichten voorgoed wissen? Je plaatsen komen vrij.
