import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt, partsAt } from './income-at.ts';

describe('B8.10 general store', () => {
  it("B8.10 B13.4 two adjacent houses, one of them own, and another player's church: $12", () => {
    const town = drawTown('h0 G0 h\n.  C1 .');
    expect(incomeAt(town, [1, 0])).toBe(12);
    expect(partsAt(town, [1, 0])).toEqual([
      { source: 'house', amount: 6, parcels: [0], rule: 'B8.10' },
      { source: 'house', amount: 3, parcels: [2], rule: 'B8.10' },
      { source: 'house', amount: 3, parcels: [9], rule: 'B8.10' },
    ]);
  });

  it('counts house values: own hotel $12, another player’s hotel $6, the city hall $3', () => {
    expect(incomeAt(drawTown('T0 G0'), [1, 0])).toBe(12);
    expect(incomeAt(drawTown('T1 G0'), [1, 0])).toBe(6);
    expect(incomeAt(drawTown('Y  G0'), [1, 0])).toBe(3);
  });

  it('B8.12 its step is $3', () => {
    expect(incomeAt(drawTown('h G0'), [1, 0], { occupant: 0 })).toBe(6);
  });

  it('B7.5 earns $33 at most', () => {
    expect(incomeAt(drawTown('H0 G0 H0\n. H0 .'), [1, 0])).toBe(33);
    expect(incomeAt(drawTown('H0 G0 H0\n. h0 .'), [1, 0])).toBe(30);
  });
});
