/** The review of games, whatever the game. */
export {
  type Decision,
  type Effort,
  type GradedDecision,
  gradeDecision,
  REVIEW_ITERATIONS,
  type Weighed,
} from './decision.ts';
export { GRADES, type Grade } from './grade.ts';
export { LUCK_IDS, type LuckId, type LuckRow } from './luck.ts';
export {
  decisionsOf,
  gradeOpen,
  type OpenDecision,
  type Outline,
  outlineOf,
  type ReviewedDecision,
} from './review.ts';
export {
  type AnyReviewer,
  CAUSES,
  type Cause,
  DECISION_KINDS,
  type DecisionKind,
} from './reviewer.ts';
export type { Balance, KindSummary, SeatSummary, TurningPoint } from './summary.ts';
export { assembleReview, REVIEW_VERSION, type Review, type Reviewing, reviewRecord } from './whole.ts';
