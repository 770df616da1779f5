/** B8.12, B14.11: who has the city hall, at the start of building income. */
import { startDuel } from '../../duel/duel.ts';
import { nth, onlySeat, seatCount } from '../../lists.ts';
import { spendDynamite } from '../../placing/pieces.ts';
import { NOWHERE } from '../../placing/places.ts';
import type { HallDuelStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { NOBODY } from '../../town/town.ts';
import { automatic } from '../step-rules.ts';

export const hallDuel = automatic<HallDuelStep>((table) => {
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
