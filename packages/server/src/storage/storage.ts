/** Everything that outlives the process. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { appendAtOnce, appendTogether } from './append.ts';
import { type ChannelStore, channelStore } from './channel-store.ts';
import { type ChatStore, chatStore } from './chat-store.ts';
import { type DailyStore, dailyStore } from './daily-store.ts';
import { type DatabaseAddress, openDatabase, type QueryWatcher } from './database.ts';
import type { DatabaseKind } from './migrations.ts';
import { type NoticeQueue, noticeQueue } from './notice-queue.ts';
import { type PeopleStore, peopleStore } from './people-store.ts';
import { type ProcessStore, processStore } from './process-store.ts';
import { type QueuedStore, queuedStore } from './queued-store.ts';
import { type ReviewStore, reviewStore } from './review-store.ts';
import type { Db } from './schema.ts';
import { type TablesStore, tablesStore } from './tables-store.ts';
import { type UptimeStore, uptimeStore } from './uptime-store.ts';
import { type VacationStore, vacationStore } from './vacation-store.ts';

export interface Storage {
  readonly kind: DatabaseKind;
  readonly people: PeopleStore;
  readonly tables: TablesStore;
  readonly chat: ChatStore;
  readonly daily: DailyStore;
  readonly reviews: ReviewStore;
  readonly processes: ProcessStore;
  readonly uptime: UptimeStore;
  readonly channels: ChannelStore;
  readonly notices: NoticeQueue;
  readonly queued: QueuedStore;
  readonly vacations: VacationStore;
  /** Leaves nothing of deleted rows in the files, as far as that is in our hands. */
  purge(): Promise<void>;
  /** Writes something, and rejects where nothing can be kept. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export async function openStorage(address: DatabaseAddress, watch?: QueryWatcher): Promise<Storage> {
  const { kind, db, close } = await openDatabase(address, watch);
  return {
    kind,
    people: peopleStore(db),
    tables: tablesStore(db, kind === 'sqlite' ? appendTogether(db) : appendAtOnce(db)),
    chat: chatStore(db),
    daily: dailyStore(db),
    reviews: reviewStore(db),
    processes: processStore(db),
    purge: () => (kind === 'sqlite' ? emptyLog(db) : Promise.resolve()),
    uptime: uptimeStore(db),
    channels: channelStore(db),
    notices: noticeQueue(db),
    queued: queuedStore(db),
    vacations: vacationStore(db),
    async check() {
      const value = String(Date.now());
      await db
        .insertInto('settings')
        .values({ key: 'last check', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    close,
  };
}

const TRIES = { most: 40, pause: 50 } as const;

/** Deleted text is overwritten in the file; the write-ahead log still has it until it starts again. */
async function emptyLog(db: Db): Promise<void> {
  for (let tries = 1; tries <= TRIES.most; tries++) {
    const { rows } = await sql.raw<{ busy: number }>('pragma wal_checkpoint(truncate)').execute(db);
    if (rows[0]?.busy === 0) return;
    await setTimeout(TRIES.pause);
  }
}
