/** What keeps cowboys and outlaws away from a building. */
import { factsAt } from '../content/buildings/index.ts';
import { neighboursOf } from '../town/geometry.ts';
import { ownerOf, type Town } from '../town/town.ts';

/** B7.4: whether a cowboy may attack the building here. */
export function isAttackable(town: Town, parcel: number): boolean {
  if (!factsAt(town, parcel).attackable) return false;
  return !isSheltered(town, parcel);
}

function isSheltered(town: Town, parcel: number): boolean {
  const owner = ownerOf(town, parcel);
  for (const near of neighboursOf(parcel)) {
    if (town.owner[near] === owner && factsAt(town, near).shelters) return true;
  }
  return false;
}

/** B10.3: whether outlaws keep away from the parcel because of something beside it. */
export function isOffLimitsToOutlaws(town: Town, parcel: number): boolean {
  for (const near of neighboursOf(parcel)) {
    if (factsAt(town, near).keepsOutlawsOff) return true;
  }
  return false;
}
