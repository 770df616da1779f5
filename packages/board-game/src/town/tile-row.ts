/** The bag and the building row (B2.2, B11.6, B14.32). */
import { type Refusal, refusal } from '@carson/engine';
import { BUILDINGS } from '../content/buildings/index.ts';
import { BUILDING_IDS, type BuildingId } from '../ids.ts';
import { drawFrom, nth, sum } from '../lists.ts';
import { ROW_PLACES } from '../placing/places.ts';
import type { State } from '../state/state.ts';
import { push, type Table } from '../state/table.ts';
import { BARE, FIRST_TILE } from './town.ts';

/** The building that a tile's code stands for. */
export function tileId(tile: number): BuildingId {
  return nth(BUILDING_IDS, tile - FIRST_TILE);
}

/** Whether this tile is not for sale: the first player in order places it when it is drawn (B8.12). */
export function placesItself(tile: number): boolean {
  return BUILDINGS[tileId(tile)].site === 'unowned';
}

/** A random tile out of the bag; BARE where it is empty. */
export function drawTile(state: State): number {
  return sum(state.bag) === 0 ? BARE : drawFrom(state.bag, state.random);
}

/** What was not bought slides to the cheaper spaces, then gaps are filled from the bag. */
export function slideAndRefill(table: Table): void {
  const { row } = table.state;
  const kept = row.filter((tile) => tile !== BARE);
  for (let space = 0; space < row.length; space++) row[space] = kept[space] ?? BARE;
  table.log?.({ type: 'rowSlid', row: row.map((tile) => (tile === BARE ? '' : tileId(tile))) });
  refill(table);
}

/** Fills the gaps; stops where a tile comes up that has to be placed first, whose step calls it again. */
export function refill(table: Table): void {
  const { state, log } = table;
  for (let space = 0; space < state.row.length; space++) {
    if (state.row[space] !== BARE) continue;
    const tile = drawTile(state);
    if (tile === BARE) break;
    if (placesItself(tile)) {
      log?.({ type: 'tileDrawn', building: tileId(tile) });
      push(state, { kind: 'hallSite', seat: nth(state.chooseOrder, 0) });
      return;
    }
    state.row[space] = tile;
    log?.({ type: 'tileDrawn', building: tileId(tile), place: nth(ROW_PLACES, space) });
  }
}

/** Takes a tile out of the row at once: the others slide to the cheaper spaces and the row is refilled. */
export function takeFromRow(table: Table, space: number): void {
  table.state.row[space] = BARE;
  slideAndRefill(table);
}

const NOT_IN_ROW = refusal('notInRow', 'B5.5');

/** Why there is no tile to take on this place. */
export function whyNoTile(state: State, place: number): Refusal | undefined {
  const space = ROW_PLACES.indexOf(place);
  return space < 0 || state.row[space] === BARE ? NOT_IN_ROW : undefined;
}
