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
  /** A connection takes one query at a time. */
  let sending: Promise<unknown> = Promise.resolve();

  const receive = (payload: string | undefined): void => {
    const { from, message } = JSON.parse(payload ?? '{}') as Envelope;
    if (from !== self) for (const listener of listeners) listener(message, from);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ payload }) => receive(payload));
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      client = undefined;
      if (!isClosed) time.later(RETRY_AFTER, () => void reconnect());
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  };

  const reconnect = (): Promise<void> =>
    isClosed
      ? Promise.resolve()
      : connect().catch(() => void time.later(RETRY_AFTER, () => void reconnect()));

  await connect();
  return {
    send(message) {
      const payload = JSON.stringify({ from: self, message });
      if (payload.length > LARGEST) return;
      sending = sending
        .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, payload]))
        .catch(() => undefined);
    },
    onMessage: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true;
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}
