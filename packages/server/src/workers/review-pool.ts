/**
 * Processes for reviews, apart from those in which bots think: no review slows down a game. Work comes in
 * small parts through a fair queue, so that a long review does not keep others waiting.
 */
import type { Time } from '../time.ts';
import type { Owner } from './fair-queue.ts';
import type { ReviewReply, ReviewRequest } from './review-work.ts';
import { startProcess } from './worker-process.ts';
import { createWorkers, type Pool } from './workers.ts';

export interface ReviewPool extends Pool {
  /** Rejects where the process fails or takes too long (`TookTooLong`). */
  ask(owner: Owner, request: ReviewRequest): Promise<ReviewReply>;
  /** False where this server makes no reviews. */
  readonly isOpen: boolean;
}

interface ReviewPoolPorts {
  readonly processes: number;
  readonly time: Time;
}

/** Milliseconds for one part; a usual one takes a tenth of it. */
const LONGEST = 40_000;

export function openReviewPool({ processes, time }: ReviewPoolPorts): ReviewPool {
  const pool = createWorkers<ReviewRequest, ReviewReply>({
    most: processes,
    time,
    longest: LONGEST,
    newWorker: () => startProcess('review-worker'),
  });
  return { ...pool, ask: (owner, request) => pool.ask(owner, () => request), isOpen: processes > 0 };
}
