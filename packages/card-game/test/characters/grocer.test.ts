import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.n grocer', () => {
  it('C7.n 4 per drugstore', () => {
    expect(pointsOf('grocer', 'D B\nD h')).toBe(8);
  });
});
