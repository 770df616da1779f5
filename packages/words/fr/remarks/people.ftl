noraQuill-beatYou = Pardon. Il reste de la soupe.
noraQuill-beaten = Prenez. J’ai des chambres à balayer.
noraQuill-ownGain = Voilà une maison pleine.
noraQuill-yourGain = Bien bâti. N’oubliez pas le toit.
noraQuill-won = Du rab pour tout le monde !
noraQuill-lost = Vous apprenez vite. Presque trop.

barnabyFinch-beatYou = Gagné ? J’avais les yeux fermés.
barnabyFinch-beaten = Je visais la bouteille.
barnabyFinch-ownGain = Notez-le. Ce n’est pas près de se reproduire.
barnabyFinch-yourGain = J’allais faire exactement cela.
barnabyFinch-won = Que l’on prévienne ma mère !
barnabyFinch-lost = La prochaine fois, je prends de plus grosses bouteilles.

tamPenrose-beatYou = J’ai creusé ici d’abord.
tamPenrose-beaten = Mauvais puits. Ça arrive.
tamPenrose-ownGain = De l’argent. Lentement et profond, je l’avais dit.
tamPenrose-yourGain = Vous avez touché un filon.
tamPenrose-won = La mine la plus profonde paie en dernier.
tamPenrose-lost = Je continue à creuser.

ottoBrandt-beatYou = J’avais mis de côté pour ça.
ottoBrandt-beaten = Gardez-le. Je garde mon argent.
ottoBrandt-ownGain = De quoi payer un tonneau.
ottoBrandt-yourGain = Ça vaut bien un verre.
ottoBrandt-won = On a compté. Maintenant, on boit.
ottoBrandt-lost = C’est ma tournée.

bixenteEtxart-beatYou = Mes moutons étaient là avant vous.
bixenteEtxart-beaten = L’herbe pousse ailleurs aussi.
bixenteEtxart-ownGain = Un beau pâturage.
bixenteEtxart-yourGain = Belle herbe que vous avez là.
bixenteEtxart-won = Le troupeau rentre.
bixenteEtxart-lost = Ce soir je compte les moutons, pas les points.

lupeOrtega-beatYou = Vous regardiez la carte. Moi, vous.
lupeOrtega-beaten = Rapide. J’aime ça.
lupeOrtega-ownGain = On entre, on sort, c’est fait.
lupeOrtega-yourGain = Je ne l’ai pas vu venir. C’est rare.
lupeOrtega-won = Le col est à moi.
lupeOrtega-lost = Beau tir. Je reprends la route.

abramStern-beatYou = Celle-là, je l’avais mesurée deux fois.
abramStern-beaten = À ce prix, c’est à vous.
abramStern-ownGain = Le compte est bon.
abramStern-yourGain = Bon tissu, bien coupé.
abramStern-won = Les livres sont justes. En ma faveur.
abramStern-lost = J’ai mal compté. Une fois.

josiahFreeman-beatYou = Mon chariot l’attendait déjà.
josiahFreeman-beaten = Alors je chargerai autre chose.
josiahFreeman-ownGain = Chargement complet.
josiahFreeman-yourGain = Du solide. Je m’y connais en planches.
josiahFreeman-won = Livré, et à l’heure.
josiahFreeman-lost = Vous méritez la cargaison.

elinDahl-beatYou = Cette place était taillée pour moi.
elinDahl-beaten = À un pouce près.
elinDahl-ownGain = Au cheveu près.
elinDahl-yourGain = Des murs droits. Je vous embaucherais.
elinDahl-won = Le toit est posé.
elinDahl-lost = Une bonne maison. La vôtre, cette fois.

linMei-beatYou = Il ne me fallait que celle-ci.
linMei-beaten = Je vous en prie. J’en ai une autre.
linMei-ownGain = Exactement assez.
linMei-yourGain = Rien de perdu. Bien joué.
linMei-won = Un thé ?
linMei-lost = Une partie précise. Merci.

kateHarlan-beatYou = J’attendais que vous cligniez.
kateHarlan-beaten = Là, je me réveille.
kateHarlan-ownGain = Une fois suffit.
kateHarlan-yourGain = C’est noté.
kateHarlan-won = Je l’avais dit : j’avais déjà dégainé.
kateHarlan-lost = Personne n’en saura rien.

marthaLake-beatYou = Je l’ai vu l’hiver dernier.
marthaLake-beaten = La rivière tourne encore.
marthaLake-ownGain = Bien tressé.
marthaLake-yourGain = Vous voyez loin.
marthaLake-won = L’eau coulait par ici.
marthaLake-lost = Vous savez maintenant où elle coule.
