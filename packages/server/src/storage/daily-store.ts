/** Results of the daily challenge. */
import { LIMITS } from '@carson/protocol';
import { countOf } from './rows.ts';
import type { Db, Schema } from './schema.ts';

type Row = Schema['daily'];

export interface StoredDaily extends Readonly<Omit<Row, 'person_id' | 'table_id'>> {
  readonly person: string;
  readonly table: string;
}

export interface DailyStore {
  /** Writes nothing where the person has a result of that day and game. */
  enter(entry: StoredDaily): Promise<void>;
  /** The best first; of equal points the greater lead, then the earlier one. */
  best(game: string, day: string): Promise<readonly StoredDaily[]>;
  count(game: string, day: string): Promise<number>;
  of(game: string, day: string, person: string): Promise<StoredDaily | undefined>;
  /** How many results of the day have more points. */
  better(game: string, day: string, points: number): Promise<number>;
  ofPerson(person: string): Promise<readonly StoredDaily[]>;
  /** Where both have a result of a day, the one of `to` stays. */
  handOver(from: string, to: string): Promise<void>;
  /** Removes what is older than that day. */
  sweep(before: string): Promise<void>;
}

export function dailyStore(db: Db): DailyStore {
  const ofDay = (game: string, day: string) =>
    db.selectFrom('daily').where('game', '=', game).where('day', '=', day);
  return {
    async enter({ person, table, ...entry }) {
      await db
        .insertInto('daily')
        .values({ ...entry, person_id: person, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async best(game, day) {
      const rows = await ofDay(game, day)
        .selectAll()
        .orderBy('points', 'desc')
        .orderBy('lead', 'desc')
        .orderBy('at')
        .limit(LIMITS.dailyListed)
        .execute();
      return rows.map(entryOf);
    },
    count: (game, day) => countOf(ofDay(game, day)),
    async of(game, day, person) {
      const row = await ofDay(game, day).selectAll().where('person_id', '=', person).executeTakeFirst();
      return row && entryOf(row);
    },
    better: (game, day, points) => countOf(ofDay(game, day).where('points', '>', points)),
    async ofPerson(person) {
      const rows = await db.selectFrom('daily').selectAll().where('person_id', '=', person).execute();
      return rows.map(entryOf);
    },
    async handOver(from, to) {
      await db.transaction().execute(async (tx) => {
        const rows = await tx.selectFrom('daily').selectAll().where('person_id', '=', from).execute();
        for (const row of rows) {
          await tx
            .insertInto('daily')
            .values({ ...row, person_id: to })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await tx.deleteFrom('daily').where('person_id', '=', from).execute();
      });
    },
    async sweep(before) {
      await db.deleteFrom('daily').where('day', '<', before).execute();
    },
  };
}

function entryOf({ person_id, table_id, ...row }: Row): StoredDaily {
  return { ...row, person: person_id, table: table_id };
}
