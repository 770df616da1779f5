/** What all decisions of a game amount to: accuracy, turning points, and what moved each seat's chance. */
import { fromKeys } from '@carson/engine';
import { accuracyOf, GRADES, type Grade } from './grade.ts';
import type { ReviewedDecision } from './review.ts';
import type { Cause, DecisionKind } from './reviewer.ts';
import { DECISION_KINDS } from './reviewer.ts';

/** Accuracy runs from 0 to 100. */
export interface KindSummary {
  readonly kind: DecisionKind;
  readonly decisions: number;
  readonly accuracy: number;
  /** What all of them cost in win chance. */
  readonly cost: number;
}

/** What moved a seat's win chance: `start + choices + luck + others = end`. */
export interface Balance {
  readonly start: number;
  /** What the seat's own decisions cost, never above 0. */
  readonly choices: number;
  /** Dice, cards, and what others had hidden. */
  readonly luck: number;
  /** What the decisions of the others brought. */
  readonly others: number;
  readonly end: number;
}

/** A step of 8 in 100 or more. */
export interface TurningPoint {
  /** Index into the decisions: the one that was made, or the one before which chance struck. */
  readonly decision: number;
  readonly by: 'decision' | Cause;
  readonly change: number;
}

export interface SeatSummary {
  readonly seat: number;
  readonly decisions: number;
  readonly accuracy: number;
  readonly grades: Readonly<Record<Grade, number>>;
  readonly kinds: readonly KindSummary[];
  readonly balance: Balance;
  readonly turningPoints: readonly TurningPoint[];
}

export interface Course {
  readonly decisions: readonly ReviewedDecision[];
  /** Every seat's win chance at the end; as far as is known where the game goes on. */
  readonly end: readonly number[];
}

/** Returns every seat's win chance before the first decision. */
export function startOf({ decisions, end }: Course): readonly number[] {
  return decisions[0]?.best.chances ?? end;
}

export function summaryOf(course: Course, seat: number): SeatSummary {
  const own = course.decisions.filter((decision) => decision.seat === seat);
  const kinds = DECISION_KINDS.flatMap((kind) => {
    const such = own.filter((decision) => decision.kind === kind);
    return such.length === 0
      ? []
      : [{ kind, decisions: such.length, accuracy: meanAccuracy(such), cost: costOf(such) }];
  });
  const grades = fromKeys(GRADES, (grade) => own.filter((decision) => decision.grade === grade).length);
  return {
    seat,
    decisions: own.length,
    accuracy: meanAccuracy(own),
    grades,
    kinds,
    balance: balanceOf(course, seat),
    turningPoints: turningPointsOf(course, seat),
  };
}

function meanAccuracy(decisions: readonly ReviewedDecision[]): number {
  if (decisions.length === 0) return 100;
  const sum = decisions.reduce((total, { cost }) => total + accuracyOf(cost.chance), 0);
  return Math.round((10 * sum) / decisions.length) / 10;
}

function costOf(decisions: readonly ReviewedDecision[]): number {
  return fine(decisions.reduce((sum, { cost }) => sum + cost.chance, 0));
}

/** Decisions account for themselves; whatever else happened is luck. */
function balanceOf(course: Course, seat: number): Balance {
  const start = startOf(course)[seat] ?? 0;
  const end = course.end[seat] ?? 0;
  let choices = 0;
  let others = 0;
  for (const { seat: whose, played, best } of course.decisions) {
    const change = (played.chances[seat] ?? 0) - (best.chances[seat] ?? 0);
    if (whose === seat) choices += change;
    else others += change;
  }
  const luck = end - start - choices - others;
  return { start, choices: fine(choices), luck: fine(luck), others: fine(others), end };
}

const LEAST_STEP = 0.08;
const MOST_POINTS = 4;

/** Returns the largest steps of a seat's chance, in the order of the game. */
function turningPointsOf({ decisions, end }: Course, seat: number): readonly TurningPoint[] {
  const steps = decisions.flatMap((decision, at): TurningPoint[] => {
    const next = decisions[at + 1];
    const after = (next?.best.chances ?? end)[seat] ?? 0;
    const struck: TurningPoint = {
      decision: Math.min(at + 1, decisions.length - 1),
      by: next?.since ?? 'course',
      change: fine(after - (decision.played.chances[seat] ?? 0)),
    };
    const own: TurningPoint = { decision: at, by: 'decision', change: -decision.cost.chance };
    return [...(decision.seat === seat ? [own] : []), ...(struck.by === 'course' ? [] : [struck])];
  });
  return steps
    .filter(({ change }) => Math.abs(change) >= LEAST_STEP)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.decision - b.decision);
}

function fine(chance: number): number {
  return Math.round(10_000 * chance) / 10_000;
}
