import { reloadIfGone } from '../../app/newer-page.ts';
import type { Preview } from '../../table/worker/previews.ts';
import type { PreviewAnswer, PreviewCall } from './preview-worker.ts';

export interface Previewer {
  readonly previews: (question: Omit<PreviewCall, 'call'>) => Promise<readonly Preview[]>;
  readonly close: () => void;
}

export function createPreviewer(): Previewer {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  reloadIfGone(worker);
  const waiting = new Map<number, (previews: readonly Preview[]) => void>();
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) => {
    waiting.get(data.call)?.(data.previews);
    waiting.delete(data.call);
  });
  return {
    previews: (question) =>
      new Promise((resolve) => {
        waiting.set(++calls, resolve);
        worker.postMessage({ call: calls, ...question } satisfies PreviewCall);
      }),
    close: () => worker.terminate(),
  };
}
