/** Limits stop a flood, and let a club night pass. */
import { EventEmitter, once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { LIMITS, LIVE_PATH } from '@carson/protocol';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createBuckets } from '../src/buckets.ts';
import { createLimits } from '../src/http/limits.ts';
import { caughtUp } from '../src/live/backpressure.ts';
import { fakeTime } from './support/fake-time.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { testServer } from './support/server.ts';

function pageFolder(): string {
  const page = emptyFolder();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Carson City</title>');
  writeFileSync(join(page, 'assets', 'main.js'), '// the page');
  return page;
}

/** Posts a body, or only announces a large one, and returns the answer that comes meanwhile. */
function unfinished(url: string, body: string | undefined) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body?.length ?? 300_000 };
    const posting = request(url, { method: 'POST', headers }, (answer) => {
      resolve({ status: answer.statusCode, connection: answer.headers.connection });
      posting.destroy();
    });
    posting.once('error', reject);
    posting.write(body ?? '{');
    if (body !== undefined) posting.end();
  });
}

describe('the live connection', () => {
  it('answers a ping, and is closed after a flood of them', async () => {
    const server = await testServer({ config: { rateLimit: 600 }, time: fakeTime() });
    const ann = await server.visitor();
    const live = await ann.live();
    const pong = once(live.socket, 'pong');
    live.socket.ping('are you there');
    expect(String((await pong)[0])).toBe('are you there');
    for (let sent = 0; sent < 200; sent++) live.socket.ping();
    expect(await live.whenClosed()).toBe(1006);
    const other = await (await server.visitor()).live();
    for (let sent = 0; sent < 200; sent++) other.socket.pong();
    expect(await other.whenClosed()).toBe(1006);
  });

  it('sends whole tables as often as one person watches tables, then five per second, and no one else waits', async () => {
    const time = fakeTime();
    const server = await testServer({ config: { rateLimit: 600 }, time });
    const [ann, ben] = await server.visitors(2);
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const [asking, beside, other] = [await ann.live(), await ann.live(), await ben.live()];
    const wholeTables = (): number => asking.received.filter(({ type }) => type === 'table').length;
    const roundtrips = async (): Promise<void> => {
      for (let times = 0; times < 10; times++) {
        other.received.length = 0;
        other.send({ type: 'ping' });
        await other.until(() => other.find('pong'));
      }
    };
    await asking.watch(table);
    for (let times = 0; times < LIMITS.tablesWatched + 4; times++) asking.send({ type: 'refresh', table });
    await asking.until(() => (wholeTables() >= LIMITS.tablesWatched ? true : undefined));
    await roundtrips();
    expect(wholeTables()).toBe(LIMITS.tablesWatched);
    beside.send({ type: 'watch', table });
    await roundtrips();
    expect(beside.find('table')).toBeUndefined();
    await other.watch(table);
    time.pass(1_000);
    await asking.until(() => (wholeTables() > LIMITS.tablesWatched ? true : undefined));
    await roundtrips();
    time.pass(1_000);
    await asking.until(() => (wholeTables() === LIMITS.tablesWatched + 5 ? true : undefined));
    await beside.until(() => beside.find('table'));
  });

  it('counts a large message as many small ones, and is closed where they go on', async () => {
    const server = await testServer({ config: { rateLimit: 600 } });
    const live = await (await server.visitor()).live();
    const large = JSON.stringify({ type: 'ping', filler: 'x'.repeat(30_000) });
    for (let sent = 0; sent < 8; sent++) live.socket.send(large);
    expect(await live.whenClosed()).toBe(1008);
    const codes = live.received.flatMap((message) =>
      message.type === 'problem' ? message.refusal.code : [],
    );
    expect(codes.filter((code) => code === 'tooFast')).toHaveLength(2);
  });

  it('is counted before anything is awaited: many at once do not get past the limit', async () => {
    const server = await testServer({ config: { rateLimit: 600 }, time: fakeTime() });
    const ann = await server.visitor();
    const outcomes = await Promise.all(
      Array.from({ length: 45 }, () => {
        const socket = new WebSocket(server.url.replace('http', 'ws') + LIVE_PATH, { headers: ann.headers });
        return new Promise<string>((resolve) => {
          socket.once('open', () => resolve('in'));
          socket.once('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
          socket.once('error', () => undefined);
        });
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === '429')).toHaveLength(15);
  });

  it('waits with answers until the other side has read, or has gone', async () => {
    const wire = new EventEmitter();
    const socket = { bufferedAmount: 200_000, readyState: 1, OPEN: 1 };
    let isDone = false;
    const waiting = caughtUp(socket, wire).then(() => {
      isDone = true;
    });
    wire.emit('drain');
    await new Promise(setImmediate);
    expect(isDone).toBe(false);
    socket.bufferedAmount = 0;
    wire.emit('drain');
    await waiting;
    socket.bufferedAmount = 200_000;
    const gone = caughtUp(socket, wire);
    socket.readyState = 3;
    wire.emit('close');
    await gone;
    expect(wire.listenerCount('drain')).toBe(0);
  });
});

describe('requests', () => {
  it('for addresses that do not exist are counted too, and people get a page they can read', async () => {
    const server = await testServer({ config: { rateLimit: 10, page: pageFolder() }, time: fakeTime() });
    const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
    for (let asked = 0; asked < 100; asked++) expect((await get('/nowhere')).status).toBe(404);
    const refused = await get('/nowhere');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ refusal: { code: 'tooFast' } });
    const page = await get('/table/xyz', { accept: 'text/html', 'accept-language': 'nl-BE,fr;q=0.8' });
    expect(page.status).toBe(429);
    const text = await page.text();
    expect(text).toContain('<html lang="nl">');
    expect(text).toContain('<h1>Een ogenblik</h1>');
    const [, style = ''] = /stylesheet" href="([^"]+)"/.exec(text) ?? [];
    for (const path of ['/', '/assets/main.js', style]) expect((await get(path)).status).toBe(200);
    expect((await get('/api/time', { accept: 'text/html' })).headers.get('content-type')).toMatch('json');
  });

  it('of a club, thirty people behind one address, are all answered', async () => {
    const server = await testServer({ config: { rateLimit: 600, page: pageFolder() }, time: fakeTime() });
    const statuses = new Set<number>();
    for (let at = 0; at < 30; at++) {
      const member = await server.visitor();
      for (let polled = 0; polled < 15; polled++) {
        statuses.add((await member.ask('tables')).status);
        statuses.add((await fetch(`${server.url}/assets/main.js`)).status);
      }
    }
    expect([...statuses]).toEqual([200]);
  });

  it.each([
    ['vacation', 10],
    ['queueAnswer', 60],
    ['withdrawAnswer', 60],
    ['enterDaily', 10],
    ['review', 120],
    ['addChannel', 10],
    ['testChannel', 6],
  ] as const)(
    'to %s are %i per minute and person, and their network may ask ten times that',
    (what, most) => {
      const { mayAsk } = createLimits(600, fakeTime());
      const asked = (network: string, person: string) =>
        Array.from({ length: most + 5 }, () => mayAsk({ network, person }, what)).filter((isOk) => isOk)
          .length;
      expect(asked('home', 'ann')).toBe(most);
      const others = Array.from({ length: 12 }, (_, at) => asked('club', `member ${at}`));
      expect(others.reduce((sum, count) => sum + count, 0)).toBe(10 * most);
    },
  );

  it('are refused before their body is read', async () => {
    const server = await testServer({ config: { rateLimit: 600 }, time: fakeTime() });
    const answers = [];
    for (let asked = 0; asked < 21; asked++) {
      answers.push(await unfinished(`${server.url}/api/records/verify`, asked < 20 ? '{}' : undefined));
    }
    expect(answers.filter(({ status }) => status === 429)).toEqual([{ status: 429, connection: 'close' }]);
    expect(answers.at(-1)?.status).toBe(429);
  });

  it('that go on after a refusal are refused for a moment without looking anyone up', async () => {
    const time = fakeTime();
    const server = await testServer({ config: { rateLimit: 600 }, time });
    const [ann, ben] = await server.visitors(2);
    const lookUp = vi.spyOn(server.services.people, 'byCookie');
    const statusesOf = async (asked: number) => {
      const statuses = [];
      for (let at = 0; at < asked; at++) statuses.push((await ann.ask('exportMe')).status);
      return statuses;
    };
    expect((await statusesOf(11)).at(-1)).toBe(429);
    expect(lookUp).toHaveBeenCalledTimes(11);
    expect(new Set(await statusesOf(20))).toEqual(new Set([429]));
    expect(lookUp).toHaveBeenCalledTimes(11);
    expect([(await ann.ask('tables')).status, (await ben.ask('exportMe')).status]).toEqual([200, 200]);
    time.pass(6_000);
    expect(await statusesOf(2)).toEqual([200, 429]);
  });

  it('for sleeping tables are counted: no one can wake one long game after the other', async () => {
    const server = await testServer({ config: { rateLimit: 600 }, time: fakeTime() });
    const ann = await server.visitor();
    const asleep = (at: number) => `a-table-that-sleeps-${String(at).padStart(2, '0')}`;
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 61; at++) {
      const answer = await ann.ask('table', { params: { table: asleep(at) } });
      codes.push(answer.ok ? undefined : answer.refusal.code);
    }
    expect(codes.slice(-2)).toEqual(['noTable', 'tooFast']);
    const live = await ann.live();
    live.send({ type: 'watch', table: asleep(61) });
    expect((await live.until(() => live.find('noTable'))).refusal.code).toBe('tooFast');
    const { table } = await ann.open(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    expect((await ann.look(table)).table).toBe(table);
  });

  it('that wake a table on another way than looking at it are counted too', async () => {
    const time = fakeTime();
    const server = await testServer({ config: { rateLimit: 600 }, time });
    const [ann, eve] = await server.visitors(2);
    const { table } = await ann.open(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const { rooms } = server.services;
    time.pass(600_000);
    rooms.sweep();
    for (let at = 0; at < 60; at++)
      await eve.ask('table', { params: { table: `a-table-that-sleeps-${at + 10}` } });
    const params = { table };
    for (const answer of [
      await eve.ask('table', { params, query: { after: '0', wait: '0' } }),
      await eve.ask('record', { params }),
      await eve.ask('rematch', { params }),
      await eve.ask('review', { params, body: { after: 0 } }),
    ]) {
      expect(answer).toMatchObject({ refusal: { code: 'tooFast' } });
    }
    expect(rooms.awake(table)).toBeUndefined();
    expect((await ann.look(table)).table).toBe(table);
  });

  it('through a proxy that is not configured are logged once', async () => {
    const lines: string[] = [];
    const logger = pino(
      { level: 'warn' },
      new Writable({
        write(chunk, _, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    );
    const told = await testServer({ logger, config: { proxies: 1 } });
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    await fetch(`${told.url}/api/time`, { headers });
    expect(lines).toEqual([]);
    const untold = await testServer({ logger });
    await fetch(`${untold.url}/api/time`);
    expect(lines).toEqual([]);
    for (let asked = 0; asked < 3; asked++) await fetch(`${untold.url}/api/time`, { headers });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('PROXIES=1');
  });
});

describe('buckets', () => {
  it('are forgotten one by one, those first that no one has asked for longest', () => {
    const may = createBuckets({ size: 1, refillPerSecond: 0.001, time: fakeTime() });
    expect([may('eve'), may('eve')]).toEqual([true, false]);
    for (let at = 0; at < 60_000; at++) {
      may(`n${at}`);
      if (at % 10_000 === 0) may('eve');
    }
    expect(may('eve')).toBe(false);
    expect(may('n0')).toBe(true);
  });
});
