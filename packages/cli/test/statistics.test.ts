import { describe, expect, it } from 'vitest';
import { meanScoreOf } from '../src/statistics.ts';

describe('meanScoreOf', () => {
  it('is the mean, with 1.96 standard errors around it', () => {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32 / 7
    const { meanScore, ci95 } = meanScoreOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(meanScore).toBe(5);
    expect(ci95).toBeCloseTo(1.96 * Math.sqrt(32 / 7 / 8), 3);
  });

  it('claims no interval from fewer than two games', () => {
    expect(meanScoreOf([7])).toEqual({ meanScore: 7, ci95: 0 });
    expect(meanScoreOf([])).toEqual({ meanScore: 0, ci95: 0 });
  });
});
