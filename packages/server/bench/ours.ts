/** Our server as a contender: real visitors, real sockets, durable moves. */
import { randomUUID } from 'node:crypto';
import {
  type Action,
  applyChange,
  type ServerMessage,
  type TableUpdate,
  withoutStory,
} from '@carson/protocol';
import { WebSocket } from 'ws';
import { type Counting, type LoopUsage, startChild } from './child.ts';
import type { Contender, LoadedTable } from './measure.ts';
import { SEATS } from './small-game.ts';

/** Of every request of one visitor: the cookie, and where they come from. */
type Headers = Readonly<Record<string, string>>;

interface Seat {
  readonly socket: WebSocket;
}

/** Characters of updates that were received. */
interface Traffic {
  bytes: number;
}

export interface OurPlan {
  readonly name: string;
  /** The built server. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  readonly plan?: TablePlanOf;
  /** Whether every visitor comes from an address of their own, as the proxy would say. */
  readonly addresses?: 'own';
}

export interface OurServer extends Contender {
  readonly url: string;
  usage(counting: Counting): Promise<LoopUsage>;
}

export async function ours({ name, program, env, plan = SMALL, addresses }: OurPlan): Promise<OurServer> {
  const child = await startChild(program, env);
  const url = `http://127.0.0.1:${child.port}`;
  const traffic: Traffic = { bytes: 0 };
  let visitors = 0;
  const newHeaders = (): Headers => {
    const at = visitors++;
    return addresses === 'own' ? { 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` } : {};
  };
  return {
    name,
    url,
    bytes: () => traffic.bytes,
    usage: child.usage,
    stop: child.stop,
    openTable: async () => {
      const people = await Promise.all(Array.from({ length: SEATS }, () => newVisitor(url, newHeaders())));
      const [host] = people as [Headers, ...Headers[]];
      const { table } = await post(url, '/api/tables', host, { id: randomUUID(), plan });
      for (const person of people.slice(1)) await act(url, table, person, { type: 'join' });
      await act(url, table, host, { type: 'start' });
      const seats = await Promise.all(
        people.map(async (headers) => ({ socket: await connect(url, headers) })),
      );
      return loadedTable(table, seats, traffic);
    },
  };
}

type TablePlanOf = Readonly<Record<string, unknown>>;

const SMALL: TablePlanOf = {
  game: 'small',
  options: {},
  seats: Array.from({ length: SEATS }, () => ({ kind: 'open' })),
  access: 'link',
  clock: { kind: 'none' },
};

/** The first seat that owes something gives the first of its options. */
async function loadedTable(table: string, seats: readonly Seat[], traffic: Traffic): Promise<LoadedTable> {
  const seen = seats.map(() => 0);
  const updates: (Received | undefined)[] = seats.map(() => undefined);
  const next: { action?: Action; seat: number } = { seat: 0 };
  let stir = (): void => undefined;
  for (const [at, { socket }] of seats.entries()) {
    socket.on('message', (data) => {
      const text = String(data);
      const received = receivedAfter(updates[at], JSON.parse(text));
      if (received === undefined) return;
      updates[at] = received;
      traffic.bytes += text.length;
      const { version, play, viewer } = received.update;
      seen[at] = version;
      const owed = play?.owed[0];
      const [command] = play?.options ?? [];
      if (owed !== undefined && owed.seat === viewer && command !== undefined) {
        next.action = { type: 'move', decision: owed.decision, command };
        next.seat = at;
      }
      stir();
    });
    socket.send(JSON.stringify({ type: 'watch', table, changes: true }));
  }
  const allAt = (version: number): Promise<void> =>
    new Promise((resolve) => {
      stir = () => {
        if (seen.every((reached) => reached >= version)) resolve();
      };
      stir();
    });
  await allAt(1);
  return {
    async move() {
      const version = Math.max(...seen);
      const { action, seat } = next;
      if (action === undefined) throw new Error('no one owes anything');
      seats[seat]?.socket.send(JSON.stringify({ type: 'act', id: randomUUID(), table, action }));
      await allAt(version + 1);
    },
    close: () => {
      for (const { socket } of seats) socket.close();
    },
  };
}

interface Received {
  readonly update: TableUpdate;
  /** Of the update, where it came as a change that fitted. */
  readonly fingerprint?: number;
}

/** The table as a page would have it, every change checked; undefined for messages about something else. The log is not kept. */
function receivedAfter(before: Received | undefined, message: ServerMessage): Received | undefined {
  if (message.type === 'table') return { update: withoutStory(message.update) };
  if (message.type !== 'change') return undefined;
  const update = before && applyChange(before.update, message.change, before.fingerprint);
  if (update === undefined) throw new Error('a change does not fit');
  return { update: withoutStory(update), fingerprint: message.change.fingerprint };
}

/** The cookies that a response sets, as a browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

async function newVisitor(url: string, headers: Headers): Promise<Headers> {
  const response = await fetch(`${url}/api/me`, { method: 'POST', headers });
  await response.arrayBuffer();
  return { ...headers, cookie: cookiesOf(response) };
}

async function post(url: string, path: string, headers: Headers, body: unknown): Promise<{ table: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { table: string };
}

function act(url: string, table: string, headers: Headers, action: Action): Promise<unknown> {
  return post(url, `/api/tables/${table}/actions`, headers, { id: randomUUID(), action });
}

function connect(url: string, headers: Headers): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers,
      perMessageDeflate: false,
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
