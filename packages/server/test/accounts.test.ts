/** Passwords cannot be guessed, and a change of password ends every earlier session and token. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { isForeign } from '../src/http/origin.ts';
import { limitGuesses } from '../src/people/guesses.ts';
import { createNetworks } from '../src/people/networks.ts';
import { Client, newCommandId, PASSWORD } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must } from './support/play.ts';
import { testServer } from './support/server.ts';

describe('guessing', () => {
  it('is limited for each account, whether it exists or not', async () => {
    const server = await testServer({ config: { rateLimit: 600, proxies: 1 }, time: fakeTime() });
    const ann = await server.registered('Ann');
    const guess = async (name: string, network: string) => {
      const response = await fetch(`${server.url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify({ name, password: 'wrong password' }),
      });
      return response.status;
    };
    for (const name of ['Ann', 'Nobody']) {
      const statuses = [];
      for (let at = 0; at < 11; at++) statuses.push(await guess(name, '198.51.100.1'));
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    }
    expect(await guess('Ann', '198.51.100.2')).toBe(401);
    const body = { name: 'Ann', password: 'another password', oldPassword: 'wrong password' };
    const changes = [];
    for (let at = 0; at < 11; at++) changes.push((await ann.ask('keep', { body })).status);
    expect(changes.at(-1)).toBe(429);
  });

  it('from everywhere does not lock out the owner where they were seen lately', () => {
    const [networks, time] = [createNetworks(), fakeTime()];
    const mayGuess = limitGuesses(networks, time);
    networks.seen('ann', 'home');
    const account = 'ann';
    let allowed = 0;
    for (let at = 0; at < 50; at++) {
      for (let tries = 0; tries < 10; tries++) {
        if (mayGuess({ account, network: `n${at}`, owner: 'ann' })) allowed++;
      }
    }
    expect(allowed).toBe(100);
    expect(mayGuess({ account, network: 'elsewhere', owner: 'ann' })).toBe(false);
    expect(mayGuess({ account, network: 'home', owner: 'ann' })).toBe(true);
    time.pass(20_000);
    expect(mayGuess({ account, network: 'another', owner: 'ann' })).toBe(true);
  });
});

describe('a new password', () => {
  it('ends all tokens, those of bots too, and their live connections; one’s own goes on', async () => {
    const server = await testServer();
    const ann = await server.registered('Ann');
    const robot = await ann.call('createBot', { body: { name: 'Robo' } });
    const [mine, robots] = [await ann.program(['read']), await ann.program(['read'], robot.id)];
    const [own, mineLive, robotsLive] = [await ann.live(), await mine.live(), await robots.live()];
    const body = { name: 'Ann', password: 'another password', oldPassword: PASSWORD };
    await ann.call('keep', { body });
    expect(await mineLive.whenClosed()).toBe(4401);
    expect(await robotsLive.whenClosed()).toBe(4401);
    for (const client of [mine, robots]) expect(await client.ask('myTables')).toMatchObject({ status: 401 });
    await own.roundTrip();
    expect((await ann.call('tokens')).tokens).toEqual([]);
  });

  it('renews the session: the earlier cookie no longer works', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const thief = new Client(server.url);
    thief.cookie = ann.cookie;
    await ann.register('Ann');
    expect(ann.cookie).not.toBe(thief.cookie);
    expect(await thief.ask('sessions')).toMatchObject({ status: 401 });
    expect((await ann.call('sessions')).sessions).toHaveLength(1);
  });
});

describe('the export', () => {
  it('has everything, what one’s own bots have said and where they sit too', async () => {
    const server = await testServer();
    const ann = await server.registered('Ann');
    const robot = await ann.call('createBot', { body: { name: 'Robo' } });
    const program = await ann.program(['read', 'play', 'chat'], robot.id);
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(program.act(table, { type: 'join' }));
    await program.call('say', { params: { table }, body: { id: newCommandId(), text: 'beep' } });
    expect(await ann.call('exportMe')).toMatchObject({
      person: { name: 'Ann' },
      createdAt: expect.any(Number),
      bots: [{ name: 'Robo', chat: [{ text: 'beep' }], tables: [{ table }] }],
    });
  });
});

describe('over TLS', () => {
  it('the cookie is bound to this host by its name, and no other is believed', async () => {
    const server = await testServer({ config: { proxies: 1 } });
    const tls = { 'x-forwarded-proto': 'https' };
    const hello = await fetch(`${server.url}/api/me`, { method: 'POST', headers: tls });
    const set = hello.headers.getSetCookie().find((one) => one.includes('session')) ?? '';
    expect(set).toMatch(
      /^__Host-carson_session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
    );
    const [cookie = ''] = set.split(';');
    const status = async (sent: string) =>
      (await fetch(`${server.url}/api/sessions`, { headers: { ...tls, cookie: sent } })).status;
    expect(await status(cookie)).toBe(200);
    expect(await status(cookie.replace('__Host-', ''))).toBe(401);
  });

  it.each([
    ['https', 'https://carson.example', false],
    ['https', 'http://carson.example', true],
    ['http', 'http://carson.example', false],
    ['http', 'https://carson.example', false],
    ['https', 'https://carson.example:444', true],
    ['https', 'nonsense', true],
  ])('%s: a page of %s is foreign: %s', (protocol, origin, foreign) => {
    const asked = { headers: { origin, host: 'carson.example' }, protocol: protocol as 'http' | 'https' };
    expect(isForeign(asked, [])).toBe(foreign);
  });
});

describe('HOST', () => {
  it.each([
    [{}, '0.0.0.0'],
    [{ PROXIES: '1' }, '127.0.0.1'],
    [{ PROXIES: '1', HOST: '10.0.0.7' }, '10.0.0.7'],
  ])('%j listens on %s', (env, host) => {
    const read = readConfig(env);
    expect(read.ok && read.config.host).toBe(host);
  });
});
