import { describe, expect, it } from 'vitest';
import { placements, scoreCity } from '../../src/index.ts';
import { rows } from '../rows.ts';
import { pointsOf } from './score-line.ts';

describe('C7.u sheriff', () => {
  it('C7.u 3 per prison', () => {
    expect(pointsOf('sheriff', 'P _ P')).toBe(6);
    expect(pointsOf('sheriff', '!')).toBe(0);
  });

  it('C7.u outlaws cost nothing and count as empty', () => {
    const total = (characters: readonly 'sheriff'[]) => scoreCity(rows('R !'), { characters, sold: 0 }).total;
    expect(total([])).toBe(-6);
    expect(total(['sheriff'])).toBe(1);
  });

  it('C7.u outlaws may be covered', () => {
    const laid = [{ parcels: ['outlaws', 'outlaws', 'outlaws', 'outlaws'], x: 0, y: 0 }] as const;
    const houses = ['house', 'house', 'house', 'house'] as const;
    expect(placements(laid, ['sheriff'], houses)).toContainEqual({ x: 0, y: 0 });
    expect(placements(laid, [], houses)).not.toContainEqual({ x: 0, y: 0 });
  });
});
