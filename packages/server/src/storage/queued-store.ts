/** Answers that people gave before they were asked. Kept apart from the table's entries: no one else may learn of them. */
import type { QueuedAnswer } from '@carson/engine';
import type { Db, Schema } from './schema.ts';

export interface StoredAnswer {
  /** New each time, so that it is played only once, however many processes try. */
  readonly id: string;
  readonly table: string;
  readonly person: string;
  readonly answer: QueuedAnswer;
  /** The version of the table at which it was given. */
  readonly version: number;
  /** Why it was dropped; left out while it waits. */
  readonly dropped?: string;
  readonly at: number;
}

export interface QueuedStore {
  /** Everything at a table, the oldest first. */
  at(table: string): Promise<readonly StoredAnswer[]>;
  /** Takes the place of the seat's answer to the same question. */
  put(stored: StoredAnswer): Promise<void>;
  /** Withdraws an answer, or dismisses the note that it was dropped. */
  remove(table: string, person: string, question: string): Promise<void>;
  removeAt(table: string): Promise<void>;
  drop(id: string, because: string): Promise<void>;
  /** Tables where an answer waits. */
  tables(): Promise<readonly string[]>;
  /** Hands one person's answers over to another. */
  handOver(from: string, to: string): Promise<void>;
}

export function queuedStore(db: Db): QueuedStore {
  return {
    async at(table) {
      const rows = await db
        .selectFrom('queued_answers')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(storedOf);
    },
    async put({ id, table, person, answer, version, at }) {
      const changing = {
        id,
        person_id: person,
        body: JSON.stringify({ answer, version }),
        dropped: null,
        at,
      };
      await db
        .insertInto('queued_answers')
        .values({ table_id: table, seat: answer.seat, question: answer.question, ...changing })
        .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'question']).doUpdateSet(changing))
        .execute();
    },
    async remove(table, person, question) {
      await db
        .deleteFrom('queued_answers')
        .where('table_id', '=', table)
        .where('person_id', '=', person)
        .where('question', '=', question)
        .execute();
    },
    async removeAt(table) {
      await db.deleteFrom('queued_answers').where('table_id', '=', table).execute();
    },
    async drop(id, because) {
      await db.updateTable('queued_answers').set({ dropped: because }).where('id', '=', id).execute();
    },
    async tables() {
      const rows = await db
        .selectFrom('queued_answers')
        .select('table_id')
        .distinct()
        .where('dropped', 'is', null)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
    async handOver(from, to) {
      await db.updateTable('queued_answers').set({ person_id: to }).where('person_id', '=', from).execute();
    },
  };
}

function storedOf(row: Schema['queued_answers']): StoredAnswer {
  return {
    id: row.id,
    table: row.table_id,
    person: row.person_id,
    ...JSON.parse(row.body),
    ...(row.dropped === null ? {} : { dropped: row.dropped }),
    at: row.at,
  };
}
