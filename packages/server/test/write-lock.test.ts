/** One connection for everyone who writes: moves go first, and take along what others write meanwhile. */
import { CompiledQuery, InsertQueryNode, type QueryResult, SelectQueryNode, TableNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SingleQueries, WriteLock } from '../src/storage/sqlite/write-lock.ts';
import { refusalCodeOf } from '../src/watch/cause.ts';

const write = (sql: string): CompiledQuery => ({
  ...CompiledQuery.raw(sql),
  query: InsertQueryNode.create(TableNode.create('any')),
});
const read = (sql: string): CompiledQuery => ({ ...CompiledQuery.raw(sql), query: SelectQueryNode.create() });

/** A file that writes down what is asked of it, and fails where the text says so. */
function fakeFile() {
  const log: string[] = [];
  const note = async (text: string) => void log.push(text);
  return {
    log,
    begin: () => note('begin'),
    commit: () => note('commit'),
    rollback: () => note('rollback'),
    async execute<Row>(text: string): Promise<QueryResult<Row>> {
      log.push(text);
      if (text.includes('fails')) throw new Error(text);
      return { rows: [] };
    },
    async read<Row>(text: string): Promise<QueryResult<Row>> {
      log.push(text);
      return { rows: [] };
    },
  };
}

const fullDisk = () => ({ ...fakeFile(), commit: () => Promise.reject(new Error('the disk is full')) });

/** A move has the lock: single queries wait. */
async function duringMove(file = fakeFile()) {
  const lock = new WriteLock();
  await lock.acquire('transactions');
  return { file, lock, singles: new SingleQueries(file, lock) };
}

/** What is asked of the file for a write that succeeds beside others. */
const kept = (text: string) => ['savepoint one', text, 'release one'];
const statuses = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map(({ status }) => status);

describe('the write lock', () => {
  it('is given to transactions first, however many others came before', async () => {
    const lock = new WriteLock();
    const order: string[] = [];
    const use = async (lane: 'transactions' | 'others', name: string) => {
      await lock.acquire(lane);
      order.push(name);
      lock.release();
    };
    await lock.acquire('others');
    const all = [use('others', 'visitor 1'), use('others', 'visitor 2'), use('transactions', 'move')];
    lock.release();
    await Promise.all(all);
    expect(order).toEqual(['move', 'visitor 1', 'visitor 2']);
  });
});

describe('single queries', () => {
  it('that came in meanwhile are one commit; one that fails takes nothing of the others back', async () => {
    const { file, lock, singles } = await duringMove();
    const asked = ['one', 'fails', 'two'].map((text) => singles.execute(write(text)));
    lock.release();
    expect(await statuses(asked)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const undone = ['savepoint one', 'fails', 'rollback to one'];
    expect(file.log).toEqual(['begin', ...kept('one'), ...undone, ...kept('two'), 'commit']);
  });

  it('fail together where the commit does, and no one was told before', async () => {
    const file = fullDisk();
    const singles = new SingleQueries(file, new WriteLock());
    const asked = ['one', 'two'].map((text) => singles.execute(write(text)));
    expect(await statuses(asked)).toEqual(['rejected', 'rejected']);
    expect(file.log).toContain('rollback');
  });

  it('beyond a thousand that wait are refused at once, and the others are kept', async () => {
    const { file, lock, singles } = await duringMove();
    const asked = Array.from({ length: 1_000 }, () => singles.execute(write('flood')));
    const refused = await singles.execute(write('one more')).catch(refusalCodeOf);
    expect(refused).toBe('busy');
    await singles.execute(read('read'));
    lock.release();
    expect(new Set(await statuses(asked))).toEqual(new Set(['fulfilled']));
    await singles.execute(write('later'));
    expect(file.log).not.toContain('one more');
  });

  it('that only read wait for no one, and those in plain text stand alone', async () => {
    const { file, lock, singles } = await duringMove();
    const all = [CompiledQuery.raw('pragma'), write('write'), read('read')];
    const asked = all.map((one) => singles.execute(one));
    await asked[2];
    expect(file.log).toEqual(['read']);
    lock.release();
    await Promise.all(asked);
    expect(file.log).toEqual(['read', 'pragma', 'begin', ...kept('write'), 'commit']);
  });
});

describe('single writes beside moves', () => {
  it('are committed together with the move, and told after it', async () => {
    const { file, lock, singles } = await duringMove();
    const asked = ['one', 'fails', 'two'].map((text) => singles.execute(write(text)));
    await singles.commitWithWaiting();
    lock.release();
    expect(await statuses(asked)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const undone = ['savepoint one', 'fails', 'rollback to one'];
    expect(file.log).toEqual([...kept('one'), ...undone, ...kept('two'), 'commit']);
  });

  it('wait a moment for the next move while moves are being made, and no longer', async () => {
    const file = fakeFile();
    const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
    const pause = (milliseconds: number) =>
      new Promise<void>((end) => void pauses.push({ milliseconds, end }));
    const singles = new SingleQueries(file, new WriteLock(), pause);
    await singles.execute(write('before any move'));
    expect(pauses).toEqual([]);
    await singles.commitWithWaiting();
    file.log.length = 0;
    const asked = singles.execute(write('between moves'));
    await new Promise(setImmediate);
    expect(file.log).toEqual([]);
    expect(pauses).toMatchObject([{ milliseconds: 25 }]);
    pauses[0]?.end();
    await asked;
    expect(file.log).toEqual(['begin', ...kept('between moves'), 'commit']);
  });

  it('lengthen a move by a few at most', async () => {
    const { file, lock, singles } = await duringMove();
    const asked = Array.from({ length: 100 }, () => singles.execute(write('flood')));
    await singles.commitWithWaiting();
    expect(file.log.filter((text) => text === 'flood')).toHaveLength(16);
    lock.release();
    await Promise.all(asked);
    expect(file.log.filter((text) => text === 'commit')).toHaveLength(2);
  });

  it('fail with the move where the commit does', async () => {
    const { singles } = await duringMove(fullDisk());
    const asked = statuses([singles.execute(write('one'))]);
    await expect(singles.commitWithWaiting()).rejects.toThrow('the disk is full');
    expect(await asked).toEqual(['rejected']);
  });
});
