/** Where people want to be told, and when not. */
import type { ChannelKind, ChannelState, QuietHours } from '@carson/protocol';
import type { Language } from '@carson/words';
import type { Selection } from 'kysely';
import { countOf, hasChanged, withoutNulls } from './rows.ts';
import type { Db, Schema } from './schema.ts';

export type { ChannelKind };

export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly address: string;
  /** What it needs besides the address: the keys of a browser, the secret that signs. */
  readonly keys: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly state: ChannelState;
  /** Why sending there was given up. */
  readonly failure?: string;
  readonly failedAt?: number;
  readonly sentAt?: number;
  readonly createdAt: number;
}

export interface ChannelStore {
  /** False where this person has this address already, or as many as `most`. */
  add(channel: Channel, most: number): Promise<boolean>;
  channel(id: string): Promise<Channel | undefined>;
  channelsOf(person: string): Promise<readonly Channel[]>;
  /** What can be reached again, or is confirmed. */
  turnOn(id: string): Promise<boolean>;
  sent(id: string, at: number): Promise<void>;
  failed(id: string, failure: string, at: number): Promise<void>;
  /** Also removes what was to be sent there. */
  remove(id: string): Promise<boolean>;
  removeAddress(person: string, address: string): Promise<void>;
  quietHours(person: string): Promise<QuietHours | undefined>;
  setQuietHours(person: string, hours: QuietHours | undefined): Promise<void>;
  /** Removes addresses that have been unconfirmed since that moment, and those of people who are gone. */
  sweep(before: number): Promise<void>;
}

export const CHANNEL = [
  ...(['id', 'person_id as person', 'kind', 'address', 'keys', 'language', 'state', 'failure'] as const),
  ...(['failed_at as failedAt', 'sent_at as sentAt', 'created_at as createdAt'] as const),
] as const;

type Selected = Selection<Schema, 'notice_channels', (typeof CHANNEL)[number]>;

export function channelStore(db: Db): ChannelStore {
  return { ...addressQueries(db), ...stateQueries(db), ...quietQueries(db) };
}

/** Where people are told. */
function addressQueries(
  db: Db,
): Pick<ChannelStore, 'add' | 'channel' | 'channelsOf' | 'remove' | 'removeAddress' | 'sweep'> {
  const channels = () => db.selectFrom('notice_channels').select(CHANNEL);
  return {
    add: (channel, most) =>
      db.transaction().execute(async (tx) => {
        const own = tx.selectFrom('notice_channels').where('person_id', '=', channel.person);
        if ((await countOf(own)) >= most) return false;
        return hasChanged(
          tx
            .insertInto('notice_channels')
            .values(rowOf(channel))
            .onConflict((conflict) => conflict.doNothing()),
        );
      }),
    async channel(id) {
      const row = await channels().where('id', '=', id).executeTakeFirst();
      return row && channelOf(row);
    },
    async channelsOf(person) {
      const rows = await channels().where('person_id', '=', person).orderBy('created_at').execute();
      return rows.map(channelOf);
    },
    remove: (id) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('notices').where('channel_id', '=', id).execute();
        return hasChanged(tx.deleteFrom('notice_channels').where('id', '=', id));
      }),
    async removeAddress(person, address) {
      await db
        .deleteFrom('notice_channels')
        .where('person_id', '=', person)
        .where('address', '=', address)
        .execute();
    },
    async sweep(before) {
      await db
        .deleteFrom('notice_channels')
        .where('state', '=', 'unconfirmed')
        .where('created_at', '<', before)
        .execute();
      const people = db.selectFrom('people').select('id');
      await db.deleteFrom('notice_channels').where('person_id', 'not in', people).execute();
    },
  };
}

/** Whether an address works. */
function stateQueries(db: Db): Pick<ChannelStore, 'turnOn' | 'sent' | 'failed'> {
  return {
    async turnOn(id) {
      return hasChanged(
        db
          .updateTable('notice_channels')
          .set({ state: 'on', failure: null, failed_at: null })
          .where('id', '=', id),
      );
    },
    async sent(id, at) {
      await db.updateTable('notice_channels').set({ sent_at: at }).where('id', '=', id).execute();
    },
    async failed(id, failure, at) {
      await db
        .updateTable('notice_channels')
        .set({ state: 'failed', failure, failed_at: at })
        .where('id', '=', id)
        .execute();
    },
  };
}

function quietQueries(db: Db): Pick<ChannelStore, 'quietHours' | 'setQuietHours'> {
  return {
    async quietHours(person) {
      const row = await db
        .selectFrom('quiet_hours')
        .selectAll()
        .where('person_id', '=', person)
        .executeTakeFirst();
      return row && { zone: row.zone, from: row.from_hour, to: row.to_hour };
    },
    async setQuietHours(person, hours) {
      await db.deleteFrom('quiet_hours').where('person_id', '=', person).execute();
      if (hours === undefined) return;
      await db
        .insertInto('quiet_hours')
        .values({ person_id: person, zone: hours.zone, from_hour: hours.from, to_hour: hours.to })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

export function channelOf(row: Selected): Channel {
  return { ...withoutNulls(row), keys: JSON.parse(row.keys) };
}

function rowOf(channel: Channel): Schema['notice_channels'] {
  return {
    id: channel.id,
    person_id: channel.person,
    kind: channel.kind,
    address: channel.address,
    keys: JSON.stringify(channel.keys),
    language: channel.language,
    state: channel.state,
    failure: channel.failure ?? null,
    failed_at: channel.failedAt ?? null,
    sent_at: channel.sentAt ?? null,
    created_at: channel.createdAt,
  };
}
