/** The recipes of docs/operating.md, followed to the letter. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedRandom } from '@carson/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { appending } from './support/appending.ts';
import { Client } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { anyMove, startedTable } from './support/play.ts';
import { serverProcesses } from './support/process.ts';
import { postgresTools, startSystemPostgres } from './support/system-postgres.ts';

const DOCUMENT = readFileSync(fileURLToPath(new URL('../../../docs/operating.md', import.meta.url)), 'utf8');

/** The commands below a line of the document. */
function recipe(title: string): string {
  const after = DOCUMENT.slice(DOCUMENT.indexOf(`\n${title}\n`));
  const [, commands] = /^\n.*\n\n```sh\n([\s\S]*?)```/.exec(after) ?? [];
  if (commands === undefined) throw new Error(`the document has no recipe “${title}”`);
  return commands;
}

function follow(title: string, folder: string, env: Readonly<Record<string, string>> = {}): void {
  execFileSync('bash', ['-euc', recipe(title)], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
}

describe('SQLite', () => {
  const start = serverProcesses();

  it.each([
    ['SQLite, while the server runs:', 'running'],
    ['SQLite, after stopping the server:', 'stopped'],
  ])('%s nothing is lost', async (title, when) => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'data'));
    const env = { DATA_DIR: join(folder, 'data') };
    const first = await start(env);
    const ann = new Client(first.url);
    await ann.call('hello');
    const table = await startedTable(ann, [], cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const random = seedRandom('backup');
    for (let moves = 0; moves < 5; moves++) await anyMove(table, [ann], random);
    const saved = await ann.look(table);
    if (when === 'stopped') await first.stop();
    follow(title, folder);
    const later = when === 'stopped' ? await start(env) : first;
    const again = new Client(later.url);
    again.cookie = ann.cookie;
    await anyMove(table, [again], random);
    await later.stop();
    follow('Restore SQLite, the server being stopped:', folder);
    const restored = await start(env);
    onTestFinished(() => restored.kill());
    const back = new Client(restored.url);
    back.cookie = ann.cookie;
    const found = await back.look(table);
    // The outage itself is an entry of its own, so only the game is the same.
    expect(found.play?.moves).toBe(saved.play?.moves);
    expect(found.play?.view).toEqual(saved.play?.view);
  });
});

const versionsIn = async ({ tables }: Storage) =>
  (await tables.entriesAfter('table-1', 0)).map(({ version }) => version);

describe('PostgreSQL', () => {
  it('is restored as it was, over what is there now or into an empty database', async () => {
    const [save, restore] = ['PostgreSQL:', 'Restore PostgreSQL, all processes being stopped:'];
    expect(recipe(restore)).toContain('--clean --if-exists');
    const tools = postgresTools();
    if (tools === undefined) return;
    const postgres = await startSystemPostgres(tools);
    onTestFinished(() => postgres.stop());
    const folder = emptyFolder();
    const url = postgres.emptyDatabase('carson');
    const path = `${tools}:${process.env['PATH']}`;
    const before = await openStorage({ kind: 'postgres', url });
    await before.tables.append(appending(1));
    await before.tables.append(appending(2));
    follow(save, folder, { DATABASE_URL: url, PATH: path });
    await before.tables.append(appending(3));
    await before.close();
    for (const target of [url, postgres.emptyDatabase('fresh')]) {
      follow(restore, folder, { DATABASE_URL: target, PATH: path });
      const after = await openStorage({ kind: 'postgres', url: target });
      expect(await versionsIn(after)).toEqual([1, 2]);
      expect(await after.tables.append(appending(3))).toBe(true);
      await after.close();
    }
  });
});
