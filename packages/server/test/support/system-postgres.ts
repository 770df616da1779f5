/** A PostgreSQL server of this machine, together with the `pg_dump` that belongs to it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const INSTALLED = '/usr/lib/postgresql';

/** Where server and tools lie side by side; undefined where they are not installed. */
export function postgresTools(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const folders = versions.map((version) => join(INSTALLED, version, 'bin'));
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'createdb'].every((name) => existsSync(join(folder, name))),
  );
}

export async function startSystemPostgres(tools: string) {
  const folder = mkdtempSync(join(tmpdir(), 'carson-backup-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  const run = (name: string, ...args: string[]): void => {
    const program = join(tools, name);
    // PostgreSQL refuses to run as root.
    const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
    execFileSync(command, all, { stdio: 'ignore', cwd: folder });
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  try {
    run('initdb', '-D', data, '-U', 'carson', '--auth=trust', '--no-sync');
    run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  } catch (problem) {
    remove();
    throw problem;
  }
  return {
    emptyDatabase(name: string): string {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'carson', name);
      return `postgres://carson@127.0.0.1:${port}/${name}`;
    },
    stop() {
      try {
        run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      } finally {
        remove();
      }
    },
  };
}
