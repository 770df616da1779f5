/**
 * The ground of a city as a few paths: what is rock, what is street, where the cards meet. Drawings are 100 units wide,
 * and so is a parcel. One path per kind costs the browser as much as one shape, however large the city is.
 */
import type { Element, Parcel } from '@carson/card-game';

export const UNIT = 100;

export type Ground = 'prairie' | 'rock' | 'street';

export function groundOf(element: Element): Ground {
  if (element === 'empty') return 'prairie';
  return element === 'mountain' || element === 'mine' ? 'rock' : 'street';
}

export interface GroundPaths {
  /** The edge of the whole city; prairie lies everywhere that nothing else does. */
  readonly outline: string;
  readonly rock: string;
  readonly street: string;
  /** Loose stones on the rock. */
  readonly scree: string;
  /** Wheel tracks between neighbouring buildings. */
  readonly ruts: string;
  /** Where two cards meet. */
  readonly joints: string;
}

type Cell = Pick<Parcel, 'x' | 'y' | 'element' | 'card'>;

const drawn = new WeakMap<readonly Cell[], GroundPaths>();

/** Worked out once for each city. */
export function groundPaths(parcels: readonly Cell[]): GroundPaths {
  const known = drawn.get(parcels);
  if (known !== undefined) return known;
  const paths = pathsOf(parcels);
  drawn.set(parcels, paths);
  return paths;
}

function pathsOf(parcels: readonly Cell[]): GroundPaths {
  const cells = new Map(parcels.map((parcel) => [keyOf(parcel.x, parcel.y), parcel]));
  const inCity = (x: number, y: number): boolean => cells.has(keyOf(x, y));
  const isGround =
    (ground: Ground) =>
    (x: number, y: number): boolean => {
      const cell = cells.get(keyOf(x, y));
      return cell !== undefined && groundOf(cell.element) === ground;
    };
  const area = (ground: Ground): string => {
    const inside = isGround(ground);
    return loopsOf(
      parcels.filter(({ x, y }) => inside(x, y)),
      inside,
    )
      .map((loop) => wavyPath(loop, inCity))
      .join('');
  };
  return {
    outline: loopsOf(parcels, inCity).map(roundedPath).join(''),
    rock: area('rock'),
    street: area('street'),
    scree: parcels
      .flatMap(({ x, y, element }) => (groundOf(element) === 'rock' ? [stones(x, y)] : []))
      .join(''),
    ruts: rutsOf(parcels, isGround('street')),
    joints: jointsOf(parcels, cells),
  };
}

function keyOf(x: number, y: number): string {
  return `${x},${y}`;
}

/** One side of a parcel, walked with the area on the right. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

type Inside = (x: number, y: number) => boolean;

/** The sides of an area, each loop in the order of a walk around it. */
function loopsOf(area: readonly Cell[], inside: Inside): readonly (readonly Side[])[] {
  const sides = new Map<string, Side[]>();
  for (const { x, y } of area) {
    if (!inside(x, y - 1)) addSide(sides, { x, y, dx: 1, dy: 0 });
    if (!inside(x + 1, y)) addSide(sides, { x: x + 1, y, dx: 0, dy: 1 });
    if (!inside(x, y + 1)) addSide(sides, { x: x + 1, y: y + 1, dx: -1, dy: 0 });
    if (!inside(x - 1, y)) addSide(sides, { x, y: y + 1, dx: 0, dy: -1 });
  }
  const loops: Side[][] = [];
  for (const starting of sides.values()) {
    for (let side = starting.pop(); side !== undefined; side = starting.pop()) loops.push(walk(side, sides));
  }
  return loops;
}

function addSide(sides: Map<string, Side[]>, side: Side): void {
  const key = keyOf(side.x, side.y);
  sides.set(key, [...(sides.get(key) ?? []), side]);
}

function walk(first: Side, sides: Map<string, Side[]>): Side[] {
  const loop = [first];
  for (let side: Side | undefined = first; ; ) {
    const ways: Side[] = sides.get(keyOf(side.x + side.dx, side.y + side.dy)) ?? [];
    const { dx, dy }: Side = side;
    // Where two corners touch, the walk keeps to its own parcel: it turns right.
    const right = ways.findIndex((way) => way.dx === -dy && way.dy === dx);
    side = ways.splice(Math.max(0, right), 1)[0];
    if (side === undefined) return loop;
    loop.push(side);
  }
}

const CORNER = 9;

/** Straight sides and small round corners. */
function roundedPath(loop: readonly Side[]): string {
  const corners = loop.filter((side, at) => {
    const before = loop.at(at - 1);
    return before !== undefined && before.dx !== side.dx;
  });
  const parts = corners.map(({ x, y, dx, dy }, at) => {
    const before = corners.at(at - 1);
    const [fromX, fromY] = before === undefined ? [0, 0] : [before.dx, before.dy];
    const start = `${x * UNIT - fromX * CORNER} ${y * UNIT - fromY * CORNER}`;
    return `${at === 0 ? 'M' : 'L'}${start}Q${x * UNIT} ${y * UNIT} ${x * UNIT + dx * CORNER} ${y * UNIT + dy * CORNER}`;
  });
  return `${parts.join('')}Z`;
}

interface Point {
  readonly x: number;
  readonly y: number;
  /** The line goes through it; others it only passes by. */
  readonly sharp: boolean;
}

const WAVES = [0.2, 0.5, 0.8];
const HIGHEST_WAVE = 7;

/** Waves where another ground begins, straight where the city ends. */
function wavyPath(loop: readonly Side[], inCity: Inside): string {
  const points = loop.flatMap((side, at) => {
    const before = loop.at(at - 1) ?? side;
    const isBorder = !crosses(side, inCity);
    const meetsBorder = isBorder || !crosses(before, inCity);
    const corner = { x: side.x * UNIT, y: side.y * UNIT, sharp: true };
    return [...(meetsBorder ? [corner] : []), ...(isBorder ? [] : waves(side))];
  });
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const start = first.sharp ? first : middle(last, first);
  const parts = points.map((point, at) => {
    if (point.sharp) return `L${spot(point)}`;
    const next = points[(at + 1) % points.length] ?? first;
    return `Q${spot(point)} ${spot(next.sharp ? next : middle(point, next))}`;
  });
  return `M${spot(start)}${parts.join('')}Z`;
}

/** Whether there is city on the other side as well. */
function crosses({ x, y, dx, dy }: Side, inCity: Inside): boolean {
  // East has it to the north, south to the east, west to the south, north to the west.
  if (dx !== 0) return dx > 0 ? inCity(x, y - 1) : inCity(x - 1, y);
  return dy > 0 ? inCity(x, y) : inCity(x - 1, y - 1);
}

/** The same waves from either side. */
function waves({ x, y, dx, dy }: Side): Point[] {
  const [left, top] = [x + Math.min(0, dx), y + Math.min(0, dy)];
  const points = WAVES.map((along, at) => {
    const away = (scatter(left, top, at + (dx === 0 ? 3 : 0)) - 0.5) * 2 * HIGHEST_WAVE;
    return {
      x: (left + Math.abs(dx) * along) * UNIT + Math.abs(dy) * away,
      y: (top + Math.abs(dy) * along) * UNIT + Math.abs(dx) * away,
      sharp: false,
    };
  });
  return dx + dy > 0 ? points : points.reverse();
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, sharp: true };
}

function spot({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** From 0 to 1, and always the same for the same place. */
function scatter(x: number, y: number, salt: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

function stones(x: number, y: number): string {
  return [0, 1, 2]
    .map((at) => {
      const left = x * UNIT + 8 + scatter(x, y, at + 10) * 74;
      const top = y * UNIT + 12 + scatter(x, y, at + 20) * 26;
      return `M${Math.round(left)} ${Math.round(top)}l9-8`;
    })
    .join('');
}

/** Along the fronts to a neighbour beside, and down the lane to a neighbour below. */
function rutsOf(parcels: readonly Cell[], isStreet: Inside): string {
  const parts: string[] = [];
  for (const { x, y } of parcels) {
    if (!isStreet(x, y)) continue;
    const [left, top] = [x * UNIT, y * UNIT];
    if (isStreet(x + 1, y))
      parts.push(`M${left + 62} ${top + 92}q38 3 76 0`, `M${left + 62} ${top + 98}q38-3 76 0`);
    if (isStreet(x, y + 1))
      parts.push(`M${left + 46} ${top + 91}q3 14 0 28`, `M${left + 54} ${top + 91}q-3 14 0 28`);
  }
  return parts.join('');
}

function jointsOf(parcels: readonly Cell[], cells: ReadonlyMap<string, Cell>): string {
  const isOther = (x: number, y: number, card: number): boolean => {
    const cell = cells.get(keyOf(x, y));
    return cell !== undefined && cell.card !== card;
  };
  return parcels
    .map(({ x, y, card }) => {
      const beside = isOther(x + 1, y, card) ? `M${(x + 1) * UNIT} ${y * UNIT}v${UNIT}` : '';
      const below = isOther(x, y + 1, card) ? `M${x * UNIT} ${(y + 1) * UNIT}h${UNIT}` : '';
      return beside + below;
    })
    .join('');
}
