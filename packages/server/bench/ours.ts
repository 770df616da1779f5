/** Our server as a contender: real visitors, real sockets, durable moves. */
import { randomUUID } from 'node:crypto';
import { type Action, applyChange, type ServerMessage, type TableUpdate } from '@carson/protocol';
import { WebSocket } from 'ws';
import { startChild } from './child.ts';
import type { Contender, LoadedTable } from './measure.ts';
import { SEATS } from './small-game.ts';

interface Seat {
  readonly socket: WebSocket;
  readonly cookie: string;
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
}

export async function ours({ name, program, env, plan = SMALL }: OurPlan): Promise<Contender> {
  const child = await startChild(program, env);
  const url = `http://127.0.0.1:${child.port}`;
  const traffic: Traffic = { bytes: 0 };
  return {
    name,
    bytes: () => traffic.bytes,
    usage: child.usage,
    stop: child.stop,
    openTable: async () => {
      const cookies = await Promise.all(Array.from({ length: SEATS }, () => newVisitor(url)));
      const [host] = cookies as [string, ...string[]];
      const { table } = await post(url, '/api/tables', host, { id: randomUUID(), plan });
      for (const cookie of cookies.slice(1)) await act(url, table, cookie, { type: 'join' });
      await act(url, table, host, { type: 'start' });
      const seats = await Promise.all(
        cookies.map(async (cookie) => ({ cookie, socket: await connect(url, cookie) })),
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
  const updates: (TableUpdate | undefined)[] = seats.map(() => undefined);
  const next: { action?: Action; seat: number } = { seat: 0 };
  let stir = (): void => undefined;
  for (const [at, { socket }] of seats.entries()) {
    socket.on('message', (data) => {
      const text = String(data);
      const update = updateAfter(updates[at], JSON.parse(text));
      if (update === undefined) return;
      updates[at] = update;
      traffic.bytes += text.length;
      const { version, play, viewer } = update;
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
      if (action === undefined) throw new Error('nobody owes anything');
      seats[seat]?.socket.send(JSON.stringify({ type: 'act', id: randomUUID(), table, action }));
      await allAt(version + 1);
    },
  };
}

/** The table as a page would have it; undefined for messages about something else. */
function updateAfter(before: TableUpdate | undefined, message: ServerMessage): TableUpdate | undefined {
  if (message.type === 'table') return message.update;
  if (message.type !== 'change') return undefined;
  const update = before && applyChange(before, message.change);
  if (update === undefined) throw new Error('a change does not fit');
  return update;
}

async function newVisitor(url: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, { method: 'POST' });
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function post(url: string, path: string, cookie: string, body: unknown): Promise<{ table: string }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { table: string };
}

function act(url: string, table: string, cookie: string, action: Action): Promise<unknown> {
  return post(url, `/api/tables/${table}/actions`, cookie, { id: randomUUID(), action });
}

function connect(url: string, cookie: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
