/** B5.6-B5.8: what a seat can build where, and how a build begins and ends. */
import { type Refusal, refusal } from '@carson/engine';
import { takesHouse, whyNotBuild } from '../appraise/building.ts';
import { isFree } from '../appraise/parcels.ts';
import type { Command } from '../command.ts';
import { build } from '../commands.ts';
import { BUILDINGS } from '../content/buildings/index.ts';
import { playerOf, type State } from '../state/state.ts';
import { push, type Table } from '../state/table.ts';
import { PARCELS } from './geometry.ts';
import { putBuilding } from './put-building.ts';
import { tileId } from './tile-row.ts';

const NO_PLACE_FOR_HOUSE = refusal('noPlaceForHouse', 'B5.6');

export interface Site {
  readonly tile: number;
  readonly parcel: number;
}

export function whyNoBuild(state: State, seat: number, { tile, parcel }: Site): Refusal | undefined {
  const building = tileId(tile);
  const reason = whyNotBuild(state.town, seat, { building, parcel });
  if (reason !== undefined || BUILDINGS[building].houses === 0) return reason;
  return hasHousePlace(state, parcel) ? undefined : NO_PLACE_FOR_HOUSE;
}

/** A parcel for the house, if need be with the owner's consent; not the building's own. */
function hasHousePlace(state: State, building: number): boolean {
  return PARCELS.some((parcel) => parcel !== building && takesHouse(state.town, parcel));
}

export function buildOptions(
  state: State,
  seat: number,
  { tile, out }: { tile: number; out: Command[] },
): void {
  for (const parcel of PARCELS) {
    if (whyNoBuild(state, seat, { tile, parcel }) === undefined) out.push(build(tile, parcel));
  }
}

/** Whether the seat could build one of the tiles now, or lay roads until it could. */
export function mightBuild(state: State, seat: number, tiles: readonly number[]): boolean {
  const roads = playerOf(state, seat).roads > 0;
  return PARCELS.some(
    (parcel) =>
      state.town.owner[parcel] === seat &&
      isFree(state.town, parcel) &&
      tiles.some((tile) => roads || whyNoBuild(state, seat, { tile, parcel }) === undefined),
  );
}

/** The tile is in no player's hand while its houses are set. */
export function startBuild(table: Table, seat: number, site: Site): void {
  if (BUILDINGS[tileId(site.tile)].houses === 0) putBuilding(table, seat, site);
  else push(table.state, { kind: 'houses', seat, ...site, houses: [], agreed: [], refused: [] });
}

export function keepTile({ state, log }: Table, seat: number, tile: number): void {
  const player = playerOf(state, seat);
  player.tiles = [...player.tiles, tile].sort((a, b) => a - b);
  log?.({ type: 'tileKept', seat, building: tileId(tile) });
}

/** Takes one such tile out of the seat's hand. */
export function useTile(state: State, seat: number, tile: number): void {
  const player = playerOf(state, seat);
  player.tiles = player.tiles.toSpliced(player.tiles.indexOf(tile), 1);
}
