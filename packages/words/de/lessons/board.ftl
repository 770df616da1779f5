### Lektionen des Brettspiels.

## first

first-about-name = Das Brettspiel
first-about-line = Abstecken, Person nehmen, setzen, duellieren, bauen, verdienen, punkten: eine Runde mit Nora.
