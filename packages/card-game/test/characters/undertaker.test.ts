import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.o undertaker', () => {
  it('C7.o 2 per character, itself included', () => {
    expect(pointsOf('undertaker', '')).toBe(2);
    expect(pointsOf('undertaker', '', { others: ['governor', 'singer', 'doctor'] })).toBe(8);
  });
});
