/**
 * A review under way: a server makes it, or two workers that grade every other decision. What was graded stays:
 * a review that was stopped goes on from there, and a server that has no time hands over to the workers.
 */
import type { Outline, Review, ReviewedDecision } from '@carson/bots';
import type { GameRecord } from '@carson/engine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { reloadIfGone } from '../../app/newer-page.ts';
import { storedReview, storeReview } from '../../table/stored/review-store.ts';
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

export interface ReviewWorker {
  postMessage(message: ToReviewer): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromReviewer }) => void): void;
  terminate(): void;
}

export interface ReviewPorts {
  readonly newWorker?: () => ReviewWorker;
  /** Asked first, where the game is on a server. */
  readonly server?: ReviewServer;
}

const PARTS = 2;

function startWorker(): ReviewWorker {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  reloadIfGone(worker);
  return worker;
}

interface Reviewing {
  readonly record: GameRecord;
  readonly newWorker: () => ReviewWorker;
  readonly server: ReviewServer | undefined;
  readonly progress: Signal<Progress>;
  workers: readonly ReviewWorker[];
  /** Grows with every start and stop: what was asked for before is no longer heard. */
  run: number;
  isServerAsked: boolean;
}

export function computeReview(
  record: GameRecord,
  { newWorker = startWorker, server }: ReviewPorts = {},
): Computation {
  const reviewing: Reviewing = {
    ...{ record, newWorker, server, workers: [], run: 0 },
    progress: signal<Progress>({ outline: [], graded: [], state: 'stopped' }),
    isServerAsked: server !== undefined,
  };
  const { progress } = reviewing;
  return {
    progress,
    start() {
      if (progress.peek().state !== 'stopped') return;
      update(reviewing, { state: 'working' });
      void work(reviewing);
    },
    stop() {
      end(reviewing);
      if (progress.peek().state !== 'working') return;
      if (reviewing.isServerAsked) server?.stop();
      update(reviewing, { state: 'stopped' });
    },
  };
}

function update({ progress }: Reviewing, part: Partial<Progress>): void {
  progress.value = { ...progress.peek(), ...part };
}

function end(reviewing: Reviewing): void {
  reviewing.run++;
  for (const worker of reviewing.workers) worker.terminate();
  reviewing.workers = [];
}

function finish(reviewing: Reviewing, review: Review): void {
  end(reviewing);
  update(reviewing, { review, outline: review.decisions, graded: review.decisions, state: 'done' });
}

async function work(reviewing: Reviewing): Promise<void> {
  const { record, server } = reviewing;
  const mine = ++reviewing.run;
  const isCurrent = (): boolean => reviewing.run === mine;
  const review = await storedReview(record);
  if (!isCurrent()) return;
  if (review !== undefined) {
    finish(reviewing, review);
    return;
  }
  if (server !== undefined && reviewing.isServerAsked) await workThere(reviewing, server, isCurrent);
  if (isCurrent()) workHere(reviewing);
}

/** Resolves when the review is there, or when the server has no time for it. */
async function workThere(
  reviewing: Reviewing,
  server: ReviewServer,
  isCurrent: () => boolean,
): Promise<void> {
  const { record, progress } = reviewing;
  while (reviewing.isServerAsked) {
    const from = progress.peek().graded.length;
    const news = await server.ask(from);
    if (!isCurrent()) return;
    if (news?.review !== undefined) {
      void storeReview(record, news.review);
      finish(reviewing, news.review);
      return;
    }
    reviewing.isServerAsked = news !== undefined && news.decisions.length > 0;
    if (news === undefined) return;
    const { outline, graded } = progress.peek();
    update(reviewing, {
      outline: outline.length > 0 ? outline : news.outline,
      graded: [...graded.slice(0, from), ...news.decisions],
    });
  }
  server.stop();
}

function workHere(reviewing: Reviewing): void {
  const { record, newWorker, progress } = reviewing;
  const known = progress.peek().graded.flatMap((decision, index) => (decision === undefined ? [] : [index]));
  reviewing.workers = Array.from({ length: PARTS }, (_, part) => {
    const worker = newWorker();
    worker.addEventListener('message', ({ data }) => receive(reviewing, data));
    worker.postMessage({ type: 'grade', record, part, of: PARTS, known });
    return worker;
  });
}

function receive(reviewing: Reviewing, message: FromReviewer): void {
  const { record, progress, workers } = reviewing;
  switch (message.type) {
    case 'outline':
      update(reviewing, { outline: message.outline });
      return;
    case 'graded': {
      const graded = [...progress.peek().graded];
      graded[message.index] = message.decision;
      update(reviewing, { graded });
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
      void storeReview(record, message.review);
      finish(reviewing, message.review);
      return;
    case 'failed':
      end(reviewing);
      update(reviewing, { state: 'failed' });
  }
}

function isComplete({ outline, graded }: Progress): boolean {
  return outline.length > 0 && outline.every((_, at) => graded[at] !== undefined);
}
