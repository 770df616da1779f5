/**
 * A city seen from above, drawn into a fixed square of places so that neighbours are constant steps
 * away. The drawing has a margin all around, so that every neighbour is on it.
 */
import { known, nth } from '@carson/engine';
import { TERRAIN } from '../deck/index.ts';
import { ELEMENTS, type Element } from '../ids.ts';
import type { LaidCard } from '../state/state.ts';

/** Elements as numbers: their index in ELEMENTS. */
export type Code = number;
/** What a place without a card holds: one beyond the elements. */
export const NOTHING: Code = ELEMENTS.length;

/** From one row of the drawing to the next. */
export const STRIDE = 16;
const MARGIN = 3;
/** How long a city's sides may be (C5.1): a character may lengthen one of them, by one at most. */
export const SIDE = 8;
export const LONGEST_SIDE = 9;

/** The eight surrounding places. */
export const AROUND = [-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1] as const;

/** The four places of a card, from its north-west one: the order of its parcels. */
export const CARD_PLACES = [0, 1, STRIDE, STRIDE + 1] as const;
export type CardCodes = readonly Code[];

export interface Grid {
  readonly cells: Uint8Array;
  /** The smallest box around all cards, in the city's own coordinates. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Apart from `nth`, which sees lists of all kinds and would be slower where search asks most. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] as number;
}

export function newGrid(): Grid {
  return { cells: new Uint8Array(STRIDE * STRIDE).fill(NOTHING), x: 0, y: 0, width: 0, height: 0 };
}

export function codeOf(element: Element): Code {
  return ELEMENTS.indexOf(element);
}

export function elementOf(code: Code): Element {
  return known(ELEMENTS[code], 'an element of this code');
}

const TERRAIN_CODES: readonly CardCodes[] = TERRAIN.map((card) => card.parcels.map(codeOf));

export function codesOfCard(card: number): CardCodes {
  return nth(TERRAIN_CODES, card);
}

/** The place in the drawing; may lie up to three beyond the box. */
export function placeAt(grid: Grid, x: number, y: number): number {
  return (y - grid.y + MARGIN) * STRIDE + (x - grid.x + MARGIN);
}

export function xOf(grid: Grid, place: number): number {
  return (place % STRIDE) - MARGIN + grid.x;
}

export function yOf(grid: Grid, place: number): number {
  return Math.floor(place / STRIDE) - MARGIN + grid.y;
}

/** Draws a city. */
export function drawLaid(grid: Grid, laid: readonly LaidCard[]): Grid {
  if (!clear(grid, laid)) throw new Error('a city is larger than any city can be');
  for (let i = 0; i < laid.length; i++) {
    const { card, x, y } = nth(laid, i);
    stamp(grid, codesOfCard(card), placeAt(grid, x, y));
  }
  return grid;
}

export interface Block {
  readonly codes: CardCodes;
  readonly x: number;
  readonly y: number;
}

/** Draws any cards at all; undefined where they spread wider than any city can. */
export function drawBlocks(grid: Grid, blocks: readonly Block[]): Grid | undefined {
  if (!clear(grid, blocks)) return undefined;
  for (const { codes, x, y } of blocks) stamp(grid, codes, placeAt(grid, x, y));
  return grid;
}

/** Draws rows of what shows, north to south; null is a place without a card. */
export function drawRows(grid: Grid, rows: readonly (readonly (Element | null)[])[]): Grid {
  const width = rows[0]?.length ?? 0;
  grid.cells.fill(NOTHING);
  grid.x = 0;
  grid.y = 0;
  grid.width = width;
  grid.height = rows.length;
  for (const [y, row] of rows.entries()) {
    for (const [x, element] of row.entries()) {
      if (element !== null) grid.cells[placeAt(grid, x, y)] = codeOf(element);
    }
  }
  return grid;
}

/** Whether cards at these positions fit the drawing; if so it is empty and has their box. */
function clear(grid: Grid, cards: readonly { readonly x: number; readonly y: number }[]): boolean {
  let west = Number.POSITIVE_INFINITY;
  let north = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let south = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const { x, y } = nth(cards, i);
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  const empty = cards.length === 0;
  grid.x = empty ? 0 : west;
  grid.y = empty ? 0 : north;
  grid.width = empty ? 0 : east - west + 2;
  grid.height = empty ? 0 : south - north + 2;
  grid.cells.fill(NOTHING);
  return grid.width <= LONGEST_SIDE && grid.height <= LONGEST_SIDE;
}

function stamp({ cells }: Grid, codes: CardCodes, place: number): void {
  for (let i = 0; i < 4; i++) cells[place + nth(CARD_PLACES, i)] = nth(codes, i);
}
