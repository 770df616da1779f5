import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.m cowboy', () => {
  it('C7.m 3 per ranch', () => {
    expect(pointsOf('cowboy', 'R R\n_ R')).toBe(9);
  });
});
