import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt, partsAt } from './income-at.ts';

describe('B8.6 hotel', () => {
  it('B8.6 earns $6, whatever is around it and in every round', () => {
    expect(incomeAt(drawTown('T0'), [0, 0])).toBe(6);
    expect(incomeAt(drawTown('H T0 h\nR0 M ~'), [1, 0], { round: 4, occupant: 0 })).toBe(6);
    expect(partsAt(drawTown('T0'), [0, 0])).toEqual([
      { source: 'flat', amount: 6, parcels: [0], rule: 'B8.6' },
    ]);
  });

  it('B10.3 earns $3 under an outlaw', () => {
    expect(incomeAt(drawTown('T0!'), [0, 0])).toBe(3);
  });
});
