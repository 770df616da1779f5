/** B8.12, B14.11: who has the city hall, at the start of building income. */
import { startDuel } from '../duel.ts';
import type { HallDuelFrame } from '../frames.ts';
import { nth, onlySeat, seatCount } from '../lists.ts';
import { spendDynamite } from '../pieces.ts';
import { NOWHERE } from '../places.ts';
import { pop } from '../table.ts';
import { NOBODY } from '../town.ts';
import { automatic } from './step.ts';

export const hallDuel = automatic<HallDuelFrame>((table) => {
  const { state, log } = table;
  const place = state.cityHall;
  const seats = place === NOWHERE ? 0 : nth(state.cowboysAt, place);
  if (seatCount(seats) > 1) {
    startDuel(table, { place, seats });
    return;
  }
  pop(state);
  if (place !== NOWHERE) spendDynamite(state, place);
  const occupant = seats === 0 ? NOBODY : onlySeat(seats);
  if (occupant !== state.occupant && occupant !== NOBODY) log?.({ type: 'cityHallWon', seat: occupant });
  state.occupant = occupant;
});
