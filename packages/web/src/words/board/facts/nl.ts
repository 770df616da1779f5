import { grammarOf } from '../../grammar.ts';
import { names } from '../../names/nl.ts';
import { sumOf } from '../duel-sum.ts';
import type { BoardFacts, SpaceId } from './en.ts';

const { plural } = grammarOf('nl');

const money = (amount: number): string => `$${amount}`;

const tile = (price: number) => ({
  sign: `Gebouw ${money(price)}`,
  about: `Betaal ${money(price)}, neem de tegel en bouw die meteen of houd hem.`,
});

const market = (price: number) => ({
  sign: `OP voor ${money(price)}`,
  about: `Koop zoveel OP als je wilt, voor ${money(price)} per stuk. ${price === 5 ? 'Open tot het eind.' : `Sluit na ronde ${price - 1}.`}`,
});

const spaceNames: Readonly<Record<SpaceId, string>> = {
  salary: 'het loon',
  ammunition: 'de munitie',
  threeRoads: 'de drie wegen',
  oneRoad: 'de enkele weg',
  tile3: 'het gebouw van $3',
  tile4: 'het gebouw van $4',
  tile5: 'het gebouw van $5',
  tile6: 'het gebouw van $6',
  tile8: 'het gebouw van $8',
  tile10: 'het gebouw van $10',
  tile12: 'het gebouw van $12',
  parcelIncome: 'het geld voor kavels',
  strengthIncome: 'het geld voor kracht',
  gaming: 'de goktafel',
  parcelPoints: 'de OP voor kavels',
  buildingPoints: 'de OP voor gebouwen',
  strengthPoints: 'de OP voor kracht',
  points2: 'de OP van $2',
  points3: 'de OP van $3',
  points4: 'de OP van $4',
  points5: 'de OP van $5',
};

const strengthParts: BoardFacts['strengthParts'] = {
  revolvers: (count) => `${count} ${plural(count, names.terms.revolver)}`,
  cowboys: (count) => `${count} ${plural(count, names.terms.cowboyPiece)}`,
  ammunition: (count) => `${count} voor munitie`,
  character: (count) => `${count} voor het personage`,
  horses: (count) => `${count} voor paarden`,
};

export const facts: BoardFacts = {
  money,
  points: (count) => `${count} OP`,
  spaces: {
    salary: { sign: 'Loon', about: '$4 voor elk van je cowboys. Zoveel als er komen, geen duel.' },
    ammunition: { sign: 'Munitie', about: '3 kracht erbij tot het eind van de ronde.' },
    threeRoads: { sign: 'Drie wegen', about: 'Drie wegen voor je voorraad.' },
    oneRoad: { sign: 'Eén weg', about: 'Een weg voor elk van je cowboys. Zoveel als er komen, geen duel.' },
    tile3: tile(3),
    tile4: tile(4),
    tile5: tile(5),
    tile6: tile(6),
    tile8: tile(8),
    tile10: tile(10),
    tile12: tile(12),
    parcelIncome: { sign: '$2 × kavels', about: '$2 voor elke kavel die je bezit.' },
    strengthIncome: { sign: '$2 × kracht', about: '$2 voor elk punt van je kracht.' },
    gaming: { sign: 'Gokken', about: 'Twee dobbelstenen, en zoveel dollar als ze tonen.' },
    parcelPoints: { sign: 'OP: kavels', about: '1 OP per twee kavels die je bezit, naar beneden afgerond.' },
    buildingPoints: {
      sign: 'OP: gebouwen',
      about: '1 OP voor elk gebouw dat je op het bord hebt. Huizen en bergen tellen niet.',
    },
    strengthPoints: {
      sign: 'OP: kracht',
      about: '1 OP per twee punten van je kracht, naar beneden afgerond.',
    },
    points2: market(2),
    points3: market(3),
    points4: market(4),
    points5: market(5),
  },
  places: {
    parcel: (parcel) => `kavel ${parcel}`,
    corral: (corral) => `kraal ${corral}`,
    space: (id) => spaceNames[id as SpaceId],
  },
  where: {
    parcel: (parcel) => `op kavel ${parcel}`,
    corral: (corral) => `in kraal ${corral}`,
    space: (id) => `bij ${spaceNames[id as SpaceId]}`,
  },
  strengthParts,
  duelSum: (p) => `${p.who}: ${sumOf(p, strengthParts)}`,
  moneySources: {
    start: 'om te beginnen',
    salary: 'loon',
    horse: 'een paard',
    parcel: 'een kavel',
    tile: 'een gebouw',
    space: 'een inkomstenvak',
    building: 'inkomsten van gebouwen',
    attack: 'een aanval',
    points: 'overwinningspunten',
    limit: 'geldlimiet',
    corral: 'kraal 4',
    power: 'een personage',
    auction: 'een veiling',
    tax: 'belasting',
    fee: 'kosten na een duel',
    outlaw: 'een verwijderde outlaw',
  },
  pointSources: {
    space: 'een puntenvak',
    market: 'gekocht',
    limit: 'geld uitgegeven bij de geldlimiet',
    power: 'een personage',
    duelWon: 'een gewonnen duel',
    duelLost: 'een verloren duel',
    road: 'een weg naar nieuw land',
    outlaw: 'de beloning voor een outlaw',
    funeral: 'een begrafenis',
    income: 'inkomsten van gebouwen',
  },
  incomeParts: {
    flat: 'Vast',
    round: 'Nummer van de ronde',
    house: 'Huizen eromheen',
    mountain: 'Bergen eromheen',
    pasture: 'Vrije kavels eromheen',
    riverside: 'Aan de rivier',
    owned: 'Eigen ranches of mijnen',
    least: 'Minstens',
    hallStep: 'Bonus van het stadhuis',
    cap: 'Boven het maximum',
    outlaw: 'De helft van de outlaw',
  },
  scoreLines: {
    points: 'Tijdens het spel behaald',
    money: 'Geld',
    property: 'Gebouwen, huizen, bergen',
    station: 'Station',
    teacher: 'Schooljuf',
    horses: 'Paarden en rodeo’s',
    kitCarson: 'Sneller dan anderen',
  },
  scoreParts: {
    points: 'Vóór de eindtelling',
    money: '1 OP per volle $6',
    bridge: 'Bij een brug',
    saloon: 'Geen saloon',
    horses: 'Elk paard 1 OP, en 1 meer per rodeo',
    playersBehind: 'Spelers die later klaar waren',
  },
  buildings: {
    ranch:
      '$1 per vrije kavel eromheen, minstens $1. 1 revolver bij de bouw. Geen weg en geen huis nodig. Huiswaarde 1.',
    mine: '$3 per berg eromheen die van jou of van niemand is. 1 revolver bij de bouw. Geen weg en geen huis nodig.',
    drugstore: '$3 per huiswaarde eromheen, $3 per ranch van jou. Heeft een weg en een huis nodig.',
    bank: '$3 per huiswaarde eromheen, $3 per mijn van jou. Heeft een weg en een huis nodig.',
    saloon: '$5 per huiswaarde eromheen. Heeft een weg en een huis nodig.',
    hotel: 'Levert $6 op. Heeft een weg en een huis nodig. Huiswaarde 2.',
    church:
      'Geen inkomsten. Houdt aanvallers weg van zichzelf en je gebouwen eromheen. Heeft een weg en een huis nodig. Huiswaarde 1.',
    prison:
      'Geen inkomsten. 2 revolvers bij de bouw. Houdt outlaws op afstand. Heeft een weg en een huis nodig.',
    blacksmith: '$5 maal het nummer van de ronde, $5 per ranch van jou. Heeft een weg en een huis nodig.',
    generalStore:
      '$6 per huiswaarde eromheen op je eigen kavels, $3 op andere. Heeft een weg en een huis nodig.',
    school: 'Geen inkomsten. Heeft een weg en drie huizen nodig. Huiswaarde 1.',
    cityHall:
      'Van niemand. Met een cowboy erin verdienen je winkels, banken, saloons en smidsen meer. Huiswaarde 1.',
    station:
      'Aan het eind 1 OP per twee huiswaarden in de stad. Heeft een lijn van acht wegen dwars over het bord nodig. Huiswaarde 2.',
    house:
      'Huiswaarde 1. Op een kavel van niemand telt het voor alle gebouwen eromheen, anders alleen voor die van de eigenaar.',
    townhouse: 'Twee huizen in één: huiswaarde 2. Een derde komt er nooit bij.',
    mountain: 'Voedt mijnen eromheen: op een kavel van niemand alle, anders alleen die van de eigenaar.',
    river: 'Geen eigenaar, geen gebouw. Vrij land voor ranches, $3 meer voor een mijn ernaast.',
  },
};
