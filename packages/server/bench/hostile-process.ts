/** The hostile visitor in a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Attack } from './hostile.ts';

const PROGRAM = fileURLToPath(new URL('./hostile-program.ts', import.meta.url));

export type Task =
  | { readonly kind: 'attack'; readonly url: string; readonly only?: readonly string[] }
  /** Uses as much processor time as an attacker did, and attacks nothing. */
  | { readonly kind: 'work'; readonly millisecondsPerSecond: number };

export interface Outcome {
  readonly counts: Awaited<ReturnType<Attack['stop']>>;
  /** Milliseconds of the attacker's own processor time. */
  readonly cpu: number;
}

interface Outside {
  /** From now on until it is stopped. */
  begin(): void;
  stop(): Promise<Outcome>;
}

/** Starts the process and waits until it has loaded everything: a second of a processor that is no attack. */
export async function outside(task: Task): Promise<Outside> {
  const child = fork(PROGRAM);
  await once(child, 'message');
  return {
    begin: () => void child.send(task),
    async stop() {
      const ended = once(child, 'message');
      child.send('stop');
      const [outcome] = await ended;
      return outcome;
    },
  };
}
