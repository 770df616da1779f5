/**
 * The hostile visitor in a process of its own, at the lowest priority: an attacker brings a processor along, and the
 * server's must not be taken for it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Attack, attack } from './hostile.ts';

const PROGRAM = fileURLToPath(import.meta.url);

export interface Outcome {
  readonly counts: Awaited<ReturnType<Attack['stop']>>;
  /** Milliseconds of the attacker's own processor time. */
  readonly cpu: number;
}

export interface OutsideAttack {
  stop(): Promise<Outcome>;
}

/** Starts the process; the attack runs from now on until it is stopped. */
export function attackFromOutside(url: string, only: readonly string[] | undefined): OutsideAttack {
  return outside(['attack', url, ...(only ?? [])]);
}

/** Starts a process that uses as much processor time as an attacker did, and attacks nothing. */
export function workFromOutside(millisecondsPerSecond: number): OutsideAttack {
  return outside(['work', String(millisecondsPerSecond)]);
}

function outside(args: readonly string[]): OutsideAttack {
  const child = fork(PROGRAM, [...args]);
  return {
    async stop() {
      child.send('stop');
      const [outcome] = await once(child, 'message');
      return outcome;
    },
  };
}

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

const [, program, kind, ...args] = process.argv;
if (program === PROGRAM) {
  process.once('disconnect', () => process.exit(0));
  setPriority(19);
  const [first = '', ...only] = args;
  const before = process.cpuUsage();
  const hostile =
    kind === 'attack' ? await attack(first, only.length === 0 ? undefined : only) : work(Number(first));
  process.once('message', async () => {
    const counts = await hostile.stop();
    const { user, system } = process.cpuUsage(before);
    process.send?.({ counts, cpu: (user + system) / 1_000 } satisfies Outcome, () => process.exit(0));
  });
}
