import { reloadIfGone } from '../../app/newer-page.ts';
import type { JudgeAnswer, JudgeCall } from './judge-worker.ts';
import type { Mistake } from './mistake.ts';

export interface Judge {
  /** Undefined where the move was good enough. */
  readonly judge: (move: Omit<JudgeCall, 'call'>) => Promise<Mistake | undefined>;
  readonly close: () => void;
}

export function createJudge(): Judge {
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
  reloadIfGone(worker);
  const waiting = new Map<number, (mistake: Mistake | undefined) => void>();
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => {
    waiting.get(data.call)?.(data.mistake);
    waiting.delete(data.call);
  });
  return {
    judge: (move) =>
      new Promise((resolve) => {
        waiting.set(++calls, resolve);
        worker.postMessage({ call: calls, ...move } satisfies JudgeCall);
      }),
    close: () => worker.terminate(),
  };
}
