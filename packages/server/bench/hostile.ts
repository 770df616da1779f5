/** One visitor who does everything at once that could hurt the others: what comes through, and what is refused. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { cookiesOf } from './ours.ts';

export interface Attack {
  /** Ends it; how many attempts of each kind were made, and how many of them were refused. */
  stop(): Promise<Readonly<Record<string, { readonly tried: number; readonly refused: number }>>>;
}

export const ATTACKS = [
  'records to prove',
  '390 KB of empty arrays',
  'tables with five top bots',
  'floods of pings',
  'floods of nested moves',
  'unknown addresses',
  'new visitors',
  'guesses of a password',
  'reviews of imported games',
  'vacations and back',
  'readers that do not read',
  'whole tables over and over',
] as const;

type AttackName = (typeof ATTACKS)[number];

const ADDRESS = '203.0.113.66';
const RECORD = readFileSync(
  fileURLToPath(new URL('../../../fixtures/board/expansions-and-outlaws.json', import.meta.url)),
  'utf8',
);
const ARRAYS = `{"game":"board","options":[${'[],'.repeat(130_000)}[]]}`;
const NESTED = `{"type":"act","id":"hostile-act","table":"abcdefghijklmnopqrstuv","action":{"type":"move","decision":1,
  "command":{"type":"bid","x":[${'[],'.repeat(10_000)}[]]}}}`;
const BOTS = {
  game: 'board',
  options: { seats: 6 },
  seats: [{ kind: 'open' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'legend' }))],
  access: 'public',
  clock: { kind: 'none' },
};

/** `only`: parts of the names of the attacks to make; left out, all are made. */
export async function attack(url: string, only?: readonly string[]): Promise<Attack> {
  let isOver = false;
  const counts: Record<string, { tried: number; refused: number }> = {};
  const headers = { 'x-forwarded-for': ADDRESS, 'content-type': 'application/json' };
  const post = (path: string, body: string, cookie = '') =>
    fetch(url + path, { method: 'POST', headers: { ...headers, cookie }, body });
  const hello = await post('/api/me', '{}');
  const cookie = cookiesOf(hello);

  const again = async (name: string, attempt: () => Promise<boolean>): Promise<void> => {
    const count = { tried: 0, refused: 0 };
    counts[name] = count;
    while (!isOver) {
      count.tried++;
      if (!(await attempt().catch(() => false))) count.refused++;
      // As fast as one machine would, without taking the processor from the server it measures.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const answered = async (response: Promise<Response>): Promise<boolean> => {
    const { ok, body } = await response;
    await body?.cancel();
    return ok;
  };
  const openTable = async (): Promise<string | undefined> => {
    const opened = await post('/api/tables', JSON.stringify({ id: randomUUID(), plan: BOTS }), cookie);
    if (!opened.ok) return undefined;
    const { table } = (await opened.json()) as { readonly table: string };
    const start = JSON.stringify({ id: randomUUID(), action: { type: 'start' } });
    return (await answered(post(`/api/tables/${table}/actions`, start, cookie))) ? table : undefined;
  };
  const flood =
    (send: (socket: WebSocket, sent: number) => void, messages = 500) =>
    () =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
          headers: { cookie, 'x-forwarded-for': ADDRESS },
        });
        socket.once('error', () => resolve(false));
        socket.once('close', () => resolve(false));
        socket.once('open', () => {
          for (let sent = 0; sent < messages; sent++) send(socket, sent);
          setTimeout(() => resolve(socket.readyState === socket.OPEN), 500);
        });
      });

  const importAndReview = async (): Promise<boolean> => {
    const handedIn = `{"id":"${randomUUID()}","record":${RECORD}}`;
    const imported = await post('/api/records', handedIn, cookie);
    if (!imported.ok) return false;
    const { table } = (await imported.json()) as { readonly table: string };
    // It would wait for the first grades; this visitor asks for the next game instead.
    const signal = AbortSignal.timeout(500);
    const options = { method: 'POST', headers: { ...headers, cookie }, body: '{}', signal };
    return answered(fetch(`${url}/api/tables/${table}/review`, options)).catch(() => true);
  };
  /** Looks at a table with five bots, and asks for all of it again as often as the messages are allowed. */
  let watched: string | undefined;
  const loadAgain = async (): Promise<boolean> => {
    watched ??= await openTable();
    const table = watched;
    if (table === undefined) return false;
    return flood((socket, sent) => {
      socket.send(JSON.stringify({ type: sent === 0 ? 'watch' : 'refresh', table }));
    }, 90)();
  };
  let isAway = false;
  const goAwayOrBack = (): Promise<boolean> => {
    isAway = !isAway;
    const body = JSON.stringify(isAway ? { until: Date.now() + 86_400_000 } : {});
    const options = { method: 'PUT', headers: { ...headers, cookie }, body };
    return answered(fetch(`${url}/api/me/vacation`, options));
  };

  const attempts: Readonly<Record<AttackName, () => Promise<boolean>>> = {
    'records to prove': () => answered(post('/api/records/verify', RECORD)),
    '390 KB of empty arrays': () => answered(post('/api/records/verify', ARRAYS)),
    'tables with five top bots': async () => (await openTable()) !== undefined,
    'floods of pings': flood((socket) => socket.ping()),
    'floods of nested moves': flood((socket) => socket.send(NESTED)),
    'unknown addresses': () => answered(fetch(`${url}/${randomUUID()}`, { headers })),
    'new visitors': () => answered(post('/api/me', '{}')),
    'guesses of a password': () =>
      answered(post('/api/sessions', JSON.stringify({ name: 'Ann', password: 'wrong password' }))),
    'reviews of imported games': importAndReview,
    'vacations and back': goAwayOrBack,
    'readers that do not read': flood((socket) => {
      socket.pause();
      socket.send('{"type":"no such message"}');
    }),
    'whole tables over and over': loadAgain,
  };
  const chosen = ATTACKS.filter((name) => only?.some((part) => name.includes(part)) ?? true);
  const attacks = chosen.map((name) => again(name, attempts[name]));
  return {
    async stop() {
      isOver = true;
      await Promise.all(attacks);
      return counts;
    },
  };
}
