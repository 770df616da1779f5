### Where long words may break on narrow screens: names, lines of the score, signs.

words = Molti-pli-ca-tori Appe-ti-bi-lità Prin-ci-piante Vice-sce-riffo Gover-na-tore Perso-nag-gio Perso-naggi Biscaz-ziere Inse-gnante Lavo-ra-tore Mer-ce-na-rio Fuori-legge Ricom-pensa Inter-me-dio Ban-chiere Bat-ti-tore Dro-ghiere Pisto-lero Muni-ci-pio Muni-zioni Segna-lino Monta-gna Monta-gne
