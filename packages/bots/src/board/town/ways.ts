/** How far the roads of the town are from a parcel, and where the next one has to lie. */
import { CORNERS, EDGE_ENDS, isBridgeSite, type Town } from '@carson/board-game';

/** For each vertex, the edges that end there with the vertex at their other end. */
const WAYS: readonly (readonly { readonly edge: number; readonly to: number }[])[] = waysOfMap();

function waysOfMap() {
  const ways: { edge: number; to: number }[][] = [];
  EDGE_ENDS.forEach(([from, to], edge) => {
    ways[from] = [...(ways[from] ?? []), { edge, to }];
    ways[to] = [...(ways[to] ?? []), { edge, to: from }];
  });
  return ways;
}

/** Roads missing until each vertex is reached. Bridges are left to those who want one. */
export function distancesIn(town: Town): readonly number[] {
  const distances = town.roadEnds.map((ends) => (ends > 0 ? 0 : Number.POSITIVE_INFINITY));
  const reached = distances.flatMap((distance, vertex) => (distance === 0 ? [vertex] : []));
  for (const vertex of reached) {
    const next = (distances[vertex] ?? 0) + 1;
    for (const { edge, to } of WAYS[vertex] ?? []) {
      if (next >= (distances[to] ?? 0) || isBridgeSite(town, edge)) continue;
      distances[to] = next;
      reached.push(to);
    }
  }
  return distances;
}

/** Roads missing until the parcel is served; 0: it is. */
export function roadsTo(distances: readonly number[], parcel: number): number {
  return Math.min(...(CORNERS[parcel] ?? []).map((corner) => distances[corner] ?? Number.POSITIVE_INFINITY));
}

/** The first road of a shortest way to the parcel; undefined where it is served or out of reach. */
export function firstRoadTo(town: Town, distances: readonly number[], parcel: number): number | undefined {
  const missing = roadsTo(distances, parcel);
  let vertex = CORNERS[parcel]?.find((corner) => distances[corner] === missing);
  for (let left = missing; vertex !== undefined && left > 0 && Number.isFinite(left); left--) {
    const way = WAYS[vertex]?.find(({ edge, to }) => distances[to] === left - 1 && !isBridgeSite(town, edge));
    if (left === 1) return way?.edge;
    vertex = way?.to;
  }
  return undefined;
}
