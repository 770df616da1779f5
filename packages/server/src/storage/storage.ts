/** Everything that outlives the process, behind one door. */
import { appendAtOnce, appendTogether } from './append.ts';
import { type ChatStore, chatStore } from './chat-store.ts';
import { type DatabaseAddress, openDatabase, type QueryWatcher } from './database.ts';
import type { DatabaseKind } from './migrations.ts';
import { type PeopleStore, peopleStore } from './people-store.ts';
import { type ProcessStore, processStore } from './process-store.ts';
import { type TablesStore, tablesStore } from './tables-store.ts';
import { type UptimeStore, uptimeStore } from './uptime-store.ts';

export interface Storage {
  readonly kind: DatabaseKind;
  readonly people: PeopleStore;
  readonly tables: TablesStore;
  readonly chat: ChatStore;
  readonly processes: ProcessStore;
  readonly uptime: UptimeStore;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openStorage(address: DatabaseAddress, watch?: QueryWatcher): Promise<Storage> {
  const { kind, db, close } = await openDatabase(address, watch);
  return {
    kind,
    people: peopleStore(db),
    tables: tablesStore(db, kind === 'sqlite' ? appendTogether(db) : appendAtOnce(db)),
    chat: chatStore(db),
    processes: processStore(db),
    uptime: uptimeStore(db),
    isReady: () =>
      db
        .selectFrom('settings')
        .select('key')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
    close,
  };
}
