import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt, partsAt } from './income-at.ts';

describe('B8.1 mine', () => {
  it('B8.1 earns $3 per adjacent mountain, corners too', () => {
    const town = drawTown(`
      M  .  .
      .  m0 M
      M  .  .  M`);
    expect(incomeAt(town, [1, 1])).toBe(9);
    expect(partsAt(town, [1, 1])).toEqual([
      { source: 'mountain', amount: 3, parcels: [0], rule: 'B8.1' },
      { source: 'mountain', amount: 3, parcels: [10], rule: 'B8.1' },
      { source: 'mountain', amount: 3, parcels: [16], rule: 'B8.1' },
    ]);
  });

  it('B7.1 a mountain of another player does not serve it, an own one and an unowned one do', () => {
    const town = drawTown(`
      M1 M0 M
      .  m0 .`);
    expect(incomeAt(town, [1, 1])).toBe(6);
  });

  it('earns nothing without a mountain, and nothing from houses', () => {
    expect(incomeAt(drawTown('h m0 H'), [1, 0])).toBe(0);
  });

  it('B10.2 touching the river earns $3 more, once', () => {
    const town = drawTown(`
      .  ~  M
      m0 ~  .
      .  ~  .
      .  ~  m0`);
    expect(incomeAt(town, [0, 1])).toBe(3);
    expect(incomeAt(town, [2, 3])).toBe(3);
    expect(partsAt(town, [0, 1])).toEqual([{ source: 'riverside', amount: 3, parcels: [1], rule: 'B10.2' }]);
    expect(incomeAt(drawTown('~ m0 M'), [1, 0])).toBe(6);
  });

  it('B8.12 gains nothing from the city hall', () => {
    expect(incomeAt(drawTown('M m0'), [1, 0], { occupant: 0 })).toBe(3);
  });
});
