/**
 * What lies on the map, as flat arrays of small numbers: cheap to clone, plain data, any position and
 * not only those that play can reach. Only the functions here write to it.
 */

import type { Copied, Shown } from '@carson/engine';
import { BUILDING_IDS, ON_IDS, type OnId } from '../ids.ts';
import { EDGE_COUNT, EDGE_ENDS, PARCEL_COUNT, rowAt, VERTEX_COUNT } from './geometry.ts';

/** The owner of an unowned parcel; the occupant of an empty city hall. */
export const NOBODY = -1;

/** The code of a parcel with nothing on it; the code of an id is its place in ON_IDS plus one. */
export const BARE = 0;

export interface Town {
  /** A code for each parcel. */
  readonly on: number[];
  /** The owner's seat for each parcel, or NOBODY. */
  readonly owner: number[];
  /** 1 where an outlaw stands on the parcel, else 0. */
  readonly outlaw: number[];
  /** 1 where a road lies on the edge, else 0. */
  readonly roads: number[];
  /** How many roads end in each vertex; follows from `roads`. */
  readonly roadEnds: number[];
}

export function emptyTown(): Town {
  return {
    on: new Array<number>(PARCEL_COUNT).fill(BARE),
    owner: new Array<number>(PARCEL_COUNT).fill(NOBODY),
    outlaw: new Array<number>(PARCEL_COUNT).fill(0),
    roads: new Array<number>(EDGE_COUNT).fill(0),
    roadEnds: new Array<number>(VERTEX_COUNT).fill(0),
  };
}

export function cloneTown(town: Shown<Town>): Copied<Town> {
  return {
    on: town.on.slice(),
    owner: town.owner.slice(),
    outlaw: town.outlaw.slice(),
    roads: town.roads.slice(),
    roadEnds: town.roadEnds.slice(),
  };
}

/** What each code stands for. */
const ON_CODES: readonly (OnId | undefined)[] = [undefined, ...ON_IDS];

export function codeOf(id: OnId | undefined): number {
  return ON_CODES.indexOf(id);
}

/** The code of the first building; the others follow in the order of their ids. */
export const FIRST_TILE = codeOf(BUILDING_IDS[0]);

export function idOf(code: number): OnId | undefined {
  return ON_CODES[code];
}

export function onParcel(town: Town, parcel: number): OnId | undefined {
  return idOf(codeAt(town, parcel));
}

export function codeAt(town: Town, parcel: number): number {
  return town.on[parcel] ?? BARE;
}

export function ownerOf(town: Town, parcel: number): number {
  return town.owner[parcel] ?? NOBODY;
}

export function isOwned(town: Town, parcel: number): boolean {
  return town.owner[parcel] !== NOBODY;
}

export function hasOutlaw(town: Town, parcel: number): boolean {
  return town.outlaw[parcel] === 1;
}

export function hasRoad(town: Town, edge: number): boolean {
  return town.roads[edge] === 1;
}

export function putOn(town: Town, parcel: number, id: OnId | undefined): void {
  town.on[parcel] = codeOf(id);
}

export function giveParcel(town: Town, parcel: number, seat: number): void {
  town.owner[parcel] = seat;
}

export function putOutlaw(town: Town, parcel: number): void {
  town.outlaw[parcel] = 1;
}

export function removeOutlaw(town: Town, parcel: number): void {
  town.outlaw[parcel] = 0;
}

export function layRoad(town: Town, edge: number): void {
  if (town.roads[edge] !== 0) throw new Error(`no second road on edge ${edge}`);
  town.roads[edge] = 1;
  for (const vertex of rowAt(EDGE_ENDS, edge)) town.roadEnds[vertex] = rowAt(town.roadEnds, vertex) + 1;
}

export interface Cell {
  readonly on?: OnId | undefined;
  readonly owner?: number | undefined;
  readonly outlaw?: boolean | undefined;
}

/** A town as it stands: its 64 parcels row by row, and the edges with roads. */
export function townFrom(cells: readonly Cell[], roads: readonly number[]): Town {
  const town = emptyTown();
  for (const [parcel, cell] of cells.entries()) {
    putOn(town, parcel, cell.on);
    giveParcel(town, parcel, cell.owner ?? NOBODY);
    if (cell.outlaw === true) putOutlaw(town, parcel);
  }
  for (const edge of roads) layRoad(town, edge);
  return town;
}
