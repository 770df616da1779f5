### The end of a game: who won, why, and what comes next.

you = Vous
wins = { $name } remporte la ville.
youWin = Vous remportez la ville.
shared = { $names } se partagent la ville.
behind = { $points ->
        [1] { $name } : { $place }, à 1 point.
       *[other] { $name } : { $place }, à { $points } points.
    }
ahead = { $points ->
        [1] 1 point devant { $name }.
       *[other] { $points } points devant { $name }.
    }
level = Égalité de points.
settled = Égalité de points ; l’ordre de fin du dernier tour a tranché.
reasons = { $points ->
        [1] D’où vient ce point d’écart
       *[other] D’où viennent les { $points } points d’écart
    }
even = D’où vient l’égalité
rest = Les autres lignes
together = En tout
sheet = Feuille de score complète
result = Résultat
rematch = Revanche
tied = Seulement les ex æquo
share = Partager
sharePicture = Image de la fin
shareLink = Copier le lien
shareRecord = Partie en fichier
pictureSaved = L’image est enregistrée dans un fichier.
noPicture = Ce navigateur ne peut pas faire l’image.
review = Analyse
fileSaved = La partie est enregistrée dans un fichier. Il s’ouvre depuis la page d’accueil.
town = La ville construite
ifItEndedNow = Si la partie s’arrêtait maintenant

families-characters = Personnalités
families-multipliers = Multiplicateurs
families-houses = Maisons
families-country = Campagne
families-town = Ville
families-appeal = Attrait
