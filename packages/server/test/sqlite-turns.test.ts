/** One connection for everybody: moves go first, and what others write meanwhile is one commit. */
import { CompiledQuery, InsertQueryNode, type QueryResult, SelectQueryNode, TableNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Singles, Turns } from '../src/storage/sqlite-turns.ts';

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
  };
}

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
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const undone = ['savepoint one', 'fails', 'rollback to one'];
    const kept = (text: string) => ['savepoint one', text, 'release one'];
    expect(file.log).toEqual(['begin', ...kept('one'), ...undone, ...kept('two'), 'commit']);
  });

  it('fail together where the commit does, and nobody was told before', async () => {
    const file = { ...fakeFile(), commit: () => Promise.reject(new Error('the disk is full')) };
    const singles = new Singles(file, new Turns());
    const outcomes = await Promise.allSettled(['one', 'two'].map((text) => singles.carryOut(write(text))));
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(file.log).toContain('rollback');
  });

  it('stand outside transactions where they only read, and alone where they are plain text', async () => {
    const [file, turns] = [fakeFile(), new Turns()];
    const singles = new Singles(file, turns);
    await turns.take('transactions');
    const all = [read('read'), CompiledQuery.raw('pragma'), write('write')];
    const asked = all.map((one) => singles.carryOut(one));
    turns.giveBack();
    await Promise.all(asked);
    expect(file.log).toEqual(['read', 'pragma', 'begin', 'savepoint one', 'write', 'release one', 'commit']);
  });
});
