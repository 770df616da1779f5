### Where long words may break on narrow screens: names, lines of the score, signs.

words = Inter-mediate Multi-pliers Auc-tion-eer Under-taker Pros-pec-tor Black-smith Char-ac-ters Drug-store Drug-stores Ammu-ni-tion Mer-cen-ary Town-house
