/** B5.2: the winner of the ammunition space takes the +3-revolver token, or leaves it on its space (B5.0). */
import type { TakeAmmunitionFrame } from '../frames.ts';
import { giveAmmunition } from '../holdings.ts';
import { DECLINE, TAKE_AMMUNITION } from '../said.ts';
import { pop } from '../table.ts';
import { maskOf, type Step } from './step.ts';

export const takeAmmunition: Step<TakeAmmunitionFrame> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'takeAmmunition', rule: 'B5.2' }),
  options(_, out) {
    out.push(TAKE_AMMUNITION, DECLINE);
  },
  whyNot: () => undefined,
  play(table, { seat, command }) {
    pop(table.state);
    if (command.type === 'takeAmmunition') giveAmmunition(table, seat, 'B5.2');
    else table.log?.({ type: 'declined', seat, what: 'ammunition', forced: false });
  },
};
