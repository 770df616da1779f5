/** Messages between the page and the workers of a review. */
import type { Outline, Review, ReviewedDecision } from '@carson/bots';
import type { GameRecord } from '@carson/engine';

export type ToReviewer =
  /** Lists the decisions, then grades every `of`th of those that are not known, beginning with number `part`. */
  | {
      readonly type: 'grade';
      readonly record: GameRecord;
      readonly part: number;
      readonly of: number;
      /** Places of decisions that were graded before. */
      readonly known: readonly number[];
    }
  | {
      readonly type: 'assemble';
      readonly record: GameRecord;
      readonly decisions: readonly ReviewedDecision[];
    };

export type FromReviewer =
  | { readonly type: 'outline'; readonly outline: readonly Outline[] }
  | { readonly type: 'graded'; readonly index: number; readonly decision: ReviewedDecision }
  | { readonly type: 'part'; readonly part: number }
  | { readonly type: 'review'; readonly review: Review }
  | { readonly type: 'failed' };
