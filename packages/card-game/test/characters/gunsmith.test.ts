import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../src/index.ts';
import { raisedBeforeBid } from './bonus.ts';
import { pointsOf } from './score-line.ts';

describe('C7.e gunsmith', () => {
  it('C7.e +6 to the card that will be played', () => {
    const state = raisedBeforeBid('gunsmith');
    expect(state.seats[3]?.bonus).toBe(6);
    expect(state.order.at(-1)).toBe(2);
  });

  it('C7.e shows tilt and scores nothing', () => {
    expect(pointsOf('gunsmith', 'h')).toBe(0);
    expect(CHARACTERS.gunsmith.symbols).toEqual(['tilt']);
  });
});
