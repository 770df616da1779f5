/** What a card brings where it is laid: a matter of the places around it, of the counts and of the space. */
import {
  AROUND,
  CARD_PLACES,
  type CardCodes,
  codeOf,
  codesOfCard,
  fitsOver,
  type Position,
  placeAt,
  placesFor,
} from '@carson/card-game';
import { type Box, boxWith, STRIDE, stamp, wallsOf, withWalls } from './drawing.ts';
import { BARE, CODES, ELEMENT_COUNT, type Ledger } from './ledger.ts';
import { lookAgain } from './looking.ts';
import { type Counted, cityWorth, type Placing, type Plot, type Spot, spaceWorth } from './plot.ts';
import { byteIn, stepIn, valueIn } from './reading.ts';

const PRISON = codeOf('prison');

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

/** The best place for a terrain card; undefined where there is none. */
export function bestPlacing(plot: Plot, card: number): Placing | undefined {
  if (plot.best.has(card)) return plot.best.get(card);
  const codes = codesOfCard(card);
  const itself = worthOfCard(plot, codes);
  const spots = spotsOf(plot);
  let best: Placing | undefined;
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i] as Spot;
    if (!fitsOver(plot.site, codes, spot.place)) continue;
    const gain = gainAt(plot, spot, { codes, itself });
    if (best === undefined || gain > best.gain) best = { x: spot.x, y: spot.y, gain };
  }
  plot.best.set(card, best);
  return best;
}

export function gainOfPlacing(plot: Plot, codes: CardCodes, at: Position): number {
  return gainAt(plot, spotAt(plot, at), { codes, itself: worthOfCard(plot, codes) });
}

function spotsOf(plot: Plot): readonly Spot[] {
  const { spots } = plot;
  if (spots.length > 0) return spots;
  for (const at of placesFor(plot.site)) spots.push(spotAt(plot, at));
  return spots;
}

function spotAt(plot: Plot, { x, y }: Position): Spot {
  const { grid } = plot.site;
  const place = placeAt(grid, x, y);
  const inside = x >= grid.x && y >= grid.y && x + 2 <= grid.x + grid.width && y + 2 <= grid.y + grid.height;
  return { x, y, place, inside, bare: newlyCovered(plot, place), loss: lossAt(plot, place) };
}

interface Card {
  readonly codes: CardCodes;
  /** What its parcels are worth by themselves and to each other. */
  readonly itself: number;
}

function gainAt(plot: Plot, spot: Spot, card: Card): number {
  const { codes } = card;
  const { place } = spot;
  const bringsLaw = !plot.site.law && codes.includes(PRISON);
  const special = plot.looking === undefined ? 0 : lookAgain(plot.looking, { codes, place, bringsLaw });
  if (bringsLaw) return lawfulGain(plot, codes, spot) + special;
  return localGain(plot, spot, card) + spaceGain(plot, codes, spot) + special;
}

function spaceGain(plot: Plot, codes: CardCodes, { x, y, place, inside, bare }: Spot): number {
  const { grid } = plot.site;
  if (inside && bare === 0) return 0;
  const box = inside ? grid : boxWith(grid, x, y);
  const before = wallsOf(grid, plot.site);
  const after = inside ? before : wallsOf(box, plot.site);
  const walled =
    after === before
      ? 0
      : wallGain(plot, { codes, place, box, walls: { all: after, fresh: after & ~before } });
  const space = spaceWorth(plot.tariff, { covered: plot.covered + bare, box, walls: after });
  return space - plot.spaceWorth + walled;
}

interface Laying {
  readonly codes: CardCodes;
  readonly place: number;
  /** Around the city and the card. */
  readonly box: Box;
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

function worthOfCard({ tariff, perParcel }: Plot, codes: CardCodes): number {
  const { touching, alone } = tariff;
  let worth = 0;
  for (let i = 0; i < 4; i++) {
    const over = stepIn(codes, i);
    worth += valueIn(alone, over) + valueIn(perParcel, over);
  }
  for (let i = 0; i < INSIDE.length; i++) {
    const [a, b] = INSIDE[i] as readonly [number, number];
    worth += valueIn(touching, stepIn(codes, a) * CODES + stepIn(codes, b));
  }
  return worth;
}

/** What the four places bring as they are. */
function lossAt(plot: Plot, place: number): number {
  const under = CARD_PLACES.map((step) => byteIn(plot.cells, place + step));
  return worthOfCard(plot, under) + touchingAround(plot, under, place);
}

function touchingAround({ cells, tariff: { touching } }: Plot, codes: CardCodes, place: number): number {
  let worth = 0;
  for (let i = 0; i < 4; i++) {
    const own = stepIn(codes, i) * CODES;
    const outside = OUTSIDE[i] as readonly number[];
    for (let j = 0; j < outside.length; j++) {
      worth += valueIn(touching, own + byteIn(cells, place + stepIn(outside, j)));
    }
  }
  return worth;
}

/** What changes around the card and in the counts. */
function localGain(plot: Plot, { place, loss }: Spot, { codes, itself }: Card): number {
  const { cells, company, tariff } = plot;
  return (
    itself -
    loss +
    touchingAround(plot, codes, place) +
    companyGain(cells, company, { codes, place, ledger: tariff.ledger })
  );
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
function lawfulGain(plot: Plot, codes: CardCodes, { x, y, place, bare }: Spot): number {
  const { site, lawful } = plot;
  const { grid } = site;
  const box = boxWith(grid, x, y);
  const cells = grid.cells.slice();
  const under = stamp(cells, codes, place);
  const counts = plot.counts.slice();
  for (let i = 0; i < 4; i++) {
    counts[stepIn(under, i)] = byteIn(counts, stepIn(under, i)) - 1;
    counts[stepIn(codes, i)] = byteIn(counts, stepIn(codes, i)) + 1;
  }
  counts[BARE] = 0;
  const covered = plot.covered + bare;
  const after: Counted = { site, counts, perParcel: plot.perParcel, covered };
  const drawn = withWalls(cells, grid, { site, box });
  return cityWorth(after, drawn, { box, grid, tariff: lawful }) - plot.parcels;
}
