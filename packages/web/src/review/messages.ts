/** What the page and the workers of a review tell each other. */
import type { OpenDecision, Review, ReviewedDecision } from '@carson/bots';
import type { GameRecord } from '@carson/engine';

/** A decision that is still to be looked at. */
export type Outline = Pick<OpenDecision, 'move' | 'seat' | 'kind' | 'round'>;

export type ToReviewer =
  /** Lists the decisions, then grades every `of`th of them, beginning with number `part`. */
  | { readonly type: 'grade'; readonly record: GameRecord; readonly part: number; readonly of: number }
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
