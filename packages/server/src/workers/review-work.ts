/** What the review processes do: plain data in, plain data out. */
import {
  assembleReview,
  decisionsOf,
  foreignMove,
  gradeOpen,
  type Outline,
  outlineOf,
  type Review,
  type ReviewedDecision,
  reviewerFor,
} from '@carson/bots';
import { type GameRecord, known, seedRandom } from '@carson/engine';
import type { Games } from '../games/registry.ts';

export type ReviewRequest =
  /** Grades some decisions; the first part comes with the outline of all. */
  | { readonly type: 'grade'; readonly record: GameRecord; readonly from: number; readonly count: number }
  | {
      readonly type: 'assemble';
      readonly record: GameRecord;
      readonly decisions: readonly ReviewedDecision[];
    }
  /** Recomputes the answers of a daily challenge's opponents. */
  | {
      readonly type: 'opponents';
      readonly record: GameRecord;
      readonly bots: readonly string[];
      /** Secret, and different each time. */
      readonly key: string;
      readonly milliseconds: number;
    };

export interface ReviewReply {
  readonly outline?: readonly Outline[];
  readonly decisions?: readonly ReviewedDecision[];
  readonly review?: Review;
  readonly foreignMove?: number;
}

export function workOnReview(request: ReviewRequest, games: Games): ReviewReply {
  const { record } = request;
  const { game } = known(games(record.game), `the game ${record.game}`);
  const reviewer = known(reviewerFor(record.game), `a reviewer of ${record.game}`);
  if (request.type === 'assemble') {
    return { review: assembleReview(game, reviewer, { record, decisions: request.decisions }) };
  }
  if (request.type === 'opponents') {
    const until = Date.now() + request.milliseconds;
    const random = seedRandom(request.key);
    const move = foreignMove(game, { record, bots: request.bots, random, stop: () => Date.now() >= until });
    return move === undefined ? {} : { foreignMove: move };
  }
  const { from, count } = request;
  const decisions: ReviewedDecision[] = [];
  let index = 0;
  for (const open of decisionsOf(game, reviewer, { record })) {
    if (index >= from + count) break;
    if (index >= from) decisions.push(gradeOpen(reviewer, open));
    index++;
  }
  return { decisions, ...(from === 0 ? { outline: outlineOf(game, reviewer, record) } : {}) };
}
