import type { BoardSetupWords } from './en.ts';

export const boardSetup: BoardSetupWords = {
  heading: 'Een stad klaarzetten',
  firstGame: 'Eerste spel, zoals de regels aanraden',
  seats: 'Plaatsen',
  seatsHint: 'Twee tot zes. Met twee speel je het best aan de rivier.',
  roster: {
    heading: 'Personages',
    by: { preset: 'Een samenstelling', lot: 'Door loting', hand: 'Zelf kiezen' },
    lotHint: 'Zeven personages (acht met de Straatjongen) en hun kanten, geloot als het spel begint.',
    handHint: (chosen, needed) => `${chosen} van ${needed} gekozen. Klik nog eens voor de andere kant.`,
  },
  presets: {
    firstGame: { name: 'Eerste spel', about: 'De zeven makkelijkste, met de gele kant.' },
    quietTown: { name: 'Rustige stad', about: 'Minder duels, meer bouwen.' },
    landowners: { name: 'Grondbezitters', about: 'Kavels, kavels, kavels.' },
    fortune: { name: 'Fortuin', about: 'Veel geld, in veel handen.' },
    showdown: { name: 'Krachtmeting', about: 'Houd je kruit droog.' },
    goldRush: { name: 'Goudkoorts', about: 'Mijnen en een rivier, met zes bergen.' },
  },
  sides: { yellow: 'geel', red: 'rood' },
  buildings: {
    heading: 'Meer gebouwen',
    hint: 'De dertig basistegels zitten altijd in de zak. Deze mogen erbij.',
  },
  variants: {
    heading: 'Varianten',
    hint: 'In elke combinatie. Laat ze in een eerste spel weg.',
    about: {
      newBeginning: 'Ieder stelt in het geheim een startuitrusting samen.',
      river: 'Een rivier dwars over het bord: bruggen, rijkere mijnen en land van niemand.',
      outlaws: 'Outlaws komen aan, gaan op de beste gebouwen zitten en wachten tot ze verjaagd worden.',
      mightIsRight: 'Duels gaan met tegels die je in het geheim kiest, niet met dobbelstenen.',
      kitCarson: 'Allen plaatsen hun cowboys tegelijk.',
      horses: 'Kralen, extra beurten en elke ronde een rodeo.',
    },
    rating: (complexity, strategy, length) =>
      `Complexiteit ${complexity}, strategie ${strategy}, duur: ${length}`,
    length: { same: 'even lang', shorter: 'korter', longer: 'langer' },
  },
  river: {
    heading: 'Loop van de rivier',
    board: 'Zoals op het bord',
    random: 'Door loting',
    drawn: 'Zelf getekend',
    drawnHint:
      'Klik de kavels één voor één aan, van de ene rand van het bord naar een andere. Klik op de laatste om die terug te nemen.',
  },
  rosterSize: (chosen, needed) => `Kies ${needed} personages; je hebt er ${chosen}.`,
};
