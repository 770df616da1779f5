/** The river as one line: through which parcels it runs, and along which curve. */
import { columnOf, idOf, rowOf, SIZE, type Town } from '@carson/board-game';
import { UNIT } from './units.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** River parcels in the order in which the water passes them, from one edge of the map to another (B10.2). */
export function courseOf({ on }: Pick<Town, 'on'>): readonly number[] {
  const parcels = on.flatMap((code, parcel) => (idOf(code) === 'river' ? [parcel] : []));
  for (const first of parcels.filter(isOnBorder)) {
    const course = through(
      [first],
      parcels.filter((parcel) => parcel !== first),
    );
    if (course !== undefined) return course;
  }
  return parcels;
}

/** Tries every way on: a river that turns back beside itself has several neighbours. */
function through(course: readonly number[], left: readonly number[]): readonly number[] | undefined {
  const last = course.at(-1) ?? 0;
  if (left.length === 0) return isOnBorder(last) ? course : undefined;
  for (const next of left.filter((parcel) => areBeside(last, parcel))) {
    const found = through(
      [...course, next],
      left.filter((parcel) => parcel !== next),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function areBeside(a: number, b: number): boolean {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;
}

function isOnBorder(parcel: number): boolean {
  return [columnOf(parcel), rowOf(parcel)].some((at) => at === 0 || at === SIZE - 1);
}

/** Where the water enters the first parcel, crosses from one to the next, and leaves the last. */
export function crossingsOf(course: readonly number[]): readonly Spot[] {
  const [first = 0, second = first] = course;
  const last = course.at(-1) ?? first;
  return [
    gateOf(first, second),
    ...course.slice(1).map((parcel, at) => between(middleOf(course[at] ?? parcel), middleOf(parcel))),
    gateOf(last, course.at(-2) ?? last),
  ];
}

/** A straight line through a parcel, a bend around its middle. */
export function curveOf(course: readonly number[]): string {
  const crossings = crossingsOf(course);
  const [start = { x: 0, y: 0 }] = crossings;
  const bends = course.map((parcel, at) => {
    const [middle, end] = [middleOf(parcel), crossings[at + 1] ?? start];
    return `Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
  });
  return `M${start.x} ${start.y}${bends.join('')}`;
}

/** The middle of the water inside each parcel. */
export function watersOf(course: readonly number[]): readonly Spot[] {
  const crossings = crossingsOf(course);
  return course.map((parcel, at) => {
    const [middle, from, to] = [middleOf(parcel), crossings[at], crossings[at + 1]];
    if (from === undefined || to === undefined) return middle;
    return { x: (from.x + to.x) / 4 + middle.x / 2, y: (from.y + to.y) / 4 + middle.y / 2 };
  });
}

/** The side of the map by which the water comes in: opposite to where it goes, if the map ends there. */
function gateOf(parcel: number, next: number): Spot {
  const [column, row] = [columnOf(parcel), rowOf(parcel)];
  const back = { x: column - columnOf(next), y: row - rowOf(next) };
  const sides = [back, { x: 0, y: -1 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 1, y: 0 }];
  const out = sides.find(({ x, y }) => (x !== 0 || y !== 0) && !isOnMap(column + x, row + y)) ?? back;
  const middle = middleOf(parcel);
  return { x: middle.x + (out.x * UNIT) / 2, y: middle.y + (out.y * UNIT) / 2 };
}

function isOnMap(column: number, row: number): boolean {
  return [column, row].every((at) => at >= 0 && at < SIZE);
}

function middleOf(parcel: number): Spot {
  return { x: (columnOf(parcel) + 0.5) * UNIT, y: (rowOf(parcel) + 0.5) * UNIT };
}

function between(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
