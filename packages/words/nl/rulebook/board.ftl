chapters-box-title = Wat er in de doos zit
chapters-box-intro = Een lap woestijn, een kruispunt en te veel mensen met plannen. In vier rondes stuur je cowboys op pad om land te kopen, zet je gebouwen neer en maak je van geld overwinningspunten (OP). Willen er twee hetzelfde, dan komt er een duel.

rules-B1-0 = Het spel duurt vier rondes, en elke ronde heeft vier fasen.
rules-B1-1 = Met twee tot zes spelers. Je hebt 10 cowboys en 12 eigendomstegels, nooit meer. Geld, revolvers, wegen en huizen raken niet op. Beperkt zijn alleen de 25 paarden, 9 outlaws en 7 staven dynamiet.
rules-B1-2 = Er zijn 38 gebouwtegels. De 30 van het basisspel doen altijd mee: 6 <ranch> ranches, 6 <mine> mijnen, 4 <drugstore> drugstores, 4 <bank> banken, 3 <saloon> saloons, 3 <hotel> hotels, 2 <church> kerken, 2 <prison> gevangenissen. Welke andere erbij komen, bepalen jullie zelf: 2 <blacksmith> smidsen, 2 <generalStore> general stores, 2 <school> scholen, 1 <cityHall> stadhuis, 1 <station> station. Laat ze weg als je voor het eerst speelt.
rules-B1-3 = 19 personages, genummerd van 0 tot en met 18, elk met een gele en een rode kant.
rules-B1-4 = Twee dobbelstenen, zwart voor de rij, wit voor de kolom. Wij hebben beslist dat ze naar de binnenste 6 × 6 kavels wijzen; wat ze raken heeft dus altijd acht buren.

chapters-setup-title = De stad uitzetten

rules-B2-1 = Je begint met $15, 1 revolver, 1 weg, 3 cowboys in je persoonlijke voorraad en 12 eigendomstegels.
rules-B2-2 = De gebouwenrij heeft zeven vakken: $3, $4, $5, $6, $8, $10 en $12. Op $3 en $10 liggen ranches, op $4 en $12 mijnen. De andere tegels gaan in de zak; drie ervan worden getrokken voor $5, $6 en $8.
rules-B2-3 = De dobbelstenen wijzen het centrum aan: een <house> huis met vier wegen eromheen, zodat negen kavels aan een weg liggen. Dan volgen negen <mountain> bergen, elk één worp; is de kavel bezet, gooi dan opnieuw.
rules-B2-4 = Zit het stadhuis bij de eerste tegels, dan wordt het geplaatst zoals in [B8.12]. Wij hebben beslist: na de bergen, voordat de kavels worden gekozen.
rules-B2-5 = De fiche met +3 revolvers wacht op zijn vak. De beginvolgorde wordt geloot.
rules-B2-6 = In omgekeerde volgorde, van laatste tot eerste, kiest iedereen een kavel; daarna van eerste tot laatste een tweede. Bergen en zelfs het centrum mogen, rivier en stadhuis niet.
rules-B2-7 = Er doen zeven personages mee, acht als de Straatjongen erbij is, elk het hele spel op dezelfde kant. Neem een samenstelling [B9.20], loot of kies zelf.

chapters-choosing-title = Fase 1: personages
chapters-choosing-intro = Iedereen heeft een vriend in de stad nodig. Je krijgt elke ronde een nieuwe.

rules-B3-1 = In de volgorde waarin jullie vorige ronde pasten (in ronde 1: door loting) neemt iedereen een van de personages. Wat *meteen* werkt, werkt voordat er verder wordt gekozen.
rules-B3-2 = Daarna bepalen de nummers van de personages de speelvolgorde van deze ronde, de laagste eerst.

chapters-placing-title = Fase 2: cowboys plaatsen

rules-B4-1 = In speelvolgorde, steeds rond tot iedereen gepast heeft: plaats één cowboy uit je persoonlijke voorraad of pas. Zonder cowboys moet je passen.
rules-B4-2 = Een cowboy kan naar een actievak; naar een kavel zonder eigenaar, om die te kopen; naar het gebouw van een ander, om het aan te vallen; of naar een eigen gebouw, om het te verdedigen. Met de uitbreidingen ook naar het stadhuis, naar een outlaw of in je eigen kraal.
rules-B4-3 = Cowboys van anderen zijn geen bezwaar, ze beloven alleen een duel, tenzij een regel ze beschermt (de witte cowboy, een kerk, de Helden). Wij hebben beslist dat je op elke plek hoogstens één cowboy hebt, behalve bij het loon en de enkele weg, waar er zoveel mogen als je wilt.
rules-B4-4 = Pas je, dan neem je de laagste vrije plaats van de *pasvolgorde* en plaats je deze ronde niets meer. Die volgorde beslist bij gelijkspel in een duel, wie de volgorde van wachtende duels bepaalt [B5.4], wie volgende ronde als eerste een personage kiest en, helemaal aan het eind, wie bij een gelijke stand wint.
rules-B4-5 = Een gesloten vak neemt geen cowboy aan: een OP-prijs die niet meer geldt, een leeg gebouwenvak, of de munitie zolang de fiche weg is.

chapters-resolving-title = Fase 3: Main Street
chapters-resolving-intro = Nu worden de vakken een voor een afgehandeld, altijd in de volgorde van dit hoofdstuk.

rules-B5-0 = Je mag altijd van een actie afzien, ook als je er een duel voor gewonnen hebt. Of hij nu handelt of niet, de cowboy gaat daarna naar de algemene voorraad. Na een verloren duel komt hij terug in je persoonlijke voorraad. Wij hebben beslist dat je geld, overwinningspunten en wegen gewoon neemt, zonder dat ernaar gevraagd wordt.
rules-B5-1 = *Loon.* $4 voor elk van je cowboys daar. Geen duel. Met Paarden kun je er hier in plaats daarvan een kopen [B10.6].
rules-B5-2 = *Munitie.* Wie wint, heeft de fiche met +3 revolvers tot het eind van de ronde.
rules-B5-3 = *Wegen.* Wie de drie wegen wint, neemt er drie. Daarna levert bij de enkele weg elke cowboy één weg op, zonder duel.
rules-B5-4 = *Kavels.* Een kavel kost $1, plus $1 voor elke kavel, deze en de acht eromheen, met een gebouw, een berg of een huis: $1 tot $10. Wachten er meer duels, dan bepaalt wie van de betrokkenen het eerst in de pasvolgorde staat, welk duel eerst komt. Wie wint, betaalt en legt een eigendomstegel, of ziet ervan af; zonder geld of tegel is er geen keus.
rules-B5-5 = *Gebouwen.* Van het vak van $12 omlaag tot $3, een voor een. Wie wint, betaalt de prijs van het vak, neemt de tegel en bouwt die meteen of bewaart hem.
rules-B5-9 = *Inkomstenvakken*, elk voor één winnaar: $2 per kavel die je bezit; dan $2 per punt kracht; dan het gokken: twee dobbelstenen, zoveel dollar als ze aangeven. Daarna leveren alle gebouwen hun inkomsten op [B7.1], zonder dat er een cowboy voor nodig is.
rules-B5-10 = *Overwinningspunten*, elk vak voor één winnaar: 1 OP per twee kavels die je bezit, naar beneden afgerond; dan 1 OP per gebouw dat je op het bord hebt (huizen en bergen niet); dan 1 OP per twee punten kracht, naar beneden afgerond; dan OP te koop voor $2, $3, $4 en $5 per stuk, zoveel je wilt. Wij hebben beslist dat ze in deze volgorde aan de beurt komen. In ronde 1 zijn alle vier de prijzen open; elke ronde sluit de goedkoopste, zodat in ronde 4 alleen $5 overblijft.

chapters-building-title = Bouwen en wegen

rules-B5-6 = Om te bouwen heb je nodig: een eigen vrije kavel (zonder berg, huis, gebouw of rivier); een weg die een hoek ervan raakt of langs een zijde loopt; en een nieuw <house> huis voor de stad. Het huis is gratis en komt op een andere vrije kavel met een weg: van jou, zonder eigenaar, of van een ander als die toestemming geeft. Die hoeft niet aan te grenzen. <ranch> Ranch en <mine> mijn hebben weg noch huis nodig. Bijzondere gevallen staan in het hoofdstuk over de gebouwen.
rules-B5-7 = In plaats van een nieuw huis mag je van een bestaand huis een <townhouse> herenhuis maken, als elk van de acht kavels eromheen een eigenaar heeft of bezet is (gebouw, huis, berg, rivier). Aan de rand van het bord dus nooit. De eigenaar van de kavel moet toestemmen, net als bij een huis. Wij hebben beslist dat er nooit een derde huis op past.
rules-B5-8 = Na het vak van $3 mag iedereen, in speelvolgorde, tegels bouwen die nog in de hand zitten, nieuwe en oude. Waar een regel ‘meteen bouwen’ zegt, gaat het alleen om die ene tegel.
rules-B5-11 = *Wegen* liggen langs de zijden van kavels. Een nieuwe weg moet aansluiten op een weg die er al ligt. Je mag op elk moment wegen uit je voorraad leggen; wij hebben beslist dat dat betekent: telkens als het spel op een beslissing van jou wacht, en nog één keer vóór de eindtelling.
rules-B8-14 = Een huis heeft bij het plaatsen een weg nodig. Wie de kavel bezit, bezit ook wat erop staat.

chapters-duels-title = Duels
chapters-duels-intro = Hier gaat niemand dood. Wie verliest, loopt naar huis, iets beter voorbereid.

rules-B6-1 = Hebben twee of meer spelers een cowboy waar maar één kan handelen, dan duelleren ze allemaal tegelijk. Iedereen gooit een dobbelsteen en telt er de eigen *kracht* bij op: revolvers, cowboys in de persoonlijke voorraad en de bonussen van deze ronde. Het hoogste totaal wint, bij gelijkspel wie eerder in de pasvolgorde staat.
rules-B6-2 = Wie wint, mag handelen. De andere cowboys gaan meteen naar huis en tellen al mee voor de kracht in het volgende duel.
rules-B6-3 = Het logboek toont elke dobbelsteen, elk totaal met zijn onderdelen en hoe elk gelijkspel is beslist.

chapters-income-title = Inkomsten van gebouwen
chapters-income-intro = *Aangrenzend* zijn de acht kavels eromheen, ook schuin.

rules-B7-1 = Eerst worden de inkomsten van elk gebouw voor zijn eigenaar berekend, dan volgen de aanvallen. Een huis of berg op een kavel zonder eigenaar telt voor alle gebouwen eromheen; op een kavel met eigenaar alleen voor de gebouwen van die eigenaar. Dat geldt ook voor gebouwen die als huis tellen; het stadhuis, dat van niemand is, telt voor alle. De general store heeft een eigen regel [B8.10].
rules-B7-2 = *Huiswaarde*: <house> huis 1; <townhouse> herenhuis, <hotel> hotel en <station> station 2; <ranch> ranch, <church> kerk, <school> school en <cityHall> stadhuis 1; al het andere 0.
rules-B7-3 = *Aanval.* Je cowboy op het gebouw van een ander neemt de helft van de inkomsten, naar beneden afgerond; de eigenaar houdt de rest. Staan er meer cowboys, ook die van de eigenaar, dan duelleren ze eerst, in de volgorde van [B5.4]. Wint de eigenaar, dan gaat er niets naar een ander. Een verdediger die niemand uitdaagt, gaat naar de algemene voorraad.
rules-B7-4 = Veilig voor aanvallen: kerken, gevangenissen, het station en gebouwen naast een kerk van dezelfde eigenaar. Wij hebben beslist dat een school, die geen inkomsten heeft, ook niet kan worden aangevallen. Verrijst er een kerk naast een gebouw dat wordt aangevallen, dan gaat de aanvallende cowboy terug als na een verloren duel.
rules-B7-5 = Meer dan dit verdient geen gebouw: drugstore $33, general store $33, smidse $40, bank $45, saloon $55.

chapters-buildings-title = De gebouwen

rules-B8-1 = <mine> Mijn: $3 per aangrenzende berg die ervoor telt [B7.1]. 1 revolver bij de bouw. Geen weg en geen huis nodig.
rules-B8-2 = <ranch> Ranch: $1 per aangrenzende vrije kavel, van wie die ook is, en minstens $1. 1 revolver bij de bouw. Geen weg en geen huis nodig.
rules-B8-3 = <drugstore> Drugstore: $3 per aangrenzend punt huiswaarde, plus $3 per ranch die je waar dan ook hebt. Je eigen ranch ernaast telt op beide manieren: met die ranch en drie huizen eromheen $15.
rules-B8-4 = <bank> Bank: $3 per aangrenzend punt huiswaarde, plus $3 per mijn die je waar dan ook hebt. Met één mijn, één huis en je eigen hotel ernaast: $12.
rules-B8-5 = <saloon> Saloon: $5 per aangrenzend punt huiswaarde.
rules-B8-6 = <hotel> Hotel: levert $6 op.
rules-B8-7 = <church> Kerk: geen inkomsten, maar ze beschermt zichzelf en je gebouwen eromheen [B7.4].
rules-B8-8 = <prison> Gevangenis: geen inkomsten. 2 revolvers bij de bouw. Outlaws blijven op afstand [B10.3].
rules-B8-9 = <blacksmith> Smidse: $5 maal het nummer van de ronde, plus $5 per ranch die je hebt.
rules-B8-10 = <generalStore> General store: $6 per aangrenzend punt huiswaarde op je eigen kavels, $3 op die van anderen of zonder eigenaar. Met twee huizen eromheen, waarvan één van jou, en de kerk van een ander: $12.
rules-B8-11 = <school> School: heeft een weg en drie huizen nodig. Met de rivier is er aan elke kant hoogstens één school.
rules-B8-12 = <cityHall> Stadhuis: het is niet te koop. Wordt het getrokken, dan zet de eerste in speelvolgorde het meteen op een vrije kavel zonder eigenaar met een weg (is die er niet, dan komt er eerst een weg uit de algemene voorraad); daarna wordt een andere tegel getrokken. Er komt geen huis bij, en de kavel is nooit van iemand. Eén cowboy mag het bezetten en blijft er na het eind van de ronde; wie hem uitdaagt, duelleert met hem aan het begin van de inkomsten. Voor de bezetter verdienen drugstores, banken en general stores elk $3 meer, saloons en smidsen $5 meer, tot het gewone maximum [B7.5]. Raak je de plek kwijt, dan is de bonus meteen weg.
rules-B8-13 = <station> Station: alleen langs een rechte lijn van acht wegen dwars over het hele bord. Aan het eind is het 1 OP waard per twee punten huiswaarde in de hele stad, van alle spelers samen, naar beneden afgerond: 12 huizen, 2 hotels, 4 ranches, 1 kerk en het station zijn 23, dus 11 OP. Het kan niet worden aangevallen. Wij hebben beslist dat het geen huis nodig heeft.

chapters-roundEnd-title = Fase 4: einde van de ronde

rules-B11-1 = Het goedkoopste open OP-vak gaat dicht.
rules-B11-2 = Je neemt na ronde 1, 2 of 3 uit de algemene voorraad 4, 5 of 5 cowboys, nooit boven je tien uit.
rules-B11-3 = *Geldlimiet.* Wat je boven de limiet van je personage hebt, moet je uitgeven; meer mag. Elke volle $10 geeft 1 OP. Met $28 en limiet $20 geef je minstens $8 uit; maak er $10 van en je hebt 1 OP. Met $34 en limiet $30 ben je $4 gewoon kwijt. Wij hebben beslist dat je niets gevraagd wordt als je geld niet genoeg is voor nog een punt.
rules-B11-4 = Personages en wat bij ze hoort gaan terug, ook de fiche met +3 revolvers.
rules-B11-5 = De pasvolgorde wordt de volgorde waarin jullie volgende ronde personages kiezen, met de Schooljuf voorop.
rules-B11-6 = In de gebouwenrij schuift wat niemand kocht naar de goedkopere vakken, en de gaten worden uit de zak gevuld. Een stadhuis dat nu getrokken wordt, plaatst de eerste van de nieuwe volgorde.

chapters-scoring-title = Eindtelling
chapters-scoring-intro = Die komt na de geldlimiet van de vierde ronde.

rules-B12-1 = 1 OP per volle $6.
rules-B12-2 = 2 OP voor elk gebouw, elk huis en elke berg op je kavels; niets voor kale kavels en tegels die niet gebouwd zijn. Wij hebben beslist dat een herenhuis als één huis telt.
rules-B12-3 = Dan station, Schooljuf, bruggen, paarden en Kit Carson, zoals in hun eigen alinea’s beschreven.
rules-B12-4 = Wie de meeste OP heeft, wint. Bij gelijke stand wint wie in de laatste ronde eerder paste.

chapters-characters-title = De 19 personages
chapters-characters-intro = Elk heeft een gele kant (de gewone) en een rode. *Meteen* betekent: voordat er verder wordt gekozen. De *limiet* is het geld dat je aan het eind van de ronde mag houden [B11.3].

rules-B9-0 = *0 Straatjongen.* Geel: betaal $3 en neem meteen een tweede personage, niet de Sheriff; zijn eigenschap en limiet zijn van jou, maar in de speelvolgorde heb je nummer 0. Rood: hetzelfde gratis, met een limiet die $5 lager is. Wij hebben beslist: zonder $3 is er geen tweede personage en is je limiet $0.
rules-B9-1 = *1 Sheriff.* Geel: een extra, witte cowboy. Plaats hem waar nog geen cowboy staat, maar niet om aan te vallen; deze ronde mag niemand zich erbij voegen of daar aanvallen. Limiet $20. Rood: je valt niet aan en voegt je nergens bij (eigen gebouwen verdedigen mag), maar elk duel dat je verliest doordat anderen naar jou toe kwamen of bij de verdediging van een eigen gebouw, geeft 3 OP [B14.15]. Limiet $20. Wij hebben beslist dat de witte cowboy in je voorraad meetelt voor de kracht.
rules-B9-2 = *2 Bankier.* Geel: meteen $9. Limiet $120. Rood: koop vóór het eind van de ronde 3, 5 of 7 OP voor $3, $12 of $25. Limiet $60.
rules-B9-3 = *3 Winkeljuffrouw.* Geel: verdubbel de inkomsten van al je gebouwen van één soort, of neem $8, meteen of bij de inkomsten. Wordt een verdubbeld gebouw aangevallen, dan krijgen aanvaller en eigenaar elk de gewone inkomsten: met banken van $18 en $12, de eerste aangevallen, $18 voor de aanvaller, $18 + $24 voor jou. Limiet $60. Rood: meteen $8, of 1 OP per huis dat je aan het eind van de ronde hebt (een herenhuis telt als één; andere gebouwen tellen niet). Limiet $60.
rules-B9-4 = *4 Chinese arbeider.* Geel: meteen twee wegen, en gebouwen voor de halve prijs, naar boven afgerond. Limiet $30. Rood: betaal $5 voor een tegel naar keuze uit de gebouwenrij, om meteen te bouwen of te houden; de andere schuiven naar de goedkopere vakken en de rij wordt aangevuld. Limiet $30.
rules-B9-5 = *5 Kolonist.* Geel: meteen een kavel zonder eigenaar naar keuze, gratis. Limiet $30. Rood: meteen $8, of 1 OP per berg die je aan het eind van de ronde hebt. Limiet $20.
rules-B9-6 = *6 Kapitein.* Geel: meteen één cowboy uit de algemene voorraad voor $1, twee voor $4 of drie voor $9. Limiet $25. Rood: één revolver voor $3 of twee voor $9, voor het hele spel. Limiet $20.
rules-B9-7 = *7 Huurmoordenaar.* Geel: deze ronde 3 kracht erbij. Limiet $20. Rood: 2 erbij. Limiet $30.
rules-B9-8 = *8 Indiaan.* Geel: meteen twee kavels die de dobbelstenen aanwijzen; gooi opnieuw als een kavel een eigenaar heeft of er geen kan hebben. Limiet $20. Rood: je betaalt nooit meer dan $3 voor een kavel. Limiet $30.
rules-B9-9 = *9 Goudzoeker.* Geel: betaal meteen $10 voor een mijn uit de rij, of anders uit de zak, en zet die met een eigendomstegel op een vrije kavel zonder eigenaar; de rij schuift op en wordt aangevuld. Zijn alle zes de mijnen weg, gebruik dan rood. Limiet $20. Rood: twee staven dynamiet, te bewaren tot gebruik [B9.19]. Limiet $20. Wij hebben beslist: liggen er twee mijnen in de rij, dan kies je welke weggaat; de mijn geldt als gebouwd en levert haar revolver op.
rules-B9-10 = *10 Wapensmid.* Geel: 2 OP voor elk gewonnen duel, ook tegen outlaws. Limiet $30. Rood: één staaf dynamiet, en in elk duel mag je je dobbelsteen één keer opnieuw gooien; met dueltegels kies je nadat de anderen de hunne getoond hebben. Limiet $20.
rules-B9-11 = *11 Zangeres.* Geel: twee fiches ‘geen duel’ voor deze ronde. Zet er een met een cowboy op de drie wegen, een inkomstenvak of een OP-vak: die duelleert nooit en handelt als eerste, en de anderen, ook de witte cowboy, doen alsof hij er niet is. Wat je niet gebruikt, vervalt. Limiet $15. Rood: stuur in je plaatsbeurt een cowboy uit de algemene voorraad met zo’n fiche naar het gokken; je verdient het product van de twee dobbelstenen. Limiet $40.
rules-B9-12 = *12 Veilingmeester.* Geel: meteen worden twee kavels zonder eigenaar samen geveild. Jij biedt eerst, dan met de klok mee, steeds hoger of er voorgoed uit, nooit meer dan je hebt. Wie wint, betaalt de helft aan de bank (naar beneden afgerond) en de helft aan jou (naar boven); win je zelf, dan betaal je alleen de bank. Biedt niemand, dan gebeurt er niets. Limiet $30. Rood: hetzelfde om de fiche met +3 revolvers; alles gaat naar jou, en win je zelf, dan betaal je niets. Limiet $30.
rules-B9-13 = *13 Gouverneur.* Geel: meteen één weg, en 1 OP voor elke weg waarmee je een kavel ontsluit die nog geen weg had; een brug 2 OP. Limiet $50. Rood: hef meteen belasting van de anderen, ofwel $1 per gewone revolver (niet voor de fiche met +3 of de kracht van de Huurmoordenaar), ofwel $1 per begonnen $10; wie te weinig heeft, betaalt alles. Limiet $50. Wij hebben beslist dat ook een brug een kavel moet ontsluiten die nog geen weg had.
rules-B9-14 = *14 Arts of Begrafenisondernemer*: je kiest de kant telkens zelf. Arts (geel): wie een duel verliest, tegen spelers of outlaws, mag je $3 betalen (jij: niets) om die cowboy naar een open actievak te sturen dat nog moet komen, in plaats van naar huis; jij eerst, dan in pasvolgorde. $3 van de bank per verwijderde outlaw. Limiet $60. Begrafenisondernemer (rood): wie een duel verliest, tegen spelers of outlaws, behalve jij, verliest 1 OP of betaalt je $2, naar keuze. $2 van de bank per verwijderde outlaw. Limiet $90. Wij hebben beslist dat de patiënt een leeg vak nodig heeft, of een vak zonder duels (de enkele weg).
rules-B9-15 = *15 Cowboy.* Geel (alleen met Paarden): een paard in je voorraad. Limiet $20. Rood: betaal $8 voor een ranch, zoals de Goudzoeker voor een mijn [B9.9]; zijn alle zes weg, gebruik dan geel. Limiet $20.
rules-B9-16 = *16 Helden.* Geel: deze ronde kunnen je gebouwen niet worden aangevallen en kun jij niet aanvallen; outlaws nemen er niets. Limiet $240. Rood: meteen 3 OP, of 6 als je één cowboy inlevert, of 9 voor twee. Limiet $40. Wij hebben beslist: als de outlaws weer lopen, tellen de gebouwen van wie vorige ronde de Helden had voor hen alsof ze niets verdienen.
rules-B9-17 = *17 Schooljuf.* Ronde 1 tot en met 3 (geel): je bent volgende ronde de eerste, ongeacht wanneer je past. Limiet $60. Ronde 4 (rood): aan het eind 2 OP voor elke school, gevangenis en kerk die je hebt, en 2 OP als je geen saloon hebt. Limiet $60.
rules-B9-18 = *18 Advocaat of Uitgever.* Advocaat (geel): meteen mag je een kavel zonder eigenaar voor de prijs kopen; en waar je plaatst om er een te kopen, nemen alle anderen hun cowboys terug vóór enig duel. Limiet $60. Uitgever (rood): na de inkomsten 1 OP per $5, $10, $15 of $20 (ronde 1, 2, 3 of 4) die je eigen gebouwen je echt betaald hebben, naar boven afgerond; buit telt niet. Ronde 2 en $33: 4 OP. Limiet $40.
rules-B9-19 = *Dynamiet* verdrievoudigt de inkomsten van één mijn (één keer per mijn en ronde, niet samen met de Winkeljuffrouw; een aanvaller neemt de helft van het drievoud, naar beneden afgerond), of gaat mee met een cowboy: in een duel daar gooi je twee dobbelstenen en tel je ze allebei (met dueltegels: je mag er twee spelen). Zonder duel dooft het uit. Met een cowboy op je eigen mijn doet het allebei. Gebruikte staven gaan terug naar de voorraad.
rules-B9-20 = *Samenstellingen.* Eerste spel: 1 tot en met 7 geel. Rustige stad: 1R 2R 5G 11G 13G 14 16R. Grondbezitters: 0G 3R 4G 5R 8G 9G 12G 15R. Fortuin: 0G 2G 3G 4R 6G 8R 12G 16G. Confrontatie: 0R 6R 7G 9R 10G 12R 13R 14. Goudkoorts: 0R 1G 3G 5R 8R 9G 10R 11R, met de rivier en zes bergen. (G geel, R rood.)
rules-B9-21 = Kun of wil je niet betalen voor een eigenschap die meteen werkt, dan wordt die gewoon niet gebruikt. Wij hebben beslist dat de kaart en de limiet toch gelden.

chapters-variants-title = Varianten
chapters-variants-intro = Meng ze naar hartenlust. Misschien niet allemaal op een doordeweekse avond.

rules-B10-1 = *Een nieuw begin.* Iedereen stelt in het geheim een startuitrusting samen, en die worden tegelijk getoond. De prijzen zijn onze beslissing: 35 punten om te besteden; een cowboy kost 3 (1 tot 6 stuks), een kavel 3 (tot 4), een revolver 3 (tot 3), een weg 2 (tot 4), en elk punt dat overblijft is $1 (hoogstens $30). De gewone start kost precies 35. Kavels worden gekozen zoals in [B2.6], beurt na beurt, door wie er nog tegoed heeft.
rules-B10-2 = *De Carson River.* <river> Rivierkavels worden nooit gekocht of bebouwd, en de dobbelstenen voor centrum en bergen raken ze niet. Wij tekenden een loop van tien kavels van de noordrand naar de zuidrand; je mag ook zelf een loop tekenen of laten loten, 6 tot 15 kavels van de ene rand naar een andere (het minimum en de twee randen zijn onze beslissing). Bij elke loop zijn er zes bergen in plaats van negen. Een weg met aan alle kanten rivier is een *brug* en kost één speler twee wegen. Voor ranches is rivier vrij; een mijn aan de rivier verdient één keer $3 meer. Aan het eind is een gebouw, huis of berg van jou dat een brug raakt 3 OP waard in plaats van 2.
rules-B10-3 = *Outlaws.* Vóór ronde 2 tot en met 4 is de zwarte dobbelsteen plus 7 hun kracht, en de witte brengt er een, twee of drie (1–2, 3–4, 5–6), geplaatst door de dobbelstenen (niet op een andere <outlaw> outlaw, naast een gevangenis, op de rivier of het stadhuis). Een outlaw die op een gevangenis belandt, verdwijnt, en de eigenaar van de gevangenis krijgt de beloning. Dan zet elk hoogstens één stap, in een volgorde die de eerste in de pasvolgorde kiest, naar het gebouw met de hoogste inkomsten binnen bereik dat niet naast een gevangenis ligt en niet bezet is; bij gelijke beslist het lot. Hij blijft waar niets beters te halen valt. Zijn kavel kan niet gekocht of bebouwd worden, en het gebouw verdient de helft, naar beneden afgerond. Een cowboy die er geplaatst is, vecht vlak vóór de inkomsten: het beste totaal moet de kracht van de outlaws halen, en hoogstens één speler wint. Een verslagen outlaw vertrekt: de winnende cowboy gaat naar de algemene voorraad en levert de beloning op of, op het gebouw van een ander, de helft van de inkomsten. Verliezers gaan naar huis, en een outlaw die wint, blijft. Kerken maken geen indruk op ze, en de buren hebben geen last van ze: een kale kavel met een outlaw telt nog voor een ranch. Een gevangenis die naast een van hen gebouwd wordt, komt te laat. De beloningen hebben wij bepaald: kracht 8 of 9 geeft 2 OP, 10 of 11 geeft 3, 12 of 13 geeft 4; en ook dat rivier en stadhuis verboden terrein zijn. Ook een outlaw die op een gevangenis naast een andere gevangenis belandt, wordt gepakt.
rules-B10-4 = *Het recht van de sterkste.* Duelleren doe je met tegels van 0 tot en met 5 in plaats van dobbelstenen, in het geheim gekozen, samen getoond, dan afgelegd. Met twee spelers heeft elk alle zes de tegels en $15. Met drie tot vijf worden zes tegels per speler geschud en verdeeld, zes per speler; met zes spelers vijf sets en vijf tegels per speler. Je begint dan met $30 min de som van je tegels, die iedereen te horen krijgt. Ook tegen outlaws vecht je met tegels; bij het gokken, de opstelling en de komst van de outlaws blijven het dobbelstenen. Wij hebben beslist: zijn je tegels op, dan trek je er meteen na dat duel drie uit de afgelegde.
rules-B10-5 = *Kit Carson.* Zodra de eerste speler een eerste cowboy heeft geplaatst, plaatst en verplaatst iedereen tegelijk. Ben je klaar, dan neem je de eerste vrije plaats van de pasvolgorde en verander je niets meer. Aan het eind krijg je 1 OP voor elke speler die in de laatste ronde na jou klaar was. Wij hebben beslist dat je tot dan ook cowboys mag terugnemen. Hoogstens twintig keer per ronde, zodat de ronde ooit eindigt.
rules-B10-6 = *Paarden.* Je begint met één paard en vijf kralen. Bij het loon, in speelvolgorde, mag een cowboy in plaats van te verdienen voor $4 een paard kopen, één per speler en ronde, dat meteen in een kraal gaat. Na het plaatsen van een cowboy op het bord mag je één paard in een kraal zetten: 1 geeft deze ronde 1 kracht (2 bij drie of meer paarden daar); 2 laat je meteen nog een cowboy plaatsen, er een verplaatsen, er een terugnemen of passen (een cowboy die je zo plaatst, laat nog een paard toe); 3 verdubbelt een ranch, één paard per ranch, niet met de Winkeljuffrouw; 4 betaalt meteen $2; 5 is alleen voor de rodeo. In plaats van naar een actie mag ook een cowboy in een kraal, één in elke. *Rodeo* aan het eind van elke ronde: tel per kraal hoeden × paarden op, met een cowboy dubbel; de hoogste uitkomst wint een rodeofiche, bij een gelijke stand beslist de pasvolgorde. Dan komen de paarden thuis. Aan het eind is een paard 1 OP waard plus 1 voor elke rodeo van jou: 3 paarden en 2 rodeo’s zijn 9 OP. Met Kit Carson is kraal 2 gesloten. De hoeden zijn 2, 1, 2, 3 en 5; alle behalve de 5 zijn onze beslissing.

chapters-examples-title = Voorbeelden

rules-B13-1 = *Een duel.* Oranje gooit 5 en heeft 1 revolver: 6. Groen gooit 3, met 2 revolvers en 1 cowboy: ook 6. Blauw gooit 2 met 1 revolver: 3. Oranje paste vóór Groen en wint. Groen en Blauw nemen hun cowboys terug.
rules-B13-2 = *Een prijs.* Rond de kavel twee huizen, twee saloons en een berg: $1 + $5 = $6.
rules-B13-3 = *Saloons.* Drie huizen eromheen: $15. Een andere heeft er ook drie, maar één is van iemand anders: $10.
rules-B13-4 = Meer sommen staan waar ze horen: [B8.3], [B8.4], [B8.10], [B8.13], [B9.3], [B9.18], [B10.6], [B11.3].
rules-B13-5 = *Geldlimiet.* Arno heeft $54 en de Bankier, met limiet $120. Arno houdt alles.
rules-B13-6 = *Speelvolgorde.* Groen heeft de Sheriff (1), Oranje de Winkeljuffrouw (3), Blauw de Huurmoordenaar (7). In die volgorde wordt gespeeld.
rules-B13-7 = *Bouwen.* Groen wint het vak van $10, bouwt een saloon en zet het huis op de laatste vrije kavel met een weg en zonder eigenaar. Blauw bouwt voor $8 een drugstore en maakt van het huis in het centrum een herenhuis. Oranje vindt bij $5 geen plek voor het huis van een bank, heeft geen weg, vraagt het Groen en Blauw, en beiden weigeren. De bank blijft in handen.
rules-B13-8 = *Zonder de verdubbeling van de Winkeljuffrouw* krijgt in het geval van [B9.3] de aanvaller $9 en de eigenaar $9 + $12.
rules-B13-9 = *Outlaws in ronde 2.* Een loopt van een saloon naar een general store die meer verdient, kerk of geen kerk. Een andere blijft op zijn smidse: huis en kerk eromheen verdienen niets, bank en ranch minder.

chapters-meeting-title = Waar regels elkaar tegenkomen
chapters-meeting-intro = Twee regels komen elkaar tegen op de hoek en geen van beide gaat opzij. Alles in dit hoofdstuk is onze eigen beslissing.

rules-B14-1 = De inkomsten verlopen zo: duel om het stadhuis; gevechten met outlaws; aanvallen; dan worden dynamiet, kraal 3 en Winkeljuffrouw in speelvolgorde aangekondigd; uitbetaling; Uitgever. Wie de volgorde van de duels bepaalt, staat vast als de stap begint, en noemt er telkens één.
rules-B14-2 = Alle inkomsten worden op één manier berekend: de som, plus de bonus van het stadhuis, tot het maximum, door een outlaw gehalveerd en naar beneden afgerond, dan verdubbeld of verdrievoudigd (nooit allebei, desnoods boven het maximum), en pas dan het deel van de aanvaller.
rules-B14-3 = Bij kavels worden eerst alle duels uitgevochten. Daarna wordt in speelvolgorde gekocht wat gewonnen is, of er wordt van afgezien.
rules-B14-4 = Eigenschappen voor het eind van de ronde (rode Bankier, Winkeljuffrouw, Kolonist) komen na de OP-vakken en vóór de geldlimiet. De $8 van Winkeljuffrouw en Kolonist neem je meteen of nooit.
rules-B14-5 = Je mag bij elk van je beslissingen wegen leggen, en iedereen mag het, in beurtvolgorde, nog eens aan het eind van fase 3. In ronde 4 is dat de laatste kans.
rules-B14-6 = Op een gebouw met een outlaw bevechten aanvallers en eigenaar hem in één duel. Haalt niemand zijn kracht, dan verliezen allen, en er komt geen tweede duel. Op het gebouw van een ander kiest de winnaar de beloning of de helft van de bevrijde inkomsten, wat als aanval geldt; de eigenaar neemt de beloning. Op een kale kavel is er de beloning, maar geen koop.
rules-B14-7 = Waar aanvallen verboden is, levert een gevecht met een outlaw geen halve inkomsten op. De beloning is nog wel te winnen.
rules-B14-8 = Een kerk die een aanval beëindigt, is geen duel: Arts, Begrafenisondernemer, Wapensmid en rode Sheriff krijgen niets. Een gevecht met een outlaw daar gaat door.
rules-B14-9 = Lopende outlaws vergelijken volle inkomsten, met het nummer van de nieuwe ronde en de bonus van het stadhuis. Bij gelijke stand met hun eigen gebouw blijven ze; een gebouw naast een gevangenis telt niet, ook hun eigen niet. Een verwijderde nieuwkomer wordt niet vervangen.
rules-B14-10 = Een kavel onder een outlaw is op geen enkele manier te verwerven.
rules-B14-11 = De cowboy in het stadhuis is een van je tien en kan niet worden verplaatst; wordt hij verslagen, dan keert hij terug in je voorraad. De bonus geldt al in dezelfde ronde. De witte cowboy mag een leeg stadhuis voor één ronde bezetten. Wie het plaatst: bij de opstelling en in fase 1 de eerste in volgorde, in fase 4 de eerste van de nieuwe. Is één weg niet genoeg, dan komen er meer, maar geen brug. Is er geen vrije kavel zonder eigenaar, dan gaat het stadhuis uit het spel.
rules-B14-12 = Straatjongen: je betaalt voordat je kiest; met de rode kant moet je een tweede personage nemen. Een limiet zakt nooit onder $0.
rules-B14-13 = Witte cowboy: niet naar outlaws, niet in kralen. Bij het loon en de enkele weg alleen als er niemand is, maar anderen mogen erbij. Hij gaat nooit waar al een cowboy staat, ook niet een met een fiche van de Zangeres; een cowboy van de Zangeres mag wel bij hem komen.
rules-B14-14 = Advocaat: niet waar de witte cowboy staat. De cowboys van de anderen gaan naar huis als de kavels beginnen; dat is geen verloren duel, ook niet als de Advocaat er daarna van afziet.
rules-B14-15 = Rode Sheriff: je mag je bij het loon en de enkele weg voegen, en een eigen gebouw altijd verdedigen, wie er ook staat, ook een outlaw. Elders ga je alleen naar een outlaw waar geen cowboy staat. Een duel dat je bij de verdediging van een eigen gebouw verliest, geeft de 3 OP ook als een outlaw het won. Elk ander verloren duel waarin een outlaw vecht, levert niets op.
rules-B14-16 = Zangeres: één fiche per vak. De rode kant kost één plaatsbeurt, één keer, en vraagt een cowboy in de algemene voorraad. Heb je die beurt of de witte cowboy nog, dan hoef je ook met een lege voorraad niet te passen.
rules-B14-17 = Dynamiet kondig je aan bij het plaatsen, en het blijft bij die cowboy. Alleen eigen mijnen worden verdrievoudigd, ook als het duel daar verloren gaat. Is de voorraad te klein, neem dan wat er is.
rules-B14-18 = Rode Wapensmid: als alle dobbelstenen te zien zijn, mag je één keer opnieuw gooien, en de nieuwe worp geldt (met dynamiet een van je twee dobbelstenen). Ook tegen outlaws.
rules-B14-19 = De Arts wordt meteen na elk duel gevraagd, en bij een zo geplaatste cowboy kan niemand zich voegen.
rules-B14-20 = OP zakken nooit onder 0. Begrafenisondernemer: met 0 OP betaal je als je kunt, anders niets; met minder dan $2 verlies je het OP.
rules-B14-21 = Veilingen beginnen bij $1. Om te bieden heb je het geld en de eigendomstegels nodig. Is er nog maar één kavel, dan wordt alleen die geveild. Een fiche waarop niemand biedt, gaat terug naar zijn vak. Met de klok mee is de volgorde van de plaatsen.
rules-B14-22 = Indiaan: kan geen van de 36 kavels een eigenaar krijgen, of heb je geen eigendomstegel meer, dan vervalt het geschenk.
rules-B14-23 = Gele Goudzoeker en rode Cowboy: is er geen vrije kavel zonder eigenaar of heb je geen eigendomstegel meer, dan kun je er niet voor betalen. Een tegel uit de zak laat de rij zoals die is. Tegels in handen van spelers gelden als weg. Wordt de rode Cowboy geel zonder Paarden, dan heeft hij geen eigenschap.
rules-B14-24 = Twaalf eigendomstegels zijn er twaalf: meer land krijg je ook niet cadeau.
rules-B14-25 = Gele Helden mogen toch om het stadhuis vechten. Rode Helden geven cowboys uit de persoonlijke voorraad aan de algemene voorraad.
rules-B14-26 = De Schooljuf komt voorop in de nieuwe volgorde, de anderen houden hun plaats. Bij gelijke standen en voor de volgorde van de outlaws telt hoe er echt gepast is.
rules-B14-27 = Gouverneur: alleen zolang je de kaart hebt. Rivierkavels tellen niet als ontsloten, een brug scoort haar 2 OP één keer, en de weg die voor het stadhuis wordt gelegd, telt voor niemand.
rules-B14-28 = De huizen van één gebouw worden een voor een geplaatst, en elk moet op dat moment mogen; zo mag het tweede huis van een school op het eerste. Alle huizen, of geen gebouw. Een gebouw dat je bij het kiezen van de huizen opgeeft, wacht tot je weer mag bouwen.
rules-B14-29 = Je vraagt om een huis op een bepaalde kavel, en de eigenaar zegt ja of nee, één keer per kavel en gebouw, zonder tegenprestatie. Geen antwoord op tijd is een nee.
rules-B14-30 = De kanten van de rivier zijn, voor scholen, de stukken land die de rivier overlaat.
rules-B14-31 = Station: bruggen tellen in de lijn, en alleen binnenlijnen kruisen het bord.
rules-B14-32 = Is de zak leeg, dan blijven de duurste vakken leeg en gesloten.
rules-B14-33 = Een nieuw begin met Het recht van de sterkste: het geld van je uitrusting plus $15 min je tegels, minstens $0. Dynamiet met nog maar één tegel: je speelt er een.
rules-B14-34 = Kit Carson: is de eerste speler klaar zonder te plaatsen, dan begint iedereen. Of een zet geldig is, wordt bekeken als hij binnenkomt. Fiches, dynamiet en witte cowboy gaan met hun cowboy mee tot je klaar bent. Met Paarden heb je nooit meer paarden in kralen dan cowboys op het bord; ze mogen verhuizen tot je klaar bent, en dan betaalt kraal 4.
rules-B14-35 = Paarden: een paard dat in kraal 2 gekocht wordt, telt alleen voor de rodeo. Een cowboy verplaatsen betekent precies die cowboy, naar een andere actie, in een kraal of terug naar je voorraad, en het brengt geen nieuw paard. Na de rodeo gaan cowboys in kralen naar de algemene voorraad, voordat er nieuwe worden gepakt [B11.2]. Zijn alle rodeo’s 0 waard, dan neemt de eerste in de pasvolgorde de fiche. Een lege voorraad verkoopt geen paard.

chapters-rulings-title = Onze beslissingen
chapters-rulings-intro = Op sommige plekken zwijgen de gedrukte regels, zijn ze onduidelijk of verwijzen ze naar een plaatje. Dit zijn de alinea’s met een beslissing van ons:
