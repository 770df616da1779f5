/** kill -9 at any moment: nothing that was acknowledged is lost, and every table can be played on. */
import { below, pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { Client, newCommandId } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { anyAnswer, must, startedTable } from './support/play.ts';
import { serverProcesses } from './support/process.ts';

type Answer = NonNullable<ReturnType<typeof anyAnswer>>;

interface Acknowledged {
  readonly client: Client;
  readonly table: string;
  readonly id: string;
  readonly answer: Answer;
  readonly version: number;
}

describe('a server process', () => {
  const start = serverProcesses();

  it('is killed 25 times while three tables are played', { timeout: 600_000 }, async () => {
    const env = { DATA_DIR: emptyFolder(), BOT_PAUSE: '0' };
    const random = seedRandom('kills');
    let server = await start(env);
    const people = [new Client(server.url), new Client(server.url)];
    for (const person of people) await person.call('hello');
    const [ann, ben] = people as [Client, Client];
    const tables: string[] = [];
    for (let at = 0; at < 3; at++) {
      tables.push(await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, RANDOM_BOT])));
    }
    const acknowledged: Acknowledged[] = [];
    const move = async (): Promise<void> => {
      const table = pick(random, tables);
      for (const client of people) {
        const answer = anyAnswer(await client.look(table), random);
        if (answer === undefined) continue;
        const id = newCommandId();
        const reply = await client.act(table, answer, id);
        if (reply.ok) acknowledged.push({ client, table, id, answer, version: reply.value.version });
      }
    };

    for (let kills = 0; kills < 25; kills++) {
      /** Every life of the server acknowledges something, however long its bots think. */
      const enough = acknowledged.length + 1 + below(random, 3);
      while (acknowledged.length < enough) await move();
      const unfinished = [move(), move()].map((moving) => moving.catch(() => undefined));
      for (let turns = below(random, 12); turns > 0; turns--) await new Promise(setImmediate);
      await server.kill();
      await Promise.all(unfinished);
      server = await start(env);
      for (const person of people) Object.assign(person, { url: server.url });
      const recent = acknowledged.slice(-20);
      for (const { client, table, id, answer, version } of recent) {
        expect(await must(client.act(table, answer, id))).toEqual({ version });
      }
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    for (const { client, table, id, answer, version } of acknowledged) {
      expect(await must(client.act(table, answer, id))).toEqual({ version });
    }
    for (const table of tables) {
      const before = await ann.look(table);
      if (before.phase !== 'playing') continue;
      let after = before;
      while (after.version === before.version) {
        for (const client of people) {
          const answer = anyAnswer(await client.look(table), random);
          if (answer !== undefined) await client.act(table, answer);
        }
        after = await ann.call('table', {
          params: { table },
          query: { after: String(before.version), wait: '5' },
        });
      }
    }
    expect(await server.stop()).toBe(0);
  });
});
