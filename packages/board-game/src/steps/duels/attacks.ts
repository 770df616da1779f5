/** B7.3: where several cowboys are on a building, its owner's included, they duel before the incomes. */
import { startDuel } from '../../duel/duel.ts';
import { nth, seatCount } from '../../lists.ts';
import type { State } from '../../state/state.ts';
import type { AttacksStep } from '../../state/steps.ts';
import { PARCELS } from '../../town/geometry.ts';
import { isOwned } from '../../town/town.ts';
import { waitingDuels } from './waiting-duels.ts';

export const attacks = waitingDuels<AttacksStep>({
  waiting: contested,
  fight: (table, place) => startDuel(table, { place, seats: nth(table.state.cowboysAt, place) }),
});

function contested(state: State): number[] {
  return PARCELS.filter(
    (parcel) => isOwned(state.town, parcel) && seatCount(nth(state.cowboysAt, parcel)) > 1,
  );
}
