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
first-saloon-why = Cowboys reserveren acties, die later langs Main Street worden afgehandeld. Een saloon brengt $5 per huis ernaast op, elke ronde.
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
first-buy-why = De dobbelsteen toonde 5; een revolver en een cowboy maken er 7 van. Otto had 2. Een kavel kost $1 plus wat eromheen staat.
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
first-end-why = Er zijn nog drie rondes, elk met een ander personage en meer cowboys. Speel dit spel uit tegen dezelfde makkelijke tegenstanders.

## river

river-about-name = De Carson River
river-about-line = Water in plaats van drie bergen: mijnen en ranches houden ervan.

river-mine-topic = Mijn
river-mine-order = Kies E2, tussen bergen en rivier.
river-mine-why = Een mijn aan de rivier brengt $3 meer op. Met twee bergen ernaast is dat hier $9 per ronde.
river-mine-other = Goed. Aan de rivier brengt een mijn $3 meer op.

river-ranch-topic = Ranch
river-ranch-order = Kies C4, naast het water.
river-ranch-why = Niemand koopt of bouwt op de rivier, en een ranch telt haar als vrij: weide die blijft.
river-ranch-other = Goed. Een ranch telt de rivier als vrij, en niemand bouwt er.

river-end-topic = Klaar
river-end-order = Je kent de rivier.
river-end-why = Een brug kost twee wegen; wat je ernaast bezit telt aan het eind 3 in plaats van 2. Speel het spel uit.

## newBeginning

newBeginning-about-name = Een nieuw begin
newBeginning-about-line = Stel je eigen uitrusting samen, in het geheim.

newBeginning-kit-topic = Uitrusting
newBeginning-kit-order = Neem drie cowboys, twee kavels.
newBeginning-kit-why = Iedereen geeft in het geheim 35 punten uit. Dit is de gewone uitrusting; minder van het een koopt meer van het ander, de rest is geld.
newBeginning-kit-other = Ook een plan. Wat je niet uitgaf is je startgeld.

newBeginning-claim-topic = Kavel
newBeginning-claim-order = Kies D4, tussen drie bergen.
newBeginning-claim-why = Otto nam minder kavels en meer revolvers. Wie meer kavels heeft, kiest langer: hier zou een mijn $9 opbrengen.
newBeginning-claim-other = Mag. Tussen bergen brengt een mijn $3 per berg op.

newBeginning-end-topic = Klaar
newBeginning-end-order = Je kent de uitrusting.
newBeginning-end-why = Weinig cowboys en veel geld, of veel revolvers: elke uitrusting is een plan. Speel uit met de jouwe.

## mightIsRight

mightIsRight-about-name = Het recht van de sterkste
mightIsRight-about-line = Duels met tegels uit je hand in plaats van dobbelstenen.

mightIsRight-contest-topic = Betwisten
mightIsRight-contest-order = Plaats een cowboy op F4, tegen Otto.
mightIsRight-contest-why = Je hebt de Huurmoordenaar: 3 kracht extra deze ronde. Een duel is geen geluk meer, dus kies het bewust.
mightIsRight-contest-other = Kan. Maar met de Huurmoordenaar is een duel een goed idee.

mightIsRight-pass-topic = Voorraad
mightIsRight-pass-order = Pas, met twee in voorraad.
mightIsRight-pass-why = Cowboys thuis tellen nog 1 kracht per stuk. Zes tegen Otto’s drie, voordat er een tegel valt.
mightIsRight-pass-other = Kan; dan heb je minder kracht in het duel.

mightIsRight-tile-topic = Tegel
mightIsRight-tile-order = Speel je 3.
mightIsRight-tile-why = Otto komt hoogstens op 3 + 5. Met 6 + 3 win je van elke tegel, en houd je de 5.
mightIsRight-tile-other = Ook mogelijk. Een 3 was zeker genoeg; hoge tegels ben je daarna kwijt.

mightIsRight-buy-topic = Winst
mightIsRight-buy-order = Koop F4 voor $5.
mightIsRight-buy-why = 9 tegen 5. Gespeelde tegels liggen open: tel wat de anderen nog hebben voor het volgende duel.
mightIsRight-buy-other = Je mag weigeren; het duel is toch gewonnen.

mightIsRight-end-topic = Klaar
mightIsRight-end-order = Je kent de tegels.
mightIsRight-end-why = Zonder tegels trek je drie gespeelde. Hoge tegels kosten startgeld. Speel het spel uit.

## kitCarson

kitCarson-about-name = Kit Carson
kitCarson-about-line = Iedereen plaatst tegelijk.

kitCarson-mine-topic = Begin
kitCarson-mine-order = Plaats een cowboy op de mijn voor $4.
kitCarson-mine-why = Wie eerste is opent; daarna plaatst iedereen tegelijk en mag eigen cowboys nog verzetten.
kitCarson-mine-other = Goed. Niets is definitief tot je klaar bent.

kitCarson-move-topic = Wijzigen
kitCarson-move-order = Neem hem terug: Otto is er ook.
kitCarson-move-why = Dat wordt een duel. Voor je klaar bent, mag elke cowboy van je weer naar huis.
kitCarson-move-other = Kan. Dan vecht Otto’s cowboy met de jouwe om de mijn.

kitCarson-again-topic = Opnieuw
kitCarson-again-order = Plaats hem op de ranch voor $3.
kitCarson-again-why = Daar staat niemand. Kijk naar de anderen, maar wacht niet te lang.
kitCarson-again-other = Ook goed. Kijk waar de anderen staan.

kitCarson-done-topic = Klaar melden
kitCarson-done-order = Zeg dat je klaar bent.
kitCarson-done-why = Wie eerst klaar is, staat vooraan: bij gelijkspel, bij het volgende personage, en 1 punt per tragere speler in de laatste ronde.
kitCarson-done-other = Je mag doorgaan. Maar wie eerst klaar is, staat vooraan.

kitCarson-end-topic = Klaar
kitCarson-end-order = Je kent Kit Carson.
kitCarson-end-why = Snelle spellen, en zenuwen. Speel dit uit tegen Otto.

## outlaws

outlaws-about-name = Outlaws
outlaws-about-line = Vanaf ronde 2 rijden ze binnen en halveren ze je inkomsten.

outlaws-gun-topic = Dreiging
outlaws-gun-order = Neem de Huurmoordenaar.
outlaws-gun-why = Een outlaw zit op je ranch op F4 en halveert de inkomsten. Kracht 12 deze ronde: je hebt elke revolver nodig.
outlaws-gun-other = Ook nuttig. Maar de outlaw heeft kracht 12.

outlaws-fight-topic = Gevecht
outlaws-fight-order = Plaats een cowboy op F4.
outlaws-fight-why = Die vecht vlak voor de inkomsten. Haal je 12 met dobbelsteen en kracht, dan vertrekt de outlaw en krijg je punten.
outlaws-fight-other = Kan. Dan blijft de outlaw en neemt de helft.

outlaws-pass-topic = Voorraad
outlaws-pass-order = Pas, en houd de anderen thuis.
outlaws-pass-why = Drie revolvers, vier cowboys en de Huurmoordenaar maken 10. Een 2 is genoeg.
outlaws-pass-other = Kan; elke geplaatste cowboy is 1 kracht minder.
outlaws-pass-after = 12 gehaald: de outlaw vertrekt, 4 punten voor jou.

outlaws-end-topic = Klaar
outlaws-end-order = Je kent de outlaws.
outlaws-end-why = Elke ronde kunnen er meer komen, richting de beste inkomsten. Een gevangenis houdt ze weg. Speel het spel uit.

## horses

horses-about-name = Paarden
horses-about-line = Vijf kralen, kleine voordelen en elke ronde een rodeo.

horses-place-topic = Plaatsen
horses-place-order = Plaats een cowboy op de ranch voor $3.
horses-place-why = Meteen na een cowboy mag je een paard in een kraal zetten.
horses-place-other = Goed. Na elke cowboy mag een paard in een kraal.

horses-horse-topic = Paard
horses-horse-order = Zet je paard in kraal 4.
horses-horse-why = Die levert meteen $2 op. Kraal 1 geeft kracht, 2 nog een plaatsing, 3 verdubbelt een ranch; alle tellen voor de rodeo.
horses-horse-other = Goed: elke kraal heeft haar nut, en alle tellen voor de rodeo.

horses-corral-topic = Rodeo
horses-corral-order = Plaats een cowboy in kraal 4.
horses-corral-why = Een cowboy in een kraal verdubbelt haar paarden bij de rodeo. De hoogste som per ronde krijgt een rodeofiche.
horses-corral-other = Ook een actie. Naast het paard had hij het verdubbeld bij de rodeo.

horses-end-topic = Klaar
horses-end-order = Je kent de paarden.
horses-end-why = Aan het eind telt elk paard 1, en 1 extra per gewonnen rodeo. Speel het spel uit.

## buildings

buildings-about-name = Nieuwe gebouwen
buildings-about-line = Stadhuis, smidse, general store, school en station.

buildings-smith-topic = Smidse
buildings-smith-order = Plaats een cowboy op de smidse.
buildings-smith-why = Die brengt $5 maal het rondenummer op, plus $5 per eigen ranch, waar hij ook staat. Vroeg is het best.
buildings-smith-other = Goed. Een smidse groeit vanzelf, van $5 tot $20.

buildings-hall-topic = Stadhuis
buildings-hall-order = Plaats een cowboy op het stadhuis.
buildings-hall-why = Het is van niemand; wie er zit verdient meer: smidsen en saloons $5, drugstores, banken, general stores $3. De cowboy blijft.
buildings-hall-other = Kan. In het stadhuis had je smidse $5 meer opgebracht.

buildings-pass-topic = Passen
buildings-pass-order = Pas.
buildings-pass-why = Er zit er maar één in het stadhuis: komen er meer, dan een duel voor de inkomsten. Je laatste cowboy geeft kracht.
buildings-pass-other = Goed. Kracht thuis beschermt je plek.

buildings-take-topic = Kopen
buildings-take-order = Neem de smidse.
buildings-take-why = De rij mengt oude en nieuwe gebouwen. Een school heeft drie huizen nodig, een station acht wegen in een rechte lijn.
buildings-take-other = Je mag weigeren; hij blijft in de rij.

buildings-build-topic = Bouwen
buildings-build-order = Bouw hem op D3.
buildings-build-why = De inkomsten hangen niet van buren af, alleen van de ronde en je ranches. Een weg is toch nodig.
buildings-build-other = Mag; een smidse brengt overal evenveel op.

buildings-house-topic = Huis
buildings-house-order = Zet het huis op E4.
buildings-house-why = Je eigen land bewaart het voor latere winkels. Een general store verdient dubbel aan je eigen huizen.
buildings-house-other = Mag. Op je eigen land dient een huis alleen jou.

buildings-end-topic = Klaar
buildings-end-order = Je kent de nieuwe gebouwen.
buildings-end-why = Smidse en stadhuis betalen deze ronde al samen. Speel het spel uit en ontdek de rest.

## coach

coach-claimParcel-head = Nieuw: je eerste land
coach-claimParcel-one = Naast huizen passen winkels, naast bergen mijnen.
coach-claimParcel-two = Rond het eerste huis lopen al wegen.
coach-claimParcel-three = Kavels naast elkaar helpen elkaar.

coach-takeCharacter-head = Nieuw: personages
coach-takeCharacter-one = Een laag nummer speelt eerder.
coach-takeCharacter-two = De eigenschap is alleen deze ronde van jou.
coach-takeCharacter-three = Aan het eind van de ronde houd je hoogstens dit bedrag.

coach-placeCowboy-head = Nieuw: cowboys plaatsen
coach-placeCowboy-one = Elke cowboy reserveert een actie of kavel; met twee is het een duel.
coach-placeCowboy-two = Alles wordt later afgehandeld, langs Main Street.
coach-placeCowboy-three = Cowboys die je houdt zijn kracht, en wie vroeg past kiest eerst.

coach-buildOrKeep-head = Nieuw: bouwen
coach-buildOrKeep-one = De meeste gebouwen hebben een eigen vrije kavel, een weg en een nieuw huis nodig.
coach-buildOrKeep-two = Wat eromheen staat bepaalt de inkomsten, elke ronde.
coach-buildOrKeep-three = Ranch en mijn hebben geen weg en geen huis nodig.

coach-buyPoints-head = Nieuw: punten kopen
coach-buyPoints-one = Punten worden duurder: elke ronde sluit de laagste prijs.
coach-buyPoints-two = Wat je houdt bouwt volgende ronde, tot je geldlimiet.
coach-buyPoints-three = Helemaal aan het eind is elke $6 nog 1 punt.

coach-spend-head = Nieuw: geldlimiet
coach-spend-one = Je personage zegt hoeveel geld je mag houden.
coach-spend-two = Wat erboven is geef je nu uit: 1 punt per volle $10.
coach-spend-three = Koop volgende keer eerder: $10 per punt is duur.

coach-passing-head = Nieuw: passen
coach-passing-one = Hoe eerder je past, hoe eerder je volgende ronde een personage kiest.
coach-passing-two = Cowboys die je houdt geven kracht in elk duel.
coach-passing-three = Bij gelijkspel in een duel wint wie eerst paste.

coach-duel-head = Nieuw: duels
coach-duel-one = Iedereen op de plek gooit een dobbelsteen en telt kracht erbij; het hoogste totaal handelt.
coach-duel-two = Kracht is je revolvers plus de cowboys die je nog hebt.
coach-duel-three = Een verslagen cowboy komt thuis en maakt je sterker in het volgende duel.

coach-income-head = Nieuw: inkomsten
coach-income-one = Je gebouwen betalen elke ronde, zonder cowboy.
coach-income-two = Wat eromheen staat bepaalt hoeveel: huizen, bergen, weiland.
coach-income-three = Een cowboy van een ander op een gebouw neemt de helft. Kracht beschermt het.
