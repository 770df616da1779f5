/** How an entry of a table becomes durable, together with everything that follows from it, or not at all. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { addFollowing, addFollowingOfMany, isFollowing } from './append-following.ts';
import { addNotice } from './notice-queue.ts';
import { hasChanged } from './rows.ts';
import type { Db } from './schema.ts';
import { type Append, type Appending, changingValues } from './tables-store.ts';

/**
 * For a database that lets many commit at once: all simple appends that have come in meanwhile in one statement, which
 * is its own transaction. A transaction for each where a table is new, its seats change, or a notice is due.
 */
export function appendAtOnce(db: Db): Append {
  const appendGrouped = appendInGroups((group) => writeStatement(db, group));
  return (appending) =>
    isFollowing(appending)
      ? appendGrouped(appending)
      : db
          .transaction()
          .execute((tx) => appendIn(tx, appending))
          .catch((problem) => {
            if (problem instanceof Withdrawn) return false;
            throw problem;
          });
}

/**
 * For a database with a single writer, whose commits would queue behind one another: all that have come in
 * meanwhile in one transaction, and one wait for the disk for all of them.
 */
export function appendTogether(db: Db): Append {
  return appendInGroups((group) => writeTransaction(db, group));
}

/** Rolls back the transaction: the queued answer was withdrawn while it was being played. */
class Withdrawn extends Error {}

interface Job {
  readonly appending: Appending;
  readonly resolve: (done: boolean) => void;
  readonly reject: (problem: unknown) => void;
}

/** Writes one group after the other; each has what came in while the one before it was written. */
function appendInGroups(write: (group: readonly Job[]) => Promise<void>): Append {
  let waiting: Job[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      await setImmediate();
      const group = waiting;
      waiting = [];
      await write(group);
    }
    isWriting = false;
  };

  return (appending) =>
    new Promise((resolve, reject) => {
      waiting.push({ appending, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

async function writeTransaction(db: Db, group: readonly Job[]): Promise<void> {
  try {
    const outcomes = await db.transaction().execute(async (tx) => {
      const done: boolean[] = [];
      for (const { appending } of group) done.push(await appendIn(tx, appending));
      return done;
    });
    for (const [at, { resolve }] of group.entries()) resolve(outcomes[at] === true);
  } catch (problem) {
    for (const { reject } of group) reject(problem);
  }
}

/** Several appends of one table cannot be in one statement: they follow one another. */
async function writeStatement(db: Db, group: readonly Job[]): Promise<void> {
  const byTable = new Map<string, Job>();
  const later: Job[] = [];
  for (const job of group) {
    const { id } = job.appending.row;
    if (byTable.has(id)) later.push(job);
    else byTable.set(id, job);
  }
  try {
    const written = await addFollowingOfMany(
      db,
      [...byTable.values()].map(({ appending }) => appending),
    );
    for (const [table, { resolve }] of byTable) resolve(written.has(table));
  } catch (problem) {
    await refuseGroup(db, [...byTable.values()], problem);
  }
  if (later.length > 0) await writeStatement(db, later);
}

/** One append that the database rejects must not fail the others: each is tried by itself. */
async function refuseGroup(db: Db, group: readonly Job[], problem: unknown): Promise<void> {
  const [first] = group;
  if (group.length === 1) first?.reject(problem);
  else await Promise.all(group.map((job) => writeStatement(db, [job])));
}

async function appendIn(tx: Db, appending: Appending): Promise<boolean> {
  if (isFollowing(appending)) return addFollowing(tx, appending);
  const { entry, row, seats, notices = [], queued } = appending;
  if (!(await hasChanged(addedEntry(tx, appending)))) return false;
  if (queued !== undefined && !(await hasChanged(tx.deleteFrom('queued_answers').where('id', '=', queued))))
    throw new Withdrawn();
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
