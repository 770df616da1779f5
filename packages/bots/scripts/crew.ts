/** Work shared among all cores: a script that starts itself again as its own helpers. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

interface Crew<Share, Result> {
  /** The results in the order of the shares, not of the processes. */
  share(shares: readonly Share[]): Promise<readonly Result[]>;
  dismiss(): void;
}

/** Whether this process is one that was started by a crew. */
export const IS_HELPER = process.send !== undefined;

export function startCrew<Share, Result>(script: string): Crew<Share, Result> {
  const helpers = Array.from({ length: availableParallelism() }, () =>
    fork(fileURLToPath(script), { serialization: 'advanced' }),
  );
  return {
    async share(shares) {
      const results: Result[] = [];
      let next = 0;
      const work = async (helper: ChildProcess): Promise<void> => {
        while (next < shares.length) {
          const at = next++;
          helper.send(shares[at] as object);
          const [result] = (await once(helper, 'message')) as [Result];
          results[at] = result;
        }
      };
      await Promise.all(helpers.map(work));
      return results;
    },
    dismiss() {
      for (const helper of helpers) helper.disconnect();
    },
  };
}

/** In the helper: does each share as it comes. */
export function answerShares<Share>(work: (share: Share) => unknown): void {
  process.on('message', (share: Share) => process.send?.(work(share)));
}
