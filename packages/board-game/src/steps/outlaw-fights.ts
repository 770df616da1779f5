/** B10.3, B14.6: cowboys on a parcel with an outlaw fight it in one duel. */
import { startDuel } from '../duel.ts';
import type { OutlawFightsFrame } from '../frames.ts';
import { PARCEL_COUNT } from '../geometry.ts';
import { nth } from '../lists.ts';
import type { State } from '../state.ts';
import { hasOutlaw } from '../town.ts';
import { waitingDuels } from './waiting-duels.ts';

export const outlawFights = waitingDuels<OutlawFightsFrame>({
  waiting: challenged,
  fight({ state, log }, place) {
    const seats = nth(state.cowboysAt, place);
    startDuel({ state, log }, { place, seats, outlaw: state.outlawStrength });
  },
});

function challenged({ town, cowboysAt }: State): number[] {
  const places: number[] = [];
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (cowboysAt[parcel] !== 0 && hasOutlaw(town, parcel)) places.push(parcel);
  }
  return places;
}
