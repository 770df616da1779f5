/** Names belong to one person, and a person stays one person. */
import { describe, expect, it } from 'vitest';
import { Client, newCommandId, PASSWORD } from './support/client.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must, startedTable } from './support/play.ts';
import { testServer } from './support/server.ts';

const PLAN = cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]);

describe('a name that someone registers', () => {
  it('is taken from visitors who use it, and everyone sees the change', async () => {
    const server = await testServer();
    const [ann, eve] = await server.visitors(2);
    await eve.call('rename', { body: { name: 'Wyatt' } });
    const { table } = await eve.open(PLAN);
    const live = await ann.live();
    await live.watch(table);
    await ann.register('wyatt');
    await live.until(() => live.find('table', ({ update }) => update.seats[0]?.person?.name === ''));
    expect(await eve.call('hello')).toMatchObject({ id: eve.id, name: '' });
    await eve.call('rename', { body: { name: 'Robo' } });
    await ann.call('createBot', { body: { name: 'Robo' } });
    expect(await eve.call('hello')).toMatchObject({ name: '' });
  });
});

describe('chat', () => {
  it.each(['\u200B\u200B', '\u3164', '\u2800 \u2800', '\u{E0041}\u{E0042}', '\uFE0F', '\u00A0\u0301'])(
    'has no invisible lines: %j',
    async (text) => {
      const server = await testServer();
      const ann = await server.visitor();
      const { table } = await ann.open(PLAN);
      const said = await ann.ask('say', { params: { table }, body: { id: newCommandId(), text } });
      expect(said.ok).toBe(false);
      expect((await ann.call('chat', { params: { table } })).lines).toEqual([]);
    },
  );

  it('keeps emoji and accents, but no stacks of accents', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const { table } = await ann.open(PLAN);
    const say = (text: string) => ann.call('say', { params: { table }, body: { id: newCommandId(), text } });
    await say('👩\u200D🌾 café');
    await say(`z${'\u0301'.repeat(50)}`);
    const { lines } = await ann.call('chat', { params: { table } });
    expect(lines.map(({ text }) => text)).toEqual(['👩\u200D🌾 café', `z${'\u0301'.repeat(4)}`]);
  });
});

describe('a session that was ended elsewhere', () => {
  it('is told so, and becomes a new visitor only on request', async () => {
    const server = await testServer();
    const [ann, other] = [await server.registered('Ann'), new Client(server.url)];
    await other.call('login', { body: { name: 'Ann', password: PASSWORD } });
    const [first] = (await other.call('sessions')).sessions.filter(({ current }) => !current);
    await other.call('endSession', { params: { id: first?.id ?? '' } });
    expect(await ann.ask('hello')).toMatchObject({ status: 401, refusal: { code: 'sessionEnded' } });
    const fresh = await ann.call('hello', { body: { fresh: true } });
    expect(fresh).toMatchObject({ kind: 'visitor', name: '' });
    expect(await ann.call('hello')).toEqual(fresh);
    const stranger = new Client(server.url);
    stranger.cookie = 'carson_session=nonsense.nonsense';
    expect((await stranger.ask('hello')).ok).toBe(true);
  });
});

describe('a visitor with tables who logs in', () => {
  const login = { name: 'Ann', password: PASSWORD };

  it('is asked whether they go along, and takes seats, host’s rights and chat', async () => {
    const server = await testServer();
    const [ann, guest, ben] = [
      await server.registered('Ann'),
      await server.visitor(),
      await server.visitor(),
    ];
    const table = await startedTable(guest, [ben], PLAN);
    await guest.call('say', { params: { table }, body: { id: newCommandId(), text: 'howdy' } });
    const visitor = guest.id;
    expect(await guest.ask('login', { body: login })).toMatchObject({
      status: 409,
      refusal: { code: 'mergeQuestion', params: { tables: 1 } },
    });
    expect((await guest.call('hello')).id).toBe(visitor);
    await guest.call('login', { body: { ...login, merge: true } });
    expect(guest.id).toBe(ann.id);
    const seen = await guest.look(table);
    expect(seen).toMatchObject({ viewer: 0, host: ann.id });
    expect(seen.seats[0]?.person?.name).toBe('Ann');
    expect((await guest.call('myTables')).tables).toHaveLength(1);
    expect((await ben.call('chat', { params: { table } })).lines[0]?.person.name).toBe('Ann');
    expect((await guest.call('sessions')).sessions).toHaveLength(2);
  });

  it('may leave them behind', async () => {
    const server = await testServer();
    const [ann, guest] = [await server.registered('Ann'), await server.visitor()];
    const { table } = await guest.open(PLAN);
    const visitor = guest.id;
    await guest.call('login', { body: { ...login, merge: false } });
    expect(guest.id).toBe(ann.id);
    expect((await guest.look(table)).host).toBe(visitor);
  });

  it('is refused where both sit at one table, and nothing is moved', async () => {
    const server = await testServer();
    const [ann, guest] = [await server.registered('Ann'), await server.visitor()];
    const { table: own } = await guest.open(PLAN);
    const { table } = await guest.open(PLAN);
    await must(ann.act(table, { type: 'join' }));
    expect(await guest.ask('login', { body: { ...login, merge: true } })).toMatchObject({
      refusal: { code: 'bothSeated', params: { table } },
    });
    expect((await guest.look(own)).host).toBe(guest.id);
    expect((await ann.call('sessions')).sessions).toHaveLength(1);
  });
});
