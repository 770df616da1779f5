import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.h singer', () => {
  it('C7.h scores what the best saloon scored', () => {
    expect(pointsOf('singer', 'S h . S H\n. . . . H')).toBe(8);
    expect(pointsOf('singer', 'S')).toBe(0);
    expect(pointsOf('singer', 'h H T')).toBe(0);
  });
});
