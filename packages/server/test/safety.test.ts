import { connect } from 'node:net';
import { LIVE_PATH } from '@carson/protocol';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { networkOf } from '../src/http/network.ts';
import { newCommandId } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { testServer } from './support/server.ts';

/** Returns the status of the answer to a WebSocket upgrade. */
function statusOf(url: string, headers: Record<string, string>, path: string = LIVE_PATH) {
  return new Promise<number | undefined>((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path, { headers });
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.once('open', () => {
      resolve(101);
      socket.close();
    });
    socket.once('error', () => undefined);
  });
}

describe('requests and live connections', () => {
  it('let no other site act in a person’s name', async () => {
    const server = await testServer({ config: { origins: ['https://friend.example'] } });
    const ann = await server.visitor();
    const attempt = async (headers: Record<string, string>) => {
      const response = await fetch(`${server.url}/api/me`, {
        method: 'POST',
        headers: { ...ann.headers, ...headers },
      });
      return response.status;
    };
    expect(await attempt({ origin: 'https://evil.example' })).toBe(403);
    expect(await attempt({ origin: 'null' })).toBe(403);
    expect(await attempt({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await attempt({ origin: 'https://friend.example' })).toBe(200);
    expect(await attempt({ origin: server.url })).toBe(200);
    expect(await attempt({})).toBe(200);
  });

  it('let no other site, and no one unknown, open a live connection', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const { url } = server;
    expect(await statusOf(url, { ...ann.headers, origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(url, {})).toBe(401);
    expect(await statusOf(url, { ...ann.headers, origin: url })).toBe(101);
  });

  it('set a strict cookie and a policy without inline script', async () => {
    const server = await testServer();
    const response = await fetch(`${server.url}/api/me`, { method: 'POST' });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const set of cookies) expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{22}$/);
    const docs = await (await fetch(`${server.url}/api/docs`)).text();
    expect(docs).not.toMatch(/<script|<style|style=|onclick/);
  });

  it('are secure behind a proxy that speaks TLS', async () => {
    const server = await testServer({ config: { proxies: 1 } });
    const headers = { 'x-forwarded-proto': 'https' };
    const response = await fetch(`${server.url}/api/me`, { method: 'POST', headers });
    for (const set of response.headers.getSetCookie()) expect(set).toContain('; Secure');
  });

  it('are limited by address and by person', async () => {
    const server = await testServer({ config: { rateLimit: 20 } });
    const ann = await server.visitor();
    const replies = [];
    for (let asked = 0; asked < 25; asked++) replies.push(await ann.ask('time'));
    expect(replies.at(-1)).toMatchObject({ status: 429, refusal: { code: 'tooFast' } });
    const other = await testServer({ config: { rateLimit: 600 }, time: fakeTime() });
    const guesses = [];
    for (let guess = 0; guess < 61; guess++) {
      const body = { name: `Ann ${guess}`, password: 'wrong password' };
      guesses.push((await other.stranger().ask('login', { body })).status);
    }
    expect(guesses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('count costly requests per person, from all networks together', async () => {
    const server = await testServer({ config: { rateLimit: 600, proxies: 1 }, time: fakeTime() });
    const ann = await server.visitor();
    const statuses = [];
    for (let at = 0; at < 11; at++) {
      const headers = { ...ann.headers, 'x-forwarded-for': `198.51.100.${at}` };
      statuses.push((await fetch(`${server.url}/api/me/export`, { headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('answer health, readiness and figures', async () => {
    const server = await testServer();
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const ann = await server.visitor();
    await ann.open(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    for (const name of [
      'tables_awake 1',
      'sockets 0',
      'queued_commands',
      'commands_total',
      'command_seconds_bucket',
    ]) {
      expect(figures).toContain(`carson_${name}`);
    }
    for (const name of ['database_seconds_count', 'bot_seconds_count', 'request_seconds_bucket']) {
      expect(figures).toContain(`carson_${name}`);
    }
    const proxied = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect(proxied.status).toBe(404);
    const guarded = await testServer({ config: { metricsToken: 'a-token-for-figures' } });
    const status = async (token: string) =>
      (await fetch(`${guarded.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await status('a-token-for-nothing'), await status('a-token-for-figures')]).toEqual([404, 200]);
  });

  it('describe every endpoint in the OpenAPI file', async () => {
    const server = await testServer();
    const file = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; requestBody?: unknown }>>;
    };
    expect(file.openapi).toBe('3.1.0');
    expect(file.paths['/api/tables/{table}/actions']?.['post']?.requestBody).toBeDefined();
    const ids = Object.values(file.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(25);
  });

  it('cut no one off when the server stops', async () => {
    const time = fakeTime();
    let isWaiting = (): void => undefined;
    const waits = new Promise<void>((resolve) => {
      isWaiting = resolve;
    });
    const watched = {
      ...time,
      later: (milliseconds: number, work: () => void) => {
        if (milliseconds === 25_000) isWaiting();
        return time.later(milliseconds, work);
      },
    };
    const server = await testServer({ time: watched });
    const ann = await server.visitor();
    const { table, version } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const waiting = ann.call('table', { params: { table }, query: { after: String(version) } });
    await waits;
    await server.stop();
    expect((await waiting).version).toBe(version);
  });

  it('answer a long poll when there is something new', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const { table, version } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const waiting = ann.call('table', { params: { table }, query: { after: String(version) } });
    const ben = await server.visitor();
    await ben.act(table, { type: 'join' }, newCommandId());
    expect((await waiting).version).toBe(version + 1);
    const early = await ann.call('table', {
      params: { table },
      query: { after: String(version + 1), wait: '0' },
    });
    expect(early.version).toBe(version + 1);
  });

  it('stop although a client neither reads nor hangs up', async () => {
    const time = fakeTime();
    const server = await testServer({ time });
    const deaf = await (await server.visitor()).live();
    deaf.socket.pause();
    const { port } = new URL(server.url);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write(
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await server.stranger().call('time');
    const stopping = server.stop();
    time.pass(5_000);
    await stopping;
    slow.destroy();
    deaf.terminate();
  });

  it('limit the connections of one person and of one address', async () => {
    const server = await testServer({ config: { rateLimit: 100_000 } });
    const ann = await server.visitor();
    const lives = [];
    for (let at = 0; at < 30; at++) lives.push(await ann.live());
    expect(await statusOf(server.url, ann.headers)).toBe(429);
    expect(await statusOf(server.url, (await server.visitor()).headers)).toBe(101);
    lives[0]?.terminate();
    await vi.waitFor(async () => expect(await statusOf(server.url, ann.headers)).toBe(101));
  });

  it('count what one person sends, over however many connections', async () => {
    const time = fakeTime();
    const server = await testServer({ time, config: { rateLimit: 100_000 } });
    const ann = await server.visitor();
    const [one, two] = [await ann.live(), await ann.live()];
    for (let sent = 0; sent < 100; sent++) one.send({ type: 'ping' });
    await one.until(() => (one.received.length > 100 ? true : undefined));
    for (let sent = 0; sent < 30; sent++) two.send({ type: 'ping' });
    await two.until(() => (two.received.length > 30 ? true : undefined));
    const refused = two.received.filter(({ type }) => type === 'problem');
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ refusal: { code: 'tooFast' } });
  });

  it('open the live connection at its own address only', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const { table } = await ann.open(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    expect(await statusOf(server.url, ann.headers, `/api/tables/${table}`)).toBe(404);
    expect(await statusOf(server.url, ann.headers, '/nowhere')).toBe(404);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::9', '2001:db8:1:2::'],
    ['2001:db8::9', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
  ])('count %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('trust the addresses of a proxy only where one is configured', async () => {
    const tries = async (proxies: number) => {
      const server = await testServer({ config: { rateLimit: 20, proxies } });
      const replies = [];
      for (let at = 0; at < 25; at++) {
        const headers = { 'x-forwarded-for': `198.51.100.${at}` };
        replies.push((await fetch(`${server.url}/api/time`, { headers })).status);
      }
      return replies.filter((status) => status === 429).length;
    };
    expect([await tries(0), await tries(1)]).toEqual([5, 0]);
  });
});
