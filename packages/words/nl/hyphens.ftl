### Where long words may break on narrow screens: names, lines of the score, signs.

words = Begra-fenis-onder-nemer Over-winnings-punten Ver-menig-vuldi-gers Veiling-meester Winkel-juf-frouw Huur-moorde-naar Eigen-doms-tegel Kranten-jongen Straat-jongen Inkom-sten-vak Bied-kaart Bied-kaarten Hulp-sheriff Gouver-neur Goud-zoeker Gevan-genis Perso-nage Perso-nages Priori-teit Drug-store Drug-stores Geld-limiet Begra-fenis Gevor-derde Wapen-smid School-juf Heren-huis Inkom-sten Belas-ting Punten-vak Duel-tegel Start-geld Verwij-derde
