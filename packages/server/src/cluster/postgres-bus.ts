/** The bus over LISTEN and NOTIFY. */
import pg from 'pg';
import type { Time } from '../time.ts';
import type { Bus, BusMessage } from './bus.ts';

const CHANNEL = 'carson';
const RETRY_AFTER = 500;
/** PostgreSQL takes at most 8000 bytes. */
const LARGEST = 7_900;

interface Envelope {
  readonly from: string;
  readonly message: BusMessage;
}

export async function openPostgresBus(url: string, self: string, time: Time): Promise<Bus> {
  const listeners: ((message: BusMessage, from: string) => void)[] = [];
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
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ payload }) => receive(payload));
    fresh.on('error', () => undefined);
    await fresh.connect();
    // A message is worth nothing after a crash: nobody needs to wait until it is on disk.
    await fresh.query('set synchronous_commit to off');
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    // Only of one that was there: an attempt that fails is repeated by whoever made it.
    fresh.on('end', () => {
      client = undefined;
      if (!isClosed) time.later(RETRY_AFTER, () => void reconnect());
    });
  };

  const reconnect = (): Promise<void> =>
    isClosed
      ? Promise.resolve()
      : connect().catch(() => void time.later(RETRY_AFTER, () => void reconnect()));

  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const payloads = waiting;
      waiting = [];
      await client
        ?.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads])
        .catch(() => undefined);
    }
    sending = undefined;
  };

  await connect();
  return {
    send(message) {
      const payload = JSON.stringify({ from: self, message });
      if (payload.length > LARGEST) return;
      waiting.push(payload);
      sending ??= sendAll();
    },
    onMessage: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true;
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}
