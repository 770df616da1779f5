/** B5.2: the winner of the ammunition space takes the +3-revolver token, or leaves it on its space (B5.0). */
import { DECLINE, TAKE_AMMUNITION } from '../../commands.ts';
import { giveAmmunition } from '../../people/holdings.ts';
import { placeOf } from '../../placing/places.ts';
import type { TakeAmmunitionStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { askingSeat } from '../step-rules.ts';

const RULE = 'B5.2';
const PLACE = placeOf('ammunition');

export const takeAmmunition = askingSeat<TakeAmmunitionStep>({
  ask: () => ({ kind: 'takeAmmunition', rule: RULE }),
  options(_, out) {
    out.push(TAKE_AMMUNITION, DECLINE);
  },
  play: {
    takeAmmunition(_, table, { seat }) {
      pop(table.state);
      giveAmmunition(table, seat, { rule: RULE, place: PLACE });
    },
    decline(_, { state, log }, { seat }) {
      pop(state);
      log?.({ type: 'declined', seat, what: 'ammunition', place: PLACE, forced: false });
    },
  },
});
