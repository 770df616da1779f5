import { describe, expect, it } from 'vitest';
import { meanScoreOf, wilson } from '../src/commands/statistics.ts';

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

describe('wilson', () => {
  it('does not claim certainty from few games', () => {
    expect(wilson(1, 4)).toEqual([0.51, 1]);
    expect(wilson(0, 4)).toEqual([0, 0.49]);
    expect(wilson(0.5, 0)).toEqual([0, 1]);
  });

  it('narrows with the number of games', () => {
    expect(wilson(0.75, 20)).toEqual([0.531, 0.888]);
    expect(wilson(0.75, 2_000)).toEqual([0.731, 0.768]);
  });
});
