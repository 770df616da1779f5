/** Roads: which parcels they serve, where the next one may lie, what a bridge is. */
import { type Refusal, refusal } from '@carson/engine';
import { factsAt } from '../content/buildings/index.ts';
import { cornersOf, edgesAt, endsOf, LINES, LINES_ALONG, rowAt, sidesOf } from '../town/geometry.ts';
import { hasRoad, type Town } from '../town/town.ts';

/** B5.6 (2): a road touches a corner of the parcel, or runs along a side and so touches two. */
export function isServed(town: Town, parcel: number): boolean {
  for (const corner of cornersOf(parcel)) if (town.roadEnds[corner] !== 0) return true;
  return false;
}

/** B10.2: a road here crosses the river, since every parcel along the edge is river. */
export function isBridgeSite(town: Town, edge: number): boolean {
  for (const parcel of sidesOf(edge)) if (factsAt(town, parcel).river === 0) return false;
  return true;
}

/** B10.2: roads from the reserve that one road on this edge takes. */
export function roadsNeeded(town: Town, edge: number): number {
  return isBridgeSite(town, edge) ? 2 : 1;
}

export function besideBridge(town: Town, parcel: number): boolean {
  for (const corner of cornersOf(parcel)) {
    for (const edge of edgesAt(corner)) {
      if (hasRoad(town, edge) && isBridgeSite(town, edge)) return true;
    }
  }
  return false;
}

const ROAD_THERE = refusal('roadThere', 'B5.11');
const ROAD_NOT_JOINED = refusal('roadNotJoined', 'B5.11');

/** B5.11: why no road may lie on this edge now. What it takes from the reserve: `roadsNeeded`. */
export function whyNoRoad(town: Town, edge: number): Refusal | undefined {
  if (hasRoad(town, edge)) return ROAD_THERE;
  const ends = endsOf(edge);
  return town.roadEnds[ends[0]] === 0 && town.roadEnds[ends[1]] === 0 ? ROAD_NOT_JOINED : undefined;
}

/** B8.13: whether the parcel lies along a straight line of roads across the whole map. */
export function besideFullLine(town: Town, parcel: number): boolean {
  return rowAt(LINES_ALONG, parcel).some((line) => rowAt(LINES, line).every((edge) => hasRoad(town, edge)));
}
