import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import {
  consentNeeded,
  landRegion,
  takesHouse,
  whyNoHouse,
  whyNoSecondHouse,
  whyNoSite,
  whyNotBuild,
} from '../src/appraise/building.ts';
import type { BuildingId } from '../src/ids.ts';
import { NOBODY } from '../src/town/town.ts';

const STREET = '0,1 1,1 2,1';

function why(map: string, building: BuildingId = 'bank', parcel = 0): string | undefined {
  return whyNotBuild(drawTown(map, STREET), 0, { building, parcel })?.code;
}

describe('B5.6 to build', () => {
  it('B5.6 takes an own parcel', () => {
    expect([why('.0'), why('.'), why('.1')]).toEqual([undefined, 'notYourParcel', 'notYourParcel']);
  });

  it('B5.6 takes a free parcel', () => {
    expect(['h0', 'H0', 'M0', 'S0'].map((map) => why(map))).toEqual(new Array(4).fill('parcelNotFree'));
  });

  it('B5.6 takes a road along a side or at a corner', () => {
    const served = (path: string) => whyNoSite(drawTown('', path), { building: 'bank', parcel: 9 })?.code;
    expect(['1,1 2,1', '1,1 1,2', '0,1 1,1', '2,2 3,2', '2,2 2,3'].map(served)).toEqual(
      new Array(5).fill(undefined),
    );
    expect(['0,0 1,0', '3,1 3,2', '0,3 1,3'].map(served)).toEqual(new Array(3).fill('parcelNotServed'));
  });

  it('B5.6 ranch and mine need no road', () => {
    const far = '. . .\n. . .\n. .0';
    expect([why(far, 'ranch', 17), why(far, 'mine', 17), why(far, 'hotel', 17)]).toEqual([
      undefined,
      undefined,
      'parcelNotServed',
    ]);
  });

  it('B10.3 nothing is built under an outlaw, not even a ranch', () => {
    expect([why('.0!'), why('.0!', 'ranch')]).toEqual(['outlawOnParcel', 'outlawOnParcel']);
  });
});

describe('B5.6 (3) the house that comes with it', () => {
  const town = drawTown('. .0 .1 h M ~ .!', '0,1 1,1 2,1 3,1 4,1 5,1 6,1 7,1');

  it("B5.6 goes on a free served parcel: own, unowned or another player's", () => {
    expect([0, 1, 2].map((parcel) => whyNoHouse(town, parcel))).toEqual([undefined, undefined, undefined]);
    expect([3, 4, 5, 6].map((parcel) => whyNoHouse(town, parcel)?.code)).toEqual([
      'parcelNotFree',
      'parcelNotFree',
      'parcelNotFree',
      'outlawOnParcel',
    ]);
  });

  it('B8.14 needs a road', () => {
    expect(whyNoHouse(town, 40)).toEqual({ code: 'parcelNotServed', rule: 'B8.14', params: {} });
  });

  it("B5.6 asks for the consent of another player's parcel only", () => {
    expect([0, 1, 2].map((parcel) => consentNeeded(town, 0, parcel))).toEqual([NOBODY, NOBODY, 1]);
  });
});

describe('B5.7 a townhouse', () => {
  const why = (map: string, parcel = 9) => whyNoSecondHouse(drawTown(map), parcel)?.code;

  it('B5.7 may be set where all eight around are occupied or owned', () => {
    expect(why('S0 h M\n~ h .1\n.0 H Y')).toBeUndefined();
  });

  it('B5.7 not while one of them is bare and unowned', () => {
    expect(why('S0 h M\n~ h .1\n.0 H .')).toBe('notEnclosed');
    expect(why('S0 h M\n~ h .1\n.0 H .!')).toBe('notEnclosed');
  });

  it('B5.7 never on the border of the map', () => {
    expect(why('M h M\nM M M', 1)).toBe('notEnclosed');
    expect(why('h M\nM M', 0)).toBe('notEnclosed');
  });

  it('B5.7 takes no third house, and only a house takes a second', () => {
    expect(['H', 'M', '.', 'T0'].map((centre) => why(`M M M\nM ${centre} M\nM M M`))).toEqual(
      new Array(4).fill('noHouseToTop'),
    );
  });

  it('B10.3 not under an outlaw', () => {
    expect(why('M M M\nM h! M\nM M M')).toBe('outlawOnParcel');
  });

  it('takes a house means as a first or as a second one', () => {
    const town = drawTown('M M M .\nM h M\nM M M', '3,1 4,1');
    expect([9, 3, 11, 0].map((parcel) => takesHouse(town, parcel))).toEqual([true, true, true, false]);
    expect(takesHouse(town, 40)).toBe(false);
  });
});

describe('B14.30 sides of the river', () => {
  it('B14.30 are reached over sides, not over corners', () => {
    expect(landRegion(drawTown('. ~\n~ .'), 0)).toEqual([0]);
    expect(landRegion(drawTown('. ~\n~ .'), 9)).toHaveLength(61);
  });
});
