/**
 * One seat's city, drawn so that the gain of a further card is a matter of the places around it. The
 * worth is the score of today plus what the weights promise for the rounds to come.
 */
import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  drawLaid,
  type Grid,
  type LaidCard,
  newGrid,
  type Position,
  placeAt,
  SIDE,
  type Site,
  siteOf,
  totalOf,
} from '@carson/card-game';
import { byteIn, valueIn } from '../reading.ts';
import { BARE, CODES, ELEMENT_COUNT } from '../weights/ledger.ts';
import type { Tariff } from '../weights/weights.ts';
import { type Box, STRIDE, wallsOf, withWalls } from './drawing.ts';
import { emptyCityPoints, type Looking, lookingOf } from './looking.ts';

export interface Holdings {
  readonly laid: readonly LaidCard[];
  readonly characters: readonly CharacterId[];
  readonly sold: number;
}

export interface Placing extends Position {
  readonly gain: number;
}

export interface Plot {
  readonly site: Site;
  readonly tariff: Tariff;
  /** What the tariff would be if this card brought the law. */
  readonly lawful: Tariff;
  /** With walls drawn where the city can no longer grow. */
  readonly cells: Uint8Array;
  readonly counts: Uint8Array;
  readonly covered: number;
  /** What the characters score and promise for each parcel of a kind. */
  readonly perParcel: Float64Array;
  readonly looking: Looking | undefined;
  readonly worth: number;
  /** The part of it that the parcels and the space make. */
  readonly parcels: number;
  readonly spaceWorth: number;
  /** What one more parcel of a kind gains from those that are there, wherever they lie. */
  readonly matchGains: Float64Array;
  readonly best: Map<number, Placing | undefined>;
  /** What each character would bring that was asked about. */
  readonly joined: Map<CharacterId, number>;
  /** Where any card could lie, once that was asked. */
  readonly spots: Spot[];
}

/** A place for a card, with what is the same for every card that may lie there. */
export interface Spot extends Position {
  readonly place: number;
  /** How many parcels of new ground it covers. */
  readonly bare: number;
  /** What goes when all four parcels are covered. */
  readonly loss: number;
  /** What is gained in space; walls that come up are a matter of the card. */
  readonly space: number;
  /** In which directions the city is then as large as it may be, and in which of them it was not before. */
  readonly walls: number;
  readonly freshWalls: number;
  /** Whether it covers parcels that count wherever they lie. */
  readonly coversMatched: boolean;
  /** What characters that look at the city count elsewhere. */
  readonly rest: readonly number[];
}

const SIZE_OF_A_CITY = SIDE * SIDE;

export function plotOf({ laid, characters, sold }: Holdings, tariffOf: (law: boolean) => Tariff): Plot {
  const grid = drawLaid(newGrid(), laid);
  const site = siteOf(grid, characters);
  const counts = new Uint8Array(CODES);
  for (let i = 0; i < grid.cells.length; i++) {
    const code = byteIn(grid.cells, i);
    counts[code] = byteIn(counts, code) + 1;
  }
  const covered = grid.cells.length - byteIn(counts, BARE);
  counts[BARE] = 0;
  const tariff = tariffOf(site.law);
  const plot = {
    site,
    tariff,
    lawful: tariffOf(true),
    cells: withWalls(grid.cells, grid, { site, box: grid }),
    counts,
    covered,
    perParcel: perParcelOf(characters, tariff),
    looking: lookingOf({ grid, site, counts, covered, characters }),
    spaceWorth: spaceWorth(tariff, { covered, box: grid, walls: wallsOf(grid, site) }),
    matchGains: matchGainsOf(counts, tariff),
    best: new Map(),
    joined: new Map(),
    spots: [],
  };
  const fixed = totalOf(NO_CITY, { characters, sold }) - emptyCityPoints(characters);
  const parcels = cityWorth(plot, plot.cells, { box: grid, grid, tariff });
  return { ...plot, parcels, worth: fixed + parcels + (plot.looking?.points ?? 0) };
}

const NO_CITY = newGrid();

export type Counted = Pick<Plot, 'site' | 'counts' | 'perParcel' | 'covered'>;

/** A city's box as it lies in a drawing. */
interface Drawn {
  readonly box: Box;
  readonly grid: Grid;
  readonly tariff: Tariff;
}

/** Everything from the beginning. */
export function cityWorth(plot: Counted, cells: Uint8Array, { box, grid, tariff }: Drawn): number {
  const { counts, perParcel } = plot;
  const { alone, together, matched } = tariff;
  let worth = touchingWorth(cells, { box, grid, tariff });
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    const count = byteIn(counts, a);
    if (count === 0) continue;
    worth += count * (valueIn(alone, a) + valueIn(perParcel, a));
    if (matched[a] !== true) continue;
    for (let b = 0; b < ELEMENT_COUNT; b++) {
      const others = a === b ? count - 1 : byteIn(counts, b);
      worth += (count * others * valueIn(together, a * CODES + b)) / 2;
    }
  }
  return worth + spaceWorth(tariff, { covered: plot.covered, box, walls: wallsOf(box, plot.site) });
}

function touchingWorth(cells: Uint8Array, { box, grid, tariff: { touching } }: Drawn): number {
  let worth = 0;
  for (let row = -1; row < box.height; row++) {
    const west = placeAt(grid, box.x - 1, box.y + row);
    for (let place = west; place <= west + box.width + 1; place++) {
      const own = byteIn(cells, place) * CODES;
      worth +=
        valueIn(touching, own + byteIn(cells, place + 1)) +
        valueIn(touching, own + byteIn(cells, place + STRIDE - 1)) +
        valueIn(touching, own + byteIn(cells, place + STRIDE)) +
        valueIn(touching, own + byteIn(cells, place + STRIDE + 1));
    }
  }
  return worth;
}

/** The features of space, in their order. */
export function spaceFeatures({ site, covered }: Plot): readonly number[] {
  const { width, height } = site.grid;
  const walls = wallsOf(site.grid, site);
  return [covered, (covered * covered) / SIZE_OF_A_CITY, width * height, (walls & 1) + (walls >> 1)];
}

/** The features of space by their weights, added up without making a list: this is asked for every place. */
export function spaceWorth({ space }: Tariff, { covered, box, walls }: Extent): number {
  return (
    valueIn(space, 0) * covered +
    (valueIn(space, 1) * covered * covered) / SIZE_OF_A_CITY +
    valueIn(space, 2) * box.width * box.height +
    valueIn(space, 3) * ((walls & 1) + (walls >> 1))
  );
}

interface Extent {
  readonly covered: number;
  readonly box: Box;
  readonly walls: number;
}

function matchGainsOf(counts: Uint8Array, { together, matched }: Tariff): Float64Array {
  const matchGains = new Float64Array(CODES);
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    if (matched[a] !== true) continue;
    let sum = 0;
    for (let b = 0; b < ELEMENT_COUNT; b++) sum += valueIn(together, a * CODES + b) * byteIn(counts, b);
    matchGains[a] = sum;
  }
  return matchGains;
}

const NO_POINTS = new Float64Array(CODES);

function perParcelOf(characters: readonly CharacterId[], { bonds }: Tariff): Float64Array {
  if (characters.length === 0) return NO_POINTS;
  const points = new Float64Array(CODES);
  for (const id of characters) {
    const { pointsPer } = CHARACTERS[id];
    const row = characterAt(id) * CODES;
    for (let code = 0; code < ELEMENT_COUNT; code++) {
      points[code] = valueIn(points, code) + (pointsPer?.[code] ?? 0) + valueIn(bonds, row + code);
    }
  }
  return points;
}

/** The character's number among the features. */
export function characterAt(id: CharacterId): number {
  return CHARACTER_IDS.indexOf(id);
}
