/** The score sheet: its lines in the order of the pad, its numbers with a sign that can be read. */
import type { ScoreLine } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { drawn } from './page.ts';
import { quietTable } from './quiet-table.ts';

const { forAnyTable } = await import('../src/games/game-ui.ts');
const { tableUi } = await import('../src/games/cards/table-ui.ts');
const { ScoreSheet } = await import('../src/shell/score/score-sheet.tsx');
const { Counted } = await import('../src/stage/counted.tsx');

const PAD = ['ranches', 'timesRanches', 'timesMines', 'outlaws', 'sheriff'];

/** A seat with these points on the lines of the pad. */
function scored(seat: number, points: readonly number[]) {
  const lines = points.map((count, at): ScoreLine => {
    const parts = count === 0 ? [] : [{ points: count, parcels: [at] }];
    return { id: PAD[at] ?? '', points: count, rule: 'C6.16', parts };
  });
  return { seat, total: points.reduce((sum, count) => sum + count, 0), lines };
}

const sheet = drawn(
  <ScoreSheet
    ui={forAnyTable({ ...tableUi, Picture: () => null })}
    table={{ ...quietTable, scores: [scored(0, [2, 0, 0, -6]), scored(1, [0, 1, 3, 0, 6])] }}
    sheet={{ seat: 0, line: undefined, point: () => undefined, letGo: () => undefined }}
  />,
);

describe('the score sheet', () => {
  it('C6.16 has the order of the pad, whichever player has scored on a line', () => {
    const rows = [...sheet.matchAll(/<th scope="row"[^>]*data-explain="line:(\w+)"/g)].map(
      ([, line]) => line,
    );
    expect(rows).toEqual(PAD);
  });

  it('writes a loss with a minus sign', () => {
    expect(sheet).toContain('>−6<');
    expect(sheet).toContain('>−4<');
    expect(sheet).not.toMatch(/>-\d/);
  });
});

describe('a number that counts', () => {
  it('has its sign from the counter, so that it never passes "-0"', () => {
    const loss = drawn(<Counted value={-5} />);
    expect(loss).toContain('--counted:-5');
    expect(loss).toMatch(/data-before(=""|\s|>)/);
  });

  it('has what is said around it on both sides', () => {
    const money = drawn(<Counted value={12} said={(amount) => `$${amount}.`} />);
    expect(money).toContain('data-before="$" data-after="."');
  });
});
