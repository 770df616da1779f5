### What the card beside an element of the board game’s table says.

# Numbers and signs of the table.
facts-round-name = Tour
facts-round-does = Quatre tours de quatre phases. Après le quatrième, on compte tout.
facts-stop-name = Arrêt de Main Street
facts-stop-does = Main Street se résout arrêt par arrêt, de haut en bas.
facts-outlaws-name = Force des hors-la-loi
facts-outlaws-does = Pour battre un hors-la-loi, votre dé plus votre force doit atteindre ce total.
facts-choice-name = Ordre de choix
facts-choice-does = On prend les personnalités dans cet ordre : qui a passé en premier au tour précédent choisit en premier.
facts-turn-name = Ordre du tour
facts-turn-does = On place les cow-boys dans cet ordre : le plus petit numéro de personnalité d’abord.
facts-passed-name = Ordre des passes
facts-passed-does = Passer plus tôt fait gagner les égalités en duel et choisir plus tôt au tour suivant.
facts-number-name = Numéro de personnalité
facts-number-does = Plus le numéro est bas, plus tôt vous placez vos cow-boys ce tour-ci.
facts-committed-name = Engagé
facts-committed-does = Ce que coûteront vos cow-boys s’ils gagnent tout ce qu’ils visent, cette place comprise.
facts-cost-name = Prix
facts-cost-does = Payé à la banque si vous le prenez. Vous pouvez toujours refuser.
facts-left-name = Reste
facts-left-does = Votre argent moins le prix : ce qu’il vous resterait.
facts-short-name = Manque
facts-short-does = Ce qui manque si vous gagnez tout : il faudrait refuser quelque chose.
facts-odds-name = Chances de gagner
facts-odds-does = Tous les jets possibles sont comptés, force comprise. En cas d’égalité, gagne qui passe en premier.
facts-duel-name = Duel
facts-duel-does = Sur une même place, on se bat d’abord en duel : dé plus force, le plus haut total agit.
facts-die-name = Dé
facts-die-does = S’ajoute à la force dans ce duel.
facts-total-name = Total du duel
facts-total-does = Force et dé ensemble. Le plus haut gagne ; en cas d’égalité, qui a passé en premier.
facts-labels-name = Colonnes et rangées
facts-labels-does = Une lettre et un chiffre nomment chaque parcelle : C4, colonne C, rangée 4.
facts-change-name = Effet sur votre score
facts-change-does = Ce que cette réponse elle-même rapporterait si la partie finissait alors, sans compter ce qui suit automatiquement.
facts-income-name = Revenu
facts-income-does = Ce qu’un bâtiment rapporte à chaque tour, poste par poste.
facts-kit-name = Équipement de départ
facts-kit-does = Les points achètent cow-boys, parcelles, revolvers et routes ; le reste est votre argent de départ.
facts-account-name = Bilan
facts-account-does = Ce que chaque source a rapporté ou coûté à chacun pendant le tour.
facts-curve-name = Points au fil des tours
facts-curve-does = Une ligne par personne, de tour en tour ; au bout, le score final.

# What can be laid over the map.
layers-income = Montre sur chaque bâtiment ce qu’il rapporte par tour.
layers-price = Montre sur chaque parcelle ce qu’elle vous coûte.
layers-served = Colore les parcelles desservies par une route : on peut y construire.
layers-safe = Colore les bâtiments qu’on ne peut pas attaquer.
layers-sites = Montre ce qu’un bâtiment rapporterait sur chaque parcelle.

# Further pieces.
pieces-lantern-name = Lanterne
pieces-lantern-does = Marque l’arrêt de Main Street en cours.
pieces-whiteCowboy-name = Cow-boy blanc
pieces-whiteCowboy-does = Le cow-boy en plus du shérif : il lui faut une place vide, et personne ne peut le rejoindre.
pieces-noDuel-name = Jeton « pas de duel »
pieces-noDuel-does = Celui de la chanteuse : ce cow-boy évite le duel et agit en premier.

# What stands on one parcel besides.
seat = Place { $letter }. Les cow-boys, titres et parcelles à ce signe lui appartiennent.
seatNow = { $points } PV, { MONEY($money) }, force { $strength }
reroll = { $needed ->
        [7] Votre nouveau jet ne peut pas gagner : aucun nombre ne suffit.
       *[other] Votre nouveau jet gagne avec { $needed } ou plus : { $percent } %.
    }
tax = En l’état : { MONEY($revolvers) } selon les revolvers, { MONEY($money) } selon l’argent.
corralNow = { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    }, { $hats ->
        [one] { $hats } chapeau chacun au rodéo
       *[other] { $hats } chapeaux chacun au rodéo
    }
