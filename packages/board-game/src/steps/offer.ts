/** A question that a power puts to its owner (B9). */
import type { Command } from '../command.ts';
import type { Offer } from '../content/characters/power.ts';
import type { OfferFrame } from '../frames.ts';
import { askByPower, powerOf } from '../powers.ts';
import type { State } from '../state.ts';
import { pop } from '../table.ts';
import { maskOf, type Step } from './step.ts';

export const offer: Step<OfferFrame> = {
  /** B9.21: where all there is to say is no, the power is not used. */
  advance({ state, log }, frame) {
    const out: Command[] = [];
    offerOf(state, frame).options(state, frame.seat, out);
    if (out.some(({ type }) => type !== 'decline')) return false;
    pop(state);
    log?.({ type: 'powerUnused', seat: frame.seat, rule: powerOf(state, frame.seat).rule });
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: (frame, state) => askByPower(state, frame.seat, offerOf(state, frame).kind),
  options: ({ state, frame, seat }, out) => offerOf(state, frame).options(state, seat, out),
  whyNot: ({ state, frame, seat }, command) => offerOf(state, frame).whyNot(state, seat, command),
  play(table, { frame, seat, command }) {
    const { state, log } = table;
    const asked = offerOf(state, frame);
    pop(state);
    if (command.type === 'decline') log?.({ type: 'powerUnused', seat, rule: powerOf(state, seat).rule });
    else asked.accept(table, seat, command);
  },
};

function offerOf(state: State, { seat, moment }: OfferFrame): Offer {
  const power = powerOf(state, seat);
  const asked = moment === 'atOnce' ? power.atOnce : power.atRoundEnd;
  if (asked === undefined) throw new Error(`the power of seat ${seat} offers nothing now`);
  return asked;
}
