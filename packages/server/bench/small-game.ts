/** A game as small as a game can be, for measuring what is around it: four seats add to a sum in turn. */
import { accepted, type Game, type GameState, readBy, seedRandom, type Viewer } from '@carson/engine';
import * as v from 'valibot';
import type { GameEntry } from '../src/games/registry.ts';

const CommandSchema = v.strictObject({ type: v.literal('add'), amount: v.pipe(v.number(), v.integer()) });
type Command = Readonly<v.InferOutput<typeof CommandSchema>>;

interface State extends GameState {
  sum: number;
  moves: number;
}

interface View {
  readonly sum: number;
  readonly moves: number;
  readonly viewer: Viewer;
}

export const SEATS = 4;

const smallGame: Game<unknown, State, Command, View, { readonly type: 'added' }> = {
  id: 'small',
  rules: 1,
  readOptions: (json) => accepted(json),
  readCommand: (json) => readBy(CommandSchema, json),
  setup: (_options, seed) => ({ random: seedRandom(seed), reveals: 0, sum: 0, moves: 0 }),
  seats: () => SEATS,
  owed: ({ moves }) => [
    { seat: moves % SEATS, kind: 'add', decision: moves, required: true, rule: 'T1', sealed: false },
  ],
  options: ({ moves }, seat) => (moves % SEATS === seat ? [{ type: 'add', amount: 1 }] : []),
  check: () => undefined,
  play(state, _seat, { amount }, log) {
    state.sum += amount;
    state.moves++;
    log?.({ type: 'added' });
  },
  clone: (state) => ({ ...state }),
  view: ({ sum, moves }, viewer) => ({ sum, moves, viewer }),
  score: () => [],
  result: () => undefined,
  imagine: ({ sum, moves }, random) => ({ random, reveals: 0, sum, moves }),
};

export const smallEntry: GameEntry = {
  game: smallGame,
  virtualSeats: () => Array.from({ length: SEATS }, () => false),
  bots: [],
  usualOptions: {},
  characterTaken: () => undefined,
  round: () => 0,
  asks: () => ({}),
};
