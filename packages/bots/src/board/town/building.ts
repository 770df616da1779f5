/** What tiles are worth on the sites a seat has, with the roads and the houses they need. */
import {
  BUILDINGS,
  type BuildingId,
  isFree,
  NOBODY,
  ownerOf,
  PARCEL_COUNT,
  whyNoHouse,
  whyNoSecondHouse,
  whyNotBuild,
} from '@carson/board-game';
import { type Estate, gainOf } from './estate.ts';
import { type BuildPlan, remember } from './memory.ts';
import type { Outlook } from './outlook.ts';
import { firstRoadTo, roadsTo } from './ways.ts';

/** What the building on this parcel brings, whether or not it may stand there yet. */
export function buildGain(estate: Estate, building: BuildingId, parcel: number): number {
  const { revolvers, houses } = BUILDINGS[building];
  const { outlook } = estate;
  const gain = gainOf(estate, [{ parcel, on: building, owner: outlook.seat }]);
  const beyond = outlook.weights.buildings[building];
  return gain + beyond + revolvers * revolverWorth(outlook) + houses * housePotential(estate, parcel);
}

export function revolverWorth({ weights, incomes }: Outlook): number {
  return weights.building.revolverARound * incomes;
}

/** What one house of the build will be worth. */
function housePotential({ town, outlook }: Estate, site: number): number {
  const { ownHouse, otherHouse } = outlook.weights.building;
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (parcel === site || ownerOf(town, parcel) !== outlook.seat) continue;
    if (whyNoHouse(town, parcel) === undefined) return ownHouse;
  }
  return otherHouse;
}

/** Where a house can be set without asking anyone, apart from the site of its building. */
export function hasHousePlace({ town, outlook }: Estate, site: number): boolean {
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const owner = ownerOf(town, parcel);
    if (parcel === site || (owner !== NOBODY && owner !== outlook.seat)) continue;
    if (whyNoHouse(town, parcel) === undefined || whyNoSecondHouse(town, parcel) === undefined) return true;
  }
  return false;
}

function canBuild(estate: Estate, building: BuildingId, parcel: number): boolean {
  if (whyNotBuild(estate.town, estate.outlook.seat, { building, parcel }) !== undefined) return false;
  return BUILDINGS[building].houses === 0 || hasHousePlace(estate, parcel);
}

/** Bare parcels of the seat. */
export function sitesOf({ town, outlook }: Estate): number[] {
  const sites: number[] = [];
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (ownerOf(town, parcel) === outlook.seat && isFree(town, parcel) && town.outlaw[parcel] === 0) {
      sites.push(parcel);
    }
  }
  return sites;
}

/** The best that can be made of a tile on the seat's sites with the roads in reserve; undefined where nothing can be built. */
export function bestBuild(estate: Estate, building: BuildingId, roads: number): BuildPlan | undefined {
  return remember(estate.plans, `${building} ${roads}`, () => ({ plan: planFor(estate, building, roads) }))
    .plan;
}

function planFor(estate: Estate, building: BuildingId, roads: number): BuildPlan | undefined {
  let best: BuildPlan | undefined;
  const { road } = estate.outlook.weights.building;
  for (const site of sitesOf(estate)) {
    const missing = roadsMissing(estate, { building, site, roads });
    if (missing === undefined) continue;
    const gain = buildGain(estate, building, site) - road * missing.roads;
    if (best === undefined || gain > best.gain) best = { gain, road: missing.first };
  }
  return best;
}

interface Attempt {
  readonly building: BuildingId;
  readonly site: number;
  /** At hand. */
  readonly roads: number;
}

/** The number of roads until it can be built there, and the first of them; undefined where the roads in reserve do not suffice. */
function roadsMissing(
  estate: Estate,
  { building, site, roads }: Attempt,
): { readonly roads: number; readonly first?: number | undefined } | undefined {
  if (canBuild(estate, building, site)) return { roads: 0 };
  const { needsRoad, needsLine } = BUILDINGS[building];
  if (roads === 0 || !needsRoad || needsLine) return undefined;
  if (!isFree(estate.town, site) || estate.town.outlaw[site] === 1) return undefined;
  const distances = estate.distances();
  const target = roadsTo(distances, site) > 0 ? site : nearestHousePlace(estate, site);
  if (target === undefined) return undefined;
  const needed = roadsTo(distances, target);
  const first = needed > roads ? undefined : firstRoadTo(estate.town, distances, target);
  return first === undefined ? undefined : { roads: needed, first };
}

/** The bare parcel, unowned or the seat's own, that takes the fewest roads to be served. */
export function nearestHousePlace(estate: Estate, site: number): number | undefined {
  const { town, outlook } = estate;
  const distances = estate.distances();
  let nearest: number | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const owner = ownerOf(town, parcel);
    if (parcel === site || !isFree(town, parcel) || town.outlaw[parcel] === 1) continue;
    if (owner !== NOBODY && owner !== outlook.seat) continue;
    const roads = roadsTo(distances, parcel);
    if (roads === 0 || roads >= fewest) continue;
    [nearest, fewest] = [parcel, roads];
  }
  return nearest;
}
