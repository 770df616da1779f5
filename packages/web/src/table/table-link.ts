import type { GameCommand, Viewer } from '@carson/engine';
import { applyChange, type Beat, type TableUpdate } from '@carson/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../app/after-paint.ts';
import { askedWorker } from '../app/asked-worker.ts';
import type { SavedGame } from './stored/saved-games.ts';
import type { Thoughts } from './worker/aloud.ts';
import type { Answer, News, Pace, Request, Script } from './worker/messages.ts';
import type { Preview } from './worker/previews.ts';

/** The same for a table on this device and for one on a server. */
export interface TableLink {
  readonly update: ReadonlySignal<TableUpdate | undefined>;
  /** What each option of the update would change; none while they are being worked out. */
  readonly previews: ReadonlySignal<readonly Preview[]>;
  readonly submit: (answer: { seat: number; decision?: number; command: GameCommand }) => Promise<Answer>;
  readonly undo: (seat: number, count: number) => Promise<Answer>;
  /** The story of the moves from `from` up to, not with, `to`, as the viewer may see it; -1 is the set-up. */
  readonly beats: (from: number, to: number, viewer?: Viewer) => Promise<readonly Beat[]>;
  /** False when the browser could not keep the last move. */
  readonly kept: ReadonlySignal<boolean>;
  readonly close: () => void;
}

/** A table on this device: its seats are all ours to show. */
export interface LocalTableLink extends TableLink {
  readonly open: (saved: SavedGame, script?: Script) => Promise<Answer>;
  readonly playOn: () => Promise<Answer>;
  readonly show: (viewer: Viewer) => void;
  readonly setPace: (pace: Pace) => void;
  /** Why bots made their moves, where they say so. */
  readonly thoughts: ReadonlySignal<Thoughts>;
  readonly hint: () => Promise<Answer>;
  /** Takes back what a better move was named for; marked as a hint. */
  readonly takeBack: (seat: number, count: number) => Promise<Answer>;
}

type Story = Exclude<News, { type: 'previews' | 'thoughts' }>;

/**
 * The update after a message of the worker; what did not change is the very same object as before. `last`: the message
 * before it.
 */
export function updateAfter(before: TableUpdate | undefined, news: Story, last?: Story): TableUpdate {
  if (news.type === 'update') return news.update;
  const known = last?.type === 'change' ? last.change.fingerprint : undefined;
  const after = before && applyChange(before, news.change, known);
  if (after === undefined) throw new Error('the worker tells a change of something else');
  return after;
}

export function linkToWorker(): LocalTableLink {
  const worker = new Worker(new URL('./worker/table-worker.ts', import.meta.url), { type: 'module' });
  const { ask, close } = askedWorker<Request, Answer>(worker);
  const update = signal<TableUpdate | undefined>(undefined);
  const previews = signal<readonly Preview[]>([]);
  const kept = signal(true);
  const thoughts = signal<Thoughts>([]);
  let last: Story | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
    switch (data.type) {
      case 'update':
      case 'change':
        batch(() => {
          kept.value = data.kept;
          previews.value = [];
          update.value = updateAfter(update.peek(), data, last);
          last = data;
        });
        return;
      case 'previews':
        // They come after the picture, never with it.
        afterPaint(() => {
          if (data.version === update.peek()?.version) previews.value = data.previews;
        });
        return;
      case 'thoughts':
        thoughts.value = data.thoughts;
    }
  });

  return {
    update,
    previews,
    kept,
    open: (saved, script) => ask({ type: 'open', saved, ...(script && { script }) }),
    playOn: () => ask({ type: 'playOn' }),
    show: (viewer) => void ask({ type: 'show', viewer }),
    setPace: (pace) => void ask({ type: 'pace', ...pace }),
    thoughts,
    submit: (answer) => ask({ type: 'submit', ...answer }),
    hint: () => ask({ type: 'hint' }),
    undo: (seat, count) => ask({ type: 'undo', seat, count }),
    takeBack: (seat, count) => ask({ type: 'undo', seat, count, advised: true }),
    beats: async (from, to, viewer) => {
      const answer = await ask({ type: 'beats', from, to, ...(viewer === undefined ? {} : { viewer }) });
      return answer.ok ? (answer.beats ?? []) : [];
    },
    close,
  };
}
