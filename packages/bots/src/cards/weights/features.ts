/**
 * What the judgement of a city looks at, as one long list of numbers. The same numbering serves the
 * weights, the tuning and the tables that the search adds up.
 */
import { CHARACTER_IDS, ELEMENTS } from '@carson/card-game';
import { CODES, ELEMENT_COUNT } from './ledger.ts';

/** Weights change over the game: they are given for these numbers of rounds left, and drawn in between. None counts at the end. */
export const KNOTS = [3, 9, 18] as const;

const PAIR_INDEX = numberPairs();
const PAIRS = Math.max(...PAIR_INDEX) + 1;

/** Elements that may promise more beside others of the city, wherever they lie, or to a character. */
const MATCHED = ELEMENTS.flatMap((element, code) =>
  element === 'empty' || element === 'outlaws' ? [] : [code],
);
const MATCHES = (MATCHED.length * (MATCHED.length + 1)) / 2;

const SPACE = ['covered', 'crowding', 'box', 'walls'] as const;
const TABLE = ['always', 'virtualRivals', 'manySeats'] as const;

const BONDS_END =
  PAIRS + ELEMENT_COUNT + CHARACTER_IDS.length + MATCHES + CHARACTER_IDS.length * MATCHED.length;

/** Where each kind of feature begins. */
export const AT = {
  pairs: 0,
  counts: PAIRS,
  characters: PAIRS + ELEMENT_COUNT,
  matches: PAIRS + ELEMENT_COUNT + CHARACTER_IDS.length,
  bonds: PAIRS + ELEMENT_COUNT + CHARACTER_IDS.length + MATCHES,
  space: BONDS_END,
  table: BONDS_END + SPACE.length,
} as const;

export const FEATURES = AT.table + TABLE.length;

/** The name of every feature, in order: weights are kept by name, so that a new element or character moves none. */
export const FEATURE_NAMES: readonly string[] = namesOfFeatures();

/** The pair of two neighbouring places, in either order; -1 where nothing can be learned from it. */
export function pairAt(a: number, b: number): number {
  return PAIR_INDEX[a * CODES + b] as number;
}

/** The feature of two parcels of one city, wherever they lie and in either order; -1 where nothing is learned from it. */
export function matchAt(a: number, b: number): number {
  const first = MATCHED.indexOf(Math.min(a, b));
  const second = MATCHED.indexOf(Math.max(a, b));
  return first < 0 || second < 0 ? -1 : AT.matches + (second * (second + 1)) / 2 + first;
}

/** The feature of a parcel in the city of a character's owner; -1 where nothing is learned from it. */
export function bondAt(character: number, code: number): number {
  const matched = MATCHED.indexOf(code);
  return matched < 0 ? -1 : AT.bonds + character * MATCHED.length + matched;
}

/** How much each knot counts with this many rounds left. */
export function knotsAt(rounds: number): readonly number[] {
  const stops = [0, ...KNOTS];
  return KNOTS.map((knot, index) => {
    const before = stops[index] as number;
    const after = stops[index + 2];
    if (rounds <= before) return 0;
    if (rounds <= knot) return (rounds - before) / (knot - before);
    if (after === undefined) return 1;
    return Math.max(0, (after - rounds) / (after - knot));
  });
}

function namesOfFeatures(): readonly string[] {
  const places = [...ELEMENTS, 'bare', 'wall'];
  const pairs: string[] = [];
  for (const [a, first] of places.entries()) {
    for (const [b, second] of places.entries()) {
      const pair = PAIR_INDEX[a * CODES + b] as number;
      if (pair >= 0) pairs[pair] ??= `pair ${first} ${second}`;
    }
  }
  return [
    ...pairs,
    ...ELEMENTS.map((element) => `parcel ${element}`),
    ...CHARACTER_IDS.map((id) => `character ${id}`),
    ...MATCHED.flatMap((b, second) =>
      MATCHED.slice(0, second + 1).map((a) => `match ${ELEMENTS[a]} ${ELEMENTS[b]}`),
    ),
    ...CHARACTER_IDS.flatMap((id) => MATCHED.map((code) => `bond ${id} ${ELEMENTS[code]}`)),
    ...SPACE.map((name) => `space ${name}`),
    ...TABLE.map((name) => `table ${name}`),
  ];
}

function numberPairs(): readonly number[] {
  const index = new Array<number>(CODES * CODES).fill(-1);
  let next = 0;
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    for (let b = a; b < CODES; b++) {
      index[a * CODES + b] = next;
      index[b * CODES + a] = next;
      next++;
    }
  }
  return index;
}
