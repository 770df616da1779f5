/** Chance: set a stake, throw a die; 3 or more wins the stake, less loses it. First past the post ends the game. */
import { cloneRandom, die, type Game, type GameState, readBy, refusal, seedRandom } from '@carson/engine';
import * as v from 'valibot';
import { rankByScore } from './ranking.ts';

const OptionsSchema = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 4),
});
const CommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('stake'), amount: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ type: v.literal('throwDie') }),
]);

export type DiceOptions = v.InferOutput<typeof OptionsSchema>;
export type DiceCommand = v.InferOutput<typeof CommandSchema>;
export type DiceEvent =
  | { readonly type: 'staked'; readonly seat: number; readonly amount: number }
  | { readonly type: 'dieThrown'; readonly seat: number; readonly pips: number };

export interface DiceState extends GameState {
  readonly rounds: number;
  turn: number;
  stake: number;
  readonly scores: number[];
}

export type DiceView = Pick<DiceState, 'rounds' | 'turn' | 'stake' | 'reveals'> & {
  readonly scores: readonly number[];
};

const HIGHEST_STAKE = 3;

export const boldDice: Game<DiceOptions, DiceState, DiceCommand, DiceView, DiceEvent> = {
  id: 'toy-dice',
  rules: 1,
  readOptions: (json) => readBy(OptionsSchema, json),
  readCommand: (json) => readBy(CommandSchema, json),

  setup: ({ seats, rounds }, seed) => ({
    random: seedRandom(seed),
    reveals: 0,
    rounds,
    turn: 0,
    stake: 1,
    scores: Array.from({ length: seats }, () => 0),
  }),

  seats: (state) => state.scores.length,

  owed: (state) =>
    isOver(state)
      ? []
      : [
          {
            seat: seatOf(state),
            kind: 'throw',
            decision: state.turn,
            required: true,
            rule: 'T1',
            sealed: false,
          },
        ],

  options(state, seat) {
    if (isOver(state) || seat !== seatOf(state)) return [];
    const amounts = Array.from({ length: HIGHEST_STAKE }, (_, index) => index + 1);
    const stakes = amounts.filter((amount) => amount > state.stake);
    return [{ type: 'throwDie' }, ...stakes.map((amount): DiceCommand => ({ type: 'stake', amount }))];
  },

  check(state, _seat, command) {
    if (command.type === 'throwDie') return undefined;
    const { amount } = command;
    if (amount > HIGHEST_STAKE) return refusal('stakeTooHigh', 'T7', { amount, highest: HIGHEST_STAKE });
    return amount > state.stake ? undefined : refusal('stakeNotRaised', 'T7', { amount });
  },

  play(state, seat, command, log) {
    if (command.type === 'stake') {
      state.stake = command.amount;
      log?.({ type: 'staked', seat, amount: command.amount });
      return;
    }
    const pips = die(state.random);
    state.scores[seat] = (state.scores[seat] ?? 0) + (pips >= 3 ? state.stake : -state.stake);
    state.turn++;
    state.stake = 1;
    log?.({ type: 'dieThrown', seat, pips });
  },

  clone: (state) => ({ ...state, random: cloneRandom(state.random), scores: [...state.scores] }),

  view: ({ rounds, turn, stake, reveals, scores }) => ({ rounds, turn, stake, reveals, scores: [...scores] }),

  score: (state) =>
    state.scores.map((total, seat) => ({
      seat,
      total,
      lines: [{ id: 'stakes', points: total, rule: 'T8', parts: [] }],
    })),

  result: (state) => (isOver(state) ? rankByScore(state.scores) : undefined),

  imagine: (view, random) => ({ ...view, random, scores: [...view.scores] }),
};

function isOver(state: DiceState): boolean {
  return state.turn === state.rounds * state.scores.length;
}

function seatOf(state: DiceState): number {
  return state.turn % state.scores.length;
}

export const diceOptions = (index: number): DiceOptions => ({
  seats: 1 + (index % 4),
  rounds: 1 + (index % 5),
});
