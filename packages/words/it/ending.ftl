### The end of a game: who won, why, and what comes next.

you = Tu
wins = { $name } conquista la città.
youWin = Conquisti la città.
shared = { $names } si dividono la città.
behind = { $points ->
        [1] { $name }: { $place }, a 1 punto.
       *[other] { $name }: { $place }, a { $points } punti.
    }
ahead = { $points ->
        [1] 1 punto davanti a { $name }.
       *[other] { $points } punti davanti a { $name }.
    }
level = Parità di punti.
settled = Parità di punti; ha deciso l’ordine di fine dell’ultimo round.
reasons = { $points ->
        [1] Da dove viene quel punto
       *[other] Da dove vengono i { $points } punti
    }
even = Da dove viene la parità
rest = Tutte le altre righe
together = In tutto
sheet = Foglio segnapunti completo
result = Risultato
rematch = Rivincita
tied = Solo chi è in parità
share = Condividi
sharePicture = Immagine della fine
shareLink = Copia il link
shareRecord = Partita in un file
pictureSaved = L’immagine è salvata in un file.
noPicture = Questo browser non può creare l’immagine.
review = Analisi
fileSaved = La partita è salvata in un file. Si apre dalla pagina iniziale.
town = La città costruita
ifItEndedNow = Se la partita finisse ora

families-characters = Personaggi
families-multipliers = Moltiplicatori
families-houses = Case
families-country = Campagna
families-town = Città
families-appeal = Appetibilità
