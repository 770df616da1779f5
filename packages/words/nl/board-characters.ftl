streetBoy-yellow-power = Betaal $3: neem meteen een tweede personage, niet de Sheriff.
streetBoy-yellow-detail = De eigenschap en limiet van de tweede zijn van jou, maar je nummer is 0. Zonder $3 komt er niemand en is je limiet $0.

streetBoy-red-power = Neem meteen een tweede personage, niet de Sheriff. Limiet $5 lager.
streetBoy-red-detail = Gratis, maar je moet er een nemen. Eigenschap en limiet zijn die van de tweede; je nummer is 0.

sheriff-yellow-power = Een extra, witte cowboy: geplaatst waar niemand is; niemand mag erbij.
sheriff-yellow-detail = Hij valt nooit aan. In je voorraad telt hij mee voor de kracht.

sheriff-red-power = Je valt niet aan en voegt je nergens bij. 3 OP per duel dat je verliest als anderen bij je komen.
sheriff-red-detail = Eigen gebouwen verdedigen mag en telt ook mee; het loon en de enkele weg mogen ook.

banker-yellow-power = Meteen $9.
banker-yellow-detail = En een limiet waarmee je bijna alles mag houden.

banker-red-power = Koop vóór het eind van de ronde 3, 5 of 7 OP voor $3, $12 of $25.
banker-red-detail = Eén keer, na de OP-vakken en vóór de geldlimiet.

grocer-yellow-power = Verdubbel de inkomsten van je gebouwen van één soort, of neem $8.
grocer-yellow-detail = De $8 meteen of bij de inkomsten. Van een verdubbeld gebouw dat aangevallen wordt, krijgen beiden de gewone inkomsten.

grocer-red-power = Meteen $8, of 1 OP per huis dat je aan het eind van de ronde hebt.
grocer-red-detail = Een herenhuis is één huis; andere gebouwen tellen niet. Kies nu: de $8 krijg je later niet meer.

chineseWorker-yellow-power = Meteen twee wegen. Gebouwen voor de halve prijs, naar boven afgerond.
chineseWorker-yellow-detail = De helft van wat het vak van de gebouwenrij kost, de hele ronde lang.

chineseWorker-red-power = Betaal meteen $5: neem een tegel naar keuze uit de gebouwenrij.
chineseWorker-red-detail = Bouw die meteen of houd hem. De andere schuiven naar de goedkopere vakken en de rij wordt aangevuld.

settler-yellow-power = Meteen een kavel zonder eigenaar naar keuze, gratis.
settler-yellow-detail = Ook bergen en huizen.

settler-red-power = Meteen $8, of 1 OP per berg die je aan het eind van de ronde hebt.
settler-red-detail = Kies nu: de $8 krijg je later niet meer.

captain-yellow-power = Meteen één cowboy voor $1, twee voor $4 of drie voor $9.
captain-yellow-detail = Ze komen uit de algemene voorraad in je eigen voorraad.

captain-red-power = Meteen één revolver voor $3 of twee voor $9.
captain-red-detail = Van jou voor de rest van het spel.

hiredGun-yellow-power = Deze ronde +3 kracht.
hiredGun-yellow-detail = In elk duel, en op de vakken die kracht tellen.

hiredGun-red-power = Deze ronde +2 kracht.
hiredGun-red-detail = Iets minder vuurkracht dan geel, maar een hogere limiet.

indian-yellow-power = De dobbelstenen geven je meteen twee kavels, gratis.
indian-yellow-detail = Opnieuw zolang een kavel een eigenaar heeft of er geen kan hebben. Zonder eigendomstegel vervalt het geschenk.

indian-red-power = Je betaalt hoogstens $3 voor een kavel.
indian-red-detail = Hoe gewild de buurt ook is.

prospector-yellow-power = Betaal meteen $10: een mijn met eigendomstegel op een vrije kavel zonder eigenaar.
prospector-yellow-detail = Uit de gebouwenrij, anders uit de zak. Zijn alle zes de mijnen weg, dan geldt de rode kant.

prospector-red-power = Twee staven dynamiet.
prospector-red-detail = Te bewaren tot gebruik: verdrievoudig een mijn, of geef een staaf mee aan een cowboy en gooi twee dobbelstenen in een duel. Zonder duel is hij weg.

gunsmith-yellow-power = 2 OP voor elk duel dat je wint.
gunsmith-yellow-detail = Waar het ook om ging.

gunsmith-red-power = In elk duel mag je één keer opnieuw gooien. Eén staaf dynamiet.
gunsmith-red-detail = Als alle dobbelstenen te zien zijn; de tweede worp telt. Met dueltegels kies je na de anderen.

singer-yellow-power = Twee fiches ‘geen duel’: die cowboy duelleert nooit en handelt als eerste.
singer-yellow-detail = Voor de drie wegen, inkomstenvakken en OP-vakken, één per vak. Anderen doen alsof hij er niet is. Wat je niet gebruikt, vervalt.

singer-red-power = Een cowboy uit de algemene voorraad gaat gokken, zonder duel: dobbelstenen maal elkaar.
singer-red-detail = Eén keer, in een van je plaatsbeurten. Er moet een cowboy in de algemene voorraad zijn.

auctioneer-yellow-power = Veil meteen twee kavels zonder eigenaar. De helft van het geld is voor jou.
auctioneer-yellow-detail = Jij biedt eerst, dan met de klok mee, hoger of eruit. Win je zelf, dan betaal je alleen de helft van de bank, naar beneden afgerond.

auctioneer-red-power = Veil meteen de fiche met +3 revolvers. Al het geld is voor jou.
auctioneer-red-detail = Jij biedt eerst, dan met de klok mee, hoger of eruit. Win je zelf, dan betaal je niets.

governor-yellow-power = Meteen één weg. 1 OP per weg die je naar een kavel zonder weg legt; een brug 2 OP.
governor-yellow-detail = Deze ronde, telkens als je een weg legt. Rivierkavels tellen niet.

governor-red-power = Meteen betalen de anderen je $1 per revolver, of $1 per begonnen $10.
governor-red-detail = Eén belasting voor iedereen, naar jouw keuze. Wie te weinig heeft, betaalt alles. De fiche met +3 telt niet mee.

doctor-yellow-power = Wie een duel verliest, mag je $3 betalen om de cowboy naar een later vak te sturen.
doctor-yellow-detail = Een open actievak waar niemand staat, of een vak zonder duels; voor jou gratis.

doctor-red-power = Wie een duel verliest, verliest 1 OP of betaalt je $2.
doctor-red-detail = Naar eigen keuze; jij blijft gespaard.

cowboy-yellow-power = Een paard voor je voorraad.
cowboy-yellow-detail = Alleen met de variant Paarden.

cowboy-red-power = Betaal meteen $8: een ranch met eigendomstegel op een vrije kavel zonder eigenaar.
cowboy-red-detail = Uit de gebouwenrij, anders uit de zak. Zijn alle zes de ranches weg, dan geldt de gele kant.

heroes-yellow-power = Deze ronde kunnen je gebouwen niet worden aangevallen, en jij kunt niet aanvallen.
heroes-yellow-detail = Tot het einde van de ronde.

heroes-red-power = Meteen 3 OP, of 6 voor één cowboy, of 9 voor twee.
heroes-red-detail = De cowboys gaan van je voorraad naar de algemene voorraad.

teacher-yellow-power = Volgende ronde ben je de eerste, ongeacht wanneer je past.
teacher-yellow-detail = Ronde 1 tot en met 3. Jij kiest als eerste een personage, de anderen houden hun volgorde.

teacher-red-power = Aan het eind 2 OP per school, gevangenis en kerk van jou, en 2 OP zonder saloon.
teacher-red-detail = Ronde 4. De beschaving heeft de stad bereikt.

lawyer-yellow-power = Koop meteen een kavel zonder eigenaar. Waar je plaatst om te kopen, gaan de anderen weg.
lawyer-yellow-detail = Voor de gewone prijs. De anderen nemen hun cowboys terug vóór enig duel, ook als je er daarna van afziet.

lawyer-red-power = Na de inkomsten 1 OP per $5, $10, $15 of $20, afhankelijk van de ronde.
lawyer-red-detail = Wat je eigen gebouwen je echt betaald hebben, naar boven afgerond. Wat je van anderen nam, telt niet.
