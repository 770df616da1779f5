### Lessen van het bordspel.

## first

first-about-name = Het bordspel
first-about-line = Claimen, een personage nemen, plaatsen, duelleren, bouwen, verdienen, scoren: één ronde met Nora.
