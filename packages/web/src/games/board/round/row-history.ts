/** Which tile lay on a space of the building row when something happened there. */
import { type BoardEvent, type BuildingId, ROW_PLACES } from '@carson/board-game';
import type { BoardLogEntry, BoardTable } from '../table-types.ts';

/** Looks back from the event to the last one about the space; undefined where the space was empty or is of another kind. */
export function tileAtThatTime(
  log: BoardTable['log'],
  entry: BoardLogEntry,
  at: number,
  place: number,
): BuildingId | undefined {
  const row = ROW_PLACES.indexOf(place);
  if (row < 0) return undefined;
  const earlier = log.slice(0, log.findLastIndex(({ move }) => move < entry.move) + 1);
  for (const { events } of [...earlier, { events: entry.events.slice(0, at) }].reverse())
    for (const event of [...events].reverse()) {
      const tile = tileAfter(event, row, place);
      if (tile !== undefined) return tile === '' ? undefined : tile;
    }
  return undefined;
}

/** The tile an event leaves on the space, '' for none; nothing where it does not touch the space. */
function tileAfter(event: BoardEvent, row: number, place: number): BuildingId | '' | undefined {
  if (event.type === 'rowSlid') return event.row[row] ?? '';
  if (event.type === 'tileDrawn' && event.place === place) return event.building;
  return event.type === 'tileTaken' && event.place === place ? '' : undefined;
}
