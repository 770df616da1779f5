/**
 * Every place a cowboy can stand on has a number: parcels 0-63 as the map numbers them, then the
 * action spaces, then the five corrals, where each player means their own.
 */
import { ACTION_SPACES, type ActionSpace } from '../content/action-spaces.ts';
import { nth } from '../lists.ts';
import { PARCEL_COUNT } from '../town/geometry.ts';

export const FIRST_SPACE = PARCEL_COUNT;
export const CORRAL_COUNT = 5;
/** B10.6: the corral whose horses give another placing turn. */
export const EXTRA_TURN_CORRAL = 2;
export const FIRST_CORRAL = FIRST_SPACE + ACTION_SPACES.length;
export const PLACE_COUNT = FIRST_CORRAL + CORRAL_COUNT;
export const PLACES: readonly number[] = Array.from({ length: PLACE_COUNT }, (_, place) => place);

/** No place: a piece that is not on the board. */
export const NOWHERE = -1;

export function isParcelPlace(place: number): boolean {
  return place < FIRST_SPACE;
}

export function isSpacePlace(place: number): boolean {
  return place >= FIRST_SPACE && place < FIRST_CORRAL;
}

export function isCorralPlace(place: number): boolean {
  return place >= FIRST_CORRAL;
}

export function spaceAt(place: number): ActionSpace {
  return nth(ACTION_SPACES, place - FIRST_SPACE);
}

/** The place of an action space by its id. */
export function placeOf(id: string): number {
  const index = ACTION_SPACES.findIndex((space) => space.id === id);
  if (index < 0) throw new Error(`no such action space: ${id}`);
  return FIRST_SPACE + index;
}

/** Corrals are numbered 1-5 in the rules (B10.6). */
export function corralPlace(corral: number): number {
  return FIRST_CORRAL + corral - 1;
}

export function corralAt(place: number): number {
  return place - FIRST_CORRAL + 1;
}

/** The spaces that take any number of cowboys, in the order of `State.crowd`. */
export const SHARED_PLACES: readonly number[] = ACTION_SPACES.flatMap((space, index) =>
  space.shared ? [FIRST_SPACE + index] : [],
);

/** What a point costs on each space where points are for sale (B5.10), by its place. */
export const POINT_PRICES: ReadonlyMap<number, number> = new Map(
  ACTION_SPACES.flatMap(({ yields }, index) =>
    yields.what === 'market' ? [[FIRST_SPACE + index, yields.price]] : [],
  ),
);

/** The space of the building row with this index, as a place. */
export const ROW_PLACES: readonly number[] = ACTION_SPACES.flatMap(({ yields }, index) =>
  yields.what === 'tile' ? [{ row: yields.row, place: FIRST_SPACE + index }] : [],
)
  .sort((a, b) => a.row - b.row)
  .map(({ place }) => place);
