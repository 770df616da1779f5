/** People who are away are notified once, over the channels they chose, of public facts only. */

import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { NoticeSettings } from '../src/notices/settings.ts';
import type { DatabaseAddress } from '../src/storage/database.ts';
import type { Client } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { anyMove, must, startedTable } from './support/play.ts';
import { isSigned, json, mailReceiver, pushBrowser, webReceiver } from './support/receivers.ts';
import { type TestServer, testServer } from './support/server.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

const postgres = sharedPostgres();

const vapid = webPush.generateVAPIDKeys();
const SETTINGS: NoticeSettings = {
  publicUrl: 'https://carson.example.org',
  webhooks: true,
  privateAddresses: true,
  push: { ...vapid, subject: 'mailto:operator@example.org' },
};
const PLAN = cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL], { clock: { kind: 'days', days: 2 } });
const HOUR = 3_600_000;

/** Lets the server send notices until none is left. */
function rounds(server: TestServer, time: ReturnType<typeof fakeTime>) {
  return async (milliseconds: number): Promise<void> => {
    // Jumps: of a day's timers only this one is wanted.
    time.notBefore(time.now() + milliseconds);
    await server.services.notices.sender?.send();
    await server.services.notices.sender?.idle();
  };
}

async function webhook(client: Client, address: string): Promise<{ id: string; secret: string }> {
  const { channel, secret } = await client.call('addChannel', {
    body: { kind: 'webhook', address, language: 'en' },
  });
  return { id: channel.id, secret: secret ?? '' };
}

describe.each(['sqlite', 'postgres'] as const)('a notice on %s', (kind) => {
  async function noticeServer(notices: NoticeSettings = SETTINGS) {
    const time = fakeTime(Date.now());
    const database: DatabaseAddress | undefined =
      kind === 'sqlite' ? undefined : { kind, url: await postgres.emptyDatabase() };
    const config = { notices, ...(database === undefined ? {} : { database }) };
    const server = await testServer({ config, time });
    const [ann, ben] = [await server.registered('Ann'), await server.registered('Ben')];
    return { server, time, pass: rounds(server, time), receiver: await webReceiver(), ann, ben };
  }

  it('of a turn reaches a webhook once, signed, with game, round, question and link', async () => {
    const { pass, receiver, ann, ben } = await noticeServer();
    const { secret } = await webhook(ben, `${receiver.url}/hook`);
    const table = await startedTable(ann, [ben], PLAN);
    await pass(10_000);
    await pass(10_000);
    const [first] = await receiver.received.atLeast(1);
    if (first === undefined) throw new Error('nothing came');
    expect(json(first)).toMatchObject({
      kind: 'turn',
      game: 'cards',
      round: 1,
      question: 'Pick a bid.',
      title: 'Your turn: Carson City: The Card Game',
      url: `https://carson.example.org/#/online/table/${table}`,
    });
    expect(json(first)['text']).toContain('At the table: Ann.');
    expect(isSigned(first, secret)).toBe(true);
    expect(receiver.received.all).toHaveLength(1);
  });

  it('is not sent to a person who has answered meanwhile, or has that very table in front', async () => {
    const { pass, receiver, ann, ben } = await noticeServer();
    await webhook(ann, receiver.url);
    await webhook(ben, receiver.url);
    const table = await startedTable(ann, [ben], PLAN);
    expect(await anyMove(table, [ann], seedRandom('quick'))).toBe(true);
    const live = await ben.live();
    live.send({ type: 'front', table });
    await live.roundTrip();
    await pass(10_000);
    expect(receiver.received.all).toEqual([]);
    live.send({ type: 'front' });
    await live.roundTrip();
    await pass(16_000);
    expect(receiver.received.all).toHaveLength(1);
  });

  it('is tried again with growing pauses, then given up, and the person is told', async () => {
    const { pass, receiver, ann, ben } = await noticeServer();
    receiver.answer = { status: 302, headers: { location: `${receiver.url}/elsewhere` } };
    const { id } = await webhook(ben, receiver.url);
    await startedTable(ann, [ben], PLAN);
    for (const minutes of [1, 1, 2, 10, 30, 120, 600]) await pass(minutes * 60_000);
    expect(receiver.received.all).toHaveLength(6);
    expect(new Set(receiver.received.all.map(({ headers }) => headers['x-carson-delivery'])).size).toBe(1);
    expect(receiver.received.all.every(({ path }) => path === '/')).toBe(true);
    const { channels } = await ben.call('notices');
    expect(channels).toMatchObject([{ id, state: 'failed', failure: 'status 302' }]);
    receiver.answer = { status: 204 };
    await ben.call('testChannel', { params: { id } });
    expect((await ben.call('notices')).channels).toMatchObject([{ id, state: 'on' }]);
  });

  it('waits for the end of quiet hours', async () => {
    const { time, pass, receiver, ann, ben } = await noticeServer();
    await webhook(ben, receiver.url);
    const hour = new Date(time.now()).getUTCHours();
    await ben.call('quietHours', { body: { hours: { zone: 'UTC', from: hour, to: (hour + 2) % 24 } } });
    await startedTable(ann, [ben], PLAN);
    await pass(20_000);
    expect(receiver.received.all).toEqual([]);
    await pass(2 * HOUR);
    expect(receiver.received.all).toHaveLength(1);
  });

  it('comes again before the time runs out, and when the game is over', async () => {
    const { pass, receiver, ann, ben } = await noticeServer();
    await webhook(ben, receiver.url);
    const table = await startedTable(ann, [ben], PLAN);
    const told = () => receiver.received.all.map((one) => json(one)['kind']);
    await pass(10_000);
    await pass(35 * HOUR);
    expect(told()).toEqual(['turn']);
    await pass(2 * HOUR);
    expect(told()).toEqual(['turn', 'reminder']);
    await must(ann.act(table, { type: 'leave' }));
    await pass(10_000);
    expect(told()).toEqual(['turn', 'reminder', 'vote']);
    await must(ben.act(table, { type: 'vote', seat: 0, choice: 'end' }));
    await pass(10_000);
    expect(told()).toEqual(['turn', 'reminder', 'vote', 'over']);
  });

  it('is encrypted for one browser, and a browser that is gone is given up at once', async () => {
    const { server, pass, receiver } = await noticeServer();
    const [ann, ben] = await server.visitors(2);
    const browser = pushBrowser();
    const { channel } = await ben.call('addChannel', {
      body: { kind: 'push', address: `${receiver.url}/push/1`, keys: browser.keys, language: 'de' },
    });
    const table = await startedTable(ann, [ben], PLAN);
    await pass(10_000);
    const [first] = await receiver.received.atLeast(1);
    if (first === undefined) throw new Error('nothing came');
    expect(browser.decrypt(first)).toMatchObject({
      title: 'Du bist dran: Carson City: Das Kartenspiel',
      url: `https://carson.example.org/#/online/table/${table}`,
    });
    expect(first.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    receiver.answer = { status: 410 };
    expect(await ben.ask('testChannel', { params: { id: channel.id } })).toMatchObject({ ok: false });
    expect((await ben.call('notices')).channels).toMatchObject([{ state: 'failed', failure: 'status 410' }]);
  });

  it('by e-mail needs a confirmed address; turns within ten minutes make one e-mail; one click ends it', async () => {
    const mail = await mailReceiver();
    const { server, pass, ann, ben } = await noticeServer({
      ...SETTINGS,
      mail: { url: mail.url, from: 'Carson City <game@example.org>' },
    });
    const added = await ben.call('addChannel', {
      body: { kind: 'mail', address: 'ben@example.org', language: 'en' },
    });
    expect(added.channel.state).toBe('unconfirmed');
    const [confirmation] = await mail.emails.atLeast(1);
    await startedTable(ann, [ben], PLAN);
    await pass(10_000);
    expect(mail.emails.all).toHaveLength(1);

    const link = linkIn(confirmation?.text ?? '', 'confirm');
    expect((await fetch(server.url + link)).status).toBe(200);
    expect((await ben.call('notices')).channels[0]?.state).toBe('unconfirmed');
    await fetch(server.url + link, { method: 'POST' });
    expect((await ben.call('notices')).channels[0]?.state).toBe('on');

    for (let tables = 0; tables < 3; tables++) await startedTable(ann, [ben], PLAN);
    await pass(10_000);
    const [, email] = await mail.emails.atLeast(2);
    expect(email?.to).toEqual(['ben@example.org']);
    expect(email?.text).toMatch(/^Subject: 3 tables are waiting for you$/m);
    expect(email?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(email?.text).toMatch(/^Content-Type: text\/html/m);
    await startedTable(ann, [ben], PLAN);
    await pass(60_000);
    expect(mail.emails.all).toHaveLength(2);
    await pass(600_000);
    expect(mail.emails.all).toHaveLength(3);

    const stop = linkIn(email?.text ?? '', 'stop');
    const clicked = await fetch(server.url + stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.net' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect((await ben.call('notices')).channels).toEqual([]);
    expect((await fetch(server.url + stop)).status).toBe(404);
  });
});

function linkIn(email: string, purpose: string): string {
  const text = email.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n ', '');
  const [found] = new RegExp(`/api/letters/${purpose}/[\\w.-]+[\\w-]`).exec(text) ?? [];
  if (found === undefined) throw new Error(`no link to ${purpose} in: ${email}`);
  return found;
}

describe('two processes on one database', () => {
  it('send each notice once, and see who looks at the table through the other', async () => {
    const config = {
      notices: SETTINGS,
      database: { kind: 'postgres', url: await postgres.emptyDatabase() },
    } as const;
    const [one, two] = [await testServer({ config }), await testServer({ config })];
    const receiver = await webReceiver();
    const [ann, ben] = [await one.registered('Ann'), await one.registered('Ben')];
    await webhook(ann, `${receiver.url}/ann`);
    await webhook(ben, `${receiver.url}/ben`);
    const elsewhere = Object.assign(await two.visitor(), { cookie: ben.cookie, person: ben.person });
    const live = await elsewhere.live();
    const tables: string[] = [];
    for (let at = 0; at < 5; at++) tables.push(await startedTable(ann, [ben], PLAN));
    const [inFront = ''] = tables;
    live.send({ type: 'front', table: inFront });
    await live.roundTrip();
    await receiver.received.atLeast(9);
    const seen = receiver.received.all.map(({ headers }) => headers['x-carson-delivery']);
    expect(new Set(seen).size).toBe(9);
    expect(seen).toHaveLength(9);
    const toBen = receiver.received.all
      .filter(({ path }) => path === '/ben')
      .map((one) => json(one)['table']);
    expect(toBen.sort()).toEqual(tables.slice(1).sort());
  }, 30_000);
});

describe('what people ask for', () => {
  it('is refused where the server offers nothing, for visitors, and beyond the limit', async () => {
    const silent = await testServer();
    const visitor = await silent.visitor();
    expect((await visitor.call('notices')).offered).toEqual([]);
    const hook = { kind: 'webhook', address: 'https://example.org/hook', language: 'en' } as const;
    expect(await visitor.ask('addChannel', { body: hook })).toMatchObject({
      refusal: { code: 'notOffered' },
    });

    const server = await testServer({ config: { notices: SETTINGS } });
    expect(await (await server.visitor()).ask('addChannel', { body: hook })).toMatchObject({
      refusal: { code: 'registeredOnly' },
    });
    const ann = await server.registered('Ann');
    for (let at = 0; at < 6; at++) {
      await ann.call('addChannel', { body: { ...hook, address: `https://example.org/${at}` } });
    }
    expect(await ann.ask('addChannel', { body: hook })).toMatchObject({
      refusal: { code: 'tooManyAddresses' },
    });
    const { channels } = await ann.call('notices');
    expect(channels.map(({ address }) => address)).toEqual(Array(6).fill('example.org'));
  });

  it('never reaches addresses of this machine or its network', async () => {
    const server = await testServer({ config: { notices: { ...SETTINGS, privateAddresses: false } } });
    const ann = await server.registered('Ann');
    const receiver = await webReceiver();
    for (const address of [receiver.url, 'https://localhost/x', 'https://[::1]/', 'https://10.1.2.3/']) {
      const { id } = await webhook(ann, address);
      expect(await ann.ask('testChannel', { params: { id } })).toMatchObject({
        refusal: { code: 'notDelivered' },
      });
      await ann.call('endChannel', { params: { id } });
    }
    expect(receiver.received.all).toEqual([]);
  });
});
