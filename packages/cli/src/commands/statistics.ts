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

/** The least and the most that a share may truly be. */
export type Interval = readonly [least: number, most: number];

/** Wilson's 95 % interval of a share: it stays honest for few games and near 0 and 1, where ± would not. */
export function wilson(share: number, count: number): Interval {
  if (count === 0) return [0, 1];
  const spread = Z95 ** 2 / count;
  const centre = share + spread / 2;
  const reach = Z95 * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  return [
    rounded(Math.max(0, (centre - reach) / (1 + spread))),
    rounded(Math.min(1, (centre + reach) / (1 + spread))),
  ];
}

export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
