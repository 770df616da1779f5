/** Means over playouts, and differences of two commands that were tried with the same luck. */
import { chanceInPoints } from '../search/candidate.ts';
import { winChances } from '../search/model.ts';
import type { PlayoutEnd } from '../search/search.ts';

export interface Estimate {
  tries: number;
  /** Sums: every seat's win chance, the seat's own score, and its win chance in points. */
  chances: number[];
  score: number;
  value: number;
}

export function emptyEstimate(): Estimate {
  return { tries: 0, chances: [], score: 0, value: 0 };
}

export function observe(estimate: Estimate, { chances, scores, noise }: PlayoutEnd, seat: number): void {
  estimate.tries++;
  for (const [at, chance] of chances.entries()) estimate.chances[at] = (estimate.chances[at] ?? 0) + chance;
  estimate.score += scores[seat] ?? 0;
  estimate.value += chanceInPoints(chances[seat] ?? 0, noise);
}

/** Returns the end of a playout with win chances for an error `scale` times as large. */
export function toChances({ scores, noise }: PlayoutEnd, scale: number): PlayoutEnd {
  return { scores, noise: noise * scale, chances: winChances(scores, noise * scale) };
}

/** Sums of paired differences; `cost` is what the difference is at least, give or take one standard error. */
export function pairOf() {
  let count = 0;
  let sum = 0;
  let squares = 0;
  let points = 0;
  return {
    add(played: PlayoutEnd, best: PlayoutEnd, seat: number): void {
      const difference = (best.chances[seat] ?? 0) - (played.chances[seat] ?? 0);
      count++;
      sum += difference;
      squares += difference * difference;
      points += (best.scores[seat] ?? 0) - (played.scores[seat] ?? 0);
    },
    cost(): number {
      if (count < 2) return 0;
      const mean = sum / count;
      const variance = Math.max(0, squares / count - mean * mean) / (count - 1);
      return Math.max(0, mean - Math.sqrt(variance));
    },
    points: () => (count === 0 ? 0 : points / count),
  };
}
