/** A question that a power puts to its owner (B9). */
import { callByType } from '@carson/engine';
import type { Command } from '../command.ts';
import type { Offer } from '../content/characters/power.ts';
import { known } from '../lists.ts';
import { askByPower, powerOf } from '../people/powers.ts';
import type { State } from '../state/state.ts';
import type { OfferStep } from '../state/steps.ts';
import { pop } from '../state/table.ts';
import { maskOf, type StepRules } from './step-rules.ts';

export const offer: StepRules<OfferStep> = {
  /** B9.21: where all there is to say is no, the power is not used. */
  advance({ state, log }, step) {
    const out: Command[] = [];
    offerOf(state, step).options(state, step.seat, out);
    if (out.some(({ type }) => type !== 'decline')) return false;
    pop(state);
    log?.({ type: 'powerUnused', seat: step.seat, rule: powerOf(state, step.seat).rule });
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: (step, state) => askByPower(state, step.seat, offerOf(state, step).kind),
  options: ({ state, step, seat }, out) => offerOf(state, step).options(state, seat, out),
  whyNot: (command, { state, step, seat }) => callByType(offerOf(state, step).whyNot, command, state, seat),
  play(command, table, { step, seat }) {
    const { state, log } = table;
    const asked = offerOf(state, step);
    pop(state);
    if (command.type === 'decline') log?.({ type: 'powerUnused', seat, rule: powerOf(state, seat).rule });
    else callByType(asked.accept, command, table, seat);
  },
};

function offerOf(state: State, { seat, moment }: OfferStep): Offer {
  const power = powerOf(state, seat);
  return known(moment === 'atOnce' ? power.atOnce : power.atRoundEnd, 'the offer of a power');
}
