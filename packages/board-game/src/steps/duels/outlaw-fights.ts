/** B10.3, B14.6: cowboys on a parcel with an outlaw fight it in one duel. */
import { startDuel } from '../../duel/duel.ts';
import { nth } from '../../lists.ts';
import type { State } from '../../state/state.ts';
import type { OutlawFightsStep } from '../../state/steps.ts';
import { PARCELS } from '../../town/geometry.ts';
import { hasOutlaw } from '../../town/town.ts';
import { waitingDuels } from './waiting-duels.ts';

export const outlawFights = waitingDuels<OutlawFightsStep>({
  waiting: challenged,
  fight({ state, log }, place) {
    const seats = nth(state.cowboysAt, place);
    startDuel({ state, log }, { place, seats, outlaw: state.outlawStrength });
  },
});

function challenged({ town, cowboysAt }: State): number[] {
  return PARCELS.filter((parcel) => cowboysAt[parcel] !== 0 && hasOutlaw(town, parcel));
}
