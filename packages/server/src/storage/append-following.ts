/**
 * The append that nearly every move is: one more entry of a table that is there, and its row. Its statements are texts:
 * to build them for every move takes longer than to carry them out.
 */

import { keysOf } from '@carson/engine';
import { CompiledQuery } from 'kysely';
import type { Db, Schema } from './schema.ts';
import { type Appending, changingValues } from './tables-store.ts';

type Changing = keyof ReturnType<typeof changingValues>;

/** The types that PostgreSQL needs to be told for lists of values. */
const TYPES = {
  version: 'integer',
  game: 'text',
  phase: 'text',
  access: 'text',
  clock: 'text',
  host_id: 'text',
  free_seats: 'integer',
  summary: 'text',
  deadline: 'bigint',
  bots_owe: 'integer',
  changed_at: 'bigint',
} as const satisfies Readonly<Record<Changing, string>>;
const CHANGING = keysOf(TYPES);
const ENTRY_TYPES = { table_id: 'text', command_id: 'text', body: 'text', at: 'bigint' } as const;

export function isFollowing({ entry, seats, notices = [], queued }: Appending): boolean {
  return entry.version > 1 && seats === undefined && notices.length === 0 && queued === undefined;
}

const ADD_ENTRY = `insert into entries (table_id, version, command_id, body, at)
select table_id, version + 1, ?, ?, ? from entries where table_id = ? and version = ?
on conflict do nothing`;
const CHANGE_ROW = `update tables set ${CHANGING.map((column) => `${column} = ?`).join(', ')} where id = ?`;

/** For SQLite, within a transaction. False where the entry before is missing, or the version or the command id is taken. */
export async function addFollowing(tx: Db, { entry, row }: Appending): Promise<boolean> {
  const { commandId, body, at, version } = entry;
  const added = await tx.executeQuery(
    CompiledQuery.raw(ADD_ENTRY, [commandId, body, at, row.id, version - 1]),
  );
  if (added.numAffectedRows !== 1n) return false;
  const values = changingValues(row);
  await tx.executeQuery(CompiledQuery.raw(CHANGE_ROW, [...CHANGING.map((column) => values[column]), row.id]));
  return true;
}

const LISTS = [...Object.values(ENTRY_TYPES), ...Object.values(TYPES)].map(
  (type, at) => `$${at + 1}::${type}[]`,
);

/** In the order of the tables, so that two processes which write the same ones never wait for each other. */
const ADD_MANY = `with coming as (
  select * from unnest(${LISTS.join(', ')}) as coming(${[...Object.keys(ENTRY_TYPES), ...CHANGING].join(', ')})
), added as (
  insert into entries (table_id, version, command_id, body, at)
  select coming.table_id, coming.version, coming.command_id, coming.body, coming.at
  from coming join entries as before on before.table_id = coming.table_id and before.version = coming.version - 1
  order by coming.table_id
  on conflict do nothing
  returning table_id
)
update tables set ${CHANGING.map((column) => `${column} = coming.${column}`).join(', ')}
from coming join added using (table_id)
where tables.id = coming.table_id
returning tables.id`;

/** For PostgreSQL, as one statement; at most one for each table. Returns the tables that were written. */
export async function addFollowingOfMany(
  db: Db,
  appendings: readonly Appending[],
): Promise<ReadonlySet<string>> {
  const rows = appendings.map(({ row }) => changingValues(row));
  const { rows: written } = await db.executeQuery<Pick<Schema['tables'], 'id'>>(
    CompiledQuery.raw(ADD_MANY, [
      appendings.map(({ row }) => row.id),
      appendings.map(({ entry }) => entry.commandId),
      appendings.map(({ entry }) => entry.body),
      appendings.map(({ entry }) => entry.at),
      ...CHANGING.map((column) => rows.map((row) => row[column])),
    ]),
  );
  return new Set(written.map(({ id }) => id));
}
