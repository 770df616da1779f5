import type { SeatResult } from '@carson/engine';

/** The highest score first; equal scores share a rank. */
export function rankByScore(scores: readonly number[]): readonly SeatResult[] {
  return scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
  }));
}
