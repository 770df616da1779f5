/**
 * A city seen from above, drawn into a fixed square of places so that neighbours are constant steps
 * away. The drawing has a margin all around, so nobody has to ask whether a neighbour is on it.
 */
import { TERRAIN } from './deck/index.ts';
import { ELEMENTS, type Element } from './ids.ts';
import type { LaidCard } from './state.ts';

/** Elements as numbers: their index in ELEMENTS. */
export type Code = number;
/** What a place without a card holds: one beyond the elements. */
export const NOTHING: Code = ELEMENTS.length;

/** From one row of the drawing to the next. */
export const STRIDE = 16;
const MARGIN = 3;
/** How long a city's sides may be (C5.1): a character may lengthen one of them, by one at most. */
export const SIDE = 8;
const LONGEST_SIDE = 9;

/** The eight surrounding places. */
export const AROUND = [-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1] as const;

/** The four places of a card, from its north-west one: the order of its parcels. */
export const CARD_PLACES = [0, 1, STRIDE, STRIDE + 1] as const;
export type CardCodes = readonly Code[];

export interface Frame {
  readonly cells: Uint8Array;
  /** The smallest box around all cards, in the city's own coordinates. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export function newFrame(): Frame {
  return { cells: new Uint8Array(STRIDE * STRIDE).fill(NOTHING), x: 0, y: 0, width: 0, height: 0 };
}

export function codeOf(element: Element): Code {
  return ELEMENTS.indexOf(element);
}

export function elementOf(code: Code): Element {
  const element = ELEMENTS[code];
  if (element === undefined) throw new Error(`no element has the code ${code}`);
  return element;
}

const TERRAIN_CODES: readonly CardCodes[] = TERRAIN.map((card) => card.parcels.map(codeOf));

export function codesOfCard(card: number): CardCodes {
  return TERRAIN_CODES[card] as CardCodes;
}

/** The place in the drawing; may lie up to three beyond the box. */
export function placeAt(frame: Frame, x: number, y: number): number {
  return (y - frame.y + MARGIN) * STRIDE + (x - frame.x + MARGIN);
}

export function xOf(frame: Frame, place: number): number {
  return (place % STRIDE) - MARGIN + frame.x;
}

export function yOf(frame: Frame, place: number): number {
  return Math.floor(place / STRIDE) - MARGIN + frame.y;
}

/** Draws a city. */
export function drawLaid(frame: Frame, laid: readonly LaidCard[]): Frame {
  if (!clear(frame, laid)) throw new Error('a city is larger than any city can be');
  for (let i = 0; i < laid.length; i++) {
    const { card, x, y } = laid[i] as LaidCard;
    stamp(frame, codesOfCard(card), placeAt(frame, x, y));
  }
  return frame;
}

export interface Block {
  readonly codes: CardCodes;
  readonly x: number;
  readonly y: number;
}

/** Draws any cards at all; undefined where they spread wider than any city can. */
export function drawBlocks(frame: Frame, blocks: readonly Block[]): Frame | undefined {
  if (!clear(frame, blocks)) return undefined;
  for (const { codes, x, y } of blocks) stamp(frame, codes, placeAt(frame, x, y));
  return frame;
}

/** Draws rows of what shows, north to south; null is a place without a card. */
export function drawRows(frame: Frame, rows: readonly (readonly (Element | null)[])[]): Frame {
  const width = rows[0]?.length ?? 0;
  frame.cells.fill(NOTHING);
  frame.x = 0;
  frame.y = 0;
  frame.width = width;
  frame.height = rows.length;
  for (const [y, row] of rows.entries()) {
    for (const [x, element] of row.entries()) {
      if (element !== null) frame.cells[placeAt(frame, x, y)] = codeOf(element);
    }
  }
  return frame;
}

/** Whether cards at these positions fit the drawing; if so it is empty and has their box. */
function clear(frame: Frame, cards: readonly { readonly x: number; readonly y: number }[]): boolean {
  let west = Number.POSITIVE_INFINITY;
  let north = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let south = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const { x, y } = cards[i] as { readonly x: number; readonly y: number };
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  const empty = cards.length === 0;
  frame.x = empty ? 0 : west;
  frame.y = empty ? 0 : north;
  frame.width = empty ? 0 : east - west + 2;
  frame.height = empty ? 0 : south - north + 2;
  frame.cells.fill(NOTHING);
  return frame.width <= LONGEST_SIDE && frame.height <= LONGEST_SIDE;
}

function stamp(frame: Frame, codes: CardCodes, place: number): void {
  const { cells } = frame;
  cells[place] = codes[0] as Code;
  cells[place + 1] = codes[1] as Code;
  cells[place + STRIDE] = codes[2] as Code;
  cells[place + STRIDE + 1] = codes[3] as Code;
}
