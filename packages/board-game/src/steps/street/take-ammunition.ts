/** B5.2: the winner of the ammunition space takes the +3-revolver token, or leaves it on its space (B5.0). */

import { DECLINE, TAKE_AMMUNITION } from '../../commands.ts';
import { giveAmmunition } from '../../people/holdings.ts';
import type { TakeAmmunitionStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

export const takeAmmunition: StepRules<TakeAmmunitionStep> = {
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
