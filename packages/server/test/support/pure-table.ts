/** A table without a database: actions are decided and applied at the moments a test names. */
import { pick, type Random } from '@carson/engine';
import type { Action, TablePlan } from '@carson/protocol';
import { GAMES, gamesFrom } from '../../src/games/registry.ts';
import { applyEntry, openTable } from '../../src/tables/apply.ts';
import { decide } from '../../src/tables/decide.ts';
import type { Entry } from '../../src/tables/entry.ts';
import { owedAt, type Table } from '../../src/tables/table.ts';

export const START = 1_700_000_000_000;

export function happens(table: Table, entry: Entry, at: number): Table {
  return applyEntry(table, { version: table.version + 1, at, entry });
}

/** The table after the action; the same table where it is refused. */
export function acts(table: Table, person: string, action: Action, at: number): Table {
  const decided = decide(table, person, action, { at, newSeed: () => 'seed' });
  return decided.ok ? happens(table, decided.value.entry, at) : table;
}

/** A table where these people sit and play since `START`. */
export function playedBy(people: readonly string[], plan: TablePlan, games = GAMES): Table {
  const entry: Entry = { type: 'tableOpened', host: people[0] ?? '', plan, invitations: [], reserved: [] };
  const opened = openTable('table', { version: 1, at: START, entry }, gamesFrom(games));
  const seated = people.reduce(
    (table, person, seat) => happens(table, { type: 'seatTaken', seat, person }, START),
    opened,
  );
  return happens(seated, { type: 'gameStarted', seed: 'clocks', rules: opened.entry.game.rules }, START);
}

/** Any legal answer of the seat to what it owes. */
export function anyMoveOf(table: Table, seat: number, random: Random): Action | undefined {
  const { match } = table;
  const owed = owedAt(table).find((open) => open.seat === seat);
  if (match === undefined || owed === undefined) return undefined;
  return {
    type: 'move',
    decision: owed.decision,
    command: pick(random, match.game.options(match.state, seat)),
  };
}
