import type { Mistakes } from './mistakes.ts';

/** How well a level thinks, whatever the game. */
export interface Level {
  readonly id: string;
  readonly mistakes: Mistakes;
  /** Undefined for a level that does not look ahead. */
  readonly lookAhead?: LookAhead;
}

export interface LookAhead {
  /** At most this many options are searched, and none whose prior is worse by more than the margin. */
  readonly candidates: number;
  readonly margin: number;
  /** Stages per playout, and playouts in all, at the cheapest table. */
  readonly depth: number;
  readonly iterations: number;
  /** A playout lasts no longer than this many stages, however cheap. */
  readonly deepest?: number;
  /** How many playouts the prior counts for. */
  readonly priorWeight: number;
  /** Candidates are dropped early once less than this may be gained by them, in points. */
  readonly doubt?: number;
  /**
   * Where the error of a score is taken by which a win chance counts in points beside the prior. What one point is worth
   * depends on all that is still to come: at the end of a deep playout little is, and the prior would count too much.
   */
  readonly errorAt: 'start' | 'end';
}

/** How many stages a playout lasts at a table where it costs so much. */
export function depthAt({ depth, deepest = depth }: LookAhead, playoutCost: number): number {
  return Math.min(deepest, depth / playoutCost);
}
