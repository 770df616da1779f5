/** Reviews of finished games, made on the server. */
import * as v from 'valibot';
import { count, list, whole } from '../shapes.ts';
import { post, remove, tableParams } from './endpoint.ts';

/** What is graded; `carson schema review` describes it in full. */
const Decision = v.object({ move: count, seat: count, kind: v.string(), round: count });

export const REVIEW_ENDPOINTS = {
  review: post('/api/tables/:table/review', 'read', {
    summary:
      'Ask for the review of a finished game, and again for what has been graded since: the answer waits up to ten seconds for more than `after` decisions. A review that is no longer asked for is given up; a finished one is kept.',
    params: tableParams,
    body: v.strictObject({ after: v.optional(whole([0, 100_000]), 0) }),
    answer: v.object({
      /** All decisions of the game, not yet graded. */
      outline: list(Decision),
      /** Those that were graded, from number `after` on. */
      decisions: list(Decision),
      review: v.exactOptional(v.object({ game: v.string(), decisions: list(Decision) })),
    }),
  }),
  stopReview: remove('/api/tables/:table/review', 'read', {
    summary: 'No longer wait for a review that is under way.',
    params: tableParams,
  }),
};
