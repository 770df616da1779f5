/** The bus over LISTEN and NOTIFY. */
import pg from 'pg';
import type { Time } from '../time.ts';
import type { Bus, BusMessage } from './bus.ts';

const CHANNEL = 'carson';
const RETRY_AFTER = 500;
const CONNECT_WITHIN = 10_000;
/** PostgreSQL takes fewer than 8000 bytes. */
const LARGEST = 7_900;
/** Messages kept while the connection is down. */
const MOST_WAITING = 10_000;

interface Envelope {
  readonly from: string;
  readonly message: BusMessage;
}

interface BusState {
  readonly url: string;
  /** The id of this process: it does not hear itself. */
  readonly self: string;
  readonly time: Time;
  readonly listeners: ((message: BusMessage, from: string) => void)[];
  readonly returnListeners: ((since: number) => void)[];
  client: pg.Client | undefined;
  isClosed: boolean;
  /** A connection takes one query at a time; messages that arrive meanwhile go out together with the next one. */
  waiting: string[];
  sending: Promise<unknown> | undefined;
}

export async function openPostgresBus(url: string, self: string, time: Time): Promise<Bus> {
  const state: BusState = {
    ...{ url, self, time, listeners: [], returnListeners: [] },
    ...{ client: undefined, isClosed: false, waiting: [], sending: undefined },
  };
  await connect(state);
  return {
    send(message) {
      const payload = JSON.stringify({ from: self, message });
      if (Buffer.byteLength(payload) > LARGEST) return;
      state.waiting.push(payload);
      if (state.waiting.length > MOST_WAITING) state.waiting.shift();
      flush(state);
    },
    onMessage: (listener) => void state.listeners.push(listener),
    onReturn: (listener) => void state.returnListeners.push(listener),
    async close() {
      state.isClosed = true;
      await state.sending;
      await state.client?.end().catch(() => undefined);
    },
  };
}

async function connect(state: BusState): Promise<void> {
  const fresh = new pg.Client({
    connectionString: state.url,
    application_name: 'carson-city bus',
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
  });
  fresh.on('notification', ({ payload }) => receive(state, payload));
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
  state.client = fresh;
  // Only for a connection that was open: a failed attempt is repeated by its caller.
  fresh.on('end', () => disconnected(state));
}

function receive({ self, listeners }: BusState, payload: string | undefined): void {
  const { from, message }: Envelope = JSON.parse(payload ?? '{}');
  if (from !== self) for (const listener of listeners) listener(message, from);
}

function disconnected(state: BusState): void {
  const { time } = state;
  state.client = undefined;
  const since = time.now();
  if (!state.isClosed) time.later(RETRY_AFTER, () => void reconnect(state, since));
}

async function reconnect(state: BusState, since: number): Promise<void> {
  if (state.isClosed) return;
  try {
    await connect(state);
  } catch {
    state.time.later(RETRY_AFTER, () => void reconnect(state, since));
    return;
  }
  for (const listener of state.returnListeners) listener(since);
  flush(state);
}

function flush(state: BusState): void {
  if (state.client !== undefined && state.waiting.length > 0) state.sending ??= sendAll(state);
}

async function sendAll(state: BusState): Promise<void> {
  while (state.client !== undefined && state.waiting.length > 0) {
    const payloads = state.waiting;
    state.waiting = [];
    try {
      await state.client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [
        CHANNEL,
        payloads,
      ]);
    } catch {
      // In case they were not sent over this connection, send them over the next.
      state.waiting = [...payloads, ...state.waiting];
      const broken: pg.Client | undefined = state.client;
      state.client = undefined;
      await broken?.end().catch(() => undefined);
    }
  }
  state.sending = undefined;
}
