/** B2.6, B10.1: parcels claimed in passes, from the last player up to the first, then down again. */
import { whyNotOwnable } from '../appraise/parcels.ts';
import type { ClaimsFrame } from '../frames.ts';
import { PARCEL_COUNT } from '../geometry.ts';
import { claim } from '../holdings.ts';
import { nth } from '../lists.ts';
import { claimParcel } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { change, pop } from '../table.ts';
import { maskOf, type Step } from './step.ts';

export const claims: Step<ClaimsFrame> = {
  advance({ state }, frame) {
    if (state.players.every((player) => player.claims === 0)) {
      pop(state);
      return true;
    }
    if (frame.at === state.players.length) {
      change(state, { ...frame, at: 0, pass: frame.pass + 1 });
      return true;
    }
    if (playerOf(state, claimant(state, frame)).claims > 0) return false;
    change(state, { ...frame, at: frame.at + 1 });
    return true;
  },
  asks: (state, frame) => maskOf(claimant(state, frame)),
  ask: () => ({ kind: 'claimParcel', rule: 'B2.6' }),
  options({ state }, out) {
    for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
      if (whyNotOwnable(state.town, parcel) === undefined) out.push(claimParcel(parcel));
    }
  },
  whyNot: ({ state }, command) =>
    command.type === 'claimParcel' ? whyNotOwnable(state.town, command.parcel) : undefined,
  play(table, { frame, seat, command }) {
    if (command.type !== 'claimParcel') return;
    claim(table, seat, { parcel: command.parcel, rule: 'B2.6' });
    playerOf(table.state, seat).claims--;
    change(table.state, { ...frame, at: frame.at + 1 });
  },
};

function claimant(state: State, { at, pass }: ClaimsFrame): number {
  const fromLast = pass % 2 === 0;
  return nth(state.chooseOrder, fromLast ? state.players.length - 1 - at : at);
}
