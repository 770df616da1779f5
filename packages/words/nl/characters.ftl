governor-power = Vóór het bieden, één keer per spel: draai een extra kaart open en neem een kaart.
governor-detail = Je biedt en kiest deze ronde gewoon als altijd. Ligt de extra kaart open, dan moet je er een nemen.

lawyer-power = Vóór het bieden, één keer per Era: neem meteen een kaart. Geen beurt deze ronde.
lawyer-detail = Je legt toch een biedkaart af, maar die telt niet. Bonussen en de Chinese arbeider werken deze ronde niet.

chineseWorker-power = Vóór het bieden, één keer per Era: extra kaart open. In je beurt neem je er twee.
chineseWorker-detail = De extra kaart is voor iedereen. Je neemt je twee kaarten in één beurt en legt de eerste voordat je de tweede neemt.

heroes-power = Vóór het bieden, één keer per Era: +3. 6 punten.
heroes-detail = De bonus geldt voor de biedkaart die je gaat spelen, en iedereen hoort het. De 6 punten krijg je hoe dan ook.

gunsmith-power = Vóór het bieden, één keer per Era: +6.
gunsmith-detail = De bonus geldt voor de biedkaart die je gaat spelen, en iedereen hoort het voordat er geboden wordt.

mercenary-power = Na het tonen van de biedingen, één keer per Era: +5.
mercenary-detail = Je ziet eerst alle biedingen en beslist dan of wat aandrang helpt.

doctor-power = Na het tonen van de biedingen, één keer per Era: +2. 5 punten.
doctor-detail = De laatste die om een bonus gevraagd wordt, en dus het best op de hoogte. De 5 punten krijg je hoe dan ook.

singer-power = Evenveel punten als je beste saloon.
singer-detail = Telt je beste saloon een tweede keer: tweemaal de aangrenzende huiswaarde. Zonder saloon zwijgt ze.

settler-power = 1 punt per lege kavel naast een ranch.
settler-detail = Elke kavel telt één keer, ook tussen twee ranches. Met de wet aan je kant gelden outlaws als leeg.

banker-power = 4 punten per bank.
banker-detail = Boven op wat de banken zelf opleveren.

auctioneer-power = Verkoop tot 3 terreinkaarten uit je stad, 7 punten per stuk.
auctioneer-detail = Voordat je een kaart legt, of aan het eind. De kaart mag geen andere overlappen en de stad moet één geheel blijven.

captain-power = 6 punten. Je stad mag 8 × 9 meten.
captain-detail = Werkt zodra je hem neemt, in welke richting je wilt. De Indiaan kijkt dan naar 72 plekken.

cowboy-power = 3 punten per ranch.
cowboy-detail = Boven op wat de ranches zelf opleveren.

grocer-power = 4 punten per drugstore.
grocer-detail = Boven op wat de drugstores zelf opleveren.

undertaker-power = 2 punten per personage dat je hebt.
undertaker-detail = Hij telt zichzelf mee. Altijd.

editor-power = 1 punt per personage met $, 4 punten per personage dat draait.
editor-detail = Een personage met beide symbolen levert 5 op. Hij heeft zelf ook het $ en telt dus mee.

teacher-power = De huiswaarde van je stad in punten.
teacher-detail = Huis 1, herenhuis 2, hotel 2, waar ze ook staan.

indian-power = Een half punt per plek zonder kaart, van de 64, naar boven afgerond.
indian-detail = Kijkt naar 72 plekken als je de Kapitein hebt. Hoe minder je bouwt, hoe liever.

paperboy-power = 3 punten. Aan het eind neem je nog een personage naar keuze.
paperboy-detail = Een dat uit het spel is of nog in de stapel zit, nooit een dat iemand heeft. De nieuwkomer telt volledig mee.

prospector-power = 1 punt per berg en per mijn.
prospector-detail = Alles wat in je stad te zien is, waar ook.

sheriff-power = 3 punten per gevangenis. Outlaws kosten niets en gelden als leeg.
sheriff-detail = De wet geldt zodra je de Sheriff neemt: dek outlaws af en laat er ranches grazen.
