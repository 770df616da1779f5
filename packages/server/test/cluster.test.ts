/** Several processes on one PostgreSQL: a person may land anywhere, and a dead process leaves nothing behind. */
import { seedRandom } from '@carson/engine';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { responsibleAmong } from '../src/cluster/members.ts';
import type { Time } from '../src/time.ts';
import { AcknowledgedMoves } from './support/acknowledged.ts';
import { Client, newCommandId } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { anyAnswer, must, startedTable } from './support/play.ts';
import { serverProcesses } from './support/process.ts';
import { type TestServer, testServer } from './support/server.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

const postgres = sharedPostgres();

/** The same person, at another process. */
function elsewhere(person: Client, url: string): Client {
  return Object.assign(new Client(url), { cookie: person.cookie, person: person.person });
}

async function twoServers(): Promise<readonly [TestServer, TestServer]> {
  const config = { database: { kind: 'postgres', url: await postgres.emptyDatabase() } } as const;
  return [await testServer({ config }), await testServer({ config })];
}

describe('two processes', () => {
  it('play one table, through either of them', async () => {
    const [one, two] = await twoServers();
    const ann = await one.visitor();
    const ben = await two.visitor();
    const table = await startedTable(
      ann,
      [elsewhere(ben, one.url)],
      cardPlan([OPEN, OPEN, VIRTUAL, RANDOM_BOT]),
    );
    const [annLive, benLive] = [await ann.live(), await ben.live()];
    await annLive.watch(table);
    await benLive.watch(table);
    const random = seedRandom('two processes');
    const seats = [[ann, annLive] as const, [ben, benLive] as const];
    for (let moves = 0; moves < 20; ) {
      const { version } = await annLive.at(table, 0);
      await benLive.at(table, version);
      const before = moves;
      for (const [client, live] of seats) {
        const answer = anyAnswer(await live.at(table, version), random);
        if (answer !== undefined && (await client.act(table, answer)).ok) moves++;
      }
      if (moves === before) await annLive.at(table, version + 1);
      else await annLive.at(table, (await ben.look(table)).version);
    }
    expect(annLive.tables.get(table)?.play?.moves).toBeGreaterThan(20);
  });

  it('carry one command out once, even if both get it at the same time', async () => {
    const [one, two] = await twoServers();
    const ann = await one.visitor();
    const table = await startedTable(ann, [], cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const twin = elsewhere(ann, two.url);
    const random = seedRandom('same time');
    for (let moves = 1; moves <= 15; moves++) {
      const answer = anyAnswer(await twin.look(table), random) ?? anyAnswer(await ann.look(table), random);
      if (answer === undefined) break;
      const id = newCommandId();
      const [here, there] = await Promise.all([
        must(ann.act(table, answer, id)),
        must(twin.act(table, answer, id)),
      ]);
      expect(here).toEqual(there);
      const other = await Promise.all([ann.act(table, answer), twin.act(table, answer)]);
      expect(other.map(({ ok }) => ok)).toEqual([false, false]);
    }
  });

  it('share chat, presence, and who is thinking', async () => {
    const [one, two] = await twoServers();
    const [ann, ben] = [await one.visitor(), await two.visitor()];
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const annLive = await ann.live();
    await annLive.watch(table);
    const benLive = await ben.live();
    await benLive.watch(table);
    await annLive.until(() => annLive.find('presence', ({ people }) => people.length === 2));
    await benLive.until(() => benLive.find('presence', ({ people }) => people.length === 2));
    await ann.call('say', { params: { table }, body: { id: newCommandId(), text: 'hello over there' } });
    const heard = await benLive.until(() => benLive.find('chat'));
    expect(heard.lines[0]).toMatchObject({ text: 'hello over there', person: { id: ann.id } });
    await must(ben.act(table, { type: 'join' }));
    await must(ann.act(table, { type: 'start' }));
    await benLive.until(() => benLive.find('turn', ({ waiting }) => waiting));
    const [session] = (await ben.call('sessions')).sessions;
    await elsewhere(ben, one.url).call('endSession', { params: { id: session?.id ?? '' } });
    expect(await benLive.whenClosed()).toBe(4401);
  });

  it('agree on the scheduler of each table, and reassign only the tables of a process that leaves', () => {
    const tables = Array.from({ length: 300 }, (_, at) => `table-${at}`);
    const before = tables.map((table) => responsibleAmong(['a', 'b', 'c'], table));
    const after = tables.map((table) => responsibleAmong(['a', 'c'], table));
    for (const [at, scheduler] of before.entries()) if (scheduler !== 'b') expect(after[at]).toBe(scheduler);
    for (const process of ['a', 'b', 'c']) {
      expect(before.filter((scheduler) => scheduler === process).length).toBeGreaterThan(60);
    }
  });
});

describe('a process that is cut off from the others', () => {
  /** Server one, whose clock stands still: so it never looks by itself what the others have written. */
  async function listeningServers() {
    const url = await postgres.emptyDatabase();
    const config = { database: { kind: 'postgres', url } } as const;
    const clock = fakeTime(Date.now());
    const cuts = new Set<() => void>();
    const time: Time = {
      ...clock,
      later(milliseconds, work) {
        for (const cut of cuts) cut();
        return clock.later(milliseconds, work);
      },
    };
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    onTestFinished(() => admin.end());
    const listeners = async (): Promise<readonly number[]> => {
      const { rows } = await admin.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and state = 'idle'
          and application_name = 'carson-city bus' and query ~ '^(listen|select)'`,
      );
      return rows.map(({ pid }) => pid);
    };
    const one = await testServer({ config, time });
    const [own] = await listeners();
    const two = await testServer({ config });
    /** Ends the connection over which server one listens; answers when it has noticed. */
    const cut = async (): Promise<void> => {
      const noticed = new Promise<void>((resolve) => cuts.add(resolve));
      await admin.query('select pg_terminate_backend($1)', [own]);
      await noticed;
    };
    const comeBack = async (): Promise<void> => {
      clock.pass(500);
      while ((await listeners()).length < 2);
    };
    return { one, two, cut, comeBack };
  }

  it('listens again, and shows what happens there', async () => {
    const { one, two, cut, comeBack } = await listeningServers();
    const [ann, ben] = [await one.visitor(), await two.visitor()];
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const live = await ann.live();
    await live.watch(table);
    await cut();
    await comeBack();
    const { version } = await must(ben.act(table, { type: 'join' }));
    expect((await live.at(table, version)).seats[1]?.person?.id).toBe(ben.id);
  });

  it('delivers missed chat once, and closes connections that lost access meanwhile', async () => {
    const { one, two, cut, comeBack } = await listeningServers();
    const [ann, ben, cy] = [await one.visitor(), await two.visitor(), await one.visitor()];
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(ben.act(table, { type: 'join' }));
    const [annLive, benLive, cyLive] = [await ann.live(), await ben.live(), await cy.live()];
    for (const live of [annLive, benLive]) await live.watch(table);
    const say = (client: Client, text: string) =>
      client.call('say', { params: { table }, body: { id: newCommandId(), text } });
    await cut();
    await say(ann, 'from the one who is cut off');
    await say(ben, 'from the other one');
    const [session] = (await cy.call('sessions')).sessions;
    await elsewhere(cy, two.url).call('endSession', { params: { id: session?.id ?? '' } });
    await comeBack();
    expect(await cyLive.whenClosed()).toBe(4401);
    await say(ben, 'at last');
    for (const live of [annLive, benLive]) {
      const heard = () =>
        live.received.flatMap((message) =>
          message.type === 'chat' ? message.lines.map(({ text }) => text) : [],
        );
      await live.until(() => (heard().length >= 3 ? true : undefined));
      await live.roundTrip();
      expect(heard().sort()).toEqual(['at last', 'from the one who is cut off', 'from the other one']);
    }
  });
});

describe('a process that is killed', () => {
  const start = serverProcesses();

  it('has its tables played on by the other one within seconds, with nothing acknowledged lost', async () => {
    const env = { DATABASE_URL: await postgres.emptyDatabase() };
    const [one, two] = await Promise.all([start(env), start(env)]);
    const ann = new Client(one.url);
    await ann.call('hello');
    const tables: string[] = [];
    for (let at = 0; at < 6; at++) {
      tables.push(await startedTable(ann, [], cardPlan([OPEN, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT])));
    }
    const random = seedRandom('take over');
    const acknowledged = new AcknowledgedMoves(tables, [ann], random);
    const moveEverywhere = async (): Promise<void> => {
      for (const table of tables) await acknowledged.move(table);
    };
    await moveEverywhere();
    const unfinished = moveEverywhere().catch(() => undefined);
    await one.kill();
    await unfinished;
    Object.assign(ann, { url: two.url });
    await acknowledged.expectKept();
    // Bots of every table move again, whichever process was to look after them.
    for (const table of tables) {
      await moveEverywhere();
      let update = await ann.look(table);
      while (update.phase === 'playing' && anyAnswer(update, random) === undefined) {
        const after = String(update.version);
        update = await ann.call('table', { params: { table }, query: { after, wait: '20' } });
      }
    }
    expect(await two.stop()).toBe(0);
  });
});
