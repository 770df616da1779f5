/** Zooming and moving the map by fingers, mouse and keys. Lengths are pixels. */

/** How large the map is drawn, and how much of it lies left of and above the window. */
export interface Viewport {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type TwoSpots = readonly [Spot, Spot];

export const WHOLE = 1;
export const CLOSEST = 3.5;
/** The scale after one press or a double tap. */
export const CLOSE = 1.9;
export const KEY_STEP = 1.3;
/** Turns of the wheel, in its own unit, that double the map. */
const DOUBLING = 300;

/** Zooms while the point under the spot stays where it is. */
export function zoomedAbout(viewport: Viewport, { x, y }: Spot, scale: number): Viewport {
  const next = Math.min(CLOSEST, Math.max(WHOLE, scale));
  const growth = next / viewport.scale;
  return { scale: next, left: (viewport.left + x) * growth - x, top: (viewport.top + y) * growth - y };
}

/** Moves and zooms so that two fingers stay on the points they touched. */
export function pinched(viewport: Viewport, from: TwoSpots, to: TwoSpots): Viewport {
  const grown = zoomedAbout(
    viewport,
    middleOf(from),
    (viewport.scale * spanOf(to)) / Math.max(1, spanOf(from)),
  );
  return dragged(grown, middleOf(from), middleOf(to));
}

export function dragged(viewport: Viewport, from: Spot, to: Spot): Viewport {
  return { ...viewport, left: viewport.left + from.x - to.x, top: viewport.top + from.y - to.y };
}

export function wheeled(viewport: Viewport, at: Spot, turned: number): Viewport {
  return zoomedAbout(viewport, at, viewport.scale * 2 ** (-turned / DOUBLING));
}

function middleOf([a, b]: TwoSpots): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function spanOf([a, b]: TwoSpots): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
