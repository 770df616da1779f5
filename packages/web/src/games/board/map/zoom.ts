/** How a map behind a window grows and moves under fingers, mouse and keys. Lengths are pixels. */

/** How large the map is drawn, and how much of it lies left of and above the window. */
export interface Sight {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** A place in the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type TwoSpots = readonly [Spot, Spot];

export const WHOLE = 1;
export const CLOSEST = 3.5;
/** What one press or a double tap makes of the whole map. */
export const CLOSE = 1.9;
/** What one key makes of it. */
export const KEY_STEP = 1.3;
/** Turns of the wheel, in its own unit, that double the map. */
const DOUBLING = 300;

/** Whatever lies under the spot stays under it. */
export function zoomedAbout(sight: Sight, { x, y }: Spot, scale: number): Sight {
  const next = Math.min(CLOSEST, Math.max(WHOLE, scale));
  const growth = next / sight.scale;
  return { scale: next, left: (sight.left + x) * growth - x, top: (sight.top + y) * growth - y };
}

/** Two fingers keep hold of what they touched. */
export function pinched(sight: Sight, from: TwoSpots, to: TwoSpots): Sight {
  const grown = zoomedAbout(sight, middleOf(from), (sight.scale * spanOf(to)) / Math.max(1, spanOf(from)));
  return dragged(grown, middleOf(from), middleOf(to));
}

export function dragged(sight: Sight, from: Spot, to: Spot): Sight {
  return { ...sight, left: sight.left + from.x - to.x, top: sight.top + from.y - to.y };
}

export function wheeled(sight: Sight, at: Spot, turned: number): Sight {
  return zoomedAbout(sight, at, sight.scale * 2 ** (-turned / DOUBLING));
}

function middleOf([a, b]: TwoSpots): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function spanOf([a, b]: TwoSpots): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
