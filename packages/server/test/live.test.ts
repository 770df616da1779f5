/** The live connection: nothing is lost, nothing comes twice, no one waits for a slow reader. */
import { below, pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, newCommandId } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import type { LiveClient } from './support/live-client.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { anyAnswer, anyMove, lasting, must, startedTable } from './support/play.ts';
import { testServer } from './support/server.ts';
import { allWatching, startedAlone, startedByThree, startedByTwo } from './support/started.ts';

describe('the live connection', () => {
  it('survives 200 random interruptions with every view as the server has it', async () => {
    const { server, people, table } = await startedByThree(cardPlan([OPEN, OPEN, OPEN, VIRTUAL]));
    const spectator = await server.visitor();
    const [host] = people;
    const random = seedRandom('interruptions');
    const viewers = [...people, spectator];
    const lives = await allWatching(viewers, table);
    const reconnect = async (client: Client): Promise<LiveClient> => {
      const before = lives.get(client);
      before?.terminate();
      const live = await client.live(before);
      const seen = live.tables.get(table)?.version;
      live.send({ type: 'watch', table, changes: true, ...(seen === undefined ? {} : { version: seen }) });
      lives.set(client, live);
      return live;
    };
    /** Sends an answer, perhaps loses the line before the reply, and then sends the same again. */
    const move = async (client: Client): Promise<void> => {
      const live = lives.get(client) as LiveClient;
      const known = live.tables.get(table);
      const action = known && anyAnswer(known, random);
      if (action === undefined) return;
      const id = newCommandId();
      live.send({ type: 'act', id, table, action });
      if (below(random, 2) === 0) return void (await live.reply(id));
      const again = await reconnect(client);
      again.send({ type: 'act', id, table, action });
      await again.reply(id);
    };
    for (let interruptions = 0; interruptions < 200; interruptions++) {
      await reconnect(pick(random, viewers));
      await move(pick(random, people));
    }
    expect((await host.look(table)).play?.moves).toBeGreaterThan(25);
    for (const client of viewers) {
      const truth = await client.look(table);
      const live = lives.get(client) as LiveClient;
      const seen = await live.at(table, truth.version);
      expect(lasting(seen)).toEqual(lasting(truth));
    }
  });

  it('sends nothing to a person who has seen everything', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const { table, version } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const live = await ann.live();
    live.send({ type: 'watch', table, version });
    await live.until(() => live.find('current', (message) => message.version === version));
    await live.roundTrip();
    expect(live.tables.size).toBe(0);
  });

  it('sends a fresh view along with a refusal', async () => {
    const { ann, table } = await startedAlone(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const live = await ann.live();
    await live.watch(table);
    const action = { type: 'move', decision: 999, command: { type: 'bid' } } as const;
    live.send({ type: 'act', id: 'stale-command', table, action });
    expect(await live.reply('stale-command')).toMatchObject({
      type: 'refused',
      refusal: { code: 'decisionClosed' },
    });
    expect(live.received.filter(({ type }) => type === 'table')).toHaveLength(2);
  });

  it('says who is here', async () => {
    const server = await testServer();
    const [ann, ben] = await server.visitors(2);
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const [annLive, benLive] = [await ann.live(), await ben.live()];
    await annLive.watch(table);
    await benLive.watch(table);
    const both = await annLive.until(() => annLive.find('presence', ({ people }) => people.length === 2));
    expect(both.people.map(({ id }) => id)).toEqual([ann.id, ben.id]);
    const before = annLive.received.length;
    benLive.terminate();
    await annLive.until(() =>
      annLive.received
        .slice(before)
        .find((message) => message.type === 'presence' && message.people.length === 1),
    );
  });

  it('says when it is a person’s turn, at a table they do not watch', async () => {
    const server = await testServer();
    const [ann, ben] = await server.visitors(2);
    const live = await ann.live();
    const table = await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await live.until(() => live.find('turn', (turn) => turn.table === table && turn.waiting));
    await anyMove(table, [ann], seedRandom('turn'));
    await live.until(() => live.find('turn', (turn) => turn.table === table && !turn.waiting));
  });

  it('carries chat to everyone at the table, within limits, except to people who muted the speaker', async () => {
    const time = fakeTime();
    const server = await testServer({ time });
    const [ann, ben, cy, eve] = await server.visitors(4);
    const { table } = await ann.open(cardPlan([OPEN, OPEN, OPEN, VIRTUAL]));
    await must(ben.act(table, { type: 'join' }));
    await cy.call('mute', { params: { id: ben.id } });
    const lives = [await ann.live(), await ben.live(), await cy.live(), await eve.live()] as const;
    for (const live of lives) await live.watch(table);
    const [annLive, benLive, cyLive, eveLive] = lives;
    benLive.send({ type: 'chat', id: 'chat-0001', table, text: ' Howdy,\u202E partner \u0007 ' });
    expect(await benLive.reply('chat-0001')).toMatchObject({ type: 'done' });
    benLive.send({ type: 'chat', id: 'chat-0001', table, text: 'Howdy again' });
    await benLive.reply('chat-0001');
    const heard = await annLive.until(() => annLive.find('chat'));
    expect(heard.lines.map(({ text, person }) => [text, person.id])).toEqual([['Howdy,  partner', ben.id]]);
    eveLive.send({ type: 'chat', id: 'chat-0002', table, text: 'hello?' });
    expect(await eveLive.reply('chat-0002')).toMatchObject({ refusal: { code: 'notSeated' } });
    for (let line = 0; line < 8; line++) {
      benLive.send({ type: 'chat', id: `chat-1${line}xxx`, table, text: 'again' });
    }
    expect(await benLive.reply('chat-17xxx')).toMatchObject({ refusal: { code: 'tooFast' } });
    time.pass(2_000);
    benLive.send({ type: 'chat', id: 'chat-2000', table, text: 'better' });
    expect(await benLive.reply('chat-2000')).toMatchObject({ type: 'done' });
    expect(cyLive.find('chat')).toBeUndefined();
    expect((await cy.call('chat', { params: { table } })).lines).toEqual([]);
    await cy.call('unmute', { params: { id: ben.id } });
    expect((await cy.call('chat', { params: { table } })).lines).not.toEqual([]);
  });

  it('lets a line be reported with a reason, to the operator and no one else', async () => {
    const operatorToken = 'a-token-of-the-operator';
    const server = await testServer({ config: { operatorToken } });
    const [ann, ben] = await server.visitors(2);
    await ben.call('rename', { body: { name: 'Ben' } });
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(ben.act(table, { type: 'join' }));
    for (const text of ['a rude word', 'a kind word']) {
      await ben.call('say', { params: { table }, body: { id: newCommandId(), text } });
    }
    const { lines } = await ann.call('chat', { params: { table } });
    for (const { id, text } of lines) {
      await ann.call('report', { params: { id }, body: { reason: `because: ${text}` } });
    }
    const nothing = { params: { id: lines[0]?.id ?? '' }, body: { reason: '  ' } };
    expect(await ann.ask('report', nothing)).toMatchObject({ status: 400, refusal: { code: 'malformed' } });
    expect(await ann.ask('reports')).toMatchObject({ status: 404 });

    const operator = server.stranger();
    operator.token = 'a-token-of-another';
    expect(await operator.ask('reports')).toMatchObject({ status: 404 });
    operator.token = operatorToken;
    expect(await operator.ask('myTables')).toMatchObject({ status: 401 });
    const { reports } = await operator.call('reports');
    expect(reports).toMatchObject([
      { reason: 'because: a rude word', reporter: { id: ann.id }, table, line: { person: { name: 'Ben' } } },
      { reason: 'because: a kind word', line: { text: 'a kind word' } },
    ]);
    const [rude, kind] = reports.map(({ id }) => ({ id }));
    await operator.call('endReport', { params: rude, query: { line: 'remove' } } as never);
    await operator.call('endReport', { params: kind } as never);
    expect((await operator.call('reports')).reports).toEqual([]);
    expect((await ann.call('chat', { params: { table } })).lines.map(({ text }) => text)).toEqual([
      'a kind word',
    ]);
  });

  it('is ended for a client that does not answer its heartbeat', async () => {
    const time = fakeTime();
    const server = await testServer({ time });
    const ann = await server.visitor();
    const deaf = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: ann.headers,
      autoPong: false,
    });
    await new Promise((resolve) => deaf.once('message', resolve));
    const pinged = new Promise((resolve) => deaf.once('ping', resolve));
    time.pass(20_000);
    await pinged;
    const closed = new Promise((resolve) => deaf.once('close', resolve));
    time.pass(20_000);
    await closed;
  });

  it('drops a reader that does not read, and lets it resume', async () => {
    // Time stands still: no heartbeat finds the reader dead before.
    const { server, ann, table } = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]), {
      time: fakeTime(),
    });
    const eve = await server.visitor();
    const slow = await eve.live();
    // Without changes: every update comes whole.
    slow.send({ type: 'watch', table });
    await slow.until(() => slow.tables.get(table));
    slow.socket.pause();
    // Others play on; a reader's own commands would wait until it has read their answers.
    const answer = anyAnswer(await ann.look(table), seedRandom('deaf'));
    if (answer === undefined) throw new Error('ann owes nothing');
    const dropped = async () =>
      /carson_dropped_readers_total [1-9]/.test(await server.services.metrics.text());
    while (!(await dropped())) {
      for (let more = 0; more < 20; more++) {
        await must(ann.act(table, answer));
        await must(ann.act(table, { type: 'undo', count: 1 }));
      }
    }
    slow.socket.resume();
    await slow.whenClosed();
    const again = await eve.live(slow);
    again.send({ type: 'watch', table });
    await again.at(table, (await ann.look(table)).version);
  });

  it('tells everyone to come back when the server stops', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const live = await ann.live();
    await server.stop();
    expect(await live.whenClosed()).toBe(1012);
    expect(live.find('goodbye')).toEqual({ type: 'goodbye', after: 1_000 });
  });
});
