export interface MeanScore {
  readonly meanScore: number;
  /** Half the width of the interval that holds the true mean with 95 % confidence. */
  readonly ci95: number;
}

/** Two-sided 95 % point of the normal distribution. */
const Z95 = 1.96;

export function meanScoreOf(scores: readonly number[]): MeanScore {
  const count = scores.length;
  if (count === 0) return { meanScore: 0, ci95: 0 };
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  if (count === 1) return { meanScore: mean, ci95: 0 };
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (count - 1);
  return { meanScore: rounded(mean), ci95: rounded(Z95 * Math.sqrt(variance / count)) };
}

export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
