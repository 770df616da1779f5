/** Workers that are started before anyone asks, and replaced when they end. */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWorkers, type Worker } from '../src/workers/workers.ts';
import { fakeTime } from './support/fake-time.ts';
import { silentWorker } from './support/silent-worker.ts';

interface Started {
  readonly breakDown: () => void;
}

/** Two workers at most; `isReady`: whether they get as far as saying so. */
function silentWorkers(isReady: boolean) {
  const time = fakeTime();
  const started: Started[] = [];
  const newWorker = (): Worker<string, string> => {
    let breakDown = (): void => undefined;
    started.push({ breakDown: () => breakDown() });
    return {
      ...silentWorker(),
      onReady: (listener) => (isReady ? listener() : undefined),
      onEnd: (listener) => {
        breakDown = () => listener(new Error('out of memory'));
      },
    };
  };
  const workers = createWorkers({ most: 2, time, longest: 1_000, newWorker });
  onTestFinished(() => workers.close());
  return { time, started, workers };
}

const ANN = { network: 'n1', person: 'ann' };

describe('workers', () => {
  it('start with the first job, unless they are started before', () => {
    const { started, workers } = silentWorkers(true);
    expect(started).toHaveLength(0);
    workers.start();
    expect(started).toHaveLength(2);
    workers.ask(ANN, () => 'one').catch(() => undefined);
    workers.ask(ANN, () => 'two').catch(() => undefined);
    expect(started).toHaveLength(2);
  });

  it('that took too long or broke down are replaced at once', async () => {
    const { time, started, workers } = silentWorkers(true);
    workers.start();
    const late = workers.ask(ANN, () => 'too long');
    time.pass(1_000);
    await expect(late).rejects.toThrow('no answer in 1000 ms');
    expect(started).toHaveLength(3);
    started[2]?.breakDown();
    expect(started).toHaveLength(4);
  });

  it('are not restarted forever where their program is broken, nor after the end', () => {
    const { started, workers } = silentWorkers(false);
    workers.start();
    for (const { breakDown } of started.slice()) breakDown();
    expect(started).toHaveLength(2);
    const other = silentWorkers(true);
    other.workers.start();
    other.workers.close();
    expect(other.started).toHaveLength(2);
  });
});

/** As Linux numbers it: runs only while nothing else wants the processor. */
const SCHED_IDLE = 5;
const SLOW_WORKER = fileURLToPath(new URL('./support/slow-worker.ts', import.meta.url));

describe('a worker process', () => {
  it.runIf(existsSync('/proc/self/task'))('lets everyone else go first, with all its threads', async () => {
    const { child } = await slowWorker();
    child.send({ request: 'priorities' });
    const [{ reply }] = await once(child, 'message');
    expect(new Set(reply)).toEqual(new Set([19]));
    child.disconnect();
  });

  it.runIf(spawnSync('chrt', ['--version']).status === 0)(
    'makes way at once for a thread that wakes',
    async () => {
      const { child } = await slowWorker();
      child.send({ request: 'policies' });
      const [{ reply }] = await once(child, 'message');
      expect(new Set(reply)).toEqual(new Set([SCHED_IDLE]));
      child.disconnect();
    },
  );

  it('whose server ends during an answer ends too, without output', async () => {
    const { child, said, gone } = await slowWorker();
    child.send({ request: 'something long' }, () => child.disconnect());
    expect([await gone, await said]).toEqual([0, '']);
  });
});

async function slowWorker() {
  const child = fork(SLOW_WORKER, {
    execArgv: ['--conditions', 'development', '--import', 'tsx/esm'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = child.stderr === null ? '' : text(child.stderr);
  const gone = once(child, 'exit').then(([code]) => code);
  await once(child, 'message');
  return { child, said, gone };
}
