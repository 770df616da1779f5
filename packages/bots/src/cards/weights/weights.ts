/** What the tuning has learned, ready for use. */
import { CHARACTER_IDS, type CharacterId, codeOf, type Level } from '@carson/card-game';
import { valueIn } from '../reading.ts';
import { AT, bondAt, FEATURES, KNOTS, knotsAt, matchAt, pairAt } from './features.ts';
import { BARE, CODES, ELEMENT_COUNT, LEDGERS, WALL } from './ledger.ts';

/** As kept in a data file: one row of weights per knot, in the order of the features. */
export interface CardWeights {
  readonly city: readonly (readonly number[])[];
  /** Points for the hand: for each expected victory over one rival in the rounds of this Era. */
  readonly edge: number;
  /** Points a virtual seat gains per round, in the first and in the second Era. */
  readonly virtual: Readonly<Record<Level, readonly number[]>>;
  readonly virtualEdge: number;
  /** Whether the hands of the Era to come count already. */
  readonly bothEras?: boolean;
  /** Whether keeping a power is worth less in the last rounds of the first Era: what is not used then is lost. */
  readonly fadingUses?: boolean;
  /** Characters that promise as much in the last rounds as before: they pay when the rounds are over. */
  readonly lasting?: readonly CharacterId[];
}

/** Judges by the score of today alone. */
export const NO_FORESIGHT: CardWeights = {
  city: KNOTS.map(() => new Array<number>(FEATURES).fill(0)),
  edge: 1.5,
  virtual: { novice: [6, 6], intermediate: [6, 6], expert: [6, 6] },
  virtualEdge: 1,
};

/** The worth of a city with this many rounds left, under the law or not: points of today and promises in one. */
export interface Tariff {
  readonly alone: Float64Array;
  readonly touching: Float64Array;
  /** What a parcel gains where a bare place beside it becomes a wall. */
  readonly walled: Float64Array;
  /** What two parcels of the city bring each other, wherever they lie, and which elements have any such entry. */
  readonly together: Float64Array;
  readonly matched: readonly boolean[];
  readonly characters: Float64Array;
  /** What a parcel of each kind promises to the owner of each character. */
  readonly bonds: Float64Array;
  readonly space: Float64Array;
  readonly table: Float64Array;
}

const OUTLAWS = codeOf('outlaws');
const EMPTY = codeOf('empty');

/** Under the law outlaws are as good as empty (C6.12). */
export function seenAs(code: number, law: boolean): number {
  return law && code === OUTLAWS ? EMPTY : code;
}

function tariffFor(weights: CardWeights, rounds: number, law: boolean): Tariff {
  const ledger = LEDGERS[law ? 1 : 0];
  const knots = knotsAt(rounds);
  const learned = (feature: number): number =>
    knots.reduce((sum, share, knot) => sum + share * (weights.city[knot]?.[feature] ?? 0), 0);
  const alone = Float64Array.from(ledger.alone);
  const touching = Float64Array.from(ledger.touching);
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    alone[a] = valueIn(alone, a) + learned(AT.counts + seenAs(a, law));
  }
  for (let a = 0; a < CODES; a++) {
    for (let b = 0; b < CODES; b++) {
      const pair = a >= BARE && b >= BARE ? -1 : pairAt(seenAs(a, law), seenAs(b, law));
      if (pair >= 0) touching[a * CODES + b] = valueIn(touching, a * CODES + b) + learned(AT.pairs + pair);
    }
  }
  const together = Float64Array.from(ledger.together);
  const bonds = new Float64Array(CHARACTER_IDS.length * CODES);
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    for (let b = 0; b < ELEMENT_COUNT; b++) {
      const match = matchAt(a, b);
      if (match >= 0) together[a * CODES + b] = valueIn(together, a * CODES + b) + learned(match);
    }
    for (let character = 0; character < CHARACTER_IDS.length; character++) {
      const bond = bondAt(character, a);
      if (bond >= 0) bonds[character * CODES + a] = learned(bond);
    }
  }
  const slice = (from: number, to: number) =>
    Float64Array.from({ length: to - from }, (_, at) => learned(from + at));
  return {
    alone,
    touching,
    walled: Float64Array.from(
      { length: CODES },
      (_, code) => valueIn(touching, code * CODES + WALL) - valueIn(touching, code * CODES + BARE),
    ),
    together,
    matched: matchedIn(together),
    characters: Float64Array.from(CHARACTER_IDS, (id, at) => {
      const lasts = rounds < KNOTS[0] && weights.lasting?.includes(id) === true;
      return lasts ? (weights.city[0]?.[AT.characters + at] ?? 0) : learned(AT.characters + at);
    }),
    bonds,
    space: slice(AT.space, AT.table),
    table: slice(AT.table, FEATURES),
  };
}

function matchedIn(together: Float64Array): readonly boolean[] {
  return Array.from({ length: CODES }, (_, a) =>
    together.subarray(a * CODES, (a + 1) * CODES).some((entry) => entry !== 0),
  );
}

/** Tariffs are made once for each number of rounds. */
export function tariffsOf(weights: CardWeights): (rounds: number, law: boolean) => Tariff {
  const made: Tariff[] = [];
  return (rounds, law) => {
    const at = 2 * rounds + (law ? 1 : 0);
    made[at] ??= tariffFor(weights, rounds, law);
    return made[at];
  };
}
