import { askedWorker } from '../../app/asked-worker.ts';
import type { Preview } from '../../table/worker/previews.ts';
import type { SeenOptions } from './preview-worker.ts';

export interface Previewer {
  readonly previews: (seen: SeenOptions) => Promise<readonly Preview[]>;
  readonly close: () => void;
}

export function createPreviewer(): Previewer {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  const { ask, close } = askedWorker<SeenOptions, readonly Preview[]>(worker);
  return { previews: ask, close };
}
