/** A game small enough to be wrong on purpose: seats add 1 to 3 to a sum until it passes ten. */
import {
  accepted,
  cloneRandom,
  die,
  type Game,
  type GameState,
  refusal,
  refused,
  seedRandom,
} from '@carson/engine';

export interface Counting extends GameState {
  sum: number;
  turn: number;
}
export interface Add {
  readonly type: 'add';
  readonly amount: number;
}
export interface Added {
  readonly type: 'added';
  readonly sum: number;
}
export type CountingGame = Game<unknown, Counting, Add, Counting, Added>;

const END = 10;

export const countingGame: CountingGame = {
  id: 'counting',
  rules: 1,
  readOptions: (json) => accepted(json),
  readCommand: (json) => {
    const { type, amount } = Object(json);
    if (type === 'add' && Number.isInteger(amount)) return accepted({ type, amount });
    return refused(refusal('malformed', undefined, { path: 'amount' }));
  },
  setup: (_options, seed) => ({ random: seedRandom(seed), reveals: 0, sum: 0, turn: 0 }),
  seats: () => 2,
  owed: ({ sum, turn }) =>
    sum >= END
      ? []
      : [{ seat: turn % 2, kind: 'add', decision: turn, required: true, rule: 'T1', sealed: false }],
  options: ({ sum, turn }, seat) =>
    sum >= END || turn % 2 !== seat ? [] : [1, 2, 3].map((amount) => ({ type: 'add', amount })),
  check: (_state, _seat, { amount }) =>
    amount >= 1 && amount <= 3 ? undefined : refusal('outOfRange', 'X1', { amount }),
  play(state, _seat, { amount }, log) {
    state.sum += amount;
    state.turn++;
    log?.({ type: 'added', sum: state.sum });
  },
  clone: (state) => ({ ...state, random: cloneRandom(state.random) }),
  view: ({ random: _hidden, ...open }) => ({ ...open, random: { key: [], drawn: 0 } }),
  score: ({ sum }) =>
    [0, 1].map((seat) => ({ seat, total: sum, lines: [{ id: 'sum', points: sum, rule: 'X2', parts: [] }] })),
  result: ({ sum }) => (sum < END ? undefined : [0, 1].map((seat) => ({ seat, score: sum, rank: 1 }))),
  imagine: (view, random) => ({ ...view, random }),
};

/** The same with a die instead of the amount given. */
export const luckyGame: CountingGame = {
  ...countingGame,
  id: 'lucky',
  play(state) {
    state.sum += die(state.random);
    state.turn++;
  },
};
