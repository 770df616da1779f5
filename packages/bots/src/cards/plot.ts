/**
 * One seat's city, drawn so that the gain of a further card is a matter of the places around it. The
 * worth is the score of today plus what the weights promise for the rounds to come.
 */
import {
  AROUND,
  CARD_PLACES,
  type CardCodes,
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  codeOf,
  codesOfCard,
  drawLaid,
  type Grid,
  type LaidCard,
  newGrid,
  type Position,
  placeAt,
  placesFor,
  SIDE,
  type Site,
  siteOf,
  totalOf,
} from '@carson/card-game';
import { type Box, boxWith, STRIDE, stamp, wallsOf, withWalls } from './drawing.ts';
import { BARE, CODES, ELEMENT_COUNT, type Ledger } from './ledger.ts';
import { emptyCityPoints, type Looking, lookAgain, lookingOf } from './looking.ts';
import { byteIn, stepIn, valueIn } from './reading.ts';
import type { Tariff } from './weights.ts';

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
  /** With walls drawn where the city cannot grow any more. */
  readonly cells: Uint8Array;
  readonly counts: Uint8Array;
  readonly covered: number;
  /** What the characters add for each parcel of a kind. */
  readonly perParcel: Float64Array;
  readonly looking: Looking | undefined;
  readonly worth: number;
  /** The part of it that the parcels and the space make. */
  readonly parcels: number;
  /** The features of space, in their order. */
  readonly space: readonly number[];
  readonly spaceWorth: number;
  /** What one more parcel of a kind gains from those that are there, wherever they lie. */
  readonly company: Float64Array;
  readonly best: Map<number, Placing | undefined>;
}

const PRISON = codeOf('prison');
const SIZE_OF_A_CITY = SIDE * SIDE;

/** For each parcel of a card: its neighbours that are not on the card. */
const OUTSIDE = CARD_PLACES.map((own) =>
  AROUND.map((step) => own + step).filter((place) => !CARD_PLACES.some((other) => other === place)),
);
const INSIDE = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

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
    perParcel: perParcelOf(characters),
    looking: lookingOf({ grid, site, counts, covered, characters }),
    space: spaceFeatures(covered, grid, wallsOf(grid, site)),
    spaceWorth: spaceWorth(tariff, { covered, box: grid, walls: wallsOf(grid, site) }),
    company: companyOf(counts, tariff.ledger),
    best: new Map(),
  };
  const fixed = totalOf(NO_CITY, { characters, sold }) - emptyCityPoints(characters);
  const parcels = cityWorth(plot, plot.cells, { box: grid, grid, tariff });
  return { ...plot, parcels, worth: fixed + parcels + (plot.looking?.points ?? 0) };
}

const NO_CITY = newGrid();

/** The best place for a terrain card; undefined where there is none. */
export function bestPlacing(plot: Plot, card: number): Placing | undefined {
  if (plot.best.has(card)) return plot.best.get(card);
  const codes = codesOfCard(card);
  let best: Placing | undefined;
  for (const at of placesFor(plot.site, codes)) {
    const gain = gainOfPlacing(plot, codes, at);
    if (best === undefined || gain > best.gain) best = { x: at.x, y: at.y, gain };
  }
  plot.best.set(card, best);
  return best;
}

export function gainOfPlacing(plot: Plot, codes: CardCodes, { x, y }: Position): number {
  const { grid } = plot.site;
  const place = placeAt(grid, x, y);
  const box = boxWith(grid, x, y);
  const bringsLaw = !plot.site.law && codes.includes(PRISON);
  const special = plot.looking === undefined ? 0 : lookAgain(plot.looking, { codes, place, bringsLaw });
  if (bringsLaw) return lawfulGain(plot, { codes, place, box }) + special;
  const before = wallsOf(grid, plot.site);
  const after = wallsOf(box, plot.site);
  const walled =
    after === before
      ? 0
      : wallGain(plot, { codes, place, box, walls: { all: after, fresh: after & ~before } });
  const space = spaceWorth(plot.tariff, {
    covered: plot.covered + newlyCovered(plot, place),
    box,
    walls: after,
  });
  return localGain(plot, codes, place) + space - plot.spaceWorth + walled + special;
}

interface Laying {
  readonly codes: CardCodes;
  readonly place: number;
  /** Around the city and the card. */
  readonly box: Box;
}

type Counted = Pick<Plot, 'site' | 'counts' | 'perParcel' | 'covered'>;

/** A city's box as it lies in a drawing. */
interface Drawn {
  readonly box: Box;
  readonly grid: Grid;
  readonly tariff: Tariff;
}

/** Everything from the beginning. */
function cityWorth(plot: Counted, cells: Uint8Array, { box, grid, tariff }: Drawn): number {
  const { counts, perParcel } = plot;
  const { alone, ledger } = tariff;
  let worth = touchingWorth(cells, { box, grid, tariff });
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    const count = byteIn(counts, a);
    if (count === 0) continue;
    worth += count * (valueIn(alone, a) + valueIn(perParcel, a));
    if (ledger.sociable[a] !== true) continue;
    for (let b = 0; b < ELEMENT_COUNT; b++) {
      const others = a === b ? count - 1 : byteIn(counts, b);
      worth += (count * others * valueIn(ledger.together, a * CODES + b)) / 2;
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

function spaceFeatures(covered: number, { width, height }: Box, walls: number): readonly number[] {
  return [covered, (covered * covered) / SIZE_OF_A_CITY, width * height, (walls & 1) + (walls >> 1)];
}

/** The features of space by their weights, added up without making a list: this is asked for every place. */
function spaceWorth({ space }: Tariff, { covered, box, walls }: Extent): number {
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

/**
 * What is lost or won where places beside the city can get no card any more. Each parcel on an edge has three
 * such places beside it; a corner parcel shares one of them between two edges.
 */
function wallGain(plot: Plot, { codes, place, box, walls }: Laying & { readonly walls: Walls }): number {
  const { cells, tariff, site } = plot;
  const under = stamp(cells, codes, place);
  const west = placeAt(site.grid, box.x, box.y);
  const east = west + box.width - 1;
  const down = (box.height - 1) * STRIDE;
  const walled = (at: number): number => valueIn(tariff.walled, byteIn(cells, at));
  let gain = 0;
  if ((walls.fresh & 1) !== 0) {
    for (let row = 0; row <= down; row += STRIDE) gain += 3 * (walled(west + row) + walled(east + row));
  }
  if ((walls.fresh & 2) !== 0) {
    for (let at = west; at <= east; at++) gain += 3 * (walled(at) + walled(at + down));
  }
  if (walls.all === 3) gain -= walled(west) + walled(east) + walled(west + down) + walled(east + down);
  stamp(cells, under, place);
  return gain;
}

/** In which directions the city is as large as it may be, and in which of them it was not before. */
interface Walls {
  readonly all: number;
  readonly fresh: number;
}

function newlyCovered({ cells }: Plot, place: number): number {
  let bare = 0;
  for (let i = 0; i < 4; i++) if (cells[place + stepIn(CARD_PLACES, i)] === BARE) bare++;
  return bare;
}

/** What changes around the card and in the counts. */
function localGain({ cells, company, tariff, perParcel }: Plot, codes: CardCodes, place: number): number {
  const { touching, alone, ledger } = tariff;
  let gain = 0;
  for (let i = 0; i < 4; i++) {
    const over = stepIn(codes, i);
    const under = byteIn(cells, place + stepIn(CARD_PLACES, i));
    if (over === under) continue;
    const outside = OUTSIDE[i] as readonly number[];
    for (let j = 0; j < outside.length; j++) {
      const beside = byteIn(cells, place + stepIn(outside, j));
      gain += valueIn(touching, over * CODES + beside) - valueIn(touching, under * CODES + beside);
    }
    gain += valueIn(alone, over) + valueIn(perParcel, over);
    gain -= valueIn(alone, under) + valueIn(perParcel, under);
  }
  for (let i = 0; i < INSIDE.length; i++) {
    const [a, b] = INSIDE[i] as readonly [number, number];
    const before = byteIn(cells, place + stepIn(CARD_PLACES, a)) * CODES;
    gain +=
      valueIn(touching, stepIn(codes, a) * CODES + stepIn(codes, b)) -
      valueIn(touching, before + byteIn(cells, place + stepIn(CARD_PLACES, b)));
  }
  return gain + companyGain(cells, company, { codes, place, ledger });
}

function companyOf(counts: Uint8Array, { together, sociable }: Ledger): Float64Array {
  const company = new Float64Array(CODES);
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    if (sociable[a] !== true) continue;
    let sum = 0;
    for (let b = 0; b < ELEMENT_COUNT; b++) sum += valueIn(together, a * CODES + b) * byteIn(counts, b);
    company[a] = sum;
  }
  return company;
}

const change = new Float64Array(CODES);

function companyGain(
  cells: Uint8Array,
  company: Float64Array,
  { codes, place, ledger }: { readonly codes: CardCodes; readonly place: number; readonly ledger: Ledger },
): number {
  change.fill(0);
  for (let i = 0; i < 4; i++) {
    const over = stepIn(codes, i);
    const under = byteIn(cells, place + stepIn(CARD_PLACES, i));
    change[over] = valueIn(change, over) + 1;
    change[under] = valueIn(change, under) - 1;
  }
  const { together, sociable } = ledger;
  let gain = 0;
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    const more = valueIn(change, a);
    if (more === 0 || sociable[a] !== true) continue;
    let among = -valueIn(together, a * CODES + a);
    for (let b = 0; b < ELEMENT_COUNT; b++) {
      if (change[b] !== 0) among += valueIn(change, b) * valueIn(together, a * CODES + b);
    }
    gain += more * (valueIn(company, a) + among / 2);
  }
  return gain;
}

/** Where the card brings the law, all of the city is looked at anew. */
function lawfulGain(plot: Plot, { codes, place, box }: Laying): number {
  const { site, lawful } = plot;
  const { grid } = site;
  const cells = grid.cells.slice();
  const under = stamp(cells, codes, place);
  const counts = plot.counts.slice();
  for (let i = 0; i < 4; i++) {
    counts[stepIn(under, i)] = byteIn(counts, stepIn(under, i)) - 1;
    counts[stepIn(codes, i)] = byteIn(counts, stepIn(codes, i)) + 1;
  }
  counts[BARE] = 0;
  const covered = plot.covered + newlyCovered(plot, place);
  const after: Counted = { site, counts, perParcel: plot.perParcel, covered };
  const drawn = withWalls(cells, grid, { site, box });
  return cityWorth(after, drawn, { box, grid, tariff: lawful }) - plot.parcels;
}

function perParcelOf(characters: readonly CharacterId[]): Float64Array {
  const points = new Float64Array(CODES);
  for (const id of characters) {
    const { pointsPer } = CHARACTERS[id];
    if (pointsPer === undefined) continue;
    for (let code = 0; code < ELEMENT_COUNT; code++) {
      points[code] = valueIn(points, code) + (pointsPer[code] ?? 0);
    }
  }
  return points;
}

/** The character's number among the features. */
export function characterAt(id: CharacterId): number {
  return CHARACTER_IDS.indexOf(id);
}
