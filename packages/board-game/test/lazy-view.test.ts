import { pick, seedRandom } from '@carson/engine';
import { expect, it } from 'vitest';
import { boardGame, lazyView } from '../src/index.ts';

/** Views are large: they are compared after one move in this many. */
const COMPARED_EVERY = 4;

it('a lazy view shows each viewer what the view shows, at many moments of a game', () => {
  const read = boardGame.readOptions({ seats: 3, variants: { mightIsRight: true, newBeginning: true } });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const random = seedRandom('glimpse');
  const state = boardGame.setup(read.value, 'glimpse');
  for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
    for (const viewer of state.moves % COMPARED_EVERY === 0 ? (['spectator', 0, 2] as const) : []) {
      const { result: _, ...view } = boardGame.view(state, viewer);
      const seen = lazyView(state, viewer);
      for (const [name, shown] of Object.entries(view))
        expect(seen[name as keyof typeof view]).toEqual(shown);
    }
    boardGame.play(state, owed.seat, pick(random, boardGame.options(state, owed.seat)));
  }
});
