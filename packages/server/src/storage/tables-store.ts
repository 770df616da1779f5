/** Tables: an append-only list of entries each, and beside it what lists need to know. */
import type { TableFilter } from '@carson/protocol';
import { LIMITS } from '@carson/protocol';
import type { Db, Schema } from './schema.ts';
import type { Writer } from './writer.ts';

export interface StoredEntry {
  readonly version: number;
  /** Unique within the table: what was done once is not done again. */
  readonly commandId: string;
  /** JSON. */
  readonly body: string;
  readonly at: number;
}

/** What follows from a table's entries, for lists and for whoever looks after clocks and bots. */
export interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly phase: string;
  readonly access: string;
  readonly clock: string;
  readonly host: string;
  readonly freeSeats: number;
  /** JSON. */
  readonly summary: string;
  readonly deadline?: number;
  readonly botsOwe: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface Appending {
  readonly entry: StoredEntry;
  readonly row: TableRow;
  /** Who sits where, where that has changed. */
  readonly seats?: readonly { readonly seat: number; readonly person: string }[];
}

export interface TablesStore {
  /** One durable write. False where the version or the command id is taken: nothing was written. */
  append(appending: Appending): Promise<boolean>;
  entriesAfter(table: string, version: number): Promise<readonly StoredEntry[]>;
  /** The version at which this command was carried out. */
  versionOf(table: string, commandId: string): Promise<number | undefined>;
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  list(filter: TableFilter): Promise<readonly TableRow[]>;
  ofPerson(person: string): Promise<readonly TableRow[]>;
  /** Tables on which somebody's time has run out. */
  due(now: number): Promise<readonly string[]>;
  withBotsOwing(): Promise<readonly string[]>;
}

/** `write` carries out an append in a transaction, alone or together with others. */
export function tablesStore(db: Db, write: Writer): TablesStore {
  return {
    append: (appending) => write((tx) => appendIn(tx, appending)),

    async entriesAfter(table, version) {
      const rows = await db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', table)
        .where('version', '>', version)
        .orderBy('version')
        .execute();
      return rows.map((row) => ({
        version: row.version,
        commandId: row.command_id,
        body: row.body,
        at: row.at,
      }));
    },

    async versionOf(table, commandId) {
      const row = await db
        .selectFrom('entries')
        .select('version')
        .where('table_id', '=', table)
        .where('command_id', '=', commandId)
        .executeTakeFirst();
      return row?.version;
    },

    async versions(tables) {
      if (tables.length === 0) return new Map();
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'version'])
        .where('id', 'in', tables)
        .execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },

    async list({ game, phase, clock, free, before }) {
      let query = db.selectFrom('tables').selectAll().where('access', '=', 'public');
      if (game !== undefined) query = query.where('game', '=', game);
      if (clock !== undefined) query = query.where('clock', '=', clock);
      if (free !== undefined) query = query.where('free_seats', '>', 0);
      if (before !== undefined) query = query.where('changed_at', '<', Number(before));
      query =
        phase === undefined ? query.where('phase', '!=', 'cancelled') : query.where('phase', '=', phase);
      const rows = await query.orderBy('changed_at', 'desc').limit(LIMITS.tablesListed).execute();
      return rows.map(tableOf);
    },

    async ofPerson(person) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .selectAll('tables')
        .where('seats.person_id', '=', person)
        .where('tables.phase', '!=', 'cancelled')
        .orderBy('changed_at', 'desc')
        .limit(LIMITS.tablesListed)
        .execute();
      return rows.map(tableOf);
    },

    async due(now) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('deadline', 'is not', null)
        .where('deadline', '<=', now)
        .limit(500)
        .execute();
      return rows.map(({ id }) => id);
    },

    async withBotsOwing() {
      const rows = await db.selectFrom('tables').select('id').where('bots_owe', '>', 0).execute();
      return rows.map(({ id }) => id);
    },
  };
}

async function appendIn(tx: Db, { entry, row, seats }: Appending): Promise<boolean> {
  const added = await tx
    .insertInto('entries')
    .values({
      table_id: row.id,
      version: entry.version,
      command_id: entry.commandId,
      body: entry.body,
      at: entry.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .execute();
  if (added.length === 0) return false;
  const { id, created_at, ...changing } = rowValues(row);
  await tx
    .insertInto('tables')
    .values({ id, created_at, ...changing })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
  if (seats !== undefined) {
    await tx.deleteFrom('seats').where('table_id', '=', row.id).execute();
    for (const { seat, person } of seats) {
      await tx.insertInto('seats').values({ table_id: row.id, seat, person_id: person }).execute();
    }
  }
  return true;
}

function rowValues(row: TableRow): Schema['tables'] {
  return {
    id: row.id,
    version: row.version,
    game: row.game,
    phase: row.phase,
    access: row.access,
    clock: row.clock,
    host_id: row.host,
    free_seats: row.freeSeats,
    summary: row.summary,
    deadline: row.deadline ?? null,
    bots_owe: row.botsOwe ? 1 : 0,
    created_at: row.createdAt,
    changed_at: row.changedAt,
  };
}

function tableOf(row: Schema['tables']): TableRow {
  return {
    id: row.id,
    version: row.version,
    game: row.game,
    phase: row.phase,
    access: row.access,
    clock: row.clock,
    host: row.host_id,
    freeSeats: row.free_seats,
    summary: row.summary,
    ...(row.deadline === null ? {} : { deadline: row.deadline }),
    botsOwe: row.bots_owe > 0,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
