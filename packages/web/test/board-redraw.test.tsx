/** What a beat changes is drawn over what stood there before: the result is the same as on an empty page. */
import { beatsFor } from '@carson/engine';
import { expect, it, vi } from 'vitest';
import type { BoardBeat, BoardPartProps, BoardTable } from '../src/games/board/table-types.ts';
import { GAMES } from './board-tables.ts';
import { playTown } from './bot-town.ts';
import { livingPage } from './living-page.ts';
import { newBoardTable } from './new-tables.ts';
import { act } from './page.ts';

vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

const { MapPane } = await import('../src/games/board/map/map-pane.tsx');
const { Street } = await import('../src/games/board/street/street.tsx');
const { scene } = await import('../src/games/board/show/scenes.tsx');
const { words } = await import('../src/words/words.ts');

/** A game between bots as a person sees it: each beat of a move, then each question at the seat that is asked. */
function* shown(): Generator<BoardPartProps> {
  const [, , , game] = GAMES;
  if (game === undefined) throw new Error('there is no such game');
  const played = [...playTown({ ...game, bot: 'greedy' })];
  const last = played.at(-1)?.match;
  if (last === undefined) throw new Error('nothing was played');
  const [beats = []] = beatsFor(last, ['spectator'], { from: -1 }) as readonly (readonly BoardBeat[])[];
  const fresh = newBoardTable(4);
  for (const { match, asked } of played) {
    for (const [at, beat] of beats.entries()) {
      if (beat.move !== match.moves - 1) continue;
      const { view, scores } = beat;
      const table: BoardTable = { ...fresh, viewer: 'spectator', view, scores, log: beats.slice(0, at + 1) };
      yield { table, live: false, scene: scene(beat, table, words.value), act };
    }
    if (asked === undefined) continue;
    const { game: rules, state } = match;
    const { seat: viewer } = asked;
    const table = {
      ...{ ...fresh, viewer, view: rules.view(state, viewer), owed: rules.owed(state) },
      ...{ options: rules.options(state, viewer), log: beats.filter(({ move }) => move < match.moves) },
    };
    yield { table: table as BoardTable, live: true, act };
  }
}

/** One drawing in three is compared: what was not drawn again stays wrong until something else changes there. */
const COMPARED = 3;

it('the map and Main Street are drawn over each beat and each question as they are drawn afresh', async () => {
  const page = livingPage();
  let drawings = 0;
  for (const parts of shown()) {
    const both = [<MapPane key="map" {...parts} />, <Street key="street" {...parts} />];
    page.draw(both);
    await page.settle();
    drawings += 1;
    if (drawings % COMPARED > 0) continue;
    const afresh = livingPage();
    afresh.draw(both);
    await afresh.settle();
    expect(page.markup(), `drawing ${drawings}`).toBe(afresh.markup());
    afresh.draw(undefined);
  }
  expect(drawings).toBeGreaterThan(300);
});
