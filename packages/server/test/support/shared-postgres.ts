import { afterAll, beforeAll } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

/** Runs one PostgreSQL server for all tests of a file, or of the `describe` around the call. */
export function sharedPostgres(): Omit<Postgres, 'stop'> {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);
  return {
    emptyDatabase: () => postgres.emptyDatabase(),
    crash: () => postgres.crash(),
    start: () => postgres.start(),
  };
}
