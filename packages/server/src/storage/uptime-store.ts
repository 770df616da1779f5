import type { Outage } from '../tables/clocks.ts';
import { hasChanged } from './rows.ts';
import type { Db } from './schema.ts';

/** When the server was last known to run, and when it did not. */
export interface StoredUptime {
  readonly seen: number;
  readonly outages: readonly Outage[];
}

export interface UptimeStore {
  /** Undefined where no server has run yet. */
  read(): Promise<StoredUptime | undefined>;
  /** Replaces what `read` gave. False where another process was quicker. */
  replace(before: StoredUptime | undefined, next: StoredUptime): Promise<boolean>;
}

const KEY = 'uptime';

export function uptimeStore(db: Db): UptimeStore {
  return {
    async read() {
      const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
      return row === undefined ? undefined : JSON.parse(row.value);
    },
    async replace(before, next) {
      const value = JSON.stringify(next);
      if (before === undefined) {
        return hasChanged(
          db
            .insertInto('settings')
            .values({ key: KEY, value })
            .onConflict((conflict) => conflict.doNothing()),
        );
      }
      return hasChanged(
        db
          .updateTable('settings')
          .set({ value })
          .where('key', '=', KEY)
          .where('value', '=', JSON.stringify(before)),
      );
    },
  };
}
