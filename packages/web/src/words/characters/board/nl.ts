import type { BoardCharacterWords } from './en.ts';

export const boardCharacters: BoardCharacterWords = {
  streetBoy: {
    yellow: {
      power: 'Betaal $3: neem meteen een tweede personage, niet de Sheriff.',
      detail:
        'De kracht en limiet van de tweede zijn van jou, maar je speelt op nummer 0. Zonder $3 komt er niemand en is je limiet $0.',
    },
    red: {
      power: 'Neem meteen een tweede personage, niet de Sheriff. Limiet $5 lager.',
      detail:
        'Gratis, maar je moet iemand nemen. Kracht en limiet zijn die van de tweede; je speelt op nummer 0.',
    },
  },
  sheriff: {
    yellow: {
      power: 'Een witte cowboy extra: geplaatst waar niemand is, en niemand mag erbij.',
      detail:
        'Hij valt nooit aan en gaat niet naar outlaws of in kralen. In je voorraad telt hij mee voor de kracht.',
    },
    red: {
      power: 'Je valt niet aan en voegt je nergens bij. 3 OP per verloren duel als ze naar jou komen.',
      detail: 'Eigen gebouwen verdedigen mag, en bij het loon en de enkele weg mag je ook.',
    },
  },
  banker: {
    yellow: { power: 'Meteen $9.', detail: 'En een limiet waarmee je bijna alles mag houden.' },
    red: {
      power: 'Koop vóór het eind van de ronde 3, 5 of 7 OP voor $3, $12 of $25.',
      detail: 'Eén keer, na de OP-vakken en vóór de geldlimiet.',
    },
  },
  grocer: {
    yellow: {
      power: 'Verdubbel de inkomsten van je gebouwen van één soort, of neem $8.',
      detail:
        'De $8 meteen of bij de inkomsten. Van een verdubbeld gebouw dat aangevallen wordt, krijgen beiden de gewone inkomsten.',
    },
    red: {
      power: 'Meteen $8, of 1 OP per huis dat je aan het eind van de ronde hebt.',
      detail: 'Een herenhuis is één huis; andere gebouwen tellen niet. Kies nu: later is er geen geld meer.',
    },
  },
  chineseWorker: {
    yellow: {
      power: 'Meteen twee wegen. Gebouwen voor de halve prijs, naar boven afgerond.',
      detail: 'De helft van wat het vak van de gebouwenrij kost, de hele ronde lang.',
    },
    red: {
      power: 'Betaal meteen $5: neem een tegel naar keuze uit de gebouwenrij.',
      detail:
        'Bouw die meteen of houd hem. De andere schuiven naar de goedkopere vakken en de rij wordt aangevuld.',
    },
  },
  settler: {
    yellow: {
      power: 'Meteen een kavel zonder eigenaar naar keuze, gratis.',
      detail: 'Ook bergen en huizen, maar niet met een outlaw erop.',
    },
    red: {
      power: 'Meteen $8, of 1 OP per berg die je aan het eind van de ronde hebt.',
      detail: 'Kies nu: later is er geen geld meer.',
    },
  },
  captain: {
    yellow: {
      power: 'Meteen één cowboy voor $1, twee voor $4 of drie voor $9.',
      detail: 'Ze komen uit de algemene voorraad in je eigen voorraad.',
    },
    red: {
      power: 'Meteen één revolver voor $3 of twee voor $9.',
      detail: 'Van jou voor de rest van het spel.',
    },
  },
  hiredGun: {
    yellow: {
      power: 'Deze ronde 3 kracht erbij.',
      detail: 'In elk duel, en op de vakken die kracht tellen.',
    },
    red: {
      power: 'Deze ronde 2 kracht erbij.',
      detail: 'Iets minder vuur dan geel, maar meer ruimte voor geld.',
    },
  },
  indian: {
    yellow: {
      power: 'De dobbelstenen geven je meteen twee kavels, gratis.',
      detail:
        'Opnieuw zolang een kavel een eigenaar heeft of er geen kan hebben. Zonder eigendomstegel vervalt het geschenk.',
    },
    red: {
      power: 'Je betaalt hoogstens $3 voor een kavel.',
      detail: 'Hoe druk de buurt ook is.',
    },
  },
  prospector: {
    yellow: {
      power: 'Betaal meteen $10: een mijn met eigendomstegel op een vrije kavel zonder eigenaar.',
      detail: 'Uit de gebouwenrij, anders uit de zak. Zijn alle zes mijnen weg, dan geldt de rode kant.',
    },
    red: {
      power: 'Twee staven dynamiet.',
      detail:
        'Te bewaren tot gebruik: verdrievoudig een mijn, of geef een staaf mee aan een cowboy en gooi twee dobbelstenen in een duel. Zonder duel is hij weg.',
    },
  },
  gunsmith: {
    yellow: {
      power: '2 OP voor elk duel dat je wint.',
      detail: 'Gevechten met outlaws tellen ook.',
    },
    red: {
      power: 'In elk duel mag je één keer opnieuw gooien. Eén staaf dynamiet.',
      detail:
        'Als alle dobbelstenen gezien zijn, en de tweede worp geldt. Met dueltegels kies je na de anderen.',
    },
  },
  singer: {
    yellow: {
      power: 'Twee fiches ‘geen duel’: die cowboy duelleert nooit en handelt als eerste.',
      detail:
        'Voor de drie wegen, inkomstenvakken en OP-vakken, één per vak. Anderen doen alsof hij er niet is. Wat je niet gebruikt, vervalt.',
    },
    red: {
      power: 'Een cowboy uit de algemene voorraad gaat gokken, zonder duel: dobbelstenen maal elkaar.',
      detail: 'Eén keer, in een van je plaatsbeurten. Er moet een cowboy in de algemene voorraad zijn.',
    },
  },
  auctioneer: {
    yellow: {
      power: 'Veil meteen twee kavels zonder eigenaar. De helft van het geld is voor jou.',
      detail:
        'Jij biedt eerst, dan met de klok mee, hoger of eruit. Win je zelf, dan betaal je alleen de helft van de bank, naar beneden afgerond.',
    },
    red: {
      power: 'Veil meteen de fiche met +3 revolvers. Al het geld is voor jou.',
      detail: 'Jij biedt eerst, dan met de klok mee, hoger of eruit. Win je zelf, dan betaal je niets.',
    },
  },
  governor: {
    yellow: {
      power: 'Meteen één weg. 1 OP per weg die je naar een kavel zonder weg legt; een brug 2 OP.',
      detail: 'Deze ronde, telkens als je een weg legt. Rivierkavels tellen niet.',
    },
    red: {
      power: 'Meteen betalen de anderen je $1 per revolver, of $1 per begonnen $10.',
      detail:
        'Eén belasting voor allen, naar jouw keuze. Wie te weinig heeft, betaalt alles. De fiche met +3 telt niet mee.',
    },
  },
  doctor: {
    yellow: {
      power: 'Arts: wie een duel verliest, mag je $3 betalen om de cowboy naar een later vak te sturen.',
      detail:
        'Een open actievak waar niemand staat; voor jou is het gratis. $3 van de bank per verwijderde outlaw.',
    },
    red: {
      power: 'Begrafenisondernemer: wie een duel verliest, verliest 1 OP of betaalt je $2.',
      detail: 'Naar eigen keuze; jij blijft gespaard. $2 van de bank per verwijderde outlaw.',
    },
  },
  cowboy: {
    yellow: {
      power: 'Een paard voor je voorraad.',
      detail: 'Alleen met de variant Paarden.',
    },
    red: {
      power: 'Betaal meteen $8: een ranch met eigendomstegel op een vrije kavel zonder eigenaar.',
      detail: 'Uit de gebouwenrij, anders uit de zak. Zijn alle zes ranches weg, dan geldt de gele kant.',
    },
  },
  heroes: {
    yellow: {
      power: 'Deze ronde valt niemand je gebouwen aan, en jij valt niemand aan.',
      detail: 'Outlaws nemen er niets, en als ze weer lopen, zien ze je gebouwen niet.',
    },
    red: {
      power: 'Meteen 3 OP, of 6 voor één cowboy, of 9 voor twee.',
      detail: 'De cowboys gaan van je voorraad naar de algemene voorraad.',
    },
  },
  teacher: {
    yellow: {
      power: 'Volgende ronde ben je de eerste, wanneer je ook past.',
      detail: 'Ronde 1 tot en met 3. Jij kiest als eerste een personage, de anderen houden hun volgorde.',
    },
    red: {
      power: 'Aan het eind 2 OP per school, gevangenis en kerk van jou, en 2 OP zonder saloon.',
      detail: 'Ronde 4. De beschaving is in de stad.',
    },
  },
  lawyer: {
    yellow: {
      power: 'Koop meteen een kavel zonder eigenaar. Waar je plaatst om te kopen, gaan de anderen weg.',
      detail:
        'Voor de gewone prijs. De anderen nemen hun cowboys terug vóór enig duel, ook als je er daarna van afziet.',
    },
    red: {
      power: 'Uitgever: na de inkomsten 1 OP per $5, $10, $15 of $20, naar de ronde.',
      detail:
        'Wat je eigen gebouwen je echt betaald hebben, naar boven afgerond. Wat je van anderen nam, telt niet.',
    },
  },
};
