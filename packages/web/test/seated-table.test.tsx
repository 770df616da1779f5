import { cardGame } from '@carson/card-game';
import type { Play, TableUpdate } from '@carson/protocol';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import { withPerson } from './desk.ts';
import { drawn, SEATS, tableWhere } from './page.ts';

vi.stubGlobal('document', { hidden: false });

const { forAnyTable } = await import('../src/games/game-ui.ts');
const { tableUi } = await import('../src/games/cards/table-ui.ts');
const { SeatedTable } = await import('../src/shell/table/table-page.tsx');

const bidding = await tableWhere(
  { game: cardGame, options: { seats: SEATS }, occupants: withPerson, seed: 'seated' },
  () => true,
);

function opened({ view, scores, owed, options, undo, moves, log, commitment, ...table }: ShownTable): string {
  const play: Play = {
    ...{ view, scores, owed, options, undo, moves, commitment },
    log: { from: 0, entries: log },
    beats: [],
  };
  const never = () => new Promise<never>(() => undefined);
  const link = {
    update: signal<TableUpdate | undefined>({ ...table, play }),
    open: never,
    playOn: never,
    show: () => undefined,
    setPace: () => undefined,
    submit: never,
    undo: never,
    takeBack: never,
    hint: never,
    beats: never,
    previews: signal([]),
    kept: signal(true),
    thoughts: signal([]),
    close: () => undefined,
  };
  return drawn(<SeatedTable ui={forAnyTable(tableUi)} link={link} id="x" />);
}

describe('a table that opens', () => {
  it('is drawn from the seat of its only person, and from no one’s seat before', () => {
    expect(opened({ ...bidding, viewer: 'spectator' })).toBe('');
    expect(opened({ ...bidding, viewer: 0 })).toContain('class="table"');
  });
});
