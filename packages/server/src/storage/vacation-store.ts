/** Who is on vacation, and until when. Its effects on a table are in the entries of that table. */
import type { Db } from './schema.ts';

export interface VacationStore {
  /** Until when; undefined where no vacation lasts beyond `now`. */
  until(person: string, now: number): Promise<number | undefined>;
  /** Of these people those who are away, with the moment of their return. */
  away(people: readonly string[], now: number): Promise<ReadonlyMap<string, number>>;
  set(person: string, until: number | undefined): Promise<void>;
  /** Forgets vacations that were over at that moment. */
  sweep(now: number): Promise<void>;
}

export function vacationStore(db: Db): VacationStore {
  const away: VacationStore['away'] = async (people, now) => {
    if (people.length === 0) return new Map();
    const rows = await db
      .selectFrom('vacations')
      .selectAll()
      .where('person_id', 'in', people)
      .where('until', '>', now)
      .execute();
    return new Map(rows.map((row) => [row.person_id, Number(row.until)]));
  };
  return {
    away,
    until: async (person, now) => (await away([person], now)).get(person),
    async set(person, until) {
      if (until === undefined) {
        await db.deleteFrom('vacations').where('person_id', '=', person).execute();
        return;
      }
      await db
        .insertInto('vacations')
        .values({ person_id: person, until })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ until }))
        .execute();
    },
    async sweep(now) {
      await db.deleteFrom('vacations').where('until', '<=', now).execute();
    },
  };
}
