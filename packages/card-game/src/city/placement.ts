/** Where a terrain card may lie (C5). */
import { nth, type Refusal, refusal } from '@carson/engine';
import { longSideOf } from '../characters/index.ts';
import { type CharacterId, ELEMENTS, type Element } from '../ids.ts';
import type { LaidCard } from '../state/state.ts';
import {
  AROUND,
  type Block,
  byteAt,
  CARD_PLACES,
  type CardCodes,
  type Code,
  codeOf,
  codesOfCard,
  drawBlocks,
  drawLaid,
  elementOf,
  type Grid,
  NOTHING,
  newGrid,
  placeAt,
  SIDE,
  STRIDE,
  xOf,
  yOf,
} from './grid.ts';
import { lawRules } from './law.ts';

/** Why a card may not lie there; `fits` where it may. */
type Fit = 'fits' | 'leavesSquare' | 'notJoined' | 'covers';

/** A city and what its owner's characters allow there. */
export interface Site {
  readonly grid: Grid;
  readonly law: boolean;
  readonly longSide: number;
}

const EMPTY = codeOf('empty');
const HOUSE = codeOf('house');
const TOWNHOUSE = codeOf('townhouse');
const OUTLAWS = codeOf('outlaws');
const CODES = ELEMENTS.length;

/** C5.4: what may be covered, and by what. */
function mayCover(under: Code, over: Code, law: boolean): boolean {
  if (under === EMPTY) return true;
  if (under === OUTLAWS) return law && over !== OUTLAWS;
  return under === over || (under === HOUSE && over === TOWNHOUSE);
}

const COVERS_WITHOUT_LAW = coverTable({ law: false });
const COVERS_WITH_LAW = coverTable({ law: true });

function coverTable({ law }: { readonly law: boolean }): Uint8Array {
  const table = new Uint8Array((CODES + 1) * CODES).fill(1);
  for (let under = 0; under < CODES; under++) {
    for (let over = 0; over < CODES; over++) {
      table[under * CODES + over] = mayCover(under, over, law) ? 1 : 0;
    }
  }
  return table;
}

export function siteOf(grid: Grid, characters: readonly CharacterId[]): Site {
  return { grid, law: lawRules(grid, characters), longSide: longSideOf(characters) };
}

function fitOf(site: Site, codes: CardCodes, { x, y }: Position): Fit {
  const { grid } = site;
  if (grid.width === 0) return x === 0 && y === 0 ? 'fits' : 'notJoined';
  if (!staysInSquare(site, x, y)) return 'leavesSquare';
  if (!isWithinReach(grid, x, y)) return 'notJoined';
  const place = placeAt(grid, x, y);
  if (!isJoined(grid.cells, place)) return 'notJoined';
  return firstMisfit(site, codes, place) < 0 ? 'fits' : 'covers';
}

/** Which of the card's four parcels covers what it may not; -1 for none. */
function firstMisfit({ grid, law }: Site, codes: CardCodes, place: number): number {
  const table = law ? COVERS_WITH_LAW : COVERS_WITHOUT_LAW;
  for (let i = 0; i < 4; i++) {
    const under = byteAt(grid.cells, place + nth(CARD_PLACES, i));
    if (table[under * CODES + nth(codes, i)] === 0) return i;
  }
  return -1;
}

/** Whether the card may cover what lies there. */
export function fitsOver(site: Site, codes: CardCodes, place: number): boolean {
  return firstMisfit(site, codes, place) < 0;
}

/** C5.1: only the box around all cards counts, wherever it lies. */
function staysInSquare({ grid, longSide }: Site, x: number, y: number): boolean {
  const width = Math.max(grid.x + grid.width, x + 2) - Math.min(grid.x, x);
  const height = Math.max(grid.y + grid.height, y + 2) - Math.min(grid.y, y);
  return width <= widestFor(height, longSide);
}

/** How wide a city of this height may be: at most one of its sides is the long one. */
function widestFor(height: number, longSide: number): number {
  if (height <= SIDE) return longSide;
  return height <= longSide ? SIDE : 0;
}

/** How many columns and rows a city with this box may come to have (C5.1). */
export function limitsOf(
  { width, height }: { readonly width: number; readonly height: number },
  longSide: number,
): { readonly columns: number; readonly rows: number } {
  return { columns: widestFor(height, longSide), rows: widestFor(width, longSide) };
}

/** Every legal place, by rows, or the first `most` of them; without a card every place where one could touch the city. */
export function placesFor(site: Site, codes?: CardCodes, most = Number.POSITIVE_INFINITY): Position[] {
  const { grid, longSide } = site;
  if (grid.width === 0) return [{ x: 0, y: 0 }];
  const found: Position[] = [];
  const south = grid.y + grid.height;
  const east = grid.x + grid.width;
  for (let y = grid.y - 2; y <= south; y++) {
    const widest = widestFor(Math.max(south, y + 2) - Math.min(grid.y, y), longSide);
    if (grid.width > widest) continue;
    const last = Math.min(east, grid.x + widest - 2);
    for (let x = Math.max(grid.x - 2, east - widest); x <= last; x++) {
      const place = placeAt(grid, x, y);
      if (!isJoined(grid.cells, place)) continue;
      if (codes !== undefined && !fitsOver(site, codes, place)) continue;
      if (found.push({ x, y }) >= most) return found;
    }
  }
  return found;
}

/** Whether a card there could touch the city at all; farther away the drawing ends. */
function isWithinReach(grid: Grid, x: number, y: number): boolean {
  return x >= grid.x - 2 && x <= grid.x + grid.width && y >= grid.y - 2 && y <= grid.y + grid.height;
}

/** C5.2: the eight places beside a card's sides, and the four it would lie on. */
const JOINING = [
  ...CARD_PLACES,
  -STRIDE,
  -STRIDE + 1,
  -1,
  2,
  STRIDE - 1,
  STRIDE + 2,
  2 * STRIDE,
  2 * STRIDE + 1,
];

function isJoined(cells: Uint8Array, place: number): boolean {
  for (let i = 0; i < JOINING.length; i++) {
    if (cells[place + nth(JOINING, i)] !== NOTHING) return true;
  }
  return false;
}

/** For a card that is not joined: whether at least a corner touches the city. */
function touchesCorner(grid: Grid, x: number, y: number): boolean {
  if (!isWithinReach(grid, x, y)) return false;
  const { cells } = grid;
  const place = placeAt(grid, x, y);
  return CARD_PLACES.some((corner) => AROUND.some((step) => cells[place + corner + step] !== NOTHING));
}

/** Whose city a card is laid in: what lies there, and who may change the limits. */
export interface Builder {
  readonly laid: readonly LaidCard[];
  readonly characters: readonly CharacterId[];
}

const drawing = newGrid();

/** Why a card may not lie there; nothing where it may. */
export function layRefusal({ laid, characters }: Builder, card: number, at: Position): Refusal | undefined {
  const { x, y } = at;
  const site = siteOf(drawLaid(drawing, laid), characters);
  switch (fitOf(site, codesOfCard(card), at)) {
    case 'fits':
      return undefined;
    case 'leavesSquare':
      return refusal('leavesSquare', 'C5.1', { x, y, longSide: site.longSide });
    case 'notJoined': {
      const corner = touchesCorner(site.grid, x, y);
      return refusal(corner ? 'joinsByCornerOnly' : 'notJoined', 'C5.2', { x, y });
    }
    case 'covers':
      return coversRefusal(site, card, placeAt(site.grid, x, y));
  }
}

function coversRefusal(site: Site, card: number, place: number): Refusal {
  const { grid } = site;
  const codes = codesOfCard(card);
  const misfit = firstMisfit(site, codes, place);
  const covered = place + nth(CARD_PLACES, misfit);
  const under = elementOf(nth(grid.cells, covered));
  return refusal(under === 'outlaws' ? 'coversOutlaws' : 'coversElement', 'C5.4', {
    x: xOf(grid, covered),
    y: yOf(grid, covered),
    under,
    over: elementOf(nth(codes, misfit)),
  });
}

export interface LaidParcels {
  readonly parcels: readonly Element[];
  readonly x: number;
  readonly y: number;
}

export interface Position {
  readonly x: number;
  readonly y: number;
}

function blockOf({ parcels, x, y }: LaidParcels): Block {
  return { codes: parcels.map(codeOf), x, y };
}

/** Every legal place for a card in any position at all, reachable or not, by rows. */
export function placements(
  laid: readonly LaidParcels[],
  characters: readonly CharacterId[],
  card: readonly Element[],
): Position[] {
  const grid = drawBlocks(newGrid(), laid.map(blockOf));
  if (grid === undefined) return [];
  return placesFor(siteOf(grid, characters), card.map(codeOf));
}
