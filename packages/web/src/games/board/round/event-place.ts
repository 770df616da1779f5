import type { BoardEvent } from '@carson/board-game';

/** Returns the place that an event names. */
export function placeIn(event: BoardEvent): number | undefined {
  return 'place' in event ? event.place : undefined;
}
