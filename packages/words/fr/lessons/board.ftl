### Leçons du jeu de plateau.

## first

first-about-name = Le jeu de plateau
first-about-line = Réclamer, prendre une personnalité, placer, se battre, construire, gagner, marquer : un tour avec Nora.
