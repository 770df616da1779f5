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
import { byteIn, stepIn, valueIn } from '../reading.ts';
import { BARE, CODES, ELEMENT_COUNT } from '../weights/ledger.ts';
import { boxWith, STRIDE, stamp, wallsOf, withWalls } from './drawing.ts';
import { lookAgain, unmoved } from './looking.ts';
import { type Counted, cityWorth, type Placing, type Plot, type Spot, spaceWorth } from './plot.ts';

const PRISON = codeOf('prison');

/** For each parcel of a card, one after another: its five neighbours that are not on the card. */
const OUTSIDE = CARD_PLACES.flatMap((own) =>
  AROUND.map((step) => own + step).filter((place) => !CARD_PLACES.some((other) => other === place)),
);
const OUTSIDE_EACH = OUTSIDE.length / CARD_PLACES.length;
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
  const looked = cardFor(plot, codesOfCard(card));
  const spots = spotsOf(plot);
  let found: Spot | undefined;
  let most = 0;
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i] as Spot;
    if (spot.bare < 4 && !fitsOver(plot.site, looked.codes, spot.place)) continue;
    const gain = gainAt(plot, spot, looked);
    if (found !== undefined && gain <= most) continue;
    found = spot;
    most = gain;
  }
  const best = found === undefined ? undefined : { x: found.x, y: found.y, gain: most };
  plot.best.set(card, best);
  return best;
}

export function gainOfPlacing(plot: Plot, codes: CardCodes, at: Position): number {
  return gainAt(plot, spotAt(plot, at), cardFor(plot, codes));
}

function spotsOf(plot: Plot): readonly Spot[] {
  const { spots } = plot;
  if (spots.length > 0) return spots;
  for (const at of placesFor(plot.site)) spots.push(spotAt(plot, at));
  return spots;
}

function spotAt(plot: Plot, { x, y }: Position): Spot {
  const { site, cells, tariff } = plot;
  const { grid } = site;
  const place = placeAt(grid, x, y);
  const bare = newlyCovered(plot, place);
  const inside = x >= grid.x && y >= grid.y && x + 2 <= grid.x + grid.width && y + 2 <= grid.y + grid.height;
  const box = inside ? grid : boxWith(grid, x, y);
  const walls = wallsOf(box, site);
  const stays = inside && bare === 0;
  return {
    x,
    y,
    place,
    bare,
    loss: lossAt(plot, place),
    space: stays ? 0 : spaceWorth(tariff, { covered: plot.covered + bare, box, walls }) - plot.spaceWorth,
    walls,
    freshWalls: walls & ~wallsOf(grid, site),
    coversMatched: bare < 4 && CARD_PLACES.some((step) => tariff.matched[byteIn(cells, place + step)]),
    rest: plot.looking === undefined ? NOTHING_ELSE : unmoved(plot.looking, place),
  };
}

const NOTHING_ELSE: readonly number[] = [];

interface Card {
  readonly codes: CardCodes;
  /** What its parcels are worth by themselves and to each other. */
  readonly itself: number;
  /** What they bring on new ground because of what is elsewhere in the city. */
  readonly matchGains: number;
  readonly bringsLaw: boolean;
}

function cardFor(plot: Plot, codes: CardCodes): Card {
  return {
    codes,
    itself: worthOfCard(plot, codes),
    matchGains: matchGain(plot, codes, NEW_GROUND),
    bringsLaw: !plot.site.law && codes.includes(PRISON),
  };
}

const NEW_GROUND: CardCodes = [BARE, BARE, BARE, BARE];

function gainAt(plot: Plot, spot: Spot, card: Card): number {
  const { codes, bringsLaw } = card;
  const { place, rest } = spot;
  const special = plot.looking === undefined ? 0 : lookAgain(plot.looking, { codes, place, bringsLaw, rest });
  if (bringsLaw) return lawfulGain(plot, codes, spot) + special;
  const walled = spot.freshWalls === 0 ? 0 : wallGain(plot, codes, spot);
  return localGain(plot, spot, card) + (spot.space + walled) + special;
}

/**
 * What is lost or won where places beside the city can no longer get a card. Each parcel on an edge has three
 * such places beside it; a corner parcel shares one of them between two edges.
 */
function wallGain(plot: Plot, codes: CardCodes, { x, y, place, walls, freshWalls }: Spot): number {
  const { cells, tariff, site } = plot;
  const box = boxWith(site.grid, x, y);
  const under = stamp(cells, codes, place);
  const west = placeAt(site.grid, box.x, box.y);
  const east = west + box.width - 1;
  const down = (box.height - 1) * STRIDE;
  const walled = (at: number): number => valueIn(tariff.walled, byteIn(cells, at));
  let gain = 0;
  if ((freshWalls & 1) !== 0) {
    for (let row = 0; row <= down; row += STRIDE) gain += 3 * (walled(west + row) + walled(east + row));
  }
  if ((freshWalls & 2) !== 0) {
    for (let at = west; at <= east; at++) gain += 3 * (walled(at) + walled(at + down));
  }
  if (walls === 3) gain -= walled(west) + walled(east) + walled(west + down) + walled(east + down);
  stamp(cells, under, place);
  return gain;
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
  const under = coveredBy(plot, place);
  return worthOfCard(plot, under) + touchingAround(plot, under, place);
}

function touchingAround({ cells, tariff: { touching } }: Plot, codes: CardCodes, place: number): number {
  let worth = 0;
  for (let i = 0, at = 0; i < 4; i++) {
    const own = stepIn(codes, i) * CODES;
    for (const end = at + OUTSIDE_EACH; at < end; at++) {
      worth += valueIn(touching, own + byteIn(cells, place + stepIn(OUTSIDE, at)));
    }
  }
  return worth;
}

/** What changes around the card and in the counts. */
function localGain(
  plot: Plot,
  { place, loss, coversMatched }: Spot,
  { codes, itself, matchGains }: Card,
): number {
  const together = coversMatched ? matchGain(plot, codes, coveredBy(plot, place)) : matchGains;
  return itself - loss + touchingAround(plot, codes, place) + together;
}

function coveredBy({ cells }: Plot, place: number): CardCodes {
  return CARD_PLACES.map((step) => byteIn(cells, place + step));
}

const change = new Float64Array(CODES);

function matchGain({ matchGains, tariff }: Plot, codes: CardCodes, covered: CardCodes): number {
  change.fill(0);
  for (let i = 0; i < 4; i++) {
    const over = stepIn(codes, i);
    const under = stepIn(covered, i);
    change[over] = valueIn(change, over) + 1;
    change[under] = valueIn(change, under) - 1;
  }
  const { together, matched } = tariff;
  let gain = 0;
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    const more = valueIn(change, a);
    if (more === 0 || matched[a] !== true) continue;
    let among = -valueIn(together, a * CODES + a);
    for (let b = 0; b < ELEMENT_COUNT; b++) {
      if (change[b] !== 0) among += valueIn(change, b) * valueIn(together, a * CODES + b);
    }
    gain += more * (valueIn(matchGains, a) + among / 2);
  }
  return gain;
}

/** Where the card brings the law, all of the city is looked at again. */
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
