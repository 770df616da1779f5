/**
 * The program of the hostile visitor, or of the control that only uses a processor. All its threads have the lowest
 * priority from the beginning: an attacker brings a processor along, and the server's must not be taken for it.
 */
import '../src/workers/lower-priority.ts';
import { type Attack, attack } from './hostile.ts';
import type { Outcome, Task } from './hostile-process.ts';

/** Bursts like those of an attacker that answers the network. */
const BURSTS_PER_SECOND = 100;

function work(millisecondsPerSecond: number): Attack {
  const timer = setInterval(() => {
    const end = performance.now() + millisecondsPerSecond / BURSTS_PER_SECOND;
    while (performance.now() < end);
  }, 1_000 / BURSTS_PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      return {};
    },
  };
}

async function execute(task: Task): Promise<void> {
  const before = process.cpuUsage();
  const stopped = new Promise((resolve) => process.once('message', resolve));
  const beginning =
    task.kind === 'attack' ? attack(task.url, task.only) : Promise.resolve(work(task.millisecondsPerSecond));
  await stopped;
  const counts = await (await beginning).stop();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ counts, cpu: (user + system) / 1_000 } satisfies Outcome, () => process.exit(0));
}

process.once('disconnect', () => process.exit(0));
process.once('message', (task: Task) => void execute(task));
process.send?.('ready');
