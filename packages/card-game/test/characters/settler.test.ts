import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.i settler', () => {
  it('C7.i 1 per empty parcel adjacent to at least one ranch, each parcel once', () => {
    expect(pointsOf('settler', 'R _ R')).toBe(1);
    expect(pointsOf('settler', '_ _ _ _\n_ R R _\n_ _ _ _')).toBe(10);
  });

  it('C7.i other empty parcels and bare places do not count', () => {
    expect(pointsOf('settler', 'R . _ _')).toBe(0);
  });
});
