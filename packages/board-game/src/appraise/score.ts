/** B12: the final score of a seat as named lines, or as a number alone. From any position. */
import type { ScoreLine, ScorePart, SeatScore } from '@carson/engine';
import { SCORE_LINES, type Standing } from '../content/score-lines.ts';
import type { Town } from '../town/town.ts';

export function finalTotal(town: Town, standing: Standing): number {
  let total = 0;
  for (const line of SCORE_LINES) total += line.points(town, standing);
  return total;
}

/** Always every line, those without points too. */
export function finalScore(town: Town, standing: Standing): SeatScore {
  const lines = SCORE_LINES.map((line): ScoreLine => {
    const parts: ScorePart[] = [];
    const points = line.points(town, standing, parts);
    return { id: line.id, points, rule: line.rule, parts };
  });
  return { seat: standing.seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}
