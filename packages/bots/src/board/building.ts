/** What tiles are worth on the sites a seat has, with the roads and the houses they need. */
import {
  BUILDINGS,
  type BuildingId,
  idOf,
  isFree,
  NOBODY,
  ownerOf,
  PARCEL_COUNT,
  whyNoHouse,
  whyNoSecondHouse,
  whyNotBuild,
} from '@carson/board-game';
import { type Estate, gainOf } from './estate.ts';
import { distancesIn, firstRoadTo, roadsTo } from './ways.ts';

/** A road in the reserve, for another day. */
export const ROAD_WORTH = 0.3;
/** A revolver, for each round in which it shoots. */
const REVOLVER_A_ROUND = 0.55;
/** A house that comes with a building: on one's own parcel, or on nobody's. */
const OWN_HOUSE = 1.8;
const OTHER_HOUSE = 0.5;

export function buildingOf(tile: number): BuildingId {
  const id = idOf(tile);
  if (id === undefined || !(id in BUILDINGS)) throw new Error(`no tile has the code ${tile}`);
  return id as BuildingId;
}

/** What the building on this parcel brings, whether or not it may stand there yet. */
export function buildGain(estate: Estate, building: BuildingId, parcel: number): number {
  const { revolvers, houses } = BUILDINGS[building];
  const { seat, incomes } = estate.outlook;
  const gain = gainOf(estate, [{ parcel, on: building, owner: seat }]);
  return gain + revolvers * revolverWorth(incomes) + houses * houseHope(estate, parcel);
}

export function revolverWorth(rounds: number): number {
  return REVOLVER_A_ROUND * rounds;
}

/** What one house of the build will be worth. */
function houseHope({ town, outlook }: Estate, site: number): number {
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (parcel === site || ownerOf(town, parcel) !== outlook.seat) continue;
    if (whyNoHouse(town, parcel) === undefined) return OWN_HOUSE;
  }
  return OTHER_HOUSE;
}

/** Where a house can be set without asking anybody, apart from the site of its building. */
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

export interface BuildPlan {
  readonly gain: number;
  /** The road to lay first, where one is missing. */
  readonly road?: number | undefined;
}

/** The best that can be made of a tile on these sites with the roads at hand; undefined where nothing can. */
export function bestBuild(
  estate: Estate,
  building: BuildingId,
  { sites, roads }: { readonly sites: readonly number[]; readonly roads: number },
): BuildPlan | undefined {
  let best: BuildPlan | undefined;
  const distances = roads === 0 ? undefined : distancesIn(estate.town);
  for (const site of sites) {
    const missing = roadsMissing(estate, { building, site, distances });
    if (missing === undefined || missing.roads > roads) continue;
    const gain = buildGain(estate, building, site) - ROAD_WORTH * missing.roads;
    if (best === undefined || gain > best.gain) best = { gain, road: missing.first };
  }
  return best;
}

interface Attempt {
  readonly building: BuildingId;
  readonly site: number;
  /** Left out where no road can be laid. */
  readonly distances: readonly number[] | undefined;
}

/** How many roads until it can be built there, and the first of them; undefined where roads do not help. */
function roadsMissing(
  estate: Estate,
  { building, site, distances }: Attempt,
): { readonly roads: number; readonly first?: number | undefined } | undefined {
  if (canBuild(estate, building, site)) return { roads: 0 };
  const { needsRoad, needsLine } = BUILDINGS[building];
  if (distances === undefined || !needsRoad || needsLine) return undefined;
  if (!isFree(estate.town, site) || estate.town.outlaw[site] === 1) return undefined;
  const own = roadsTo(distances, site);
  const target = own > 0 ? site : nearestHousePlace(estate, distances, site);
  if (target === undefined) return undefined;
  const first = firstRoadTo(estate.town, distances, target);
  return first === undefined ? undefined : { roads: roadsTo(distances, target), first };
}

/** The bare parcel, nobody's or the seat's own, that takes the fewest roads to be served. */
export function nearestHousePlace(
  { town, outlook }: Estate,
  distances: readonly number[],
  site: number,
): number | undefined {
  let nearest: number | undefined;
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const owner = ownerOf(town, parcel);
    if (parcel === site || !isFree(town, parcel) || town.outlaw[parcel] === 1) continue;
    if (owner !== NOBODY && owner !== outlook.seat) continue;
    const roads = roadsTo(distances, parcel);
    if (roads === 0 || !Number.isFinite(roads)) continue;
    if (nearest === undefined || roads < roadsTo(distances, nearest)) nearest = parcel;
  }
  return nearest;
}
