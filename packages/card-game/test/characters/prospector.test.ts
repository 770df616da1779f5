import { describe, expect, it } from 'vitest';
import { pointsOf } from './score-line.ts';

describe('C7.t prospector', () => {
  it('C7.t 1 per mountain and per mine', () => {
    expect(pointsOf('prospector', 'M M m\n_ m h')).toBe(4);
  });
});
