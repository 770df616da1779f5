/** The file on disk: whose it is, what is in it after a stop, and what is no longer in it after a deletion. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../src/storage/storage.ts';
import { newCommandId } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { testServer } from './support/server.ts';

const ONE_GAME = join(import.meta.dirname, '../../../fixtures/cards/one-against-virtual.json');

const newFile = () => join(emptyFolder(), 'data', 'carson.sqlite');

describe('the SQLite file', () => {
  it('is readable for the server’s user alone, and so is everything beside it', async () => {
    const file = newFile();
    const storage = await openStorage({ kind: 'sqlite', file });
    onTestFinished(() => storage.close());
    await storage.people.setting('key', 'value');
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(modeOf(dirname(file))).toBe('700');
    const beside = readdirSync(dirname(file));
    expect(beside.length).toBeGreaterThan(2);
    for (const name of beside) expect([name, modeOf(join(dirname(file), name))]).toEqual([name, '600']);
  });

  it('holds everything after a clean stop', async () => {
    const file = newFile();
    const storage = await openStorage({ kind: 'sqlite', file });
    await storage.people.setting('key', 'a value to be found');
    await storage.close();
    expect(readFileSync(file, 'latin1')).toContain('a value to be found');
    const log = `${file}-wal`;
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  });

  it('is refused to a second process, with a reason', async () => {
    const file = newFile();
    const storage = await openStorage({ kind: 'sqlite', file });
    const second = await openStorage({ kind: 'sqlite', file }).catch((problem: Error) => problem.cause);
    expect(String(second)).toContain('another process uses the SQLite file');
    await storage.close();
    await (await openStorage({ kind: 'sqlite', file })).close();
  });

  it('has nothing left of what a deleted person has said', async () => {
    const file = newFile();
    const server = await testServer({ config: { database: { kind: 'sqlite', file } } });
    const ann = await server.visitor();
    await ann.call('rename', { body: { name: 'Calamity Jane' } });
    const { table } = await ann.open(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const text = 'a secret between friends';
    await ann.call('say', { params: { table }, body: { id: newCommandId(), text } });
    const played = JSON.parse(readFileSync(ONE_GAME, 'utf8')) as { game: string };
    const record = { ...played, names: ['Wild Bill', '', '', ''] };
    const handedIn = await ann.call('importRecord', { body: { id: newCommandId(), record } });
    const everything = () =>
      readdirSync(dirname(file))
        .map((name) => readFileSync(join(dirname(file), name), 'latin1'))
        .join('');
    expect(everything()).toContain(text);
    expect(everything()).toContain('Wild Bill');
    await ann.call('deleteMe', { body: {} });
    expect(everything()).not.toContain(text);
    expect(everything()).not.toContain('Calamity Jane');
    expect(everything()).not.toContain('Wild Bill');
    expect(await server.services.storage.tables.row(handedIn.table)).toBeUndefined();
  });
});
