/** Which tile lay on a space of the building row when something happened there. */
import {
  type BoardEvent,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  ROW_PLACES,
  ROW_PRICES,
} from '@carson/board-game';
import type { BoardLogEntry } from '../table-types.ts';

/** Looks back from the last event to the last one about the space; undefined where the space was empty or is of another kind. */
export function tileAtThatTime(told: readonly BoardLogEntry[], place: number): BuildingId | undefined {
  const row = ROW_PLACES.indexOf(place);
  if (row < 0) return undefined;
  for (const { events } of told.toReversed())
    for (const event of events.toReversed()) {
      const tile = tileAfter(event, row, place);
      if (tile !== undefined) return tile === '' ? undefined : tile;
    }
  return firstTile(row);
}

/** B2.2: the tiles that lie there before any is drawn. */
function firstTile(row: number): BuildingId | undefined {
  const price = ROW_PRICES[row];
  return BUILDING_IDS.find((id) => price !== undefined && BUILDINGS[id].startsAt.includes(price));
}

/** The tile an event leaves on the space, '' for none; nothing where it does not touch the space. */
function tileAfter(event: BoardEvent, row: number, place: number): BuildingId | '' | undefined {
  if (event.type === 'rowSlid') return event.row[row] ?? '';
  if (event.type === 'tileDrawn' && event.place === place) return event.building;
  return event.type === 'tileTaken' && event.place === place ? '' : undefined;
}
