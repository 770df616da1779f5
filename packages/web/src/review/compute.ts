/** A review under way: two workers grade every other decision; nothing keeps the page waiting. */
import type { Review, ReviewedDecision } from '@carson/bots';
import type { GameRecord } from '@carson/engine';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { reloadIfGone } from '../app/newer-page.ts';
import { keepReview, keptReview } from './kept-reviews.ts';
import type { FromReviewer, Outline, ToReviewer } from './messages.ts';

export interface Progress {
  /** All decisions, as soon as they are known. */
  readonly outline: readonly Outline[];
  /** What has been graded so far, at the places of the outline. */
  readonly graded: readonly (ReviewedDecision | undefined)[];
  readonly review?: Review;
  readonly state: 'working' | 'stopped' | 'done' | 'failed';
}

export interface Computation {
  readonly progress: ReadonlySignal<Progress>;
  readonly start: () => void;
  /** What was graded stays. */
  readonly stop: () => void;
}

/** What a worker is, as far as a review is concerned. */
export interface ReviewWorker {
  postMessage(message: ToReviewer): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromReviewer }) => void): void;
  terminate(): void;
}

const PARTS = 2;

function hire(): ReviewWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  reloadIfGone(worker);
  return worker;
}

export function computeReview(record: GameRecord, employ: () => ReviewWorker = hire): Computation {
  const progress = signal<Progress>({ outline: [], graded: [], state: 'stopped' });
  let workers: readonly ReviewWorker[] = [];
  const set = (part: Partial<Progress>): void => {
    progress.value = { ...progress.peek(), ...part };
  };
  const end = (): void => {
    for (const worker of workers) worker.terminate();
    workers = [];
  };

  const hear = (message: FromReviewer): void => {
    switch (message.type) {
      case 'outline':
        set({ outline: message.outline });
        return;
      case 'graded': {
        const graded = [...progress.peek().graded];
        graded[message.index] = message.decision;
        set({ graded });
        return;
      }
      case 'part':
        if (isComplete(progress.peek()))
          workers[0]?.postMessage({
            type: 'assemble',
            record,
            decisions: progress.peek().graded.flatMap(known),
          });
        return;
      case 'review':
        end();
        void keepReview(record, message.review);
        set({ review: message.review, state: 'done' });
        return;
      case 'failed':
        end();
        set({ state: 'failed' });
    }
  };

  return {
    progress,
    start() {
      if (progress.peek().state !== 'stopped') return;
      set({ state: 'working' });
      void keptReview(record).then((review) => {
        if (progress.peek().state !== 'working') return;
        if (review !== undefined) {
          batch(() => set({ review, outline: review.decisions, graded: review.decisions, state: 'done' }));
          return;
        }
        workers = Array.from({ length: PARTS }, (_, part) => {
          const worker = employ();
          worker.addEventListener('message', ({ data }) => hear(data));
          worker.postMessage({ type: 'grade', record, part, of: PARTS });
          return worker;
        });
      });
    },
    stop() {
      end();
      if (progress.peek().state === 'working') set({ state: 'stopped' });
    },
  };
}

function isComplete({ outline, graded }: Progress): boolean {
  return outline.length > 0 && outline.every((_, at) => graded[at] !== undefined);
}

function known(decision: ReviewedDecision | undefined): readonly ReviewedDecision[] {
  return decision === undefined ? [] : [decision];
}
