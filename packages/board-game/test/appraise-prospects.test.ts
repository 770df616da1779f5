import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { prospectsOf } from '../src/appraise/prospects.ts';
import type { BuildingId } from '../src/ids.ts';
import { columnOf, rowOf } from '../src/town/geometry.ts';
import { NOBODY, type Town } from '../src/town/town.ts';

/** 'column,row: income', with a star where the seat owns the parcel. */
function seen(town: Town, building: BuildingId): string[] {
  return prospectsOf({ town, round: 1, occupant: NOBODY }, 0, building).map(
    ({ parcel, income, owned }) => `${columnOf(parcel)},${rowOf(parcel)}: ${income}${owned ? '*' : ''}`,
  );
}

describe('prospects of a building', () => {
  it('B5.6 lists the served free parcels that are the seat’s or no one’s, with what it would earn there', () => {
    const town = drawTown(
      `
      .0 h  .
      .1 h  .0!`,
      '1,1 1,2',
    );
    expect(seen(town, 'saloon')).toEqual(['0,0: 10*', '0,2: 5', '1,2: 5']);
  });

  it('B14.2 counts what the seat owns elsewhere as if the parcel were its own', () => {
    const town = drawTown('h0 . h1', '1,0 2,0');
    expect(seen(town, 'saloon')).toContain('1,0: 5');
  });

  it('leaves the town as it was', () => {
    const town = drawTown('.0 h', '0,0 1,0');
    const before = structuredClone(town);
    expect(seen(town, 'saloon')).not.toEqual([]);
    expect(town).toEqual(before);
  });

  it('B8.12 is empty for a building that earns nothing', () => {
    expect(seen(drawTown('.0 h', '0,0 1,0'), 'cityHall')).toEqual([]);
  });
});
