/** What the threads of the reviews do: plain data in, plain data out. */
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
import { type GameRecord, seedRandom } from '@carson/engine';
import type { Games } from '../games/registry.ts';

export type ReviewRequest =
  /** Grades some decisions; those at the beginning come with all that there are. */
  | { readonly type: 'grade'; readonly record: GameRecord; readonly from: number; readonly count: number }
  | {
      readonly type: 'assemble';
      readonly record: GameRecord;
      readonly decisions: readonly ReviewedDecision[];
    }
  /** Thinks the answers of a daily challenge's opponents again. */
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

export function workOnReview(
  request: ReviewRequest,
  games: Games,
  now: () => number = Date.now,
): ReviewReply {
  const { record } = request;
  const game = games(record.game)?.game;
  const reviewer = reviewerFor(record.game);
  if (game === undefined || reviewer === undefined) throw new Error(`nobody reviews ${record.game}`);
  if (request.type === 'assemble') {
    return { review: assembleReview(game, reviewer, { record, decisions: request.decisions }) };
  }
  if (request.type === 'opponents') {
    const until = now() + request.milliseconds;
    const random = seedRandom(request.key);
    const move = foreignMove(game, { record, bots: request.bots, random, stop: () => now() >= until });
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
