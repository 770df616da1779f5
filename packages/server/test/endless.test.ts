/** No one fills the disk with one table: actions that could be repeated forever are refused at some point. */
import { seedRandom } from '@carson/engine';
import type { Action } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES, gamesFrom } from '../src/games/registry.ts';
import { openTable } from '../src/tables/apply.ts';
import { decide } from '../src/tables/decide.ts';
import type { Table } from '../src/tables/table.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { acts, anyMoveOf, playedBy, START } from './support/pure-table.ts';

const PLAN = cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]);
const MOST = 10_000;

function codeOf(table: Table, action: Action, person = 'ann'): string {
  const decided = decide(table, person, action, { at: START, newSeed: () => 'seed' });
  return decided.ok ? 'done' : decided.refusal.code;
}

describe('a table with as many entries as there may be', () => {
  it('can no longer be planned or joined before the game, but left and closed', () => {
    const entry = { type: 'tableOpened', host: 'ann', plan: PLAN, invitations: [], reserved: [] } as const;
    const opened = openTable('table', { version: 1, at: START, entry }, gamesFrom(GAMES));
    const table = acts(opened, 'ann', { type: 'join' }, START);
    const changes: readonly Action[] = [
      { type: 'plan', seat: 1, plan: { kind: 'invited' } },
      { type: 'replan', plan: PLAN },
    ];
    for (const action of changes) {
      expect(codeOf({ ...table, version: MOST - 1 }, action)).toBe('done');
      expect(codeOf({ ...table, version: MOST }, action)).toBe('tooMany');
    }
    expect(codeOf({ ...table, version: MOST }, { type: 'join' }, 'ben')).toBe('tooMany');
    for (const type of ['leave', 'cancel'] as const) {
      expect(codeOf({ ...table, version: MOST }, { type })).toBe('done');
    }
  });

  it('is played to its end, without taking back, coming back and voting again and again', () => {
    const table = playedBy(['ann', 'ben'], PLAN);
    const move = anyMoveOf(table, 0, seedRandom('endless'));
    if (move === undefined) throw new Error('the first player is not asked');
    const moved = acts(table, 'ann', move, START);
    expect(codeOf({ ...table, version: MOST }, move)).toBe('done');
    expect(codeOf(moved, { type: 'undo', count: 1 })).toBe('done');
    expect(codeOf({ ...moved, version: MOST }, { type: 'undo', count: 1 })).toBe('tooMany');
    const left = acts(moved, 'ben', { type: 'leave' }, START);
    const vote: Action = { type: 'vote', seat: 1, choice: 'wait' };
    expect([codeOf(left, vote), codeOf(left, { type: 'reclaim' }, 'ben')]).toEqual(['done', 'done']);
    const full = { ...left, version: MOST };
    expect([codeOf(full, vote), codeOf(full, { type: 'reclaim' }, 'ben')]).toEqual(['tooMany', 'tooMany']);
  });
});
