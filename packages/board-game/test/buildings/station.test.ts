import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { whyNotBuild } from '../../src/appraise/building.ts';
import { canEarn } from '../../src/appraise/income.ts';
import { isAttackable } from '../../src/appraise/protection.ts';
import { finalScore } from '../../src/appraise/score.ts';
import { houseValueOfTown } from '../../src/content/score-lines.ts';

const OWN = new Array(8).fill(new Array(8).fill('.0').join(' ')).join('\n');
const LINE = '0,3 1,3 2,3 3,3 4,3 5,3 6,3 7,3 8,3';

function sites(...paths: readonly string[]): number[] {
  const town = drawTown(OWN, ...paths);
  return town.on.flatMap((_, parcel) =>
    whyNotBuild(town, 0, { building: 'station', parcel }) === undefined ? [parcel] : [],
  );
}

describe('B8.13 station', () => {
  it('B8.13 stands side by side with a straight line of eight roads across the map', () => {
    expect(sites(LINE)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
    expect(sites('5,0 5,1 5,2 5,3 5,4 5,5 5,6 5,7 5,8')).toEqual([
      4, 5, 12, 13, 20, 21, 28, 29, 36, 37, 44, 45, 52, 53, 60, 61,
    ]);
  });

  it('B8.13 seven roads, or a bent line, are not enough', () => {
    expect(sites('0,3 1,3 2,3 3,3 4,3 5,3 6,3 7,3')).toEqual([]);
    expect(sites('0,3 1,3 2,3 3,3 4,3 4,4 5,4 6,4 7,4 8,4')).toEqual([]);
    const town = drawTown(OWN, '0,3 1,3 2,3');
    expect(whyNotBuild(town, 0, { building: 'station', parcel: 16 })).toEqual({
      code: 'noLineOfRoads',
      rule: 'B8.13',
      params: {},
    });
  });

  it('B14.31 the border of the map is no line across it', () => {
    expect(sites('0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0')).toEqual([]);
    expect(sites('8,0 8,1 8,2 8,3 8,4 8,5 8,6 8,7 8,8')).toEqual([]);
  });

  it('B14.31 bridges count in the line', () => {
    const town = drawTown('. . . .\n. . ~ .\n.0 . ~ .\n. . ~ .\n', LINE);
    expect(whyNotBuild(town, 0, { building: 'station', parcel: 16 })).toBeUndefined();
  });

  it('B8.13 cannot be attacked and earns nothing', () => {
    const town = drawTown('N0');
    expect([isAttackable(town, 0), canEarn(town, 0)]).toEqual([false, false]);
  });

  it('B8.13 B13.4 12 houses, 2 hotels, 4 ranches, 1 church, 1 station: 23, so 11 VP', () => {
    const town = drawTown(`
      h  h1 h  h  h  h
      h0 h  h  h  h  h
      T0 T1 R0 R1 R1 R1
      C1 N0 m0 P1 M1 D1`);
    expect(houseValueOfTown(town)).toBe(23);
    const none = { points: 0, money: 0, horses: 0, rodeos: 0, playersBehind: 0 };
    const standing = { seat: 0, ...none, teaches: false };
    const line = finalScore(town, standing).lines.find(({ id }) => id === 'station');
    expect(line).toMatchObject({ points: 11, rule: 'B8.13' });
    expect(line?.parts[0]?.parcels).toEqual([
      25, 0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 24, 25,
    ]);
    const other = finalScore(town, { ...standing, seat: 1 }).lines.find(({ id }) => id === 'station');
    expect(other).toEqual({ id: 'station', points: 0, rule: 'B8.13', parts: [] });
  });
});
