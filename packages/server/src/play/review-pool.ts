/**
 * Threads for reviews, apart from those in which bots think: no review slows down a game. Work comes in
 * small parts through a fair queue, so that a long review does not keep others waiting.
 */
import type { Worker } from 'node:worker_threads';
import type { Time } from '../time.ts';
import type { Owner } from './fair-queue.ts';
import type { ReviewReply, ReviewRequest } from './review-work.ts';
import { createThreads, threadOf } from './threads.ts';

export interface ReviewPool {
  /** Rejects where the thread fails or takes too long (`TookTooLong`). */
  ask(owner: Owner, request: ReviewRequest): Promise<ReviewReply>;
  /** False where this server reviews nothing. */
  readonly isOpen: boolean;
  /** Parts that no thread has taken up yet. */
  waiting(): number;
  close(): void;
}

export interface ReviewPoolPorts {
  readonly threads: number;
  readonly time: Time;
  readonly newWorker?: () => Worker;
}

/** Milliseconds for one part; a usual one takes a tenth of it. */
const LONGEST = 40_000;

export function openReviewPool({ threads, time, newWorker }: ReviewPoolPorts): ReviewPool {
  const pool = createThreads<ReviewRequest, ReviewReply>({
    threads,
    time,
    longest: LONGEST,
    newWorker: newWorker ?? (() => threadOf('review-worker')),
  });
  return {
    ask: (owner, request) => pool.ask(owner, () => request),
    isOpen: threads > 0,
    waiting: () => pool.waiting(),
    close: () => pool.close(),
  };
}
