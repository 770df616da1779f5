/** Choices that several seats make at once. */
import { boardGame, type State } from '@carson/board-game';
import { pick, seedRandom } from '@carson/engine';
import { expect, it } from 'vitest';
import { boardLevels } from '../src/index.ts';
import { boardQuestion, boardTable } from './board-tables.ts';

const OPTIONS = boardTable({ seats: 6, variants: { mightIsRight: true } });

/** B10.4: duels of three or more in games played at random, before anyone has chosen a tile. */
function crowdedDuels(games: number): readonly State[] {
  const found: State[] = [];
  for (let game = 0; game < games; game++) {
    const random = seedRandom(`crowd ${game}`);
    const state = boardGame.setup(OPTIONS, `crowd ${game}`);
    for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
      if (owed.kind === 'playTiles' && boardGame.owed(state).length > 2) found.push(boardGame.clone(state));
      boardGame.play(state, owed.seat, pick(random, boardGame.options(state, owed.seat)));
    }
  }
  return found;
}

it('the top level thinks through duels in which a rival may hold one kind of tile only and has no choice', () => {
  const legend = boardLevels.at(-1);
  const duels = crowdedDuels(10);
  expect(duels.length).toBeGreaterThan(8);
  for (const state of duels) {
    const question = boardQuestion(state);
    expect(question.options).toContain(legend?.decide(question, { iterations: 24 }));
  }
});
