/** The hostile visitor in a process of its own, so that its work is not counted as waiting of the others. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Attack, attack } from './hostile.ts';

const PROGRAM = fileURLToPath(import.meta.url);

/** Starts the process; the attack runs from now on until it is stopped. */
export function attackFromOutside(url: string): Attack {
  const child = fork(PROGRAM, [url]);
  return {
    async stop() {
      child.send('stop');
      const [counts] = await once(child, 'message');
      return counts;
    },
  };
}

const [, program, url] = process.argv;
if (program === PROGRAM && url !== undefined) {
  const hostile = await attack(url);
  process.once('message', async () => {
    process.send?.(await hostile.stop(), () => process.exit(0));
  });
}
