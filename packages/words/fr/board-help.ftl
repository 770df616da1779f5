### What helps to decide at the board game's table.

# Beside the question, where there is room.
why-claimParcel = Elle reste à vous ; vous y construirez.
why-takeCharacter = Elle fixe votre pouvoir, votre place dans l’ordre de jeu et l’argent que vous pouvez garder.
why-placeCowboy = Il agit quand on résout Main Street, de haut en bas ; deux rivaux au même endroit se battent en duel.

pickCharacter = Choisissez une personnalité.
tilePrice = Payez { MONEY($price) }, prenez la tuile et construisez-la aussitôt ou gardez-la.
earnsWithHouse = Rapporte { MONEY($amount) } par tour en { $parcel }, { MONEY($most) } avec sa maison à côté.
landBest = Le meilleur bâtiment ici, en l’état : { $building }, { MONEY($amount) } par tour.
landUnserved = Aucune route ne la dessert encore.

# Who was served at a stop of Main Street that is no space.
went-parcels = Parcelles achetées : { JOIN($names, with: ", ") }
went-income = Revenus : { JOIN($names, with: ", ") }
