import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../src/index.ts';
import { raisedAfterReveal } from './bonus.ts';
import { pointsOf } from './score-line.ts';

describe('C7.g doctor', () => {
  it('C7.g +2 after the reveal', () => {
    expect(raisedAfterReveal('doctor').seats[3]?.bonus).toBe(2);
  });

  it('C7.g 5 points, both symbols', () => {
    expect(pointsOf('doctor', '')).toBe(5);
    expect(CHARACTERS.doctor.symbols).toEqual(['points', 'tilt']);
  });
});
