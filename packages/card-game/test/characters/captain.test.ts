import { describe, expect, it } from 'vitest';
import { placements } from '../../src/index.ts';
import { pointsOf } from './score-line.ts';

const bare = ['empty', 'empty', 'empty', 'empty'] as const;
const row = [0, 2, 4, 6].map((x) => ({ parcels: bare, x, y: 0 }));

describe('C7.l captain', () => {
  it('C7.l 6 points', () => {
    expect(pointsOf('captain', '')).toBe(6);
  });

  it('C7.l the city may measure 8 x 9', () => {
    const widest = (characters: readonly 'captain'[]) =>
      Math.max(...placements(row, characters, bare).map(({ x }) => x + 2));
    expect(widest([])).toBe(8);
    expect(widest(['captain'])).toBe(9);
  });

  it('C7.l the Indian then counts 72 places', () => {
    expect(pointsOf('indian', 'h', { others: ['captain'] })).toBe(36);
  });
});
