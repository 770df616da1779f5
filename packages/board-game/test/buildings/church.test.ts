import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { canEarn } from '../../src/appraise/income.ts';
import { isAttackable } from '../../src/appraise/protection.ts';

describe('B8.7 church', () => {
  it('B8.7 has no income', () => {
    expect(canEarn(drawTown('C0 h'), 0)).toBe(false);
  });

  it('B7.4 protects itself and adjacent buildings of the same owner, corners too', () => {
    const town = drawTown(`
      S0 .  B1
      .  C0 D0
      .  .  .  T0`);
    expect([9, 0, 10].map((parcel) => isAttackable(town, parcel))).toEqual([false, false, false]);
    expect([2, 19].map((parcel) => isAttackable(town, parcel))).toEqual([true, true]);
  });
});
