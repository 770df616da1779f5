/**
 * What the score looks at: a city as it shows, with counts. The two sums here are all that scoring and
 * characters need; given a list `behind`, they also note which places made the sum.
 */
import { nth } from '@carson/engine';
import { type CharacterId, ELEMENTS, type Element } from '../ids.ts';
import { AROUND, byteAt, NOTHING } from './grid.ts';

export interface City {
  readonly cells: Uint8Array;
  /** The places with a card, row by row; the first `size` entries count. */
  readonly places: Uint8Array;
  size: number;
  /** How many parcels show each element. */
  readonly counts: Uint8Array;
  law: boolean;
  characters: readonly CharacterId[];
  sold: number;
  /** How many places the square has (C7.r). */
  square: number;
}

/** What each element counts in a sum. */
export type Worth = Uint8Array;

export function worth(table: Readonly<Partial<Record<Element, number>>>): Worth {
  const numbers = new Uint8Array(NOTHING + 1);
  for (const [code, element] of ELEMENTS.entries()) numbers[code] = table[element] ?? 0;
  return numbers;
}

export const HOUSE_VALUE = worth({ house: 1, townhouse: 2, hotel: 2 });

/** What a parcel scores; `behind`, where given, takes the other places that made it. */
export type Points = (city: City, place: number, behind?: number[]) => number;

/** The sum over the eight surrounding places. */
export function adjacent(what: Worth): Points {
  return ({ cells }, place, behind) => {
    let sum = 0;
    for (let i = 0; i < 8; i++) {
      const at = place + nth(AROUND, i);
      const value = byteAt(what, byteAt(cells, at));
      if (value === 0) continue;
      sum += value;
      behind?.push(at);
    }
    return sum;
  };
}

export const adjacentHouses = adjacent(HOUSE_VALUE);

/** C6.5, on its own because a character looks at it too. */
export const saloonScore: Points = (city, place, behind) => 2 * adjacentHouses(city, place, behind);

const EMPTY = worth({ empty: 1 });
const EMPTY_BY_LAW = worth({ empty: 1, outlaws: 1 });
const adjacentEmptyByNature = adjacent(EMPTY);
const adjacentEmptyByLaw = adjacent(EMPTY_BY_LAW);

/** C6.12: under the law, outlaws are empty parcels. */
export function emptyIn(city: City): Worth {
  return city.law ? EMPTY_BY_LAW : EMPTY;
}

export const adjacentEmpty: Points = (city, place, behind) =>
  city.law ? adjacentEmptyByLaw(city, place, behind) : adjacentEmptyByNature(city, place, behind);

/** The sum over the whole city. */
export function everywhere(city: City, what: Worth, behind?: number[]): number {
  let sum = 0;
  for (let code = 0; code < NOTHING; code++) sum += nth(what, code) * nth(city.counts, code);
  if (behind !== undefined) noteAll(city, what, behind);
  return sum;
}

function noteAll(city: City, what: Worth, behind: number[]): void {
  for (let i = 0; i < city.size; i++) {
    const place = nth(city.places, i);
    if (byteAt(what, byteAt(city.cells, place)) !== 0) behind.push(place);
  }
}
