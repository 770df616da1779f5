import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { whyNoSite } from '../../src/appraise/building.ts';
import { canEarn } from '../../src/appraise/income.ts';
import { isAttackable } from '../../src/appraise/protection.ts';
import { parcelAt } from '../../src/town/geometry.ts';

const ROADS = ['0,4 1,4 2,4 3,4 4,4 5,4 6,4 7,4 8,4'];
const RIVER = `
  .  .  .  ~  .  .  .  .
  .  .  .  ~  .  .  .  .
  .  .  .  ~  .  .  .  .
  .  .  .  ~  L0 .  .  .
  .  .  .  ~  .  .  .  .
  .  .  .  ~  .  .  .  .
  .  .  .  ~  .  .  .  .
  .  .  .  ~  .  .  .  .`;

describe('B8.11 school', () => {
  it('B8.11 needs a road', () => {
    expect(whyNoSite(drawTown(''), { building: 'school', parcel: 0 })?.code).toBe('parcelNotServed');
  });

  it('B8.11 with the river at most one stands on each side', () => {
    const town = drawTown(RIVER, ...ROADS);
    expect(whyNoSite(town, { building: 'school', parcel: parcelAt(7, 4) })).toEqual({
      code: 'oneOnThisBank',
      rule: 'B8.11',
      params: {},
    });
    expect(whyNoSite(town, { building: 'school', parcel: parcelAt(2, 4) })).toBeUndefined();
    expect(whyNoSite(town, { building: 'bank', parcel: parcelAt(7, 4) })).toBeUndefined();
  });

  it('B8.11 without the river there is no such limit', () => {
    const town = drawTown(RIVER.replaceAll('~', '.'), ...ROADS);
    expect(whyNoSite(town, { building: 'school', parcel: parcelAt(7, 4) })).toBeUndefined();
  });

  it('B14.30 sides are the land regions that remain, even three of them', () => {
    const town = drawTown(
      `
      ~ L0 ~ .
      ~ ~  ~ .
      .  .  ~ .
      .  .  ~ ~
      L1 .  .  ~
      .  .  ~ ~
      .  .  ~ .
      .  .  ~ .`,
      ...ROADS,
      '8,4 8,5 8,6 7,6',
      '0,4 0,3 0,2 0,1 1,1 2,1 3,1',
    );
    const at = (x: number, y: number) =>
      whyNoSite(town, { building: 'school', parcel: parcelAt(x, y) })?.code;
    expect(at(0, 3)).toBe('oneOnThisBank');
    expect(at(7, 5)).toBeUndefined();
    expect(at(3, 0)).toBeUndefined();
  });

  it('B7.4 has no income and cannot be attacked', () => {
    const town = drawTown('L0 h');
    expect([canEarn(town, 0), isAttackable(town, 0)]).toEqual([false, false]);
  });
});
