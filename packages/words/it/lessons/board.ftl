### Lezioni del gioco da tavolo.

## first

first-about-name = Il gioco da tavolo
first-about-line = Rivendicare, prendere un personaggio, piazzare, duellare, costruire, guadagnare, segnare: un turno con Nora.
