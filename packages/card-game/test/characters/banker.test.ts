import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.j banker', () => {
  it('C7.j 4 per bank', () => {
    expect(pointsOf('banker', 'B h B\nD B .')).toBe(12);
    expect(pointsOf('banker', '')).toBe(0);
  });
});
