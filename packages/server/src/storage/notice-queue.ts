/**
 * Notices that are still to be sent, durable. A notice is written together with its cause, one row per channel of its
 * person; a newer one of the same kind at the same table replaces it. One process leases a row, and one row of a
 * channel is leased at a time, so that a slow address holds up only itself.
 */
import { sql } from 'kysely';
import { newId } from '../secrets.ts';
import type { Notice, NoticeFacts, NoticeKind } from '../tables/notices.ts';
import { CHANNEL, type Channel, type ChannelKind, channelOf } from './channel-store.ts';
import type { Db, Schema } from './schema.ts';

export interface QueuedNotice {
  /** New for each cause, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly person: string;
  readonly table: string;
  readonly kind: NoticeKind;
  readonly facts: NoticeFacts;
  readonly createdAt: number;
  readonly attempts: number;
  /** The e-mail it was put into, whether that has left or not; empty where it is in none. */
  readonly email: string;
  readonly channel: Channel;
}

export interface Lease {
  readonly process: string;
  readonly now: number;
  readonly until: number;
}

export interface NoticeQueue {
  /** Leases up to `most` due notices of one kind of channel, the oldest first, one per channel. */
  claim(kind: ChannelKind, lease: Lease & { readonly most: number }): Promise<readonly QueuedNotice[]>;
  /**
   * Leases what goes into one e-mail with this notice: what was put there already, or else everything that waits for
   * the channel, due or not.
   */
  claimRest(notice: QueuedNotice, lease: Lease): Promise<readonly QueuedNotice[]>;
  /** Puts notices into one e-mail: sent again, it is the same e-mail, with nothing else in it. */
  putInto(email: string, notices: readonly QueuedNotice[]): Promise<void>;
  /** Sent, or no longer worth sending. */
  remove(notices: readonly QueuedNotice[]): Promise<void>;
  /** To be looked at again at that moment. */
  postpone(notices: readonly QueuedNotice[], due: number, attempts: number): Promise<void>;
  /** Releases the leases of these processes, or of all but these. */
  release(processes: readonly string[]): Promise<void>;
  releaseAllBut(processes: readonly string[]): Promise<void>;
  /** How many wait, and since when the oldest has been due. */
  waiting(now: number): Promise<{ readonly count: number; readonly dueSince?: number }>;
  /** Removes what has been due since before that moment, and what has lost its channel. */
  sweep(before: number): Promise<void>;
}

const NO_PROCESS = '';
const COLUMNS = [
  ...(['id', 'channel_id', 'person_id', 'table_id', 'kind', 'facts', 'created_at', 'due_at'] as const),
  ...(['attempts', 'letter', 'leased_by', 'leased_until'] as const),
];

/** Written in the transaction of its cause. */
export async function addNotice(
  tx: Db,
  { notice, table, at }: { readonly notice: Notice; readonly table: string; readonly at: number },
): Promise<void> {
  const { person, kind, facts, due } = notice;
  const id = newId();
  await tx
    .insertInto('notices')
    .columns([...COLUMNS])
    .expression((build) =>
      build
        .selectFrom('notice_channels')
        .select([
          sql<string>`cast(${id} as text) || notice_channels.id`.as('id'),
          'notice_channels.id as channel_id',
          'person_id',
          sql<string>`cast(${table} as text)`.as('table_id'),
          sql<string>`cast(${kind} as text)`.as('kind_of_notice'),
          sql<string>`cast(${JSON.stringify(facts)} as text)`.as('facts'),
          sql<number>`cast(${at} as bigint)`.as('created_at'),
          sql<number>`cast(${due} as bigint)`.as('due_at'),
          sql<number>`0`.as('attempts'),
          sql<string>`cast('' as text)`.as('letter'),
          sql<string>`cast(${NO_PROCESS} as text)`.as('leased_by'),
          sql<number>`0`.as('leased_until'),
        ])
        .where('person_id', '=', person)
        .where('state', '=', 'on'),
    )
    .onConflict((conflict) =>
      conflict.columns(['channel_id', 'table_id', 'kind']).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        facts: eb.ref('excluded.facts'),
        created_at: eb.ref('excluded.created_at'),
        due_at: eb.ref('excluded.due_at'),
        attempts: 0,
        letter: '',
      })),
    )
    .execute();
}

export function noticeQueue(db: Db): NoticeQueue {
  return { ...claimQueries(db), ...sendingQueries(db), ...upkeepQueries(db) };
}

const RELEASED = { leased_by: NO_PROCESS, leased_until: 0 } as const;

/** A process takes notices, to send them. */
function claimQueries(db: Db): Pick<NoticeQueue, 'claim' | 'claimRest'> {
  return {
    async claim(kind, { process, now, until, most }) {
      const busy = db.selectFrom('notices').select('channel_id').where('leased_until', '>', now);
      const first = db
        .selectFrom('notices')
        .innerJoin('notice_channels', 'notice_channels.id', 'notices.channel_id')
        .select(['notices.id', 'notices.due_at'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('notices.channel_id').orderBy('notices.due_at').orderBy('notices.id'),
            )
            .as('place'),
        )
        .where('notice_channels.kind', '=', kind)
        .where('notices.due_at', '<=', now)
        .where('notices.channel_id', 'not in', busy)
        .as('first');
      const chosen = db
        .selectFrom(first)
        .select('first.id')
        .where('first.place', '=', 1)
        .orderBy('first.due_at')
        .limit(most);
      const rows = await db
        .updateTable('notices')
        .set({ leased_by: process, leased_until: until })
        .where('id', 'in', chosen)
        // Another process may have been quicker.
        .where('leased_until', '<=', now)
        .returningAll()
        .execute();
      return withChannels(db, rows);
    },
    async claimRest({ channel, email }, { process, now, until }) {
      const waiting = db
        .updateTable('notices')
        .set({ leased_by: process, leased_until: until })
        .where('channel_id', '=', channel.id)
        .where('letter', '=', email)
        .where('leased_until', '<=', now);
      const rest = email === '' ? waiting.where('kind', '!=', 'reminder') : waiting;
      return withChannels(db, await rest.returningAll().execute());
    },
  };
}

/** Notices that were leased: sent, postponed, released. */
function sendingQueries(db: Db): Pick<NoticeQueue, 'putInto' | 'remove' | 'postpone'> {
  return {
    async putInto(email, notices) {
      const ids = notices.map(({ id }) => id);
      await db.updateTable('notices').set({ letter: email }).where('id', 'in', ids).execute();
    },
    async remove(notices) {
      for (const notice of notices) {
        await db.deleteFrom('notices').where('id', '=', notice.id).execute();
        // A newer notice replaced it meanwhile, lease included.
        await replacedBy(db, notice).set(RELEASED).execute();
      }
    },
    async postpone(notices, due, attempts) {
      for (const notice of notices) {
        await db
          .updateTable('notices')
          .set({ ...RELEASED, due_at: due, attempts })
          .where('id', '=', notice.id)
          .execute();
        await replacedBy(db, notice).set(RELEASED).execute();
      }
    },
  };
}

/** Leases of ended processes, waiting notices, and those without a channel. */
function upkeepQueries(db: Db): Pick<NoticeQueue, 'release' | 'releaseAllBut' | 'waiting' | 'sweep'> {
  return {
    async release(processes) {
      if (processes.length === 0) return;
      await db.updateTable('notices').set(RELEASED).where('leased_by', 'in', processes).execute();
    },
    async releaseAllBut(processes) {
      await db
        .updateTable('notices')
        .set(RELEASED)
        .where('leased_by', 'not in', [NO_PROCESS, ...processes])
        .execute();
    },
    async waiting(now) {
      const { count, oldest } = await db
        .selectFrom('notices')
        .select(({ fn }) => [fn.countAll().as('count'), fn.min('due_at').as('oldest')])
        .where('due_at', '<=', now)
        .executeTakeFirstOrThrow();
      return { count: Number(count), ...(oldest === null ? {} : { dueSince: Number(oldest) }) };
    },
    async sweep(before) {
      await db.deleteFrom('notices').where('due_at', '<', before).execute();
      const channels = db.selectFrom('notice_channels').select('id');
      await db.deleteFrom('notices').where('channel_id', 'not in', channels).execute();
    },
  };
}

/** Returns notices with the addresses they go to. */
async function withChannels(db: Db, rows: readonly Schema['notices'][]): Promise<readonly QueuedNotice[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ channel_id }) => channel_id))];
  const channels = await db.selectFrom('notice_channels').select(CHANNEL).where('id', 'in', ids).execute();
  const byId = new Map(channels.map((row) => [row.id, channelOf(row)]));
  return rows.flatMap((row) => {
    const channel = byId.get(row.channel_id);
    return channel === undefined ? [] : [noticeOf(row, channel)];
  });
}

function replacedBy(db: Db, { id, channel, table, kind }: QueuedNotice) {
  return db
    .updateTable('notices')
    .where('channel_id', '=', channel.id)
    .where('table_id', '=', table)
    .where('kind', '=', kind)
    .where('id', '!=', id);
}

function noticeOf(row: Schema['notices'], channel: Channel): QueuedNotice {
  return {
    id: row.id,
    person: row.person_id,
    table: row.table_id,
    kind: row.kind,
    facts: JSON.parse(row.facts),
    createdAt: row.created_at,
    attempts: row.attempts,
    email: row.letter,
    channel,
  };
}
