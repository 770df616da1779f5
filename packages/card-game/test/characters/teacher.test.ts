import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.q teacher', () => {
  it('C7.q the house value of the city: house 1, townhouse 2, hotel 2', () => {
    expect(pointsOf('teacher', 'h h H\nT S .')).toBe(6);
  });
});
