import { LIMITS, type Person } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { Client, newCommandId, PASSWORD } from './support/client.ts';
import { cardPlan, INVITED, OPEN, VIRTUAL } from './support/plans.ts';
import { must, startedTable } from './support/play.ts';
import { testServer } from './support/server.ts';
import { startedAlone, startedByTwo } from './support/started.ts';

describe('people', () => {
  it('have an identity from the first request, and keep it', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    expect(ann.person).toMatchObject({ kind: 'visitor' });
    expect(ann.session).toMatch(/^carson_session=[\w-]{43}\.[\w-]{43}$/);
    expect(await ann.call('hello')).toEqual(ann.person);
    expect(await ann.call('rename', { body: { name: '  Ann\u200B  Oakley ' } })).toMatchObject({
      name: 'Ann Oakley',
    });
  });

  it('are not believed with a forged cookie', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const eve = new Client(server.url);
    eve.cookie = `${ann.session.slice(0, -1)}${ann.session.endsWith('A') ? 'B' : 'A'}`;
    expect(await eve.ask('sessions')).toMatchObject({ status: 401, refusal: { code: 'notLoggedIn' } });
  });

  it('keep their identity by a password, on any device', async () => {
    const server = await testServer();
    const [ann, other] = [await server.visitor(), new Client(server.url)];
    const kept = await ann.register('Calamity Jane');
    expect(kept).toEqual({ id: ann.id, name: 'Calamity Jane', kind: 'registered' });
    expect((await other.call('login', { body: { name: 'calamity-jane', password: PASSWORD } })).id).toBe(
      ann.id,
    );
    const { sessions } = await other.call('sessions');
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const [first] = sessions.filter(({ current }) => !current);
    await other.call('endSession', { params: { id: first?.id ?? '' } });
    expect(await ann.ask('sessions')).toMatchObject({ status: 401 });
  });

  it('get the same answer to a wrong password and to an unknown name', async () => {
    const server = await testServer();
    await server.registered('Ann');
    const guest = new Client(server.url);
    const wrong = await guest.ask('login', { body: { name: 'Ann', password: 'wrong password' } });
    const unknown = await guest.ask('login', { body: { name: 'Nobody', password: 'wrong password' } });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, refusal: { code: 'wrongLogin' } });
  });

  it('cannot take a registered name, nor one that looks like it', async () => {
    const server = await testServer();
    const [ann, eve] = await server.visitors(2);
    await ann.register('Wyatt');
    for (const name of ['wyatt', 'Wyаtt'.replace('а', 'a'), 'W.yatt']) {
      expect(await eve.ask('rename', { body: { name } })).toMatchObject({ refusal: { code: 'nameTaken' } });
      expect(await eve.ask('keep', { body: { name, password: PASSWORD } })).toMatchObject({
        refusal: { code: 'nameTaken' },
      });
    }
  });

  it('change a password only with the old one, which ends all other sessions', async () => {
    const server = await testServer();
    const [ann, other] = [await server.visitor(), new Client(server.url)];
    await ann.register('Doc');
    await other.call('login', { body: { name: 'Doc', password: PASSWORD } });
    const body = { name: 'Doc', password: 'another password' };
    expect(await other.ask('keep', { body })).toMatchObject({ refusal: { code: 'wrongLogin' } });
    await other.call('keep', { body: { ...body, oldPassword: PASSWORD } });
    expect(await ann.ask('sessions')).toMatchObject({ status: 401 });
  });

  it('let programs in by tokens with scopes, which never reach the account', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const made = await ann.call('createToken', { body: { label: 'reader', scopes: ['read'] } });
    const program = new Client(server.url);
    program.token = made.secret;
    expect((await program.call('myTables')).tables).toEqual([]);
    const plan = cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]);
    expect(await program.ask('createTable', { body: { id: newCommandId(), plan } })).toMatchObject({
      status: 403,
      refusal: { code: 'scopeMissing' },
    });
    for (const name of ['sessions', 'tokens', 'exportMe'] as const) {
      expect(await program.ask(name)).toMatchObject({ status: 403, refusal: { code: 'sessionNeeded' } });
    }
    const { tokens } = await ann.call('tokens');
    expect(tokens).toEqual([
      { id: made.id, person: ann.id, label: 'reader', scopes: ['read'], createdAt: made.createdAt },
    ]);
    await ann.call('endToken', { params: { id: made.id } });
    expect(await program.ask('myTables')).toMatchObject({ status: 401 });
  });

  it('own bot accounts, if they are registered', async () => {
    const server = await testServer();
    const [ann, eve] = await server.visitors(2);
    expect(await ann.ask('createBot', { body: { name: 'Robo' } })).toMatchObject({
      refusal: { code: 'registeredOnly' },
    });
    await ann.register('Ann');
    const robot = await ann.call('createBot', { body: { name: 'Robo' } });
    expect(robot.kind).toBe('bot');
    const plan = { label: 'play', scopes: ['read', 'play'] as const, bot: robot.id };
    expect(await eve.ask('createToken', { body: plan })).toMatchObject({ status: 404 });
    const token = await ann.call('createToken', { body: plan });
    const program = new Client(server.url);
    program.token = token.secret;
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(program.act(table, { type: 'join' }));
    expect((await ann.look(table)).seats[1]?.person).toEqual(robot);
    expect((await ann.call('bots')).bots).toEqual([robot]);
    expect(await eve.ask('deleteBot', { params: { id: robot.id } })).toMatchObject({ status: 404 });
    const live = await program.live();
    await ann.call('deleteBot', { params: { id: robot.id } });
    expect(await live.whenClosed()).toBe(4401);
    expect(await program.ask('myTables')).toMatchObject({ status: 401 });
    expect((await ann.look(table)).seats[1]?.person).toBeUndefined();
    expect((await ann.call('bots')).bots).toEqual([]);
    expect((await ann.call('tokens')).tokens).toEqual([]);
  });

  it('see everything that is stored of them, and can have it deleted', async () => {
    const { ann, ben, table } = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await ann.register('Ann');
    await ann.call('say', { params: { table }, body: { id: newCommandId(), text: 'howdy' } });
    const all = await ann.call('exportMe');
    expect(all).toMatchObject({ person: { name: 'Ann' }, tables: [{ table }], chat: [{ text: 'howdy' }] });
    expect(JSON.stringify(all)).not.toMatch(/argon2|secret/);
    expect(await ann.ask('deleteMe', { body: {} })).toMatchObject({ refusal: { code: 'wrongLogin' } });
    await ann.call('deleteMe', { body: { password: PASSWORD } });
    expect(await ann.ask('sessions')).toMatchObject({ status: 401 });
    const left = await ben.look(table);
    expect(left.seats[0]?.person).toEqual({ id: ann.id, name: '', kind: 'visitor' });
    expect(left.votes).toMatchObject([{ seat: 0, because: 'left', voters: [1] }]);
    expect((await ben.call('chat', { params: { table } })).lines).toEqual([]);
  });

  it('find every table of theirs in the export, and unfinished ones before all others', async () => {
    const plan = cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]);
    const { ann, table: slow } = await startedAlone(plan);
    for (let games = 0; games < LIMITS.tablesOfPerson; games++) {
      const over = await startedTable(ann, [], plan);
      await must(ann.act(over, { type: 'leave' }));
    }
    expect((await ann.call('exportMe'))['tables']).toHaveLength(LIMITS.tablesOfPerson + 1);
    const { tables } = await ann.call('myTables');
    expect(tables).toHaveLength(LIMITS.tablesOfPerson);
    expect(tables[0]?.table).toBe(slow);
  });

  it('take their bot accounts and their empty tables along when they go', async () => {
    const server = await testServer();
    const [ann, ben] = [await server.registered('Ann'), await server.visitor()];
    const robot = await ann.call('createBot', { body: { name: 'Robo' } });
    const program = await ann.program(['read', 'play'], robot.id);
    const { table } = await ben.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(program.act(table, { type: 'join' }));
    const { table: orphan } = await ann.open(cardPlan([INVITED, INVITED, VIRTUAL, VIRTUAL]));
    const live = await program.live();
    await ann.call('deleteMe', { body: { password: PASSWORD } });
    expect(await live.whenClosed()).toBe(4401);
    expect((await ben.look(table)).seats[1]?.person).toBeUndefined();
    expect((await ben.look(orphan)).phase).toBe('cancelled');
  });

  it('are shown by their new name at once, to everyone who sees it, and say what they say by it', async () => {
    const server = await testServer();
    const [ann, ben] = await server.visitors(2);
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(ben.act(table, { type: 'join' }));
    const [annLive, benLive] = [await ann.live(), await ben.live()];
    const { version } = await annLive.watch(table);
    await benLive.watch(table);
    await ben.call('rename', { body: { name: 'Ben' } });
    const isNamed = ({ id, name }: Person): boolean => id === ben.id && name === 'Ben';
    await annLive.until(() => annLive.find('presence', ({ people }) => people.some(isNamed)));
    const renamed = await annLive.until(() =>
      annLive.find('table', ({ update }) => update.seats[1]?.person?.name === 'Ben'),
    );
    expect(renamed.update.version).toBe(version);
    benLive.send({ type: 'chat', id: 'my-name-is', table, text: 'hi' });
    const heard = await annLive.until(() => annLive.find('chat'));
    expect(heard.lines[0]?.person.name).toBe('Ben');
  });

  it('lose their live connection with their session, and are no longer heard over it', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const live = await ann.live();
    // A person who does not read does not notice that they are to hang up.
    live.socket.pause();
    const [session] = (await ann.call('sessions')).sessions;
    await ann.call('endSession', { params: { id: session?.id ?? '' } });
    live.send({ type: 'chat', id: 'still-here', table, text: 'I am still here' });
    live.socket.resume();
    expect(await live.whenClosed()).toBe(4401);
    expect(await server.services.storage.chat.lines(table)).toEqual([]);
  });
});
