/** How an entry of a table becomes durable, together with everything that follows from it, or not at all. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { addNotice } from './notice-queue.ts';
import type { Db } from './schema.ts';
import { type Append, type Appending, changingValues } from './tables-store.ts';

/**
 * For a database that lets many commit at once: one statement, which is its own transaction. Several where a
 * table is new, its seats change, or a notice is due.
 */
export function appendAtOnce(db: Db): Append {
  return (appending) =>
    isOneStatement(appending)
      ? appendByOneStatement(db, appending)
      : db
          .transaction()
          .execute((tx) => appendIn(tx, appending))
          .catch((problem) => {
            if (problem instanceof Withdrawn) return false;
            throw problem;
          });
}

function isOneStatement({ entry, seats, notices = [], queued }: Appending): boolean {
  return entry.version > 1 && seats === undefined && notices.length === 0 && queued === undefined;
}

/** Rolls back the transaction: the queued answer was withdrawn while it was being played. */
class Withdrawn extends Error {}

interface Job {
  readonly appending: Appending;
  readonly resolve: (done: boolean) => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * For a database with a single writer, whose commits would queue behind one another: all that have come in
 * meanwhile in one transaction, and one wait for the disk for all of them.
 */
export function appendTogether(db: Db): Append {
  let waiting: Job[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      await setImmediate();
      const jobs = waiting;
      waiting = [];
      await writeGroup(db, jobs);
    }
    isWriting = false;
  };

  return (appending) =>
    new Promise((resolve, reject) => {
      waiting.push({ appending, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

async function writeGroup(db: Db, jobs: readonly Job[]): Promise<void> {
  try {
    const outcomes = await db.transaction().execute(async (tx) => {
      const done: boolean[] = [];
      for (const { appending } of jobs) done.push(await appendIn(tx, appending));
      return done;
    });
    for (const [at, { resolve }] of jobs.entries()) resolve(outcomes[at] === true);
  } catch (problem) {
    for (const { reject } of jobs) reject(problem);
  }
}

async function appendIn(tx: Db, appending: Appending): Promise<boolean> {
  const { entry, row, seats, notices = [], queued } = appending;
  const added = await addedEntry(tx, appending).executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) return false;
  if (queued !== undefined) {
    const given = await tx.deleteFrom('queued_answers').where('id', '=', queued).executeTakeFirst();
    if (given.numDeletedRows !== 1n) throw new Withdrawn();
  }
  const changing = changingValues(row);
  await tx
    .insertInto('tables')
    .values({ id: row.id, created_at: row.createdAt, ...changing })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
  for (const notice of notices) await addNotice(tx, { notice, table: row.id, at: entry.at });
  if (seats === undefined) return true;
  await tx.deleteFrom('seats').where('table_id', '=', row.id).execute();
  for (const { seat, person } of seats) {
    await tx.insertInto('seats').values({ table_id: row.id, seat, person_id: person }).execute();
  }
  return true;
}

async function appendByOneStatement(db: Db, appending: Appending): Promise<boolean> {
  const updated = await db
    .with('added', (tx) => addedEntry(tx, appending).returning('version'))
    .updateTable('tables')
    .set(changingValues(appending.row))
    .where('id', '=', appending.row.id)
    .where(({ exists, selectFrom }) => exists(selectFrom('added').select('version')))
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The first entry of a table, or one that follows the entry before it: where that is missing, nothing is added. */
function addedEntry(db: Pick<Db, 'insertInto'>, { entry, row, queued }: Appending) {
  const { version, commandId, body, at } = entry;
  const entries = db.insertInto('entries');
  const adding =
    version === 1
      ? entries.values({ table_id: row.id, version, command_id: commandId, body, at })
      : entries.columns(['table_id', 'version', 'command_id', 'body', 'at']).expression((build) =>
          build
            .selectFrom('entries as before')
            .select(({ eb }) => [
              'before.table_id',
              eb('before.version', '+', 1).as('version'),
              sql<string>`cast(${commandId} as text)`.as('command_id'),
              sql<string>`cast(${body} as text)`.as('body'),
              sql<number>`cast(${at} as bigint)`.as('at'),
            ])
            .where('before.table_id', '=', row.id)
            .where('before.version', '=', version - 1)
            .$if(queued !== undefined, (qb) =>
              qb.where(({ exists, selectFrom }) =>
                exists(
                  selectFrom('queued_answers')
                    .select('queued_answers.id')
                    .where('queued_answers.id', '=', queued ?? '')
                    .where('queued_answers.dropped', 'is', null),
                ),
              ),
            ),
        );
  return adding.onConflict((conflict) => conflict.doNothing());
}
