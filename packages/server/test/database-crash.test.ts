/** PostgreSQL goes away under a running server, and comes back. */
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { AcknowledgedMoves } from './support/acknowledged.ts';
import { cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { startedTable } from './support/play.ts';
import { testServer } from './support/server.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

const postgres = sharedPostgres();

describe('a server whose database crashes', () => {
  it('refuses what it cannot keep, recovers by itself, and has lost nothing it acknowledged', async () => {
    const url = await postgres.emptyDatabase();
    const server = await testServer({ config: { database: { kind: 'postgres', url } } });
    const [ann, ben] = await server.visitors(2);
    const table = await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, RANDOM_BOT]));
    const acknowledged = new AcknowledgedMoves([table], [ann, ben], seedRandom('crashes'));
    const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
    const live = await ann.live();
    await live.watch(table);
    for (let crashes = 0; crashes < 3; crashes++) {
      await acknowledged.moveOn(4);
      const unfinished = [acknowledged.move(), acknowledged.move()].map((moving) =>
        moving.catch(() => undefined),
      );
      await postgres.crash();
      await Promise.all(unfinished);
      expect(await isReady()).toBe(503);
      expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ok: false, cause: 'database' });
      expect(await ann.ask('myTables')).toMatchObject({ status: 503, refusal: { code: 'notKept' } });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await postgres.start();
      expect(await isReady()).toBe(200);
      await acknowledged.expectKept();
    }
    await acknowledged.expectPlayable();
    // A client that listened all the while, over the same connection, has missed nothing.
    const { version } = await ann.look(table);
    const { play } = await live.at(table, version);
    expect(play?.log.entries).toHaveLength((play?.moves ?? 0) + 1);
  });
});
