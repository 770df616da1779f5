import type { Viewer } from '@carson/engine';
import type { ShownTable } from '../../table/shown-table.ts';

export interface SeatToShow {
  readonly viewer: Viewer;
  /** The seat that must first be handed the screen. */
  readonly curtain?: number;
}

/**
 * From which seat this screen shows the table. One person: always theirs. Several: whose decision is
 * open; where that decision is secret the screen first goes blank until its person has taken over.
 */
export function seatToShow(table: ShownTable): SeatToShow {
  const people = table.occupants.flatMap((occupant, seat) => (occupant.kind === 'person' ? [seat] : []));
  const [only] = people;
  if (only === undefined) return { viewer: 'spectator' };
  if (people.length === 1) return { viewer: only };
  const open = table.owed.filter(({ seat }) => people.includes(seat));
  const mine = open.find(({ seat }) => seat === table.viewer);
  if (mine !== undefined) return { viewer: mine.seat };
  const [next] = open;
  if (next === undefined) return { viewer: table.viewer === 'spectator' ? only : table.viewer };
  return next.sealed ? { viewer: 'spectator', curtain: next.seat } : { viewer: next.seat };
}
