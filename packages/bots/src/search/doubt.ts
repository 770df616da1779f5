/** How much may still be gained by trying a candidate again that is behind the best one. */
import { type GameCommand, nth } from '@carson/engine';
import { type Candidate, meritOf } from './candidate.ts';
import { exponential } from './exponential.ts';

/** Fewer playouts tell too little about how far they differ. */
const FEWEST = 8;

/**
 * Returns the mean of what would be gained if the candidate turned out to be the better one, in points. Both were
 * tried in the same states with the same luck, so their differences count, not their values.
 */
export function doubtAbout(
  candidate: Candidate<GameCommand>,
  best: Candidate<GameCommand>,
  priorWeight: number,
): number {
  const { tries } = candidate;
  if (tries < FEWEST || tries !== best.tries) return Number.POSITIVE_INFINITY;
  const behind = meritOf(best, priorWeight) - meritOf(candidate, priorWeight);
  const error = (Math.sqrt(tries) * deviationOf(best.values, candidate.values)) / (tries + priorWeight);
  return error === 0 ? 0 : error * expectedExcess(behind / error);
}

function deviationOf(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < a.length; at++) {
    const difference = nth(a, at) - nth(b, at);
    sum += difference;
    squares += difference * difference;
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / a.length) / (a.length - 1));
}

const DENSITY_AT_0 = 1 / Math.sqrt(2 * Math.PI);

/** Returns the mean of what a normally distributed number exceeds z by, z from 0 up (the tail by Abramowitz and Stegun 26.2.16). */
export function expectedExcess(z: number): number {
  const density = DENSITY_AT_0 * exponential((-z * z) / 2);
  const t = 1 / (1 + 0.33267 * z);
  const tail = density * t * (0.4361836 + t * (-0.1201676 + t * 0.937298));
  return Math.max(0, density - z * tail);
}
