/**
 * A second, slow and obvious scorer of the card game: every line from its definition in the rules, on
 * a grid of words. It shares no code and no tables with the real one.
 */

export type CardGrid = readonly (readonly (string | null)[])[];

export interface CardPosition {
  readonly grid: CardGrid;
  readonly characters: readonly string[];
  readonly sold: number;
}

export interface SlowCardScore {
  readonly total: number;
  readonly lines: Readonly<Record<string, number>>;
}

interface Parcel {
  readonly x: number;
  readonly y: number;
  readonly shows: string;
}

const BUILDINGS =
  'mine ranch blacksmith drugstore bank saloon hotel generalStore church prison cityHall'.split(' ');
const WITH_POINTS_SYMBOL =
  'heroes doctor singer settler banker auctioneer captain cowboy grocer undertaker editor teacher indian paperboy prospector sheriff'.split(
    ' ',
  );
const WITH_TILT_SYMBOL = 'governor lawyer chineseWorker heroes gunsmith mercenary doctor'.split(' ');

export function slowCardScore(position: CardPosition): SlowCardScore {
  const lines = { ...cityLines(position), ...characterLines(position) };
  return { total: Object.values(lines).reduce((sum, points) => sum + points, 0), lines };
}

function parcelsOf(grid: CardGrid): Parcel[] {
  return grid.flatMap((row, y) => row.flatMap((shows, x) => (shows === null ? [] : [{ x, y, shows }])));
}

function nextTo(all: readonly Parcel[], { x, y }: Parcel): Parcel[] {
  return all.filter((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) === 1);
}

function houseValue(parcels: readonly Parcel[]): number {
  const value = (shows: string) =>
    shows === 'house' ? 1 : shows === 'townhouse' || shows === 'hotel' ? 2 : 0;
  return parcels.reduce((sum, { shows }) => sum + value(shows), 0);
}

function isLawful({ grid, characters }: CardPosition): boolean {
  return characters.includes('sheriff') || parcelsOf(grid).some(({ shows }) => shows === 'prison');
}

function cityLines(position: CardPosition): Record<string, number> {
  const all = parcelsOf(position.grid);
  const lawful = isLawful(position);
  const isEmpty = ({ shows }: Parcel) => shows === 'empty' || (lawful && shows === 'outlaws');
  const each = (what: string, points: (parcel: Parcel) => number) =>
    all.filter(({ shows }) => shows === what).reduce((sum, parcel) => sum + points(parcel), 0);
  const count = (what: string) => all.filter(({ shows }) => shows === what).length;
  const adjacentHouses = (parcel: Parcel) => houseValue(nextTo(all, parcel));
  return {
    ranches: each('ranch', (ranch) => nextTo(all, ranch).filter(isEmpty).length),
    mines: each('mine', (mine) => 2 * nextTo(all, mine).filter(({ shows }) => shows === 'mountain').length),
    drugstoreHouses: each('drugstore', adjacentHouses),
    bankHouses: each('bank', adjacentHouses),
    saloons: each('saloon', (saloon) => 2 * adjacentHouses(saloon)),
    storeAndHallHouses: each('generalStore', adjacentHouses) + each('cityHall', adjacentHouses),
    timesRanches: (count('drugstore') + count('blacksmith')) * count('ranch'),
    timesMines: (count('bank') + count('blacksmith')) * count('mine'),
    timesHouses: (count('church') + count('generalStore')) * houseValue(all),
    hotels: 3 * count('hotel'),
    cityHallBuildings: count('cityHall') * all.filter(({ shows }) => BUILDINGS.includes(shows)).length,
    outlaws: lawful ? 0 : 0 - 6 * count('outlaws'),
  };
}

function characterLines(position: CardPosition): Record<string, number> {
  return Object.fromEntries(position.characters.map((id) => [id, characterPoints(position, id)]));
}

function characterPoints(position: CardPosition, id: string): number {
  const { characters, sold, grid } = position;
  const all = parcelsOf(grid);
  const count = (what: string) => all.filter(({ shows }) => shows === what).length;
  const held = (symbols: readonly string[]) => characters.filter((other) => symbols.includes(other)).length;
  switch (id) {
    case 'heroes':
    case 'captain':
      return 6;
    case 'doctor':
      return 5;
    case 'paperboy':
      return 3;
    case 'singer':
      return bestSaloon(all);
    case 'settler':
      return pastures(position, all);
    case 'banker':
      return 4 * count('bank');
    case 'auctioneer':
      return 7 * sold;
    case 'cowboy':
      return 3 * count('ranch');
    case 'grocer':
      return 4 * count('drugstore');
    case 'undertaker':
      return 2 * characters.length;
    case 'editor':
      return held(WITH_POINTS_SYMBOL) + 4 * held(WITH_TILT_SYMBOL);
    case 'teacher':
      return houseValue(all);
    case 'indian':
      return Math.ceil(((characters.includes('captain') ? 72 : 64) - all.length) / 2);
    case 'prospector':
      return count('mountain') + count('mine');
    case 'sheriff':
      return 3 * count('prison');
    default:
      return 0;
  }
}

function bestSaloon(all: readonly Parcel[]): number {
  const saloons = all.filter(({ shows }) => shows === 'saloon');
  return Math.max(0, ...saloons.map((saloon) => 2 * houseValue(nextTo(all, saloon))));
}

function pastures(position: CardPosition, all: readonly Parcel[]): number {
  const empty = isLawful(position) ? ['empty', 'outlaws'] : ['empty'];
  return all.filter(
    (parcel) => empty.includes(parcel.shows) && nextTo(all, parcel).some(({ shows }) => shows === 'ranch'),
  ).length;
}
