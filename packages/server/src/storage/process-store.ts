import type { Db } from './schema.ts';

/** Which processes share the database; seen by each other's heartbeat. */
export interface ProcessStore {
  beat(id: string, now: number): Promise<void>;
  leave(id: string): Promise<void>;
  seenSince(moment: number): Promise<readonly string[]>;
  sweep(before: number): Promise<void>;
}

export function processStore(db: Db): ProcessStore {
  return {
    async beat(id, now) {
      await db
        .insertInto('processes')
        .values({ id, seen_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
        .execute();
    },
    async leave(id) {
      await db.deleteFrom('processes').where('id', '=', id).execute();
    },
    async seenSince(moment) {
      const rows = await db.selectFrom('processes').select('id').where('seen_at', '>=', moment).execute();
      return rows.map(({ id }) => id).sort();
    },
    async sweep(before) {
      await db.deleteFrom('processes').where('seen_at', '<', before).execute();
    },
  };
}
