### The end of a game: who won, why, and what comes next.

you = Jij
wins = De stad is van { $name }.
youWin = De stad is van jou.
shared = { $names } delen de stad.
behind = { $points ->
        [1] { $name }: { $place }, 1 punt erachter.
       *[other] { $name }: { $place }, { $points } punten erachter.
    }
ahead = { $points ->
        [1] 1 punt voor { $name }.
       *[other] { $points } punten voor { $name }.
    }
level = Evenveel punten.
settled = Evenveel punten; de pasvolgorde van de laatste ronde besliste.
reasons = { $points ->
        [1] Waar dat ene punt vandaan komt
       *[other] Waar de { $points } punten vandaan komen
    }
even = Waarom het gelijk staat
rest = Alle andere regels
together = In totaal
sheet = Hele scoreblad
result = Uitslag
rematch = Revanche
tied = Alleen wie gelijk staan
share = Delen
sharePicture = Afbeelding van het einde
shareLink = Link kopiëren
shareRecord = Spel als bestand
pictureSaved = De afbeelding is als bestand opgeslagen.
noPicture = Deze browser kan de afbeelding niet maken.
review = Analyse
fileSaved = Het spel is als bestand bewaard. Openen kan op de startpagina.
town = De gebouwde stad
ifItEndedNow = Als het spel nu eindigde

families-characters = Personages
families-multipliers = Vermenigvuldigers
families-houses = Huizen
families-country = Land
families-town = Stad
families-appeal = Prioriteit
