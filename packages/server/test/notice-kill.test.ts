/** kill -9 while a notice is sent: none is lost, and a repetition has the same id. */
import { below, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { startedTable } from './support/play.ts';
import { serverProcesses } from './support/process.ts';
import { json, webReceiver } from './support/receivers.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

const postgres = sharedPostgres();

const KILLS = Number(process.env['NOTICE_KILLS'] ?? 1);
const SETTINGS = {
  PUBLIC_URL: 'https://carson.example.org',
  WEBHOOKS: 'on',
  PRIVATE_ADDRESSES: 'allowed',
};
const DATABASES: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
  ['SQLite', async () => ({ DATA_DIR: emptyFolder() })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.emptyDatabase() })],
];

describe('a process that is killed while it sends', () => {
  const start = serverProcesses();

  it.each(DATABASES)(
    'on %s loses no notice and makes none new',
    { timeout: 120_000 + KILLS * 60_000 },
    async (name, database) => {
      const env = { ...SETTINGS, ...(await database()) };
      const random = seedRandom(`kills of senders on ${name}`);
      const receiver = await webReceiver();
      let server = await start(env);
      const [ann, ben] = [new Client(server.url), new Client(server.url)];
      for (const person of [ann, ben]) await person.call('hello');
      await ben.register('Ben');
      await ben.call('addChannel', { body: { kind: 'webhook', address: receiver.url, language: 'en' } });
      const tables: string[] = [];
      for (let kills = 0; kills < KILLS; kills++) {
        const isSending = new Promise<void>((resolve) => {
          receiver.onRequest = () => {
            resolve();
            // Of those that are hit every other one has not arrived.
            return kills % 2 === 1;
          };
        });
        tables.push(await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL])));
        tables.push(await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL])));
        await isSending;
        for (let turns = below(random, 12); turns > 0; turns--) await new Promise(setImmediate);
        await server.kill();
        receiver.onRequest = () => true;
        server = await start(env);
        if (kills % 10 === 9)
          console.info(`${name}: ${kills + 1} kills, ${receiver.received.all.length} deliveries`);
        for (const person of [ann, ben]) Object.assign(person, { url: server.url });
      }
      const told = () => new Set(receiver.received.all.map((one) => json(one)['table']));
      for (let count = tables.length; told().size < tables.length; count++) {
        await receiver.received.atLeast(count);
      }
      expect([...told()].sort()).toEqual([...tables].sort());
      const ids = new Set(receiver.received.all.map(({ headers }) => headers['x-carson-delivery']));
      expect(ids.size).toBe(tables.length);
      if (KILLS > 1)
        console.info(
          `${name}: ${KILLS} kills, ${tables.length} notices, ${receiver.received.all.length} deliveries`,
        );
      expect(await server.stop()).toBe(0);
    },
  );
});
