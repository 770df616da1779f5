/** Polls a server that reviews one of its games for the decisions graded since the last answer. */
import type { Outline, Review, ReviewedDecision } from '@carson/bots';
import { ask } from '../../online/connection/api.ts';

export interface ReviewServer {
  /** The decisions known beyond the first `after`. Undefined where the server cannot or will not. */
  ask(after: number): Promise<ReviewNews | undefined>;
  /** Stops asking for the rest. */
  stop(): void;
}

export interface ReviewNews {
  readonly outline: readonly Outline[];
  readonly decisions: readonly ReviewedDecision[];
  /** The whole, once it is done. */
  readonly review?: Review;
}

export function reviewServer(table: string): ReviewServer {
  return {
    async ask(after) {
      const answer = await ask('review', { params: { table }, body: { after } });
      // The server and the page are of one build: what it sends is a review.
      return answer.ok ? (answer.value as ReviewNews) : undefined;
    },
    stop() {
      void ask('stopReview', { params: { table } });
    },
  };
}
