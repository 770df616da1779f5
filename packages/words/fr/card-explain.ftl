### What the card beside an element of the card game’s table says.

# Numbers and signs of the table.
facts-bid-name = Mise
facts-bid-does = Le nombre de la carte plus tous les bonus. La plus haute mise choisit en premier.
facts-gain-name = Ce que ça rapporte
facts-gain-does = L’effet sur votre score maintenant : un terrain à cette place ou à la meilleure, une personnalité par ses points.
facts-gained-name = Points du coup
facts-gained-does = De combien la dernière carte a changé ce score.
facts-labels-name = Colonnes et rangées
facts-labels-does = Une lettre et un chiffre nomment chaque parcelle de la ville, dans les conseils et le journal.
facts-limits-name = Taille de la ville
facts-limits-does = Le nombre maximal de colonnes et de rangées d’une ville. Le capitaine en permet une de plus.
facts-sold-name = Cartes vendues ou mises de côté
facts-sold-does = Vendues par le commissaire-priseur, 7 points chacune ; mises de côté faute de place, sans rien rapporter.
facts-kept-name = Cartes d’un joueur virtuel
facts-kept-does = Il ne construit pas de ville : l’attrait de ses cartes fait son score.
facts-points-name = Symbole $
facts-points-does = Cette personnalité rapporte des points à la fin.
facts-tilt-name = Symbole de rotation
facts-tilt-does = Le pouvoir sert une fois par époque ; la carte est alors tournée.
seat = Couleur : { $suit }. À mises égales, l’ordre des couleurs de ce tour départage.
seatNow = { $points }, { $place } en cas d’égalité
bidNow = { $value }, choisit en { $place }
handNow = encore en main : { JOIN($cards, with: ", ") }

# What a power that takes cards would bring, at its question.
takesOne = La meilleure carte de la colonne maintenant : { $card }, { $gain } pour vous.
takesTwo = Les deux meilleures cartes de la colonne maintenant : { $card }, { $gain } pour vous ; { $other }, { $more }.
