/** What a player reads who has skipped the show. */
import { describe, expect, it } from 'vitest';
import { newBoardTable } from './new-tables.ts';
import { drawn } from './page.ts';
import { quietTable } from './quiet-table.ts';

const { SkippedBar } = await import('../src/stage/skipped-bar.tsx');
const { gains } = await import('../src/games/board/players/gains.ts');
const { forAnyTable } = await import('../src/games/game-ui.ts');
const { tableUi } = await import('../src/games/board/table-ui.tsx');

const scores = (...totals: readonly number[]) => totals.map((total, seat) => ({ seat, total, lines: [] }));

describe('after a skip', () => {
  const before = { ...quietTable, scores: scores(3, 5, 2) };
  const skipped = { before, move: 4, stops: 6, outcomes: ['Otto wins.', 'Kate wins.', 'You win.'] };
  const bar = drawn(
    <SkippedBar skipped={skipped} table={{ ...before, scores: scores(7, 5, 1) }} onShow={() => undefined} />,
  );

  it('the number of steps is told, and every seat whose points have changed', () => {
    expect(bar).toContain('6 steps skipped');
    expect(bar).toContain('+4');
    expect(bar).toContain('−1');
    expect(bar.match(/skipped-gains/g)).toHaveLength(2);
  });

  it('the last of the own duels are told', () => {
    expect(bar).not.toContain('Otto wins.');
    expect(bar).toContain('Kate wins.');
    expect(bar).toContain('You win.');
  });

  it('B1.1 at the board game money is told before the points', () => {
    const table = { ...newBoardTable(2), scores: scores(3, 5) };
    const [first, ...others] = table.view.players;
    if (first === undefined) throw new Error('no one plays');
    const players = [{ ...first, money: first.money - 5 }, ...others];
    const after = { ...table, view: { ...table.view, players }, scores: scores(5, 5) };
    expect(gains(table, after, 0).map((text) => text.replace(/\s/g, ' '))).toEqual(['−$5', '+2 VP']);
    expect(gains(table, after, 1)).toEqual([]);
    expect(forAnyTable(tableUi).gains).toBe(gains);
  });
});
