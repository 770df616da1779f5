import type { SeatView, View } from '@carson/card-game';

/** The seat that the viewer sits on; a spectator sees the first real one. */
export function ownSeat(view: View): SeatView {
  const own =
    view.seats.find(({ seat }) => seat === view.viewer) ??
    view.seats.find(({ level }) => level === undefined);
  if (own === undefined) throw new Error('a table without a real seat');
  return own;
}
