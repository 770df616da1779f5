### Les douze personnes de la ville qui jouent comme bots : qui elles sont et comment elles jouent.

stars = { $count ->
        [1] Une étoile
       *[other] { $count } étoiles
    }
starsWithin = { $count ->
        [1] une étoile
       *[other] { $count } étoiles
    }
opponent = Adversaire
opponentHint = D’une étoile, facile à battre, à cinq, difficile à oublier. Personne ne triche.

temperaments-builder = Construction
temperaments-gunslinger = Revolver
temperaments-merchant = Commerce
temperaments-landowner = Terres

noraQuill-name = Nora Quill
noraQuill-short = Nora
noraQuill-trade = tient la pension
noraQuill-style = D’abord des maisons, sans se presser.
noraQuill-greeting = Prenez place. On n’apprend rien le ventre vide.

barnabyFinch-name = Barnaby Finch
barnabyFinch-short = Barnaby
barnabyFinch-trade = débarque tout juste de Boston
barnabyFinch-style = De l’audace, du bruit, peu de dégâts.
barnabyFinch-greeting = J’ai tiré sur des bouteilles. La plupart ont survécu.

tamPenrose-name = Tam Penrose
tamPenrose-short = Tam
tamPenrose-trade = creuse l’argent, comme en Cornouailles
tamPenrose-style = Patience, une poutre après l’autre.
tamPenrose-greeting = Lent et profond : c’est ainsi qu’on trouve l’argent.

ottoBrandt-name = Otto Brandt
ottoBrandt-short = Otto
ottoBrandt-trade = brasse la bière
ottoBrandt-style = Épargne d’abord, dépense tard.
ottoBrandt-greeting = On boit d’abord, on compte après.

bixenteEtxart-name = Bixente Etxart
bixenteEtxart-short = Bixente
bixenteEtxart-trade = garde des moutons, à la basque
bixenteEtxart-style = De vastes pâturages, peu de querelles.
bixenteEtxart-greeting = Mes moutons aiment votre rive.

lupeOrtega-name = Lupe Ortega
lupeOrtega-short = Lupe
lupeOrtega-trade = mène des mules par le col
lupeOrtega-style = Duels rapides, départs rapides.
lupeOrtega-greeting = Vous regardez la carte. Je regarde votre main.

abramStern-name = Abram Stern
abramStern-short = Abram
abramStern-trade = vend des étoffes sur Main Street
abramStern-style = Compte, compare, puis mise.
abramStern-greeting = Mesurez deux fois, misez une fois.

josiahFreeman-name = Josiah Freeman
josiahFreeman-short = Josiah
josiahFreeman-trade = transporte le fret
josiahFreeman-style = Achète tôt, garde bien.
josiahFreeman-greeting = J’ai transporté chaque planche de cette rue. J’en connais le prix.

elinDahl-name = Elin Dahl
elinDahl-short = Elin
elinDahl-trade = charpente la moitié de la ville
elinDahl-style = Rues serrées, gains soignés.
elinDahl-greeting = Une bonne maison se tient à côté de la bonne maison.

linMei-name = Lin Mei
linMei-short = Lin Mei
linMei-trade = vend du thé et des remèdes
linMei-style = Calme, précision, aucun gaspillage.
linMei-greeting = Prenez la première carte. Il me faut la deuxième.

kateHarlan-name = Kate Harlan
kateHarlan-short = Kate
kateHarlan-trade = ne suit que sa propre loi
kateHarlan-style = Attend, puis frappe une fois.
kateHarlan-greeting = Dégainez quand vous voulez. C’est déjà fait.

marthaLake-name = Martha Lake
marthaLake-short = Martha
marthaLake-trade = tresse des paniers washoe
marthaLake-style = Voit loin, parle peu.
marthaLake-greeting = Je sais où coule l’eau. Et vous ?
