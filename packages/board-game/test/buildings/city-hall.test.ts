import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { whyNotBuild } from '../../src/appraise/building.ts';
import { canEarn } from '../../src/appraise/income.ts';
import { whyNotOwnable } from '../../src/appraise/parcels.ts';
import { isAttackable } from '../../src/appraise/protection.ts';
import { incomeAt } from './income-at.ts';

describe('B8.12 city hall', () => {
  const street = '0,1 1,1 2,1 3,1';

  it('B8.12 goes on a free parcel that no one owns and a road serves', () => {
    const town = drawTown('. .0 h .!\n', street);
    const why = (parcel: number) => whyNotBuild(town, 0, { building: 'cityHall', parcel })?.code;
    expect([0, 1, 2, 3, 24].map(why)).toEqual([
      undefined,
      'parcelOwned',
      'parcelNotFree',
      'outlawOnParcel',
      'parcelNotServed',
    ]);
  });

  it('B8.12 its parcel can never be owned', () => {
    expect(whyNotOwnable(drawTown('Y'), 0)).toEqual({ code: 'parcelNeverOwned', rule: 'B8.12', params: {} });
  });

  it('B8.12 the step goes to drugstores, banks, general stores, saloons and blacksmiths of the occupant', () => {
    const steps = ['D', 'B', 'G', 'S', 'K', 'R', 'm', 'T'].map((letter) => {
      const town = drawTown(`. h .\n. ${letter}0 .\n. . M`);
      return incomeAt(town, [1, 1], { occupant: 0 }) - incomeAt(town, [1, 1]);
    });
    expect(steps).toEqual([3, 3, 3, 5, 5, 0, 0, 0]);
  });

  it('B7.1 counts as a house for everyone; earns nothing and is not attacked', () => {
    const town = drawTown('S0 Y S1');
    expect([incomeAt(town, [0, 0]), incomeAt(town, [2, 0])]).toEqual([5, 5]);
    expect([canEarn(town, 1), isAttackable(town, 1)]).toEqual([false, false]);
  });
});
