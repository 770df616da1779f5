import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { canEarn } from '../../src/appraise/income.ts';
import { isAttackable, isOffLimitsToOutlaws } from '../../src/appraise/protection.ts';

describe('B8.8 prison', () => {
  it('B8.8 has no income', () => {
    expect(canEarn(drawTown('P0 h'), 0)).toBe(false);
  });

  it('B7.4 cannot be attacked, but does not protect its neighbours', () => {
    const town = drawTown('P0 S0');
    expect([0, 1].map((parcel) => isAttackable(town, parcel))).toEqual([false, true]);
  });

  it('B10.3 keeps outlaws off the parcels around it, owned or not', () => {
    const town = drawTown(`
      .1 .  .
      .  P0 S1
      .  .  .`);
    expect([0, 1, 2, 8, 10, 16, 17, 18].every((parcel) => isOffLimitsToOutlaws(town, parcel))).toBe(true);
    expect([9, 3, 11, 24].some((parcel) => isOffLimitsToOutlaws(town, parcel))).toBe(false);
  });
});
