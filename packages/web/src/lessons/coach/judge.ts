import { askedWorker } from '../../app/asked-worker.ts';
import type { JudgedMove } from './judge-worker.ts';
import type { Mistake } from './mistake.ts';

export interface Judge {
  /** Undefined where the move was good enough. */
  readonly judge: (move: JudgedMove) => Promise<Mistake | undefined>;
  readonly close: () => void;
}

export function createJudge(): Judge {
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
  const { ask, close } = askedWorker<JudgedMove, Mistake | undefined>(worker);
  return { judge: ask, close };
}
