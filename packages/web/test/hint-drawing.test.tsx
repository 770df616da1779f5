import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import { drawn, fourPeople, tableWhere } from './page.ts';
import { calm, sceneOf } from './stage-tables.ts';

const { forAnyTable } = await import('../src/games/game-ui.ts');
const { tableUi } = await import('../src/games/cards/table-ui.ts');
const { HintPanel } = await import('../src/shell/hint/hint-panel.tsx');
const { Ending } = await import('../src/shell/ending/ending.tsx');
const { TableFrame } = await import('../src/shell/table/table-frame.tsx');
const { createStage } = await import('../src/stage/stage.ts');

const ui = forAnyTable(tableUi);
const played = fourPeople('hints');
const laying = await tableWhere(played, ({ options }) => options.some(({ type }) => type === 'layCard'));
const over = await tableWhere(played, () => false);

const stage = createStage({
  clock: { now: () => 0, later: () => () => undefined },
  update: signal(laying),
  beats: async () => [],
  sceneOf,
  circumstances: () => calm,
});

function framed(hint: Parameters<typeof TableFrame>[0]['hint']): string {
  return drawn(
    <TableFrame
      ui={ui}
      stage={stage}
      now={laying}
      shown={{ table: laying, passed: [], stop: 'none', stopsLeft: 0 }}
      act={async () => undefined}
      undo={() => undefined}
      leaveTo={{ page: 'home' }}
      linkTo={String}
      viewers={[0]}
      {...(hint === undefined ? {} : { hint })}
    />,
  );
}

function sheet(table: ShownTable): string {
  return drawn(
    <Ending ui={ui} table={table} choices={{ leaveTo: { page: 'home' }, replay: () => undefined }} />,
  );
}

describe('the way to a hint', () => {
  it('is there where hints are given, and not at tables with others', () => {
    expect(framed(async () => ({ ok: true, hint: [] }))).toContain('hint-ask');
    expect(framed(undefined)).not.toContain('hint-ask');
  });
});

describe('the panel of a hint', () => {
  const [option] = laying.options;
  if (option === undefined) throw new Error('nothing to do');
  const panel = (grounds: readonly { key: string; params: Record<string, number> }[]): string =>
    drawn(
      <HintPanel
        ui={ui}
        table={laying}
        reasons={[{ option, score: 92.4, chance: 0.414, grounds }]}
        onClose={() => undefined}
      />,
    );

  it('says that someone thinks', () => {
    const thinking = drawn(
      <HintPanel ui={ui} table={laying} reasons={undefined} onClose={() => undefined} />,
    );
    expect(thinking).toContain('Let me think …');
  });

  it('says the move, what to expect and what speaks for it', () => {
    const text = panel([
      { key: 'scoresNow', params: { points: 4 } },
      { key: 'promises', params: { points: 2.5 } },
    ]);
    expect(text).toContain('Expected final score 92, win chance 41%');
    expect(text).toContain('4 points now. Worth about 2.5 points later.');
    expect(text).toMatch(/Lay the card on columns [A-H]-[A-H], rows \d-\d/);
  });

  it('leaves unsaid what does not speak for a move', () => {
    expect(panel([{ key: 'promises', params: { points: -3 } }])).not.toContain('Worth about');
    expect(panel([{ key: 'unheardOf', params: {} }])).not.toContain('undefined');
  });
});

describe('the end of a game', () => {
  it('says who took how many hints', () => {
    const hints = [
      { move: 0, seat: 2 },
      { move: 3, seat: 0 },
      { move: 9, seat: 2 },
    ];
    expect(sheet({ ...over, hints })).toContain('Hints taken: P0 1 and P2 2.');
    expect(sheet({ ...over, hints: [] })).not.toContain('Hints taken');
    expect(sheet({ ...over, undos: hints })).toContain('Decisions taken back: P0 1 and');
  });
});
