/** B10.2: courses of the river. */
import { nth, pick, type Random, type Refusal, refusal } from '@carson/engine';
import { columnOf, PARCELS, parcelAt, rowAt, rowOf, SIDE_NEIGHBOURS, SIZE } from './geometry.ts';

export type RiverRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'course'; readonly parcels: readonly number[] }
  | { readonly kind: 'random' };

export const SHORTEST_RIVER = 6;
export const LONGEST_RIVER = 15;

/** Ten parcels from the north edge to the south edge. */
export const BOARD_COURSE: readonly number[] = [
  parcelAt(2, 0),
  parcelAt(2, 1),
  parcelAt(2, 2),
  parcelAt(3, 2),
  parcelAt(3, 3),
  parcelAt(3, 4),
  parcelAt(4, 4),
  parcelAt(4, 5),
  parcelAt(4, 6),
  parcelAt(4, 7),
];

const MOUNTAINS = 9;
const MOUNTAINS_BESIDE_RIVER = 6;

/** B2.3, B10.2: six mountains instead of nine, whatever the course. */
export function mountainsWith(river: RiverRule): number {
  return river.kind === 'none' ? MOUNTAINS : MOUNTAINS_BESIDE_RIVER;
}

/** Why a drawn course is no river: its parcels in order, side by side, from one edge of the map to another. */
export function whyNoCourse(course: readonly number[]): Refusal | undefined {
  if (course.length < SHORTEST_RIVER || course.length > LONGEST_RIVER) {
    return refusal('riverLength', 'B10.2', {
      length: course.length,
      least: SHORTEST_RIVER,
      most: LONGEST_RIVER,
    });
  }
  for (const [at, parcel] of course.entries()) {
    if (course.indexOf(parcel) < at) return refusal('riverTwice', 'B10.2', { parcel });
    const before = course[at - 1];
    if (before !== undefined && !rowAt(SIDE_NEIGHBOURS, before).includes(parcel)) {
      return refusal('riverBroken', 'B10.2', { parcel });
    }
  }
  return joinsTwoEdges(course) ? undefined : refusal('riverNotEdgeToEdge', 'B10.2');
}

/** A self-avoiding walk from a random parcel of the border, thrown away until it is a river. */
export function randomCourse(random: Random): readonly number[] {
  const border = PARCELS.filter((parcel) => edgesOf(parcel).includes(true));
  for (;;) {
    let end = pick(random, border);
    const course = [end];
    for (;;) {
      const ways = rowAt(SIDE_NEIGHBOURS, end).filter((next) => isOpenWater(course, next));
      if (ways.length === 0 || course.length === LONGEST_RIVER) break;
      end = pick(random, ways);
      course.push(end);
      if (course.length >= SHORTEST_RIVER && joinsTwoEdges(course)) return course;
    }
  }
}

/** The river does not touch itself from the side. */
function isOpenWater(course: readonly number[], next: number): boolean {
  const touching = rowAt(SIDE_NEIGHBOURS, next).filter((near) => course.includes(near));
  return !course.includes(next) && touching.length === 1;
}

function joinsTwoEdges(course: readonly number[]): boolean {
  const source = edgesOf(nth(course, 0));
  const mouth = edgesOf(nth(course, course.length - 1));
  return source.some((isThere, edge) => isThere && mouth.some((isToo, other) => isToo && other !== edge));
}

/** Whether the parcel lies on the north, south, west and east edge of the map. */
function edgesOf(parcel: number): boolean[] {
  const [x, y] = [columnOf(parcel), rowOf(parcel)];
  return [y === 0, y === SIZE - 1, x === 0, x === SIZE - 1];
}
