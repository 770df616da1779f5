chapters-box-title = Wat er in de doos zit
chapters-box-intro = Twee Era’s van negen rondes, één kaart per ronde. Je biedt in het geheim, kiest een kaart uit de kolom en bouwt ermee of neemt die in dienst. Na achttien rondes wint de beste stad, en heeft Nevada er een stip op de kaart bij.

rules-C1-1 = 66 *biedkaarten* met zes symbolen: <hat> hoed, <star> ster, <cactus> cactus, <boot> laars, <horseshoe> hoefijzer en <cow> koe, elk genummerd van 1 tot en met 11. Met een hoge kaart kies je vroeg.
rules-C1-2 = 96 *terreinkaarten*, 48 per Era. Een terreinkaart is een vierkant van vier kavels en heeft een getal, de *prioriteit*. Virtuele spelers gaan daarop af; jij mag een betere smaak hebben.
rules-C1-3 = Zo vaak kom je alles tegen in Era I en in Era II: <mountain> berg 32 en 12, <house> huis 18 en 18, <townhouse> herenhuis 2 en 10, <mine> mijn 10 en 4, <ranch> ranch 10 en 4, <blacksmith> smidse 2 en 1, <drugstore> drugstore 3 en 8, <bank> bank 3 en 8, <saloon> saloon 1 en 5, <hotel> hotel 1 en 4, <generalStore> general store 1 en 1, <church> kerk 1 en 2, <prison> gevangenis 1 en 3, <cityHall> stadhuis 0 en 1, <outlaws> outlaws 3 en 5. De overige kavels zijn <empty> leeg. De gedrukte tabel toont berg en huis alleen als plaatje; welke rij welke is, hebben wij beslist.
rules-C1-4 = De gedrukte kaarten hebben we niet overgenomen: onze terreinkaarten zijn zelf ontworpen. Hier kun je op rekenen: op elke kaart staat minstens één ding en geen twee kaarten van een Era zijn gelijk; alles is gelijkmatig over de vier hoeken verdeeld; vier van de vijf kaarten hebben hoogstens één puntengebouw, geen enkele heeft er drie; <outlaws> outlaws komen nooit zonder een huis of een gebouw waar iets te halen valt. De prioriteit loopt van 1 tot en met 9 en hangt alleen af van wat de kaart laat zien.
rules-C1-5 = 21 *personages*, elk op één kaart, met een eigenschap, een prioriteit van 1 tot en met 9 en het symbool <points>, <tilt> of allebei. De achterkant zet de zes symbolen op volgorde voor gelijke biedingen; op sommige staat ook een <skull> schedel. De achterkanten zijn van ons: 21 verschillende volgordes, elk symbool drie of vier keer op elke rang, vier schedels. Ze worden elk spel opnieuw onder de personages verdeeld, zodat de bovenste achterkant nooit verraadt wie eronder zit.

chapters-setup-title = Aan tafel
chapters-setup-intro = Vier tot zes plaatsen, en minstens één ervan is die van jou.

rules-C2-1 = Een spel heeft vier tot zes plaatsen. Op één tot zes ervan zitten echte spelers, op de rest *virtuele spelers*. Zijn jullie met minder dan vier, dan vullen virtuele spelers aan tot vier; je mag er meer uitnodigen, tot zes plaatsen in totaal.
rules-C2-2 = Elke plaats heeft een eigen symbool. Echte spelers kiezen het hunne. Wij hebben beslist dat wie de tafel klaarzet ook voor een virtuele speler mag kiezen; anders krijgt die door loting een van de overgebleven symbolen. Je hand bestaat uit de 1 tot en met 9 van jouw symbool. Een bot telt als echte speler: hij heeft een hand, een stad en eigenschappen, net als jij.
rules-C2-3 = Een virtuele speler is een geschudde, gesloten stapel van negen biedkaarten. Een *beginner* heeft 1 tot en met 9, een *gevorderde* 2 tot en met 10, een *expert* 3 tot en met 11. Je mag de niveaus mengen; begin met beginners.
rules-C2-4 = De terreinkaarten van Era I, die van Era II en de personages worden tot drie gesloten stapels geschud, en de personages worden gecoupeerd. De achterkant van het bovenste personage is altijd voor iedereen te zien.

chapters-round-title = Een ronde
chapters-round-intro = Elke ronde heeft hetzelfde ritme: kaarten opendraaien, vroege eigenschappen, bieden, late eigenschappen, kiezen. Negen rondes vormen een *Era*.

rules-C3-1 = *Opendraaien.* Er gaat één personage open, dan vier terreinkaarten, of vijf bij vijf of zes plaatsen. Ze vormen een kolom die van de stapels wegloopt, in de volgorde waarin ze getrokken zijn. Het personage leggen wij het dichtst bij de stapels.
rules-C3-2 = *Schedel.* Staat er op de achterkant die nu bovenop de personages ligt een <skull> schedel, dan gaat het net opengedraaide personage openlijk onder de stapel en komt het volgende ervoor in de plaats. Dat gaat door tot er geen schedel meer bovenop ligt.
rules-C3-3 = *Vroege eigenschappen*, vóór het bieden, in deze volgorde: Gouverneur, Advocaat, Chinese arbeider, Helden, Wapensmid. Wie er een heeft, zegt openlijk wel of niet; het hoeft nooit. Een eigenschap wordt helemaal uitgevoerd, leggen inbegrepen, voordat de volgende aan de beurt is. Gedrukt is alleen dat de Gouverneur eerst komt; de volgorde van de anderen is onze beslissing. Ook hebben wij beslist: een personage dat je zo krijgt, mag je dezelfde ronde nog gebruiken als zijn plek in de volgorde nog moet komen, ook bij [C3.5].
rules-C3-4 = *Bieden.* Elke echte speler kiest in het geheim een biedkaart. Iedereen ziet dát je gekozen hebt, niemand ziet wat. Daarna gaan alle biedingen tegelijk open, samen met de bovenste kaart van de stapel van elke virtuele speler.
rules-C3-5 = *Late eigenschappen*, na het opendraaien, in deze volgorde: Huurmoordenaar, Arts. Deze volgorde is onze beslissing.
rules-C3-6 = Je bod is het getal op je kaart plus alle bonussen die je deze ronde hebt gebruikt. Bonussen tellen bij elkaar op.
rules-C3-7 = *Kiezen.* Van het hoogste naar het laagste bod neemt elke plaats één kaart uit de kolom: een terreinkaart, die meteen gelegd wordt, of het personage. Bij een gelijk bod gaat het symbool voor dat hoger staat op de bovenste achterkant van de personages. Dat de kaart meteen gelegd wordt, is onze beslissing.
rules-C3-8 = Gespeelde biedkaarten zijn voor deze Era verbruikt en blijven open liggen. Zo kan iedereen uitrekenen wat de anderen nog hebben. Van virtuele spelers weet je welke kaarten er nog zijn, maar niet in welke volgorde.
rules-C3-9 = Heeft elke plaats een kaart genomen, dan gaat de rest van de kolom uit het spel. Bij zes plaatsen blijft er niets over. Een personage dat zo vertrekt, kan via de Krantenjongen nog terugkomen [C7.s]. Wij hebben beslist: de extra kaarten van Gouverneur en Chinese arbeider komen aan het verre eind van de kolom.
rules-C3-11 = Ben je aan de beurt om te kiezen, dan moet je een kaart nemen, en een terreinkaart moet gelegd worden als er ergens een geldige plek is. Is die er niet, dan mag je hem toch nemen (al was het maar om hem een ander niet te gunnen): wij hebben beslist dat hij open opzij gaat en niets waard is.

chapters-laying-title = Een terreinkaart leggen
chapters-laying-intro = Een gekozen terreinkaart gaat meteen je stad in. Meet twee keer, leg één keer.

rules-C5-1 = Je hele stad moet in 8 × 8 kavels passen, met de Kapitein in 8 × 9. Wij hebben beslist dat dat kader niet vastgespijkerd zit: het mag overal om je stad heen liggen, alleen de totale breedte en hoogte tellen.
rules-C5-2 = Je eerste kaart mag overal liggen. Elke volgende moet minstens één hele kavelzijde met je stad delen, of je stad overlappen. Alleen een hoek raken is niet genoeg. De kaarten volgen het raster van de kavels en mogen dus een kavel verspringen.
rules-C5-3 = Kaarten worden nooit gedraaid, nooit gespiegeld en nooit onder een andere geschoven.
rules-C5-4 = Een kaart mag <empty> lege kavels afdekken; dan telt de nieuwe kavel, ook als die zelf leeg is. Verder mag een gebouw afgedekt worden door hetzelfde gebouw en een <mountain> berg door een berg; een <house> huis door een huis of een <townhouse> herenhuis, maar een herenhuis alleen door een herenhuis. <outlaws> Outlaws gelden voor jou als leeg als je de Sheriff of een <prison> gevangenis hebt, maar outlaws dekken nooit outlaws af. Wij hebben beslist dat de gevangenis al in je stad moet liggen voordat je de kaart legt.
rules-C5-5 = Stel dat je stad een mijn, een gevangenis en vier bergen toont, en je neemt nog een mijnkaart. Mag: de nieuwe mijn naast de bergen. Mag: een van de nieuwe bergen op een van de jouwe. Mag niet: alleen met een hoek eraan vast. Mag niet: de nieuwe mijn op de gevangenis.

chapters-virtual-title = Virtuele spelers
chapters-virtual-intro = Ze bieden, ze pakken, ze aarzelen nooit en ze juichen in stilte.

rules-C3-10 = Een virtuele speler neemt de kaart met de hoogste prioriteit; bij gelijke de kaart die het dichtst bij de stapels ligt. Hij houdt de kaart en bouwt niets. Wij hebben beslist dat hij ook nooit een eigenschap gebruikt.
rules-C6-14 = Een virtuele speler scoort de prioriteit van alle kaarten die hij genomen heeft.
rules-C7-8 = Personages van een virtuele speler tellen alleen hun prioriteit. Niemand kan erbij, ook de Krantenjongen niet.
rules-C7-4 = Hoe sterk zijn ze? We hebben de prioriteiten afgesteld door de computer duizend spellen per niveau te laten spelen, één verstandige speler tegen drie virtuele. Beginners komen uit rond de 110 punten (gemiddeld tussen 85 en 115), elk niveau is beter dan het vorige, en een verstandige speler wint van beginners tussen de 40 en 75 van de honderd spellen.

chapters-public-title = Wat iedereen ziet

rules-C3-12 = Voor iedereen zichtbaar: steden, personages en of ze gedraaid zijn, verkochte, opzijgelegde en verwijderde kaarten, verbruikte biedkaarten, de hoogte van elke stapel, de bovenste achterkant, en wie al geboden heeft. Verborgen: biedingen tot ze opengaan, de volgorde van elke stapel, de achterkanten daaronder en het startgetal van het toeval.

chapters-eras-title = Tussen de Era’s

rules-C4-1 = Na de negende ronde gaat de rest van de stapel van Era I uit het spel, en begint Era II.
rules-C4-2 = Je neemt al je negen biedkaarten weer op de hand. De negen kaarten van elke virtuele speler worden tot een nieuwe stapel geschud.
rules-C4-3 = Gedraaide personages gaan weer rechtop en zijn opnieuw te gebruiken, behalve een gebruikte Gouverneur. De stapel personages loopt gewoon door. Dat is onze beslissing.

chapters-characters-title = De 21 personages
chapters-characters-intro = Van elk is er één. <tilt> betekent: de eigenschap werkt één keer per Era, en je draait de kaart een kwartslag om het te onthouden. <points> betekent: de kaart levert aan het eind punten op.

rules-C7-a = *Gouverneur* <tilt> Vóór het bieden: draai aan het eind van de kolom nog een terreinkaart open en neem meteen een willekeurige kaart uit de kolom. Allebei of geen van beide, en ligt de kaart eenmaal open, dan moet je er een nemen. Daarna bied en kies je zoals altijd. Eén keer in het hele spel.
rules-C7-b = *Advocaat* <tilt> Vóór het bieden: neem meteen een willekeurige kaart uit de kolom. In ruil sla je het kiezen over: je wijst wel in het geheim een biedkaart aan, maar die wordt bij het opendraaien open afgelegd en telt niet. Wij hebben beslist dat deze afgelegde kaart tot dan geheim blijft.
rules-C7-c = *Chinese arbeider* <tilt> Vóór het bieden: draai nog een terreinkaart open, die iedereen mag nemen. Ben je aan de beurt om te kiezen, dan neem je twee kaarten, niet minder, en leg je de eerste voordat je de tweede neemt. Deze volgorde van leggen en nemen is onze beslissing.
rules-C7-d = *Helden* <points> <tilt> Vóór het bieden: 3 erbij voor de kaart die je gaat spelen. 6 punten aan het eind.
rules-C7-e = *Wapensmid* <tilt> Vóór het bieden: 6 erbij voor de kaart die je gaat spelen.
rules-C7-f = *Huurmoordenaar* <tilt> Na het opendraaien: 5 erbij voor je bod.
rules-C7-g = *Arts* <points> <tilt> Na het opendraaien: 2 erbij voor je bod. 5 punten aan het eind.
rules-C7-h = *Zangeres* <points> Evenveel punten als je beste <saloon> saloon oplevert [C6.5].
rules-C7-i = *Kolonist* <points> 1 punt per lege kavel naast minstens een van je <ranch> ranches. Een kavel telt één keer, hoeveel ranches er ook op azen.
rules-C7-j = *Bankier* <points> 4 punten per <bank> bank.
rules-C7-k = *Veilingmeester* <points> Verkoop tot drie terreinkaarten uit je stad, in één keer of zo nu en dan, voor 7 punten per stuk. Een kaart die een andere afdekt of zelf afgedekt is, is niet te koop, en evenmin een kaart die je stad bij elkaar houdt.
rules-C7-l = *Kapitein* <points> 6 punten, en je stad mag 8 × 9 meten, in welke richting je maar wilt. De Indiaan kijkt dan naar 72 plekken.
rules-C7-m = *Cowboy* <points> 3 punten per <ranch> ranch.
rules-C7-n = *Winkeljuffrouw* <points> 4 punten per <drugstore> drugstore.
rules-C7-o = *Begrafenisondernemer* <points> 2 punten per personage dat je hebt. Zichzelf vergeet hij niet.
rules-C7-p = *Uitgever* <points> 1 punt voor elk van je personages met <points>, hijzelf inbegrepen, en 4 voor elk met <tilt>. Wij hebben beslist dat een personage met beide symbolen allebei oplevert.
rules-C7-q = *Schooljuf* <points> De huiswaarde van je stad.
rules-C7-r = *Indiaan* <points> Een half punt voor elk van de 64 plekken (72 met de Kapitein) waar geen kaart ligt, naar boven afgerond.
rules-C7-s = *Krantenjongen* <points> 3 punten. Aan het eind van het spel mag je openlijk nog een personage nemen: een dat uit het spel is gegaan of nog in de stapel zit, maar nooit een dat iemand heeft. Het telt als al je andere.
rules-C7-t = *Goudzoeker* <points> 1 punt per <mountain> berg en per <mine> mijn.
rules-C7-u = *Sheriff* <points> 3 punten per <prison> gevangenis. Hij werkt bovendien als een gevangenis: outlaws kosten je niets en gelden als leeg.

chapters-finePrint-title = Personages: de kleine lettertjes

rules-C7-1 = Gebruik je de Advocaat, dan kun je in dezelfde ronde geen Chinese arbeider, Helden, Wapensmid, Huurmoordenaar of Arts gebruiken. Dat is onze beslissing: zonder bod en zonder beurt valt er niets te verbeteren.
rules-C7-2 = Wanneer de Veilingmeester verkoopt, is onze beslissing: telkens als je een kaart gaat leggen (ook een die je met Gouverneur of Advocaat nam), voordat je die legt, en aan het eind van het spel. Meerdere verkopen gaan een voor een. Opzijgelegde kaarten zijn niet te koop. Zelfs je laatste kaart mag weg; de volgende ligt dan waar je wilt. Verkochte kaarten blijven voorgoed onder de Veilingmeester, en het gat mag opnieuw bebouwd worden.
rules-C7-3 = Aan het eind van het spel, in de volgorde die wij hebben beslist: eerst de Krantenjongen, dan de Veilingmeester, dan de telling. Een personage dat de Krantenjongen haalt, doet dus nog al zijn werk: een Veilingmeester mag verkopen, een Sheriff brengt de wet, een Kapitein zijn 6 punten en 72 plekken.
rules-C7-5 = De wet (Sheriff of gevangenis) wordt bij elke gelegde kaart en bij de telling bekeken. Verkoop je je laatste gevangenis zonder dat je de Sheriff hebt, dan is de wet meteen weg; wat eerder afgedekt is, blijft afgedekt. Een personage raak je daarentegen nooit kwijt. (Onze beslissing.)
rules-C7-6 = De Kapitein geeft je de negende rij of kolom zodra je hem neemt, zelfs al voor de tweede kaart van dezelfde Chinese arbeider. (Onze beslissing.)
rules-C7-7 = Heb je Gouverneur en Advocaat, dan mag je ze in één ronde allebei gebruiken: twee kaarten meteen, daarna geen beurt en geen Chinese arbeider. Gouverneur en Chinese arbeider: één kaart meteen, twee in je beurt. Een eigenschap die je bij het kiezen neemt, wacht tot de volgende ronde; Kapitein en Sheriff werken meteen. (Onze beslissing.)

chapters-scoring-title = De telling
chapters-scoring-intro = *Aangrenzend* zijn de acht kavels eromheen, ook schuin. *Huiswaarde*: een <house> huis telt voor 1, een <townhouse> herenhuis voor 2, een <hotel> hotel voor 2.

rules-C6-1 = <ranch> Ranch: 1 punt per lege kavel eromheen (hoogstens 8). Wij hebben beslist dat alleen gelegde kavels tellen: een plek zonder kaart is geen lege kavel. Alleen de Indiaan kijkt daarnaar.
rules-C6-2 = <mine> Mijn: 2 punten per berg eromheen (hoogstens 16).
rules-C6-3 = <drugstore> Drugstore: de huiswaarde eromheen (hoogstens 16), plus 1 punt per ranch in je stad.
rules-C6-4 = <bank> Bank: de huiswaarde eromheen (hoogstens 16), plus 1 punt per mijn in je stad.
rules-C6-5 = <saloon> Saloon: tweemaal de huiswaarde eromheen (hoogstens 32).
rules-C6-6 = <generalStore> General store: de huiswaarde eromheen (hoogstens 16), plus de huiswaarde van je hele stad.
rules-C6-7 = <cityHall> Stadhuis: de huiswaarde eromheen (hoogstens 16), plus 1 punt per gebouw in je stad. Alles wat gebouwd is, is een gebouw, behalve huizen en herenhuizen: mijnen, ranches en gevangenissen dus ook. Wij hebben beslist dat het stadhuis zichzelf meetelt.
rules-C6-8 = <blacksmith> Smidse: 1 punt per ranch en 1 per mijn in je stad.
rules-C6-9 = <church> Kerk: de huiswaarde van je hele stad.
rules-C6-10 = <hotel> Hotel: 3 punten.
rules-C6-11 = <outlaws> Outlaws: je verliest 6 punten per kavel waarop ze staan, niets als je de Sheriff of een gevangenis hebt. Wij hebben beslist dat elk van die kavels één ‘groep’ uit de gedrukte regels is.
rules-C6-12 = Met de Sheriff of een gevangenis tellen je kavels met outlaws zelfs als leeg, voor ranches en voor de Kolonist.
rules-C6-13 = Huizen, herenhuizen, bergen en gevangenissen leveren zelf niets op. Ze maken de andere rijker.
rules-C6-15 = Het hoogste totaal wint, van vlees en bloed of niet. Wij hebben beslist dat een gelijke stand een gedeelde overwinning is. De gedrukte regels sturen de gelijk geëindigden een nieuw spel in, dus bieden we er een aan.
rules-C6-16 = Het scoreblok gaat regel voor regel: ranches; mijnen; huizen van drugstores; huizen van banken; saloons; huizen van general store en stadhuis; punten voor ranches (drugstores, smidsen); punten voor mijnen (banken, smidsen); punten voor huizen (kerken, general stores); hotels; gebouwen van het stadhuis; outlaws; dan een regel per personage. Open een regel en je ziet de kavels erachter.

chapters-examples-title = Voorbeelden
chapters-examples-intro = Vier taferelen met Alex en Paul, die dit vaker hebben gedaan.

rules-C8-1 = *Kiezen.* Vier plaatsen, twee ervan virtueel. De eerste virtuele speler bood 8. Twee kaarten hebben de hoogste prioriteit, 7, dus neemt hij de kaart die het dichtst bij de stapels ligt, een mijn. De tweede neemt de andere 7, een gevangenis. Alex en Paul boden allebei 5. De achterkant zet de ster boven de koe, dus Alex (ster) gaat voor en neemt het personage; Paul (koe) neemt de ranch, en de laatste kaart gaat uit het spel.
rules-C8-2 = *Tellen.* Het blok van Alex: ranch 6; mijnen 10 + 10 + 4 + 4 = 28; huizen van de drugstore 2; huizen van de banken 15; saloon 16; general store en stadhuis 0; voor ranches 1; voor mijnen 8 (4 mijnen, 2 banken); voor huizen 0 (geen kerk, ondanks een huiswaarde van 14); hotels 6; outlaws 0, dankzij een gevangenis; Arts 5, Schooljuf 14, Bankier 8, Advocaat 0. Samen 109.
rules-C8-3 = *Leggen.* De vier gevallen van [C5.5] op een raster. In het noorden: twee bergen, een gevangenis, een berg; daaronder: een mijn, twee lege kavels, een berg. De nieuwe kaart toont een lege kavel en een berg boven een mijn en een berg. Recht boven de twee bergen: mag. Naar boven en naar links verschoven, zodat de onderste berg die in het noordwesten afdekt: mag. Alleen die hoek raken: nee. Mijn op gevangenis: nee.
rules-C8-4 = *Indiaan.* Je kaarten bedekken 40 van de 64 plekken. Dan blijven er 24 open, en de helft van 24 is 12 punten.

chapters-rulings-title = Onze beslissingen
chapters-rulings-intro = Op een paar plekken zwijgen de gedrukte regels, of spreken de uitgaven elkaar tegen. Hier staat waar, en wat er aan deze tafel geldt. De alinea’s met een beslissing van ons:

rules-C9-1 = *Outlaws op outlaws.* De Nederlandse uitgave verbiedt het bij de regel over gelijke gebouwen, de andere bij die over de wet. Hier mag het nooit.
rules-C9-2 = *Extra virtuele spelers.* De Franse uitgave voegt ze alleen toe aan vier of vijf echte spelers, de andere aan elk aantal. Hier is elk aantal goed, tot zes plaatsen.
rules-C9-3 = *Stadhuis en gevangenis.* De Franse uitgave heeft het over gebouwen die punten opleveren en noemt dan alles behalve huizen en herenhuizen. Hier telt de gevangenis dus mee.
rules-C9-4 = *Huurmoordenaar.* Het Franse regelboekje noemt hem “tueur à gages”, het Engelse en het Italiaanse Mercenary en Mercenario. Elke taal houdt hier haar eigen naam.
rules-C9-5 = *Krantenjongen.* Alleen de Nederlandse en de Franse uitgave zeggen dat hij aan het eind van het spel kiest. Hier ook.
rules-C9-6 = *Bonussen.* Alleen de Franse uitgave zegt dat ze bij elkaar opgeteld worden. Hier ook.
rules-C9-7 = *Gouverneur.* Alleen de Franse uitgave zegt dat beide effecten verplicht zijn zodra je hem gebruikt. Hier ook.
rules-C9-8 = *Sheriff.* Alleen de Franse uitgave geeft hem elk effect van een gevangenis; de Engelse schrapt de straf en laat outlaws afdekken. Hier heeft hij ze allemaal: ook voor ranches en de Kolonist tellen outlaws als leeg.
rules-C9-9 = *Virtuele stapels.* De Nederlandse uitgave zegt niet dat ze voor Era II opnieuw geschud worden; de andere wel. Hier ook.
