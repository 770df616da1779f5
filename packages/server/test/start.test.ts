/** A wrong setting is one line, at once; and a running server stops cleanly. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { startProblem } from '../src/start-problem.ts';
import { NoDatabase } from '../src/storage/database.ts';
import { Client } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { serverProcesses } from './support/process.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

type Environment = Readonly<Record<string, string>>;

/** The line that an operator reads. */
async function problemWith(env: Environment): Promise<string> {
  const read = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env });
  if (!read.ok) return read.problems.join('\n');
  try {
    const server = await startServer({ config: read.config });
    onTestFinished(() => server.stop());
    return 'it has started';
  } catch (problem) {
    return startProblem(problem, read.config);
  }
}

/** A server that accepts connections and closes them without an answer. */
async function takenPort(): Promise<number> {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('a DATA_DIR that cannot be used', () => {
  it.each<[string, (folder: string) => string, RegExp]>([
    ['is a file', (folder) => join(folder, 'file'), /file is there and is no folder$/],
    ['is under a file', (folder) => join(folder, 'file', 'a', 'b'), /ENOTDIR/],
    ['is a link to nowhere', (folder) => join(folder, 'dangling'), /dangling is there and is no folder$/],
    [
      'is under such a link',
      (folder) => join(folder, 'dangling', 'a'),
      /dangling is there and is no folder$/,
    ],
    ['is under /proc', () => '/proc/carson-city/data', /mkdir '\/proc/],
    ['cannot be written to', () => '/proc/self/fd', /carson-city.sqlite cannot be opened|EACCES|ENOENT/],
    [
      'has a folder in the place of the file',
      (folder) => join(folder, 'taken'),
      /cannot be opened as a file$/,
    ],
    ['has something else in the file', (folder) => join(folder, 'text'), /file is not a database$/],
  ])('%s', async (_, choose, why) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
    mkdirSync(join(folder, 'taken', 'carson-city.sqlite'), { recursive: true });
    mkdirSync(join(folder, 'text'));
    writeFileSync(join(folder, 'text', 'carson-city.sqlite'), 'No database at all. '.repeat(100));
    const line = await problemWith({ DATA_DIR: choose(folder) });
    expect(line).toMatch(/^DATA_DIR cannot be used: .+$/);
    expect(line).toMatch(why);
  });

  it('is made, with everything above it, where it can be', async () => {
    expect(await problemWith({ DATA_DIR: join(emptyFolder(), 'a', 'b', 'c') })).toBe('it has started');
  });
});

describe('other settings that cannot be used', () => {
  const postgres = sharedPostgres();

  it.each<[string, (good: string) => string | Promise<string>, string]>([
    [
      'another password',
      (good) => good.replace('carson:carson', 'carson:wrong-word'),
      'password authentication failed for user "carson"',
    ],
    ['no such database', (good) => good.replace(/\w+$/, 'none'), 'database "none" does not exist'],
    [
      'no one there',
      (good) => good.replace(/:\d+/, ':1'),
      'no PostgreSQL server answers there (ECONNREFUSED)',
    ],
    [
      'another server there',
      async (good) => good.replace(/:\d+/, `:${await takenPort()}`),
      'no PostgreSQL server answers there',
    ],
  ])('DATABASE_URL: %s', async (_, change, why) => {
    const line = await problemWith({ DATABASE_URL: await change(await postgres.emptyDatabase()) });
    expect(line).toBe(`DATABASE_URL cannot be used: ${why}`);
  });

  it.each<[Environment, RegExp]>([
    [{ HOST: '192.0.2.1' }, /^HOST=192.0.2.1 is no address of this machine$/],
    [{ HOST: 'not a host' }, /^HOST=not a host is no address of this machine$/],
    [{ PAGE_DIR: '/nowhere' }, /^PAGE_DIR="\/nowhere" is not accepted; accepted: .+$/],
    [{ PROXIES: 'one' }, /^PROXIES="one" is not accepted; accepted: .+$/],
  ])('%j', async (env, why) => {
    expect(await problemWith({ DATA_DIR: emptyFolder(), ...env })).toMatch(why);
  });

  it('PORT: taken', async () => {
    const PORT = String(await takenPort());
    expect(await problemWith({ DATA_DIR: emptyFolder(), PORT })).toMatch(`port ${PORT} is taken`);
  });

  it.each<[string, Environment, Error, RegExp]>([
    [
      'a port for root only',
      { PORT: '80' },
      Object.assign(new Error('no'), { code: 'EACCES' }),
      /^PORT=80 is not/,
    ],
    [
      'a database that says nothing',
      { DATABASE_URL: 'postgres://db/carson' },
      new NoDatabase('', { cause: new Error('timeout expired') }),
      /^DATABASE_URL cannot be used: no PostgreSQL server answers there$/,
    ],
  ])('%s', (_, env, problem, why) => {
    const read = readConfig(env);
    expect(read.ok && startProblem(problem, read.config)).toMatch(why);
  });
});

describe('the process', () => {
  const start = serverProcesses();

  it('says it in one line, and ends with a status that tells', async () => {
    const ended =
      /^the server has ended with 1: Carson City cannot start: DATA_DIR cannot be used: [^\n]+\n$/;
    await expect(start({ DATA_DIR: '/proc/carson-city' })).rejects.toThrow(ended);
  });

  it('stops at the first signal, however many come, with everyone told', async () => {
    const server = await start({ DATA_DIR: emptyFolder() });
    const ann = new Client(server.url);
    await ann.call('hello');
    const live = await ann.live();
    const [status] = await Promise.all([server.stop(), server.stop(), server.stop()]);
    expect(status).toBe(0);
    expect(live.find('goodbye')).toEqual({ type: 'goodbye', after: 1_000 });
  });
});
