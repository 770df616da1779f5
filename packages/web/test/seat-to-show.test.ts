import type { Owed } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { Occupant } from '../src/rules/occupants.ts';
import { seatToShow } from '../src/shell/table/seat-to-show.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { quietTable } from './quiet-table.ts';

const ann: Occupant = { kind: 'person', name: 'Ann' };
const ben: Occupant = { kind: 'person', name: 'Ben' };
const bot: Occupant = { kind: 'bot', bot: 'greedy' };

function table(
  occupants: readonly Occupant[],
  viewer: ShownTable['viewer'],
  owed: readonly [number, string][],
): ShownTable {
  const open: Owed[] = owed.map(([seat, kind]) => ({
    seat,
    kind,
    decision: 1,
    required: true,
    rule: 'C3.4',
    sealed: kind === 'bid',
  }));
  return { ...quietTable, occupants, viewer, owed: open };
}

describe('the seat a screen shows', () => {
  it('is the only person’s, even when others are to move', () => {
    expect(seatToShow(table([bot, ann, bot], 'spectator', [[0, 'bid']]))).toEqual({ viewer: 1 });
  });

  it('is no one’s where only bots play', () => {
    expect(seatToShow(table([bot, bot], 'spectator', [[0, 'bid']]))).toEqual({
      viewer: 'spectator',
    });
  });

  it('changes openly for an open decision', () => {
    expect(seatToShow(table([ann, ben], 0, [[1, 'lay']]))).toEqual({ viewer: 1 });
  });

  it('changes behind a curtain for a secret one', () => {
    expect(seatToShow(table([ann, ben], 0, [[1, 'bid']]))).toEqual({
      viewer: 'spectator',
      curtain: 1,
    });
  });

  it('stays while its own decision is open', () => {
    expect(
      seatToShow(
        table([ann, ben], 1, [
          [0, 'bid'],
          [1, 'bid'],
        ]),
      ),
    ).toEqual({ viewer: 1 });
  });

  it('stays while bots move', () => {
    expect(seatToShow(table([ann, ben, bot], 1, [[2, 'lay']]))).toEqual({ viewer: 1 });
  });
});
