/** Which parcels the picture of a city shows, and how far the city can still grow. */
import { type LaidCard, limitsOf, type SeatView } from '@carson/card-game';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CityFrame {
  /** What is shown: it stays as it is until the city needs more room, and ends where the city has to end (C5.1). */
  readonly window: Box;
  /** How many columns and rows the city has, and may have. */
  readonly used: { readonly columns: number; readonly rows: number };
  readonly most: { readonly columns: number; readonly rows: number };
  /** Free columns and rows between the city and the edges of the window. */
  readonly free: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

type Growing = Pick<SeatView, 'laid' | 'longSide'>;

/** How far beyond the city its next card can reach. */
const CARD_SIDE = 2;
const FIRST_WINDOW: Box = { x: -3, y: -3, width: 8, height: 8 };

const known = new WeakMap<readonly LaidCard[], { readonly longSide: number; readonly frame: CityFrame }>();

/**
 * The frame of a city follows from its cards in the order in which they were laid: it is the same for the same city,
 * and one more card leaves it alone unless the city outgrows it.
 */
export function cityFrame({ laid, longSide }: Growing): CityFrame {
  const last = known.get(laid);
  if (last?.longSide === longSide) return last.frame;
  const frame = frameOf({ laid, longSide });
  known.set(laid, { longSide, frame });
  return frame;
}

function frameOf({ laid, longSide }: Growing): CityFrame {
  let window = FIRST_WINDOW;
  for (let count = 1; count <= laid.length; count += 1) {
    const box = boxOf(laid.slice(0, count));
    const reach = reachOf(box, longSide);
    const needed = intersection(grown(box, CARD_SIDE), reach);
    window = union(intersection(window, reach), needed);
  }
  const box = boxOf(laid);
  const free = {
    left: box.x - window.x,
    top: box.y - window.y,
    right: window.x + window.width - box.x - box.width,
    bottom: window.y + window.height - box.y - box.height,
  };
  return { window, used: { columns: box.width, rows: box.height }, most: limitsOf(box, longSide), free };
}

/** The smallest rectangle around all cards. */
function boxOf(laid: readonly LaidCard[]): Box {
  if (laid.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + CARD_SIDE - x, height: Math.max(...ys) + CARD_SIDE - y };
}

function reachOf(box: Box, longSide: number): Box {
  const { columns, rows } = limitsOf(box, longSide);
  return {
    x: box.x + box.width - columns,
    y: box.y + box.height - rows,
    width: 2 * columns - box.width,
    height: 2 * rows - box.height,
  };
}

/** A city that has just begun is not drawn larger than this many parcels would be. */
const LEAST_SIDE = 6;
const MARGIN = 0.14;

/** The city alone, with a narrow margin. */
export function closeUp(laid: readonly LaidCard[]): Box {
  const { x, y, width, height } = grown(boxOf(laid), MARGIN);
  const [wider, higher] = [Math.max(0, LEAST_SIDE - width), Math.max(0, LEAST_SIDE - height)];
  return { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function between(left: number, top: number, right: number, bottom: number): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function intersection(a: Box, b: Box): Box {
  return between(
    Math.max(a.x, b.x),
    Math.max(a.y, b.y),
    Math.min(a.x + a.width, b.x + b.width),
    Math.min(a.y + a.height, b.y + b.height),
  );
}

function union(a: Box, b: Box): Box {
  return between(
    Math.min(a.x, b.x),
    Math.min(a.y, b.y),
    Math.max(a.x + a.width, b.x + b.width),
    Math.max(a.y + a.height, b.y + b.height),
  );
}

/** 'A', 'B', … */
export function columnName(at: number): string {
  return String.fromCharCode(65 + at);
}
