/** What a building that does not stand yet would earn, parcel by parcel. */
import { BUILDINGS } from '../content/buildings/index.ts';
import type { BuildingId } from '../ids.ts';
import { PARCELS } from '../town/geometry.ts';
import { cloneTown, giveParcel, NOBODY, ownerOf, putOn } from '../town/town.ts';
import { whyNotBuild } from './building.ts';
import { type IncomePosition, incomeOf } from './income.ts';
import { whyNotOwnable } from './parcels.ts';

export interface Prospect {
  readonly parcel: number;
  /** What it would earn there now (B14.2), without the houses that come with it. */
  readonly income: number;
  /** False where the seat would have to get hold of the parcel first. */
  readonly owned: boolean;
}

/** Where the seat could build it, on its own parcels and on those it may still come to own, and for how much. */
export function prospectsOf(position: IncomePosition, seat: number, building: BuildingId): Prospect[] {
  const { earnings, site } = BUILDINGS[building];
  if (earnings === undefined || site !== 'own') return [];
  const prospects: Prospect[] = [];
  for (const parcel of PARCELS) {
    const owner = ownerOf(position.town, parcel);
    if (owner === NOBODY ? whyNotOwnable(position.town, parcel) !== undefined : owner !== seat) continue;
    const town = cloneTown(position.town);
    giveParcel(town, parcel, seat);
    if (whyNotBuild(town, seat, { building, parcel }) !== undefined) continue;
    putOn(town, parcel, building);
    prospects.push({ parcel, income: incomeOf({ ...position, town }, parcel), owned: owner === seat });
  }
  return prospects;
}
