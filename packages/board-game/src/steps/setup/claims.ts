/** B2.6, B10.1: parcels claimed in passes, from the last player up to the first, then down again. */
import { whyNotOwnable } from '../../appraise/parcels.ts';
import { claimParcel } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { claim } from '../../people/holdings.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { ClaimsStep } from '../../state/steps.ts';
import { change, pop } from '../../state/table.ts';
import { PARCELS } from '../../town/geometry.ts';
import { asking, endTurn, maskOf } from '../step-rules.ts';

export const claims = asking<ClaimsStep>({
  advance({ state }, step) {
    if (state.players.every((player) => player.claims === 0)) {
      pop(state);
      return true;
    }
    if (step.at === state.players.length) {
      change(state, { ...step, at: 0, pass: step.pass + 1 });
      return true;
    }
    if (playerOf(state, claimant(state, step)).claims > 0) return false;
    return endTurn(state, step);
  },
  asks: (state, step) => maskOf(claimant(state, step)),
  ask: () => ({ kind: 'claimParcel', rule: 'B2.6' }),
  options({ state }, out) {
    for (const parcel of PARCELS) {
      if (whyNotOwnable(state.town, parcel) === undefined) out.push(claimParcel(parcel));
    }
  },
  whyNot: { claimParcel: ({ parcel }, { state }) => whyNotOwnable(state.town, parcel) },
  play: {
    claimParcel({ parcel }, table, { step, seat }) {
      claim(table, seat, { parcel, rule: 'B2.6' });
      playerOf(table.state, seat).claims--;
      endTurn(table.state, step);
    },
  },
});

function claimant(state: State, { at, pass }: ClaimsStep): number {
  const fromLast = pass % 2 === 0;
  return nth(state.chooseOrder, fromLast ? state.players.length - 1 - at : at);
}
