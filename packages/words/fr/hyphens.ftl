### Where long words may break on narrow screens: names, lines of the score, signs.

words = Multi-pli-ca-teurs Person-na-li-té Person-na-li-tés Inter-mé-diaire Com-mis-saire Com-mer-çante Pros-pec-teur Empla-ce-ment Enter-re-ment Gou-ver-neur Drug-store Drug-stores Récom-pense Chan-teuse Capi-taine Maî-tresse Bâti-ment Bâti-ments Muni-tions Par-celle Par-celles
