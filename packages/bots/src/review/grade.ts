/** Grades of a decision, from what it cost in win chance. */

/** The best first. */
export const GRADES = ['best', 'fine', 'slip', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** What a grade costs at least, in hundredths of a win. */
const LEAST_COST: Readonly<Record<Grade, number>> = { best: 0, fine: 1, slip: 3, mistake: 7, blunder: 15 };

/** Returns the grade of a decision that cost so much win chance, from 0 to 1; less than a hundredth is no fault. */
export function gradeOf(cost: number): Grade {
  const hundredths = Math.round(100 * cost);
  return GRADES.findLast((grade) => hundredths >= LEAST_COST[grade]) ?? 'best';
}

/** The cost that halves the accuracy of a decision. */
const HALVING_COST = 0.1;

/** Returns the accuracy of a decision, from 0 to 100: 100 for the best move, 50 where it cost 10 in 100. */
export function accuracyOf(cost: number): number {
  return 100 * 2 ** (-cost / HALVING_COST);
}
