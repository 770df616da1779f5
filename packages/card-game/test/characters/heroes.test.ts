import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../src/index.ts';
import { raisedBeforeBid } from './bonus.ts';
import { pointsOf } from './score-line.ts';

describe('C7.d heroes', () => {
  it('C7.d +3 to the card that will be played', () => {
    expect(raisedBeforeBid('heroes').order).toEqual([0, 1, 2, 3]);
    expect(raisedBeforeBid('heroes').seats[3]?.bonus).toBe(3);
  });

  it('C7.d 6 points, both symbols', () => {
    expect(pointsOf('heroes', '')).toBe(6);
    expect(CHARACTERS.heroes.symbols).toEqual(['points', 'tilt']);
  });
});
