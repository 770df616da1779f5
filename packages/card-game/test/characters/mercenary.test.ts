import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../src/index.ts';
import { raisedAfterReveal } from './bonus.ts';
import { pointsOf } from './score-line.ts';

describe('C7.f mercenary', () => {
  it('C7.f +5 after the reveal', () => {
    const state = raisedAfterReveal('mercenary');
    expect(state.seats[3]?.bonus).toBe(5);
    expect(state.order.slice(0, 2)).toEqual([0, 1]);
  });

  it('C7.f shows tilt and scores nothing', () => {
    expect(pointsOf('mercenary', 'h')).toBe(0);
    expect(CHARACTERS.mercenary.symbols).toEqual(['tilt']);
  });
});
