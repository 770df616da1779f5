/** One connection for everybody who writes: moves go first, and take along what others write meanwhile. */
import { CompiledQuery, InsertQueryNode, type QueryResult, SelectQueryNode, TableNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Singles, Turns } from '../src/storage/sqlite-turns.ts';
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
    async carryOut<Row>(text: string): Promise<QueryResult<Row>> {
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

/** What is asked of the file for a write that succeeds beside others. */
const kept = (text: string) => ['savepoint one', text, 'release one'];
const statuses = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map(({ status }) => status);

describe('turns', () => {
  it('are given to transactions first, however many others came before', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const take = async (lane: 'transactions' | 'others', name: string) => {
      await turns.take(lane);
      order.push(name);
      turns.giveBack();
    };
    await turns.take('others');
    const all = [take('others', 'visitor 1'), take('others', 'visitor 2'), take('transactions', 'move')];
    turns.giveBack();
    await Promise.all(all);
    expect(order).toEqual(['move', 'visitor 1', 'visitor 2']);
  });
});

describe('single queries', () => {
  it('that came in meanwhile are one commit; one that fails takes nothing of the others back', async () => {
    const [file, turns] = [fakeFile(), new Turns()];
    const singles = new Singles(file, turns);
    await turns.take('transactions');
    const asked = ['one', 'fails', 'two'].map((text) => singles.carryOut(write(text)));
    turns.giveBack();
    expect(await statuses(asked)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const undone = ['savepoint one', 'fails', 'rollback to one'];
    expect(file.log).toEqual(['begin', ...kept('one'), ...undone, ...kept('two'), 'commit']);
  });

  it('fail together where the commit does, and nobody was told before', async () => {
    const file = { ...fakeFile(), commit: () => Promise.reject(new Error('the disk is full')) };
    const singles = new Singles(file, new Turns());
    const asked = ['one', 'two'].map((text) => singles.carryOut(write(text)));
    expect(await statuses(asked)).toEqual(['rejected', 'rejected']);
    expect(file.log).toContain('rollback');
  });

  it('beyond a thousand that wait are refused at once, and the others are kept', async () => {
    const [file, turns] = [fakeFile(), new Turns()];
    const singles = new Singles(file, turns);
    await turns.take('transactions');
    const asked = Array.from({ length: 1_000 }, () => singles.carryOut(write('flood')));
    const refused = await singles.carryOut(write('one more')).catch(refusalCodeOf);
    expect(refused).toBe('busy');
    await singles.carryOut(read('read'));
    turns.giveBack();
    expect(new Set(await statuses(asked))).toEqual(new Set(['fulfilled']));
    await singles.carryOut(write('later'));
    expect(file.log).not.toContain('one more');
  });

  it('that only read wait for nobody, and those in plain text stand alone', async () => {
    const [file, turns] = [fakeFile(), new Turns()];
    const singles = new Singles(file, turns);
    await turns.take('transactions');
    const all = [CompiledQuery.raw('pragma'), write('write'), read('read')];
    const asked = all.map((one) => singles.carryOut(one));
    await asked[2];
    expect(file.log).toEqual(['read']);
    turns.giveBack();
    await Promise.all(asked);
    expect(file.log).toEqual(['read', 'pragma', 'begin', ...kept('write'), 'commit']);
  });
});

describe('single writes beside moves', () => {
  it('are committed together with the move, and told after it', async () => {
    const [file, turns] = [fakeFile(), new Turns()];
    const singles = new Singles(file, turns);
    await turns.take('transactions');
    const asked = ['one', 'fails', 'two'].map((text) => singles.carryOut(write(text)));
    await singles.commitWithThem();
    turns.giveBack();
    expect(await statuses(asked)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const undone = ['savepoint one', 'fails', 'rollback to one'];
    expect(file.log).toEqual([...kept('one'), ...undone, ...kept('two'), 'commit']);
  });

  it('wait a moment for the next move while moves are being made, and no longer', async () => {
    const file = fakeFile();
    const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
    const pause = (milliseconds: number) =>
      new Promise<void>((end) => void pauses.push({ milliseconds, end }));
    const singles = new Singles(file, new Turns(), pause);
    await singles.carryOut(write('before any move'));
    expect(pauses).toEqual([]);
    await singles.commitWithThem();
    file.log.length = 0;
    const asked = singles.carryOut(write('between moves'));
    await new Promise(setImmediate);
    expect(file.log).toEqual([]);
    expect(pauses).toMatchObject([{ milliseconds: 25 }]);
    pauses[0]?.end();
    await asked;
    expect(file.log).toEqual(['begin', ...kept('between moves'), 'commit']);
  });

  it('lengthen a move by a few at most', async () => {
    const [file, turns] = [fakeFile(), new Turns()];
    const singles = new Singles(file, turns);
    await turns.take('transactions');
    const asked = Array.from({ length: 100 }, () => singles.carryOut(write('flood')));
    await singles.commitWithThem();
    expect(file.log.filter((text) => text === 'flood')).toHaveLength(16);
    turns.giveBack();
    await Promise.all(asked);
    expect(file.log.filter((text) => text === 'commit')).toHaveLength(2);
  });

  it('fail with the move where the commit does', async () => {
    const [file, turns] = [
      { ...fakeFile(), commit: () => Promise.reject(new Error('the disk is full')) },
      new Turns(),
    ];
    const singles = new Singles(file, turns);
    await turns.take('transactions');
    const asked = statuses([singles.carryOut(write('one'))]);
    await expect(singles.commitWithThem()).rejects.toThrow('the disk is full');
    expect(await asked).toEqual(['rejected']);
  });
});
