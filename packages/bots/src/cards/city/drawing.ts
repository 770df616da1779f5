/** The square that a city is drawn into: its box, its walls, and cards laid into it for a moment. */
import { AROUND, CARD_PLACES, type CardCodes, type Grid, placeAt, SIDE, type Site } from '@carson/card-game';
import { byteIn, stepIn } from '../reading.ts';
import { WALL } from '../weights/ledger.ts';

/** From one row of the drawing to the next. */
export const STRIDE = AROUND[6];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxWith(grid: Grid, x: number, y: number): Box {
  if (grid.width === 0) return { x, y, width: 2, height: 2 };
  const west = Math.min(grid.x, x);
  const north = Math.min(grid.y, y);
  return {
    x: west,
    y: north,
    width: Math.max(grid.x + grid.width, x + 2) - west,
    height: Math.max(grid.y + grid.height, y + 2) - north,
  };
}

/** In which directions the city is as large as it may be: 1 for the width, 2 for the height (C5.1). */
export function wallsOf({ width, height }: Box, { longSide }: Site): number {
  const widest = height > SIDE ? SIDE : longSide;
  const highest = width > SIDE ? SIDE : longSide;
  return (width >= widest ? 1 : 0) + (height >= highest ? 2 : 0);
}

/** Returns the drawing with walls; the same one where there are none. */
export function withWalls(
  drawn: Uint8Array,
  grid: Grid,
  { site, box }: { site: Site; box: Box },
): Uint8Array {
  const walls = wallsOf(box, site);
  if (walls === 0) return drawn;
  const cells = drawn.slice();
  const corner = placeAt(grid, box.x, box.y);
  const west = (corner % STRIDE) - 1;
  const north = Math.floor(corner / STRIDE) - 1;
  for (let i = 0; i < STRIDE; i++) {
    if ((walls & 1) !== 0) {
      cells[i * STRIDE + west] = WALL;
      cells[i * STRIDE + west + box.width + 1] = WALL;
    }
    if ((walls & 2) !== 0) {
      cells[north * STRIDE + i] = WALL;
      cells[(north + box.height + 1) * STRIDE + i] = WALL;
    }
  }
  return cells;
}

/** Lays a card into a drawing; what it covers is handed back, so that it can be laid again. */
export function stamp(cells: Uint8Array, codes: CardCodes, place: number): CardCodes {
  const under = CARD_PLACES.map((step) => byteIn(cells, place + step));
  for (let i = 0; i < 4; i++) cells[place + stepIn(CARD_PLACES, i)] = stepIn(codes, i);
  return under;
}
