### Lessen van het kaartspel.

## first

first-about-name = Het kaartspel
first-about-line = Bieden, kiezen, leggen, afdekken, een eigenschap gebruiken, tellen: vier rondes met Nora.

first-bid-topic = Bieden
first-bid-order = Bied je 5.
first-bid-why = Het hoogste bod kiest eerst, en elk getal dient je één keer per Era: geef de 5 uit, bewaar de 9.
first-bid-other = Een lager bod kiest later; een hoger getal mis je de rest van de Era.
first-bid-after = 5 is het hoogste bod: jij kiest eerst.

first-take-topic = Nemen
first-take-order = Neem de mijn.
first-take-why = Een mijn telt 2 per berg eromheen, ook schuin. Deze kaart heeft beide: meteen 2 punten.
first-take-other = Die heeft ook waarde, maar telt nog niets. De mijn wel.
first-take-after = De eerste kaart ligt vanzelf. Wat niemand neemt, verlaat het spel.

first-tie-topic = Gelijk bod
first-tie-order = Bied je 4, ook als Otto dat doet.
first-tie-why = De achterkant op de stapel beslist bij gelijk bod: jouw hoed staat boven Otto’s ster, een gelijk bod is genoeg.
first-tie-other = De 4 was genoeg geweest: bij gelijk bod wint je hoed van Otto’s ster.
first-tie-after = Allebei 4, en de hoed wint van de ster: jij kiest eerst.

first-pair-topic = Passen
first-pair-order = Neem de tweede mijn.
first-pair-why = Zijn berg raakt straks beide mijnen, en elk telt hem. Een kaart is waard wat ernaast ligt.
first-pair-other = Kan, maar een mijn naast je mijn deelt de bergen.

first-lay-topic = Leggen
first-lay-order = Leg de kaart tegen de noordrand van de stad.
first-lay-why = Kaarten delen een zijde. Hier raakt de berg beide mijnen: 4 punten. Verder weg zijn het er 2.
first-lay-other = Mag. Maar het getal op de kaart zegt wat een plek oplevert: hier was het 4.
first-lay-after = 4 punten: één berg, twee mijnen.

first-save-topic = Sparen
first-save-order = Bied alleen je 1.
first-save-why = Deze ronde wil je het personage, en de anderen willen land. Het ligt er nog als jij als laatste kiest.
first-save-other = Zo kies je eerder, maar dat getal mis je later.
first-save-after = De anderen namen land. De Huurmoordenaar ligt er nog.

first-character-topic = Personage
first-character-order = Neem de Huurmoordenaar.
first-character-why = Personages geven een eigenschap of punten in plaats van land. Deze telt één keer per Era 5 bij een open bod.
first-character-other = Land is ook goed. Maar de Huurmoordenaar had 5 bij een bod geteld.

first-bluff-topic = Plannen
first-bluff-order = Bied je 3.
first-bluff-why = Dat lijkt weinig. Maar liggen alle biedingen open, dan maakt de Huurmoordenaar er 8 van.
first-bluff-other = Ook goed; met de Huurmoordenaar was de 3 genoeg.

first-power-topic = Eigenschap
first-power-order = Gebruik de Huurmoordenaar.
first-power-why = Otto leidt met 7. Jouw 3 plus 5 is 8: jij kiest eerst. In Era II is de eigenschap er weer.
first-power-other = Dan kiest Otto’s 7 eerst, en is de beste kaart misschien weg.
first-power-after = 8 wint van Otto’s 7.

first-ranch-topic = Kiezen
first-ranch-order = Neem de berg boven de ranch.
first-ranch-why = De berg dient je mijnen, en een ranch telt 1 per lege kavel eromheen. Twee nutten, één kaart.
first-ranch-other = Die telt ook. De aangewezen kaart diende mijnen en ranch tegelijk.

first-overlap-topic = Afdekken
first-overlap-order = Dek de twee lege kavels af.
first-overlap-why = Een kaart mag lege kavels afdekken. Zo ligt de berg naast beide mijnen: 6 punten in plaats van 4.
first-overlap-other = Mag. Afdekken had 6 opgeleverd: lege kavels mag je afdekken.
first-overlap-after = 6 punten. Wat afgedekt is, telt niet meer.

first-count-topic = Tellen
first-count-order = Open de score.
first-count-why = Elke regel zegt waaruit ze bestaat. Geteld wordt aan het eind, maar de stand klopt altijd.

first-end-topic = Klaar
first-end-order = Je kent het spel.
first-end-why = Er zijn nog veertien rondes, negen in Era II. Speel ze tegen dezelfde makkelijke tegenstanders, in deze stad.

## virtual

virtual-about-name = Virtuele spelers
virtual-about-line = Ze bieden van een stapel en nemen de hoogste prioriteit: goed gezelschap voor één of twee.

virtual-bid-topic = Stapel
virtual-bid-order = Bied je 5.
virtual-bid-why = Een virtuele speler draait de bovenste kaart van een geschudde stapel om. Wat gespeeld is ligt open: tel wat er nog komt.
virtual-bid-other = Goed. Hun biedingen komen van geschudde stapels: tel wat gespeeld is.
virtual-bid-after = Eén virtuele speler zat hoger en nam het hoogste blauwe getal.

virtual-take-topic = Prioriteit
virtual-take-order = Neem de ranch die overblijft.
virtual-take-why = Virtuele spelers nemen altijd het hoogste blauwe getal en bouwen niets. Aan het eind tellen ze de som van die getallen.
virtual-take-other = Ook goed. Onthoud: ze nemen het hoogste blauwe getal.

virtual-high-topic = Eerst
virtual-high-order = Bied je 9.
virtual-high-why = Er liggen twee mijnen, allebei met een 7. Beginners hebben 1 tot 9 net als jij: een 9 kan alleen gelijk zijn.
virtual-high-other = Kan. Een 9 had eerst gekozen of was gelijk geweest.

virtual-mine-topic = Ontzeggen
virtual-mine-order = Neem de mijn naast haar berg.
virtual-mine-why = Ze telt voor jou, en haar 7 niet meer voor een virtuele speler. Zo werkt elke kaart dubbel.
virtual-mine-other = Goed. Wat je laat liggen, geeft zijn blauwe getal aan een virtuele speler.

virtual-end-topic = Klaar
virtual-end-order = Je kent virtuele spelers.
virtual-end-why = Sterkere hebben hogere getallen: tot 10 of 11. Leg je mijn en speel uit tegen deze beginners.

## coach

coach-bid-head = Nieuw: bieden
coach-bid-one = Het hoogste bod kiest eerst, het laagste laatst.
coach-bid-two = Elk getal is voor de Era uitgegeven: bewaar hoge voor kaarten die je nodig hebt.
coach-bid-three = Bij gelijk bod beslist de volgorde van symbolen op de stapel.

coach-take-head = Nieuw: een kaart nemen
coach-take-one = Een terreinkaart gaat meteen in je stad.
coach-take-two = Ze is waard wat ze daar raakt: zoek buren.
coach-take-three = Een personage geeft in plaats daarvan punten of een eigenschap.

coach-lay-head = Nieuw: een kaart leggen
coach-lay-one = De kaart sluit met een zijde aan en mag lege kavels afdekken.
coach-lay-two = Het getal zegt wat de plek nu oplevert.
coach-lay-three = De stad past in 8 bij 8: houd ruimte om te groeien.

coach-power-head = Nieuw: een eigenschap
coach-power-one = Je mag je personage nu gebruiken, of bewaren.
coach-power-two = De meeste eigenschappen kunnen één keer per Era.
coach-power-three = Is je bod al veilig, bewaar haar dan.

coach-tie-head = Nieuw: gelijk bod
coach-tie-one = Iemand anders bood hetzelfde getal als jij.
coach-tie-two = Het symbool dat hoger op de achterkant van de stapel staat, gaat eerst.
coach-tie-three = Die achterkant wisselt elke ronde: kijk ernaar voor je biedt.

coach-eraEnd-head = Nieuw: Era II
coach-eraEnd-one = Je hebt alle negen biedingen weer.
coach-eraEnd-two = Gedraaide personages staan weer recht: hun eigenschappen zijn klaar.
coach-eraEnd-three = Er zijn nog negen rondes. Wat je stad mist moet nu komen.
