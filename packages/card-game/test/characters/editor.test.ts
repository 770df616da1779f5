import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.p editor', () => {
  it('C7.p 1 per points symbol, itself included, and 4 per tilt symbol', () => {
    expect(pointsOf('editor', '')).toBe(1);
    expect(pointsOf('editor', '', { others: ['singer', 'governor', 'lawyer'] })).toBe(1 + 1 + 4 + 4);
  });

  it('C7.p a character showing both scores both', () => {
    expect(pointsOf('editor', '', { others: ['heroes', 'doctor'] })).toBe(1 + 5 + 5);
  });
});
