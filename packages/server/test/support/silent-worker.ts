import type { Worker } from '../../src/workers/workers.ts';

/** A worker that never answers. */
export function silentWorker<Request, Reply>(): Worker<Request, Reply> {
  const nothing = () => undefined;
  return {
    onReady: (listener) => listener(),
    ask: nothing,
    onOutcome: nothing,
    onEnd: nothing,
    end: nothing,
  };
}
