/** kill -9 at any moment: nothing that was acknowledged is lost, and every table can be played on. */
import { below, seedRandom } from '@carson/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Promises } from './support/acknowledged.ts';
import { Client } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { startedTable } from './support/play.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { serverProcesses } from './support/process.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const DATABASES: readonly (readonly [string, number, () => Promise<Record<string, string>>])[] = [
  ['SQLite', 25, async () => ({ DATA_DIR: emptyFolder() })],
  ['PostgreSQL', 10, async () => ({ DATABASE_URL: await postgres.emptyDatabase() })],
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
      const promises = new Promises(tables, people, random);
      for (let kills = 0; kills < times; kills++) {
        await promises.moveOn(1 + below(random, 3));
        const unfinished = [promises.move(), promises.move()].map((moving) => moving.catch(() => undefined));
        for (let turns = below(random, 12); turns > 0; turns--) await new Promise(setImmediate);
        await server.kill();
        await Promise.all(unfinished);
        server = await start(env);
        for (const person of people) Object.assign(person, { url: server.url });
        await promises.expectKept(20);
      }
      expect(promises.kept.length).toBeGreaterThanOrEqual(times);
      await promises.expectKept();
      await promises.expectPlayable();
      expect(await server.stop()).toBe(0);
    },
  );
});
