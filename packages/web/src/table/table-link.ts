/** The page's end of a table. */
import type { GameCommand, Viewer } from '@carson/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { reloadIfGone } from '../app/newer-page.ts';
import type { Answer, FromWorker, Request, TableUpdate } from './messages.ts';
import type { SavedGame } from './saved-games.ts';

/** The same for a table on this device and for one on a server. */
export interface TableLink {
  readonly update: ReadonlySignal<TableUpdate | undefined>;
  readonly submit: (answer: { seat: number; decision?: number; command: GameCommand }) => Promise<Answer>;
  readonly undo: (seat: number, count: number) => Promise<Answer>;
  readonly past: (moves: number) => Promise<unknown>;
  readonly close: () => void;
}

/** A table on this device: its seats are all ours to show. */
export interface LocalTableLink extends TableLink {
  readonly open: (saved: SavedGame) => Promise<Answer>;
  readonly show: (viewer: Viewer) => void;
  readonly setPace: (milliseconds: number) => void;
  readonly hint: () => Promise<Answer>;
}

/** `settle` decides how a new update reaches the screen (at once, or animated). */
export function linkToWorker(settle: (apply: () => void) => void): LocalTableLink {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  reloadIfGone(worker);
  const update = signal<TableUpdate | undefined>(undefined);
  const waiting = new Map<number, (answer: Answer) => void>();
  let calls = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'update') {
      settle(() => {
        update.value = data.update;
      });
    } else {
      waiting.get(data.call)?.(data.answer);
      waiting.delete(data.call);
    }
  });

  const ask = (request: Request): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.set(++calls, resolve);
      worker.postMessage({ call: calls, request });
    });

  return {
    update,
    open: (saved) => ask({ type: 'open', saved }),
    show: (viewer) => void ask({ type: 'show', viewer }),
    setPace: (milliseconds) => void ask({ type: 'pace', milliseconds }),
    submit: (answer) => ask({ type: 'submit', ...answer }),
    hint: () => ask({ type: 'hint' }),
    undo: (seat, count) => ask({ type: 'undo', seat, count }),
    past: async (moves) => {
      const answer = await ask({ type: 'past', moves });
      return answer.ok ? answer.past : undefined;
    },
    close: () => worker.terminate(),
  };
}
