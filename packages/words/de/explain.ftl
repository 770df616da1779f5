### What an element of a table is, in one sentence, and what it does where it lies.

rule = Regel { $rule }
here = Hier: { $what }
now = Jetzt: { $what }
countsFor = zählt für { LIST($what) }
countsForNothing = zählt noch für nichts
onParcel = { $name } { $parcel }
terrainCard = Geländekarte

cards-empty = Hier steht nichts. Eine spätere Karte darf sie bedecken, und Ranches lassen hier ihr Vieh weiden.
cards-mountain = Bringt selbst nichts. Jede Mine daneben bekommt 2 Punkte.
cards-house = Hauswert 1. Saloons, Banken, Drugstores und andere punkten für benachbarte Häuser.
cards-townhouse = Hauswert 2: so gut wie zwei Häuser auf einer Parzelle.
cards-mine = 2 Punkte je benachbartem Berg.
cards-ranch = 1 Punkt je benachbarter leerer Parzelle.
cards-blacksmith = 1 Punkt je Ranch und 1 je Mine in deiner Stadt.
cards-drugstore = Der benachbarte Hauswert und 1 Punkt je Ranch in deiner Stadt.
cards-bank = Der benachbarte Hauswert und 1 Punkt je Mine in deiner Stadt.
cards-saloon = Das Doppelte des benachbarten Hauswerts.
cards-hotel = 3 Punkte, und Hauswert 2 für die Nachbarn.
cards-generalStore = Der benachbarte Hauswert und der deiner ganzen Stadt.
cards-church = Der Hauswert deiner ganzen Stadt.
cards-prison = Gesetzlose kosten dich nichts und gelten als leere Parzellen.
cards-cityHall = Der benachbarte Hauswert und 1 Punkt je Gebäude in deiner Stadt.
cards-outlaws = 6 Punkte Verlust je Parzelle, außer du hast den Sheriff oder ein Gefängnis.

card-auction-name = Auktionskarte
card-auction-does = Je höher dein Gebot, desto früher wählst du. Eine gespielte Karte ist bis zum Ende der Epoche weg.
card-ties-name = Gleichstand
card-ties-does = Bei gleichen Geboten beginnt die Farbe, die weiter oben steht.
card-skull-name = Totenkopf
card-skull-does = Liegt diese Rückseite oben, kommt die eben aufgedeckte Person unter den Stapel, und die nächste tritt an ihre Stelle.
card-appeal-name = Anziehungskraft
card-appeal-does = Virtuelle Spieler nehmen die Karte mit der höchsten Anziehungskraft und punkten damit.
card-era-name = Epoche und Runde
card-era-does = Zwei Epochen zu neun Runden. Mit Epoche II nehmen alle ihre Auktionskarten zurück.
card-terrainPile-name = Geländestapel
card-terrainPile-does = Daraus werden die Reihen gefüllt. Was am Ende einer Epoche übrig ist, verlässt das Spiel.
card-characterPile-name = Personenstapel
card-characterPile-does = Jede Runde wird eine Person aufgedeckt. Die oberste Rückseite entscheidet bei Gleichstand.

cardLines-ranches = Jede Ranch: 1 Punkt je benachbarter leerer Parzelle.
cardLines-mines = Jede Mine: 2 Punkte je benachbartem Berg.
cardLines-drugstoreHouses = Jeder Drugstore: der benachbarte Hauswert.
cardLines-bankHouses = Jede Bank: der benachbarte Hauswert.
cardLines-saloons = Jeder Saloon: das Doppelte des benachbarten Hauswerts.
cardLines-storeAndHallHouses = Gemischtwarenladen und Rathaus: der benachbarte Hauswert.
cardLines-timesRanches = Jeder Drugstore und jede Schmiede: 1 Punkt je Ranch in deiner Stadt.
cardLines-timesMines = Jede Bank und jede Schmiede: 1 Punkt je Mine in deiner Stadt.
cardLines-timesHouses = Jede Kirche und jeder Gemischtwarenladen: der Hauswert deiner ganzen Stadt.
cardLines-hotels = Jedes Hotel: 3 Punkte.
cardLines-cityHallBuildings = Rathaus: 1 Punkt je Gebäude in deiner Stadt, Häuser und Stadthäuser ausgenommen.
cardLines-outlaws = 6 Punkte Verlust je Parzelle mit Gesetzlosen, außer du hast den Sheriff oder ein Gefängnis.
cardLines-appeal = Ein virtueller Spieler zählt die Anziehungskraft aller genommenen Karten.

boardLines-points = Siegpunkte aus Feldern, Personen, Duellen und Geld, in den vier Runden geholt.
boardLines-money = 1 SP je volle 6 $, die du am Ende hast.
boardLines-property = 2 SP je Gebäude, Haus und Berg auf deinen Parzellen.
boardLines-station = 1 SP je zwei Punkte Hauswert in der ganzen Stadt.
boardLines-teacher = 2 SP für jede deiner Schulen, Gefängnisse und Kirchen, und 2 SP ohne Saloon.
boardLines-horses = Deine Pferde, einmal und je gewonnenem Rodeo noch einmal.
boardLines-kitCarson = 1 SP für jeden Spieler, der in der letzten Runde nach dir fertig war.

pieces-cowboy = Setze Cowboys ein, um zu handeln. Jeder im eigenen Vorrat gibt 1 Stärke.
pieces-revolver = 1 Stärke in jedem Duell, die ganze Partie lang.
pieces-road = Gebäude und Häuser brauchen einen Weg. Lege ihn an eine Parzelle, verbunden mit den anderen.
pieces-title = Zeigt, dass eine Parzelle dir gehört. Du hast zwölf.
pieces-dynamite = Verdreifacht das Einkommen einer Mine oder gibt einem Cowboy zwei Würfel im Duell.
pieces-horse = Stelle es in eine Koppel und nutze ihre Wirkung. Pferde zählen am Ende.
pieces-rodeo = Ein gewonnenes Rodeo: Deine Pferde zählen am Ende noch einmal.
pieces-duelTile = Wird im Duell geheim statt eines Würfels gespielt und ist dann weg.
pieces-outlaw = Nimmt die Hälfte vom Einkommen des Gebäudes. Erreiche im Duell seine Stärke und nimm die Belohnung.
pieces-tile = Ein gekauftes Gebäude, das noch nicht gebaut ist.
pieces-bag = Gebäude, die noch nicht zum Kauf stehen. Nach jeder Runde füllt er die Lücken in der Straße.

land-bare-name = Freie Parzelle
land-bare-does = Setze einen Cowboy ein, um sie zu kaufen: 1 $ und 1 $ je Gebäude, Haus und Berg darauf und ringsum.
land-owned-does = Hier darf nur bauen, wem sie gehört.

numbers-money-name = Geld
numbers-money-does = Bezahlt Parzellen, Gebäude und Punkte. Am Ende zählen je volle 6 $ 1 SP.
numbers-strength-name = Stärke
numbers-strength-does = Zum Würfel in jedem Duell: Revolver, Cowboys im Vorrat und die Boni dieser Runde.
numbers-limit-name = Geldlimit
numbers-limit-does = So viel darfst du am Rundenende behalten. Der Überschuss muss ausgegeben werden: 1 SP je volle 10 $.
numbers-points-name = Punkte
numbers-points-does = Der Stand, wenn die Partie jetzt endete. Öffne ihn für jede Zeile.
numbers-difference-name = Unterschied
numbers-difference-does = Die Punkte der ersten Seite minus die der anderen, Zeile für Zeile.

pieceNames-cowboy = Cowboy
pieceNames-revolver = Revolver
pieceNames-road = Weg
pieceNames-title = Besitzplättchen
pieceNames-dynamite = Dynamit
pieceNames-horse = Pferd
pieceNames-rodeo = Gewonnenes Rodeo
pieceNames-duelTile = Duellplättchen
pieceNames-outlaw = Gesetzloser
pieceNames-tile = Gebäude auf der Hand
pieceNames-bag = Der Beutel

corral = Koppel { $corral }
corrals-corral1 = 1 Stärke in dieser Runde für ein Pferd hier, 2 ab drei Pferden.
corrals-corral2 = Mit einem Pferd hier darfst du sofort noch einen Cowboy einsetzen, versetzen oder zurücknehmen, oder passen.
corrals-corral3 = Jedes Pferd hier verdoppelt in dieser Runde das Einkommen einer deiner Ranches.
corrals-corral4 = Sofort 2 $ für ein Pferd, das hierher kommt.
corrals-corral5 = Nur fürs Rodeo, dafür mit den meisten Hüten.

phases-characters = Alle nehmen eine Person, in der Reihenfolge, in der sie letzte Runde gepasst haben: ihre Fähigkeit und ihre Nummer in der Zugfolge.
phases-placing = In Zugfolge setzt du je einen Cowboy auf ein Feld oder eine Parzelle, bis alle gepasst haben.
phases-street = Die Felder werden von oben nach unten ausgeführt. Wo sich Gegner treffen, gibt es zuerst ein Duell.
phases-end = Das billigste SP-Feld schließt, Cowboys kommen dazu, und Geld über dem Limit muss ausgegeben werden.
