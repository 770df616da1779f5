import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

const covered = (places: number) => Array(places).fill('_').join(' ');

describe('C7.r indian', () => {
  it('C7.r half a point per place of the 64 that is not covered, rounded up', () => {
    expect(pointsOf('indian', '')).toBe(32);
    expect(pointsOf('indian', covered(1))).toBe(32);
    expect(pointsOf('indian', covered(2))).toBe(31);
    expect(pointsOf('indian', Array(8).fill(covered(8)).join('\n'))).toBe(0);
  });

  it('C8.4 40 covered: 12 points', () => {
    expect(pointsOf('indian', Array(5).fill(covered(8)).join('\n'))).toBe(12);
  });

  it('C7.r 72 places with the Captain', () => {
    expect(pointsOf('indian', Array(5).fill(covered(8)).join('\n'), { others: ['captain'] })).toBe(16);
  });
});
