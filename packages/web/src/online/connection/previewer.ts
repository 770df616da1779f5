import { type AskedWorker, askedWorker } from '../../app/asked-worker.ts';
import type { Preview } from '../../table/worker/previews.ts';
import type { SeenOptions } from './preview-worker.ts';

export type Previewer = AskedWorker<SeenOptions, readonly Preview[]>;

export function createPreviewer(): Previewer {
  return askedWorker(new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }));
}
