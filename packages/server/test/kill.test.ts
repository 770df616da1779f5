/** kill -9 at any moment: nothing that was acknowledged is lost, and every table can be played on. */
import { join } from 'node:path';
import { below, seedRandom } from '@carson/engine';
import Sqlite from 'libsql/promise';
import { describe, expect, it } from 'vitest';
import { AcknowledgedMoves } from './support/acknowledged.ts';
import { Client } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { boardPlan, cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { must, startedTable } from './support/play.ts';
import { serverProcesses } from './support/process.ts';
import { testServer } from './support/server.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

const postgres = sharedPostgres();

/** How often each database is killed; a release is tried with more. */
const KILLS = Number(process.env['KILLS'] ?? 8);

const DATABASES: readonly (readonly [string, number, () => Promise<Record<string, string>>])[] = [
  ['SQLite', KILLS, async () => ({ DATA_DIR: emptyFolder() })],
  ['PostgreSQL', KILLS, async () => ({ DATABASE_URL: await postgres.emptyDatabase() })],
];

describe('a server process', () => {
  const start = serverProcesses();

  it('that cannot start says why in one line, and ends', async () => {
    const env = { DATA_DIR: emptyFolder() };
    const { url, stop } = await start(env);
    const { port } = new URL(url);
    const line = `Carson City cannot start: port ${port} is taken; choose another: PORT=3001 npm start\n`;
    await expect(start({ DATA_DIR: emptyFolder(), PORT: port })).rejects.toThrow(`has ended with 1: ${line}`);
    expect(await stop()).toBe(0);
  });

  it.each(DATABASES)(
    'on %s is killed %i times while three tables are played',
    {
      timeout: 600_000,
    },
    async (name, times, database) => {
      const env = await database();
      const random = seedRandom(`kills on ${name}`);
      let server = await start(env);
      const [ann, ben] = [new Client(server.url), new Client(server.url)];
      const people = [ann, ben];
      for (const person of people) await person.call('hello');
      const tables: string[] = [];
      for (let at = 0; at < 3; at++) {
        tables.push(await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, RANDOM_BOT])));
      }
      const acknowledged = new AcknowledgedMoves(tables, people, random);
      for (let kills = 0; kills < times; kills++) {
        await acknowledged.moveOn(1 + below(random, 3));
        const unfinished = [acknowledged.move(), acknowledged.move()].map((moving) =>
          moving.catch(() => undefined),
        );
        for (let turns = below(random, 12); turns > 0; turns--) await new Promise(setImmediate);
        await server.kill();
        await Promise.all(unfinished);
        server = await start(env);
        for (const person of people) Object.assign(person, { url: server.url });
        await acknowledged.expectKept(20);
      }
      expect(acknowledged.kept.length).toBeGreaterThanOrEqual(times);
      await acknowledged.expectKept();
      await acknowledged.expectPlayable();
      expect(await server.stop()).toBe(0);
    },
  );

  it('that is killed after a question and before the queued answer gives it once, when it runs again', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'carson-city.sqlite');
    const inside = () => testServer({ config: { database: { kind: 'sqlite', file } } });
    const before = await inside();
    const people = [await before.visitor(), await before.visitor()];
    const [host, guest] = people as [Client, Client];
    const goTo = ({ url }: { readonly url: string }) => {
      for (const person of people) Object.assign(person, { url });
    };
    const table = await startedTable(host, [guest], boardPlan([OPEN, OPEN]));
    while ((await asked(people, table)).kind !== 'placeCowboy') await answer(people, table);
    const { seat } = await asked(people, table);
    const waiter = people[1 - seat] as Client;
    const body = { question: 'placeCowboy', command: { type: 'pass' }, stops: [] };
    await waiter.call('queueAnswer', { params: { table }, body });
    const moves = await movesAt(table, host);
    await before.stop();

    // The question becomes durable and the answer cannot: the process dies between the two.
    await changeFile(
      file,
      `create trigger no before delete on queued_answers begin select raise(abort, 'no'); end`,
    );
    const killed = await start({ DATA_DIR: folder });
    goTo(killed);
    await answer(people, table);
    expect(await asked(people, table)).toMatchObject({ seat: 1 - seat });
    await killed.kill();
    await changeFile(file, 'drop trigger no');

    const killedAgain = await start({ DATA_DIR: folder });
    goTo(killedAgain);
    while ((await asked(people, table)).seat !== seat) await new Promise(setImmediate);
    await killedAgain.kill();
    goTo(await inside());
    expect((await waiter.call('queuedAnswers', { params: { table } })).answers).toEqual([]);
    expect(await asked(people, table)).toMatchObject({ seat });
    expect(await movesAt(table, host)).toBe(moves + 2);
  });
});

async function changeFile(name: string, statement: string): Promise<void> {
  const file = new Sqlite(name, { timeout: 1_000 });
  await file.exec(statement);
  file.close();
}

const movesAt = async (table: string, person: Client) => (await person.look(table)).play?.moves ?? 0;

/** The question that the game waits for. */
async function asked([first]: readonly Client[], table: string) {
  const [owed] = (await first?.look(table))?.play?.owed ?? [];
  if (owed === undefined) throw new Error('no one is asked');
  return owed;
}

/** Gives the first answer that is no road, for the seat that is asked. */
async function answer(people: readonly Client[], table: string): Promise<void> {
  const { seat, decision } = await asked(people, table);
  const person = people[seat] as Client;
  const command = (await person.look(table)).play?.options.find(({ type }) => type !== 'layRoad');
  if (command === undefined) throw new Error('nothing to answer');
  await must(person.act(table, { type: 'move', decision, command }));
}
