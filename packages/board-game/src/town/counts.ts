/** What a seat has on the map. */
import { buildingAt } from '../content/buildings/index.ts';
import { PARCELS } from './geometry.ts';
import type { Town } from './town.ts';

export function buildingsOwnedBy(town: Town, seat: number): number {
  let count = 0;
  for (const parcel of PARCELS) {
    if (town.owner[parcel] === seat && buildingAt(town, parcel) !== undefined) count++;
  }
  return count;
}
