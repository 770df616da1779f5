/** The bus over LISTEN and NOTIFY. */
import pg from 'pg';
import type { Time } from '../time.ts';
import type { Bus, BusMessage } from './bus.ts';

const CHANNEL = 'carson';
const RETRY_AFTER = 500;
const CONNECT_WITHIN = 10_000;
/** PostgreSQL takes fewer than 8000 bytes. */
const LARGEST = 7_900;
/** While the connection is away. */
const MOST_WAITING = 10_000;

interface Envelope {
  readonly from: string;
  readonly message: BusMessage;
}

export async function openPostgresBus(url: string, self: string, time: Time): Promise<Bus> {
  const listeners: ((message: BusMessage, from: string) => void)[] = [];
  const returnListeners: ((since: number) => void)[] = [];
  let client: pg.Client | undefined;
  let isClosed = false;
  /** A connection takes one query at a time; what comes meanwhile goes together with the next one. */
  let waiting: string[] = [];
  let sending: Promise<unknown> | undefined;

  const receive = (payload: string | undefined): void => {
    const { from, message } = JSON.parse(payload ?? '{}') as Envelope;
    if (from !== self) for (const listener of listeners) listener(message, from);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'carson-city bus',
      connectionTimeoutMillis: CONNECT_WITHIN,
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) => receive(payload));
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      // A message is worthless after a crash: there is no need to wait until it is on disk.
      await fresh.query('set synchronous_commit to off');
      await fresh.query(`listen ${CHANNEL}`);
    } catch (problem) {
      fresh.end().catch(() => undefined);
      throw problem;
    }
    client = fresh;
    // Only for a connection that was open: a failed attempt is repeated by its caller.
    fresh.on('end', lose);
  };

  const lose = (): void => {
    client = undefined;
    const since = time.now();
    if (!isClosed) time.later(RETRY_AFTER, () => void comeBack(since));
  };

  const comeBack = async (since: number): Promise<void> => {
    if (isClosed) return;
    try {
      await connect();
    } catch {
      time.later(RETRY_AFTER, () => void comeBack(since));
      return;
    }
    for (const listener of returnListeners) listener(since);
    flush();
  };

  const sendAll = async (): Promise<void> => {
    while (client !== undefined && waiting.length > 0) {
      const payloads = waiting;
      waiting = [];
      try {
        await client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [
          CHANNEL,
          payloads,
        ]);
      } catch {
        // Over the next connection, should they not have gone out over this one.
        waiting = [...payloads, ...waiting];
        const broken: pg.Client | undefined = client;
        client = undefined;
        await broken?.end().catch(() => undefined);
      }
    }
    sending = undefined;
  };

  const flush = (): void => {
    if (client !== undefined && waiting.length > 0) sending ??= sendAll();
  };

  await connect();
  return {
    send(message) {
      const payload = JSON.stringify({ from: self, message });
      if (Buffer.byteLength(payload) > LARGEST) return;
      waiting.push(payload);
      if (waiting.length > MOST_WAITING) waiting.shift();
      flush();
    },
    onMessage: (listener) => void listeners.push(listener),
    onReturn: (listener) => void returnListeners.push(listener),
    async close() {
      isClosed = true;
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}
