/** Tables: an append-only list of entries each, and beside it what lists need to know. */
import type { TableFilter } from '@carson/protocol';
import { LIMITS } from '@carson/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { Notice } from '../tables/notices.ts';
import { countOf } from './rows.ts';
import type { Db, Schema } from './schema.ts';

export interface StoredEntry {
  readonly version: number;
  /** Unique within the table: what was done once is not done again. */
  readonly commandId: string;
  /** JSON. */
  readonly body: string;
  readonly at: number;
}

/** What follows from a table's entries, for lists and for the scheduler of clocks and bots. */
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
  /** Whom to tell of it; kept for those who have a channel. */
  readonly notices?: readonly Notice[];
  /** The queued answer that this entry gives: removed with it. Nothing is written where it is gone. */
  readonly queued?: string;
}

/** One durable write. False where the version or the command id is taken, or the version before or the queued answer is missing: nothing was written. */
export type Append = (appending: Appending) => Promise<boolean>;

export interface TablesStore {
  readonly append: Append;
  entriesAfter(table: string, version: number): Promise<readonly StoredEntry[]>;
  /** The version at which this command was carried out. */
  versionOf(table: string, commandId: string): Promise<number | undefined>;
  row(table: string): Promise<TableRow | undefined>;
  /** Writes the row of a table again, without an entry: its entries mean something else now. */
  refresh(row: TableRow): Promise<void>;
  /** Removes everything about broken tables that their people deleted before that moment. */
  removeDeleted(before: number): Promise<void>;
  /** Removes the records that these people handed in: the names in them are theirs, or told by them. */
  removeImports(people: readonly string[]): Promise<void>;
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Public tables, page by page: of each host the last changed one first, then the second of each, up to a few, so
   * that one host's tables never bury those of the others.
   */
  list(filter: TableFilter): Promise<{ readonly rows: readonly TableRow[]; readonly next?: string }>;
  /** Where they sit, and those they have opened; finished ones last. */
  ofPerson(person: string, most?: number): Promise<readonly TableRow[]>;
  /** Finished games in which they had a seat, the latest first. */
  finishedBy(person: string, most: number): Promise<readonly TableRow[]>;
  /** How many tables that wait or are played this person hosts. */
  unfinishedOf(host: string): Promise<number>;
  /** Tables on which a player's time has run out. */
  due(now: number): Promise<readonly string[]>;
  withBotsOwing(): Promise<readonly string[]>;
}

export function tablesStore(db: Db, append: Append): TablesStore {
  return { ...entryQueries(db, append), ...rowQueries(db), ...listQueries(db), ...dutyQueries(db) };
}

/** What happened at a table. */
function entryQueries(
  db: Db,
  append: Append,
): Pick<TablesStore, 'append' | 'entriesAfter' | 'versionOf' | 'versions'> {
  return {
    append,
    async entriesAfter(table, version) {
      return db
        .selectFrom('entries')
        .select(['version', 'command_id as commandId', 'body', 'at'])
        .where('table_id', '=', table)
        .where('version', '>', version)
        .orderBy('version')
        .execute();
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
  };
}

/** A table as a row, kept true and removed. */
function rowQueries(db: Db): Pick<TablesStore, 'row' | 'refresh' | 'removeDeleted' | 'removeImports'> {
  return {
    async row(table) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
      return row && tableOf(row);
    },
    async refresh(row) {
      await db
        .updateTable('tables')
        .set(changingValues(row))
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .execute();
    },
    async removeDeleted(before) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('phase', '=', 'cancelled')
        .where('summary', 'like', '%"broken":%')
        .where('changed_at', '<', before)
        .execute();
      for (const { id } of rows) await db.transaction().execute((tx) => removeTable(tx, id));
    },
    async removeImports(people) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('entries', 'entries.table_id', 'tables.id')
        .select('tables.id')
        .where('tables.host_id', 'in', people)
        .where('entries.version', '=', 1)
        .where('entries.body', 'like', '{"type":"recordImported"%')
        .execute();
      for (const { id } of rows) await db.transaction().execute((tx) => removeTable(tx, id));
    },
  };
}

/** Tables of the lobby and of people. */
function listQueries(db: Db): Pick<TablesStore, 'list' | 'ofPerson' | 'finishedBy' | 'unfinishedOf'> {
  return {
    async list({ after, ...filter }) {
      const ranked = db
        .selectFrom(rankedTables(db, filter))
        .selectAll()
        .where('of_host', '<=', LIMITS.tablesOfHost);
      const query = after === undefined ? ranked : ranked.where(isBehind(placeOf(after)));
      const rows = await query
        .orderBy('of_host')
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LIMITS.tablesListed + 1)
        .execute();
      const page = rows.slice(0, LIMITS.tablesListed);
      const last = page.at(-1);
      const next = rows.length > page.length && last !== undefined ? { next: afterRow(last) } : {};
      return { rows: page.map(tableOf), ...next };
    },
    async ofPerson(person, most) {
      const all = db
        .selectFrom('tables')
        .selectAll()
        .where(({ or, eb, selectFrom }) => {
          const taken = selectFrom('seats').select('table_id').where('person_id', '=', person);
          return or([eb('id', 'in', taken), eb('host_id', '=', person)]);
        })
        .where('phase', '!=', 'cancelled')
        .orderBy(({ eb }) => eb.case().when('phase', '=', 'over').then(1).else(0).end())
        .orderBy('changed_at', 'desc');
      const rows = await (most === undefined ? all : all.limit(most)).execute();
      return rows.map(tableOf);
    },
    async finishedBy(person, most) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', 'in', db.selectFrom('seats').select('table_id').where('person_id', '=', person))
        .where('phase', '=', 'over')
        .orderBy('changed_at', 'desc')
        .limit(most)
        .execute();
      return rows.map(tableOf);
    },
    unfinishedOf: (host) =>
      countOf(
        db.selectFrom('tables').where('host_id', '=', host).where('phase', 'in', ['waiting', 'playing']),
      ),
  };
}

/** Tables at which something is to happen. */
function dutyQueries(db: Db): Pick<TablesStore, 'due' | 'withBotsOwing'> {
  return {
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

/** The most tables that are listed; older ones would be many pages away. */
const MOST_RANKED = 2_000;

/** The tables that fit a filter, each with its place among those of its host. */
function rankedTables(db: Db, { game, phase, clock, free }: Omit<TableFilter, 'after'>) {
  let query = db.selectFrom('tables').selectAll().where('access', '=', 'public');
  if (game !== undefined) query = query.where('game', '=', game);
  if (clock !== undefined) query = query.where('clock', '=', clock);
  if (free !== undefined) query = query.where('free_seats', '>', 0);
  query = phase === undefined ? query.where('phase', '!=', 'cancelled') : query.where('phase', '=', phase);
  const newest = query.orderBy('changed_at', 'desc').limit(MOST_RANKED).as('newest');
  return db
    .selectFrom(newest)
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('host_id').orderBy('changed_at', 'desc').orderBy('id', 'desc'))
        .as('of_host'),
    )
    .as('ranked');
}

interface Place {
  readonly ofHost: number;
  readonly changedAt: number;
  readonly id: string;
}

function placeOf(after: string): Place {
  const [ofHost, changedAt, ...id] = after.split('-');
  return { ofHost: Number(ofHost), changedAt: Number(changedAt), id: id.join('-') };
}

function afterRow(row: { of_host: number; changed_at: number; id: string }): string {
  return `${row.of_host}-${row.changed_at}-${row.id}`;
}

function isBehind({ ofHost, changedAt, id }: Place) {
  return ({ and, or, eb }: ExpressionBuilder<{ ranked: RankedTable }, 'ranked'>) =>
    or([
      eb('of_host', '>', ofHost),
      and([eb('of_host', '=', ofHost), eb('changed_at', '<', changedAt)]),
      and([eb('of_host', '=', ofHost), eb('changed_at', '=', changedAt), eb('id', '<', id)]),
    ]);
}

type RankedTable = Schema['tables'] & { of_host: number };

const OF_TABLE = ['chat', 'notices', 'queued_answers', 'seats', 'reviews', 'entries'] as const;

async function removeTable(tx: Db, id: string): Promise<void> {
  const lines = tx.selectFrom('chat').select('id').where('table_id', '=', id);
  await tx.deleteFrom('reports').where('chat_id', 'in', lines).execute();
  for (const table of OF_TABLE) await tx.deleteFrom(table).where('table_id', '=', id).execute();
  await tx.deleteFrom('tables').where('id', '=', id).execute();
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

/** What can change of a row. */
export function changingValues(row: TableRow): Omit<Schema['tables'], 'id' | 'created_at'> {
  return {
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
    changed_at: row.changedAt,
  };
}
