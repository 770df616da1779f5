/** What things are called at the board game's table, and what they do. English is the source of the keys. */
import type { IncomeSource, MoneySource, OnId, PointSource } from '@carson/board-game';
import { grammarOf } from '../../grammar.ts';
import { names } from '../../names/en.ts';
import { type Fighter, type StrengthWords, sumOf } from '../duel-sum.ts';

const { plural } = grammarOf('en');

const money = (amount: number): string => `$${amount}`;
const points = (count: number): string => `${count} VP`;

interface SpaceText {
  /** Fits on a shop sign. */
  readonly sign: string;
  /** What the space does, in one line. */
  readonly about: string;
}

const tile = (price: number): SpaceText => ({
  sign: `Building ${money(price)}`,
  about: `Pay ${money(price)}, take the tile, and build it at once or keep it.`,
});

/** A price is gone once the round before its number is over; the dearest one stays. */
const market = (price: number): SpaceText => ({
  sign: `VP for ${money(price)}`,
  about: `Buy as many VP as you like at ${money(price)} each. ${price === 5 ? 'Open to the end.' : `Closes after round ${price - 1}.`}`,
});

const spaces = {
  salary: { sign: 'Salary', about: '$4 for each of your cowboys. Any number may come, no duel.' },
  ammunition: { sign: 'Ammunition', about: '3 more strength until the end of the round.' },
  threeRoads: { sign: 'Three roads', about: 'Three roads for your reserve.' },
  oneRoad: { sign: 'One road', about: 'A road for each of your cowboys. Any number may come, no duel.' },
  tile3: tile(3),
  tile4: tile(4),
  tile5: tile(5),
  tile6: tile(6),
  tile8: tile(8),
  tile10: tile(10),
  tile12: tile(12),
  parcelIncome: { sign: '$2 × parcels', about: '$2 for each parcel you own.' },
  strengthIncome: { sign: '$2 × strength', about: '$2 for each point of your strength.' },
  gaming: { sign: 'Gaming', about: 'Two dice, and as many dollars as they show.' },
  parcelPoints: { sign: 'VP: parcels', about: '1 VP for every two parcels you own, rounded down.' },
  buildingPoints: {
    sign: 'VP: buildings',
    about: '1 VP for each building you own on the map. Houses and mountains do not count.',
  },
  strengthPoints: {
    sign: 'VP: strength',
    about: '1 VP for every two points of your strength, rounded down.',
  },
  points2: market(2),
  points3: market(3),
  points4: market(4),
  points5: market(5),
} satisfies Record<string, SpaceText>;

export type SpaceId = keyof typeof spaces;

const spaceNames: Readonly<Record<SpaceId, string>> = {
  salary: 'the salary',
  ammunition: 'the ammunition',
  threeRoads: 'the three roads',
  oneRoad: 'the single road',
  tile3: 'the $3 building',
  tile4: 'the $4 building',
  tile5: 'the $5 building',
  tile6: 'the $6 building',
  tile8: 'the $8 building',
  tile10: 'the $10 building',
  tile12: 'the $12 building',
  parcelIncome: 'the income for parcels',
  strengthIncome: 'the income for strength',
  gaming: 'the gaming table',
  parcelPoints: 'the VP for parcels',
  buildingPoints: 'the VP for buildings',
  strengthPoints: 'the VP for strength',
  points2: 'the VP for $2',
  points3: 'the VP for $3',
  points4: 'the VP for $4',
  points5: 'the VP for $5',
};

const strengthParts = {
  revolvers: (count: number) => `${count} ${plural(count, names.terms.revolver)}`,
  cowboys: (count: number) => `${count} ${plural(count, names.terms.cowboyPiece)}`,
  ammunition: (count: number) => `${count} for ammunition`,
  character: (count: number) => `${count} for the character`,
  horses: (count: number) => `${count} for horses`,
} satisfies StrengthWords;

export const facts = {
  money,
  points,
  spaces,
  /** Places by name: 'Duel: the three roads'. */
  places: {
    parcel: (parcel: string) => `parcel ${parcel}`,
    corral: (corral: number) => `corral ${corral}`,
    space: (id: string): string => spaceNames[id as SpaceId],
  },
  /** Places in a sentence: 'Anna placed a cowboy at the three roads.' */
  where: {
    parcel: (parcel: string) => `on parcel ${parcel}`,
    corral: (corral: number) => `in corral ${corral}`,
    space: (id: string): string => `at ${spaceNames[id as SpaceId]}`,
  },
  strengthParts,
  /** 'Anna: 5 + 1 revolver + 2 cowboys = 8' */
  duelSum: (p: Fighter) => `${p.who}: ${sumOf(p, strengthParts)}`,
  /** What money was earned by or paid for: 'Anna got $4: salary.' */
  moneySources: {
    start: 'to start with',
    salary: 'salary',
    horse: 'a horse',
    parcel: 'a parcel',
    tile: 'a building',
    space: 'an income space',
    building: 'building income',
    attack: 'an attack',
    points: 'victory points',
    limit: 'cash limit',
    corral: 'corral 4',
    power: 'a character',
    auction: 'an auction',
    tax: 'taxes',
    fee: 'a fee after a duel',
    outlaw: 'an outlaw removed',
  } satisfies Record<MoneySource, string>,
  /** What points were scored or lost for. */
  pointSources: {
    space: 'a points space',
    market: 'bought',
    limit: 'money spent at the cash limit',
    power: 'a character',
    duelWon: 'a duel won',
    duelLost: 'a duel lost',
    road: 'a road to new land',
    outlaw: 'the reward for an outlaw',
    funeral: 'a funeral',
    income: 'building income',
  } satisfies Record<PointSource, string>,
  /** What a building's income is made of. */
  incomeParts: {
    flat: 'Fixed',
    round: 'Number of the round',
    house: 'Houses around',
    mountain: 'Mountains around',
    pasture: 'Free parcels around',
    riverside: 'By the river',
    owned: 'Own ranches or mines',
    least: 'At least',
    hallStep: 'City hall bonus',
    cap: 'Above the maximum',
    outlaw: 'The outlaw’s half',
  } satisfies Record<IncomeSource, string>,
  /** The lines of the final sheet. */
  scoreLines: {
    points: 'Scored during the game',
    money: 'Money',
    property: 'Buildings, houses, mountains',
    station: 'Station',
    teacher: 'Teacher',
    horses: 'Horses and rodeos',
    kitCarson: 'Faster than others',
  },
  /** What a part of such a line is about, where it is not a parcel alone. */
  scoreParts: {
    points: 'Before the final scoring',
    money: '1 VP for every full $6',
    bridge: 'By a bridge',
    saloon: 'No saloon',
    horses: 'Each horse 1 VP, and 1 more for each rodeo',
    playersBehind: 'Players who were done later',
  },
  /** What stands on a parcel: what it brings and what it needs. */
  buildings: {
    ranch:
      '$1 for each free parcel around, at least $1. 1 revolver when built. Needs neither road nor house. House value 1.',
    mine: '$3 for each mountain around that is yours or nobody’s. 1 revolver when built. Needs neither road nor house.',
    drugstore: '$3 for each house value around, $3 for each of your ranches. Needs a road and a house.',
    bank: '$3 for each house value around, $3 for each of your mines. Needs a road and a house.',
    saloon: '$5 for each house value around. Needs a road and a house.',
    hotel: '$6. Needs a road and a house. House value 2.',
    church:
      'No income. Keeps attackers off itself and your buildings around. Needs a road and a house. House value 1.',
    prison: 'No income. 2 revolvers when built. Keeps outlaws off. Needs a road and a house.',
    blacksmith: '$5 times the number of the round, $5 for each of your ranches. Needs a road and a house.',
    generalStore:
      '$6 for each house value around on your parcels, $3 for each on other parcels. Needs a road and a house.',
    school: 'No income. Needs a road and three houses. House value 1.',
    cityHall:
      'Nobody owns it. A cowboy inside makes your stores, banks, saloons and blacksmiths earn more. House value 1.',
    station:
      'At the end 1 VP for every two house values in town. Needs a line of eight roads across the map. House value 2.',
    house: 'House value 1. Serves everybody’s buildings around on nobody’s parcel, else only its owner’s.',
    townhouse: 'Two houses in one: house value 2. It never gets a third.',
    mountain: 'Feeds mines around: everybody’s on nobody’s parcel, else only its owner’s.',
    river: 'Nobody owns it or builds on it. Free land to ranches, $3 more for a mine beside it.',
  } satisfies Record<OnId, string>,
};

export type BoardFacts = typeof facts;
