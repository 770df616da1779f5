import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt, partsAt } from './income-at.ts';

describe('B8.9 blacksmith', () => {
  it('B8.9 earns $5 times the number of the round', () => {
    const town = drawTown('h K0 h');
    expect([1, 2, 3, 4].map((round) => incomeAt(town, [1, 0], { round }))).toEqual([5, 10, 15, 20]);
  });

  it('B8.9 and $5 per ranch its owner has', () => {
    const town = drawTown('K0 R0 . R0 R1');
    expect(incomeAt(town, [0, 0], { round: 2 })).toBe(20);
    expect(partsAt(town, [0, 0], { round: 2 })).toEqual([
      { source: 'round', amount: 10, parcels: [0], rule: 'B8.9' },
      { source: 'owned', amount: 10, parcels: [1, 3], rule: 'B8.9' },
    ]);
  });

  it('B8.12 its step is $5', () => {
    expect(incomeAt(drawTown('K0'), [0, 0], { round: 3, occupant: 0 })).toBe(20);
  });

  it('B7.5 earns $40 at most', () => {
    const town = drawTown('K0 . R0 . R0 . R0 .\nR0 R0');
    expect(incomeAt(town, [0, 0], { round: 4 })).toBe(40);
    expect(incomeAt(town, [0, 0], { round: 2 })).toBe(35);
  });
});
