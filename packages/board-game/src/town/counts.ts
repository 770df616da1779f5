/** What a seat has on the map. */
import { buildingAt } from '../content/buildings/index.ts';
import { PARCEL_COUNT } from './geometry.ts';
import type { Town } from './town.ts';

export function buildingsOwnedBy(town: Town, seat: number): number {
  let count = 0;
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (town.owner[parcel] === seat && buildingAt(town, parcel) !== undefined) count++;
  }
  return count;
}
