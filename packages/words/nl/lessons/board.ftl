### Lessen van het bordspel.

## first

first-about-name = Het bordspel
first-about-line = Kavels kiezen, een personage nemen, plaatsen, duelleren, bouwen, verdienen, scoren: één ronde met Nora.

first-claim-topic = Kavel
first-claim-order = Kies E2, naast het huis.
first-claim-why = Winkels en saloons leven van de huizen eromheen. Rond dit huis lopen al wegen, en gebouwen hebben wegen nodig.
first-claim-other = Mag. Zonder huis of bergen ernaast brengt land weinig op.

first-land-topic = Land
first-land-order = Kies D2, er vlak naast.
first-land-why = Een huis op je eigen land dient alleen je eigen gebouwen. Hier zet je er straks een voor je saloon.
first-land-other = Mag. Maar land naast je land laat huizen alleen voor jou werken.

first-character-topic = Personage
first-character-order = Neem de Kapitein.
first-character-why = Een personage is een ronde van jou. De Kapitein huurt cowboys in, en elke cowboy is een actie. Lage nummers plaatsen eerst.
first-character-other = Ook nuttig. De Kapitein had cowboys ingehuurd, en cowboys zijn acties.

first-hire-topic = Inhuren
first-hire-order = Huur één cowboy in voor $1.
first-hire-why = De tweede kost $3 meer, de derde nog eens $5. Eén actie extra is goedkoop; met de rest bouw je.
first-hire-other = Kan. Dan blijft er minder geld voor land, saloon en punten.

first-saloon-topic = Plaatsen
first-saloon-order = Plaats een cowboy op de saloon.
first-saloon-why = Cowboys reserveren acties, die later van links naar rechts worden afgehandeld. Een saloon brengt $5 per huis ernaast op, elke ronde.
first-saloon-other = Ook een actie. Maar nu kan een ander de saloon nemen.

first-contest-topic = Betwisten
first-contest-order = Plaats een cowboy op F2, tegen Otto.
first-contest-why = Twee op één kavel betekent een duel: dobbelsteen plus kracht. Otto heeft straks geen cowboys over, jij wel.
first-contest-other = Kan. Dan krijgt Otto F2 gewoon, zonder duel.

first-market-topic = Punten
first-market-order = Plaats een cowboy op de punten voor $2.
first-market-why = Daar koop je overwinningspunten met wat de saloon opbrengt. Elke ronde sluit de laagste prijs: $2 is er alleen nu.
first-market-other = Goed. Maar punten kosten nooit meer $2: dat vak sluit na deze ronde.

first-pass-topic = Passen
first-pass-order = Pas, en houd één cowboy.
first-pass-why = Elke cowboy in je voorraad is 1 kracht in je duels. Wachten heeft een prijs: wie eerst past, kiest eerst het volgende personage.
first-pass-other = Ook een actie. Maar een cowboy in voorraad had geholpen in het duel.

first-buy-topic = Duel
first-buy-order = Koop F2 voor $2.
first-buy-why = De steen toonde 5; een revolver en een cowboy maken er 7 van. Otto had 2. Een kavel kost $1 plus wat eromheen staat.
first-buy-other = Je mag weigeren. Maar je won het duel, en land geeft ruimte om te bouwen.

first-tile-topic = Kopen
first-tile-order = Neem de saloon voor $6.
first-tile-why = Niemand kwam bij je cowboy staan, dus geen duel. Je betaalt de prijs van het vak en krijgt het gebouw.
first-tile-other = Je mag weigeren. Dan blijft de saloon in de rij, voor iedereen.

first-build-topic = Bouwen
first-build-order = Bouw hem op E2.
first-build-why = Het is jouw land, een weg bedient het, en de saloon staat tussen het huis in het midden en het huis dat nu komt.
first-build-other = Mag. Op E2 hadden er twee huizen naast gestaan.

first-house-topic = Huis
first-house-order = Zet het huis op D2.
first-house-why = De meeste gebouwen brengen een huis mee. Op je eigen land, naast de saloon, brengt het $5 op voor jou alleen.
first-house-other = Mag. Op D2 had het alleen voor jouw saloon gewerkt.
first-house-after = Twee huizen naast de saloon: $10 per ronde.

first-points-topic = Scoren
first-points-order = Koop 5 punten.
first-points-why = De saloon bracht $10 op. Twee dollar per punt is de beste prijs van het spel, maar met $6 bouw je volgende ronde.
first-points-other = Ook goed: meer punten nu is minder om te bouwen, en andersom.

first-road-topic = Weg
first-road-order = Leg je weg tussen F2 en F3.
first-road-why = Gebouwen en huizen hebben een weg bij hun kavel nodig. Zo komen G2 en G3 open. Wegen mag je bij elke vraag leggen.
first-road-other = Kan. Wegen kunnen ook wachten: je mag ze bij elke vraag leggen.

first-count-topic = Tellen
first-count-order = Open de score.
first-count-why = Aan het eind telt elk gebouw, huis en berg van jou 2, en elke $6 telt 1. Elke regel zegt waaruit ze bestaat.

first-end-topic = Klaar
first-end-order = Je kent het spel.
first-end-why = Er zijn nog drie ronden, elk met een ander personage en meer cowboys. Speel dit spel uit tegen dezelfde makkelijke tegenstanders.
