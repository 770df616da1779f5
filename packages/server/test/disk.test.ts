/** A disk that is full: nothing acknowledged is lost, everyone is told why, and it goes on when there is room again. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { causeOf } from '../src/watch/cause.ts';
import { Client, newCommandId } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { serverProcesses } from './support/process.ts';

const PLAN = cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]);

describe('a full disk', () => {
  const start = serverProcesses();

  it('is named by /readyz and in the log; what was refused is done when it is sent again', async () => {
    const server = await start({ DATA_DIR: emptyFolder(), LOG_LEVEL: 'error' }, { largestFile: 400 });
    onTestFinished(() => server.kill());
    const ann = new Client(server.url);
    await ann.call('hello');
    const live = await ann.live();
    const opened: string[] = [];
    let body = { id: newCommandId(), plan: PLAN };
    const fill = async () => {
      for (;;) {
        const reply = await ann.ask('createTable', { body });
        if (!reply.ok) return expect(reply).toMatchObject({ status: 503, refusal: { code: 'notKept' } });
        opened.push(reply.value.table);
        body = { id: newCommandId(), plan: PLAN };
      }
    };
    // What waits in the log of the file may make room once more by being moved into the file.
    const readinessWhenFilled = async () => {
      await fill();
      const ready = await fetch(`${server.url}/readyz`);
      return [ready.status, await ready.json()];
    };
    await expect.poll(readinessWhenFilled, { timeout: 30_000 }).toEqual([503, { ok: false, cause: 'disk' }]);
    await expect.poll(() => server.output(), { timeout: 10_000 }).toContain('"cause":"disk"');
    expect(server.output()).toContain('the disk of the database is full');
    const [table = ''] = opened;
    live.send({ type: 'act', id: 'start-later', table, action: { type: 'start' } });
    expect(await live.reply('start-later')).toMatchObject({ refusal: { code: 'notKept' } });

    execFileSync('bash', ['-c', 'prlimit --pid "$0" --fsize=unlimited:unlimited', String(server.pid)]);
    live.received.length = 0;
    live.send({ type: 'act', id: 'start-later', table, action: { type: 'start' } });
    expect(await live.reply('start-later')).toMatchObject({ type: 'done' });
    expect((await ann.ask('createTable', { body })).ok).toBe(true);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    for (const id of opened) expect((await ann.ask('table', { params: { table: id } })).ok).toBe(true);
  });
});

describe('the cause of a failure', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });

  it.each([
    [coded('SQLITE_FULL'), 'disk'],
    [coded('SQLITE_IOERR_WRITE'), 'disk'],
    [coded('53100'), 'disk'],
    [coded('ECONNREFUSED'), 'database'],
    [coded('57P01'), 'database'],
    [new Error('Connection terminated unexpectedly'), 'database'],
    [new AggregateError([new Error('x'), coded('SQLITE_FULL')], 'y'), 'disk'],
    [new Error('y', { cause: coded('08006') }), 'database'],
    [coded('23505'), undefined],
    [new TypeError('a fault of ours'), undefined],
    ['text', undefined],
  ])('%s is %s', (problem, cause) => {
    expect(causeOf(problem)).toBe(cause);
  });
});
