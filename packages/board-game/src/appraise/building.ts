/** Where buildings and houses may go: pure questions to a town. Why not, or undefined where it is allowed. */
import { type Refusal, refusal } from '@carson/engine';
import { BUILDINGS, factsAt } from '../content/buildings/index.ts';
import type { BuildingId } from '../ids.ts';
import { neighboursOf, PARCELS, rowAt, SIDE_NEIGHBOURS } from '../town/geometry.ts';
import { codeOf, hasOutlaw, isOwned, NOBODY, ownerOf, type Town } from '../town/town.ts';
import { isFree, OUTLAW_ON_PARCEL, PARCEL_OWNED } from './parcels.ts';
import { besideFullLine, isServed } from './roads.ts';

const NOT_YOUR_PARCEL = refusal('notYourParcel', 'B5.6');
const PARCEL_NOT_FREE = refusal('parcelNotFree', 'B5.6');
const PARCEL_NOT_SERVED = refusal('parcelNotServed', 'B5.6');
const HOUSE_NOT_SERVED = refusal('parcelNotServed', 'B8.14');
const NO_LINE_OF_ROADS = refusal('noLineOfRoads', 'B8.13');
const ONE_ON_THIS_BANK = refusal('oneOnThisBank', 'B8.11');
const NO_HOUSE_TO_TOP = refusal('noHouseToTop', 'B5.7');
const NOT_ENCLOSED = refusal('notEnclosed', 'B5.7');

/** Why the seat cannot build here; houses that come with it are asked for apart, once it stands. */
export function whyNotBuild(town: Town, seat: number, site: BuildingSite): Refusal | undefined {
  const { parcel } = site;
  const owner = BUILDINGS[site.building].site === 'own' ? seat : NOBODY;
  if (ownerOf(town, parcel) !== owner) return owner === NOBODY ? PARCEL_OWNED : NOT_YOUR_PARCEL;
  return whyNoSite(town, site);
}

export interface BuildingSite {
  readonly building: BuildingId;
  readonly parcel: number;
}

/** The conditions of the ground alone, regardless of its owner (B5.6, B8, B10.3). */
export function whyNoSite(town: Town, { building, parcel }: BuildingSite): Refusal | undefined {
  const facts = BUILDINGS[building];
  if (!isFree(town, parcel)) return PARCEL_NOT_FREE;
  if (hasOutlaw(town, parcel)) return OUTLAW_ON_PARCEL;
  if (facts.needsRoad && !isServed(town, parcel)) return PARCEL_NOT_SERVED;
  if (facts.needsLine && !besideFullLine(town, parcel)) return NO_LINE_OF_ROADS;
  if (facts.onePerBank && bankHas(town, building, parcel)) return ONE_ON_THIS_BANK;
  return undefined;
}

/** Why no house of a build can be set here (B5.6). Where another player owns it, that player is asked too. */
export function whyNoHouse(town: Town, parcel: number): Refusal | undefined {
  if (!isFree(town, parcel)) return PARCEL_NOT_FREE;
  if (hasOutlaw(town, parcel)) return OUTLAW_ON_PARCEL;
  return isServed(town, parcel) ? undefined : HOUSE_NOT_SERVED;
}

/** Why no second house can be set on the one here (B5.7). Another owner's consent as with any house. */
export function whyNoSecondHouse(town: Town, parcel: number): Refusal | undefined {
  if (factsAt(town, parcel).topped === undefined) return NO_HOUSE_TO_TOP;
  if (hasOutlaw(town, parcel)) return OUTLAW_ON_PARCEL;
  const around = neighboursOf(parcel);
  if (around.length < 8) return NOT_ENCLOSED;
  for (const near of around) if (isFree(town, near) && !isOwned(town, near)) return NOT_ENCLOSED;
  return undefined;
}

/** Whether a house can be set here, as a first or as a second one. */
export function takesHouse(town: Town, parcel: number): boolean {
  return whyNoHouse(town, parcel) === undefined || whyNoSecondHouse(town, parcel) === undefined;
}

/** The player whose consent a house here needs, or NOBODY (B5.6). */
export function consentNeeded(town: Town, seat: number, parcel: number): number {
  const owner = ownerOf(town, parcel);
  return owner === seat ? NOBODY : owner;
}

/** B8.11, B14.30: another of its kind on the same land region, where a river divides the land. */
function bankHas(town: Town, building: BuildingId, parcel: number): boolean {
  const code = codeOf(building);
  if (!town.on.includes(code) || !hasRiver(town)) return false;
  return landRegion(town, parcel).some((other) => town.on[other] === code);
}

function hasRiver(town: Town): boolean {
  return PARCELS.some((parcel) => factsAt(town, parcel).river > 0);
}

/** The parcels that can be reached from this one over sides, never over the river. */
export function landRegion(town: Town, parcel: number): number[] {
  const region = [parcel];
  for (const reached of region) {
    for (const near of rowAt(SIDE_NEIGHBOURS, reached)) {
      if (factsAt(town, near).river === 0 && !region.includes(near)) region.push(near);
    }
  }
  return region;
}
