/**
 * Restores a table from its stored entries. Where the rules have changed, or an entry was damaged, the game may no
 * longer replay: then the table is there without a game, and says which move does not follow.
 */
import { type GameRecord, isProven, type RecordedMove, replay, withoutUndefined } from '@carson/engine';
import type { Broken } from '@carson/protocol';
import type { GameEntry, Games } from '../games/registry.ts';
import type { TableRow } from '../storage/tables-store.ts';
import { applyEntry, type DatedEntry, importMove, openTable, replaced } from './apply.ts';
import type { Entry } from './entry.ts';
import { readSummary } from './summary.ts';
import { type Table, WITHOUT_GAME } from './table.ts';

export interface Restoring {
  readonly id: string;
  readonly entries: readonly DatedEntry[];
  readonly games: Games;
  /** Yields to other work. */
  readonly pause: () => Promise<void> | undefined;
}

export async function restoreTable(restoring: Restoring): Promise<Table | undefined> {
  const { id, entries, games, pause } = restoring;
  const [first, ...rest] = entries;
  if (first === undefined) return undefined;
  let table = openTable(id, first, games);
  const importedMoves = first.entry.type === 'recordImported' ? first.entry.record.moves : [];
  try {
    for (const move of importedMoves) {
      table = importMove(table, move);
      await pause();
    }
    for (const dated of rest) {
      table = applyEntry(table, dated);
      await pause();
    }
  } catch {
    return broken(table, entries);
  }
  return table.match === undefined || isProven(table.match) ? table : broken(table, entries);
}

/** The table as far as it could be read, without its game; what its people did about that still counts. */
function broken(table: Table, entries: readonly DatedEntry[]): Table {
  const { match: _unplayable, ...kept } = table;
  const record = storedRecord(table, entries);
  const without: Table = {
    ...kept,
    ...WITHOUT_GAME,
    broken: { ...whyBroken(table, record), ...withoutUndefined({ record }) },
  };
  return entries.slice(1).reduce(sinceBroken, without);
}

function sinceBroken(table: Table, { version, at, entry }: DatedEntry): Table {
  const next: Table = { ...table, version, changedAt: at };
  if (entry.type === 'personReplaced') return replaced(next, entry);
  if (entry.type === 'gameClosed') return { ...next, phase: 'over', ending: 'closed' };
  return entry.type === 'tableDeleted' ? { ...next, phase: 'cancelled' } : next;
}

/** A table whose entries cannot be read at all: what its row says, without a game, for its people to close. */
export function unreadableTable(row: TableRow, entry: GameEntry): Table {
  const { game, access, clock, host, phase, seats } = readSummary(row);
  return {
    id: row.id,
    version: row.version,
    entry,
    host,
    plan: { game, options: {}, seats: seats.map(({ plan }) => plan), access, clock },
    seats: seats.map((seat) => ({ ...seat, invitation: '' })),
    phase,
    rules: entry.game.rules,
    ...WITHOUT_GAME,
    pausedUntil: 0,
    removed: [],
    broken: { move: -1, why: 'noRecord' },
    isImported: false,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
  };
}

/** The first move that does not follow. */
function whyBroken({ entry: { game }, match }: Table, record: GameRecord | undefined): Broken {
  const reached = match?.moves ?? -1;
  if (record === undefined) return { move: reached, why: 'noRecord' };
  try {
    const proof = replay(game, record);
    if (proof.ok) return { move: reached, why: 'moveAltered' };
    return { move: proof.failure.move, why: proof.failure.refusal.code };
  } catch {
    // A damaged move may make the rules throw.
    return { move: reached, why: 'moveAltered' };
  }
}

/** The last state is unknown. */
const UNKNOWN_HASH = '0'.repeat(64);

/** The record as it was stored, proven or not. None where no game was started. */
function storedRecord(table: Table, entries: readonly DatedEntry[]): GameRecord | undefined {
  const done: readonly Entry[] = entries.map(({ entry }) => entry);
  const imported = done.find(({ type }) => type === 'recordImported');
  if (imported?.type === 'recordImported') return imported.record;
  const start = done.find(({ type }) => type === 'gameStarted');
  if (start?.type !== 'gameStarted') return undefined;
  const { game, options } = table.plan;
  return {
    game,
    rules: table.rules,
    options,
    seed: start.seed,
    moves: storedMoves(entries),
    hash: UNKNOWN_HASH,
  };
}

/** Every move that was not taken back. */
function storedMoves(entries: readonly DatedEntry[]): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const { entry, at } of entries) {
    if (entry.type === 'moved')
      moves.push({ seat: entry.seat, command: entry.command, check: entry.check, at });
    if (entry.type === 'undone') moves.splice(-(entry.taken ?? entry.count));
  }
  return moves;
}
