/**
 * A review under way: a server makes it, or two workers that grade every other decision. What was graded stays:
 * a review that was stopped goes on from there, and a server that has no time hands over to the workers.
 */
import type { Outline, Review, ReviewedDecision } from '@carson/bots';
import type { GameRecord } from '@carson/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { reloadIfGone } from '../app/newer-page.ts';
import { keepReview, keptReview } from '../table/kept-reviews.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';
import type { ReviewServer } from './review-server.ts';

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

export interface ReviewPorts {
  readonly employ?: () => ReviewWorker;
  /** Asked first, where the game is on a server. */
  readonly server?: ReviewServer;
}

const PARTS = 2;

function hire(): ReviewWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  reloadIfGone(worker);
  return worker;
}

export function computeReview(record: GameRecord, { employ = hire, server }: ReviewPorts = {}): Computation {
  const progress = signal<Progress>({ outline: [], graded: [], state: 'stopped' });
  let workers: readonly ReviewWorker[] = [];
  /** Grows with every start and stop: what was asked for before is no longer heard. */
  let run = 0;
  let isServerAsked = server !== undefined;
  const set = (part: Partial<Progress>): void => {
    progress.value = { ...progress.peek(), ...part };
  };
  const end = (): void => {
    run++;
    for (const worker of workers) worker.terminate();
    workers = [];
  };
  const finish = (review: Review): void => {
    end();
    set({ review, outline: review.decisions, graded: review.decisions, state: 'done' });
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
            decisions: progress.peek().graded.flatMap((decision) => decision ?? []),
          });
        return;
      case 'review':
        void keepReview(record, message.review);
        finish(message.review);
        return;
      case 'failed':
        end();
        set({ state: 'failed' });
    }
  };

  const workHere = (): void => {
    const known = progress
      .peek()
      .graded.flatMap((decision, index) => (decision === undefined ? [] : [index]));
    workers = Array.from({ length: PARTS }, (_, part) => {
      const worker = employ();
      worker.addEventListener('message', ({ data }) => hear(data));
      worker.postMessage({ type: 'grade', record, part, of: PARTS, known });
      return worker;
    });
  };

  /** Resolves when the review is there, or when the server has no time for it. */
  const workThere = async (asked: ReviewServer, isCurrent: () => boolean): Promise<void> => {
    while (isServerAsked) {
      const from = progress.peek().graded.length;
      const news = await asked.ask(from);
      if (!isCurrent()) return;
      if (news?.review !== undefined) {
        void keepReview(record, news.review);
        finish(news.review);
        return;
      }
      isServerAsked = news !== undefined && news.decisions.length > 0;
      if (news === undefined) return;
      const { outline } = progress.peek();
      set({
        outline: outline.length > 0 ? outline : news.outline,
        graded: [...progress.peek().graded.slice(0, from), ...news.decisions],
      });
    }
    asked.stop();
  };

  const work = async (): Promise<void> => {
    const mine = ++run;
    const isCurrent = (): boolean => run === mine;
    const review = await keptReview(record);
    if (!isCurrent()) return;
    if (review !== undefined) {
      finish(review);
      return;
    }
    if (server !== undefined && isServerAsked) await workThere(server, isCurrent);
    if (isCurrent()) workHere();
  };

  return {
    progress,
    start() {
      if (progress.peek().state !== 'stopped') return;
      set({ state: 'working' });
      void work();
    },
    stop() {
      end();
      if (progress.peek().state !== 'working') return;
      if (isServerAsked) server?.stop();
      set({ state: 'stopped' });
    },
  };
}

function isComplete({ outline, graded }: Progress): boolean {
  return outline.length > 0 && outline.every((_, at) => graded[at] !== undefined);
}
