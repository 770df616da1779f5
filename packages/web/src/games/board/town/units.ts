/** The map's own measure: drawings are 100 units wide, and so is a parcel. */
import { columnOf, rowOf, SIZE } from '@carson/board-game';

export const UNIT = 100;
export const LENGTH = SIZE * UNIT;

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The north-west corner of a parcel. */
export function cornerOf(parcel: number): Corner {
  return { x: columnOf(parcel) * UNIT, y: rowOf(parcel) * UNIT };
}

export interface Lettering {
  /** Whether letters and numbers of columns and rows lie on the parcels, for want of a margin. */
  readonly inside: boolean;
  readonly text: number;
  readonly mark: number;
  /** Whether an owner is shown by symbol and letter, or by the letter alone. */
  readonly symbols: boolean;
}

const WIDE: Lettering = { inside: false, text: 25, mark: 22, symbols: true };
const NARROW: Lettering = { inside: true, text: 32, mark: 30, symbols: false };
/** Of a picture that is looked at as a whole. */
export const SMALL: Lettering = { inside: true, text: 34, mark: 34, symbols: false };
const NARROW_CLOSE: Lettering = { ...WIDE, inside: true };

/** From this scale on a phone shows parcels as large as a laptop does. */
const CLOSE_ENOUGH = 1.5;

/** A phone's parcel is 45 pixels wide: nothing on it may be small, until fingers have drawn it larger. */
export function letteringFor({
  narrow,
  scale,
}: {
  readonly narrow: boolean;
  readonly scale: number;
}): Lettering {
  if (!narrow) return WIDE;
  return scale < CLOSE_ENOUGH ? NARROW : NARROW_CLOSE;
}
