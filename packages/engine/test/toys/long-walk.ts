/** Length: two walk as far as they like; nothing is hidden, nothing is thrown. A stroll is told step by step. */
import { cloneRandom, type Game, type GameState, readBy, seedRandom } from '@carson/engine';
import * as v from 'valibot';

const CommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('step') }),
  v.strictObject({ type: v.literal('stroll'), steps: v.number() }),
]);

type WalkCommand = v.InferOutput<typeof CommandSchema>;
type WalkEvent = { readonly type: 'walked'; readonly seat: number };

export interface WalkState extends GameState {
  place: number;
  strolls: number;
}

export type WalkView = Omit<WalkState, 'random'>;

export const longWalk: Game<object, WalkState, WalkCommand, WalkView, WalkEvent> = {
  id: 'toy-walk',
  rules: 1,
  readOptions: (json) => readBy(v.strictObject({}), json),
  readCommand: (json) => readBy(CommandSchema, json),
  setup: (_options, seed) => ({ random: seedRandom(seed), reveals: 0, place: 0, strolls: 0 }),
  seats: () => 2,
  owed: ({ place }) =>
    [0, 1].map((seat) => ({
      seat,
      kind: 'walk',
      decision: place,
      required: true,
      rule: 'T1',
      sealed: false,
    })),
  options: () => [{ type: 'step' }],
  check: () => undefined,
  play(state, seat, command, log) {
    const steps = command.type === 'step' ? 1 : command.steps;
    for (let step = 0; step < steps; step++) {
      state.place++;
      log?.({ type: 'walked', seat });
      log?.beat?.();
      log?.beat?.();
    }
    // Without a word: the last beat must show it all the same.
    if (command.type === 'stroll') state.strolls++;
  },
  clone: (state) => ({ ...state, random: cloneRandom(state.random) }),
  view: ({ reveals, place, strolls }) => ({ reveals, place, strolls }),
  score: ({ place }) => [0, 1].map((seat) => ({ seat, total: place, lines: [] })),
  result: () => undefined,
  imagine: (view, random) => ({ ...view, random }),
};
