/** B10.6: one horse may go into a corral, never obliged. */

import * as commands from '../../commands.ts';
import { corralOptions, payCorral, putHorse, whyNoCorral } from '../../people/corrals.ts';
import { EXTRA_TURN_CORRAL } from '../../placing/places.ts';
import type { HorseStep } from '../../state/steps.ts';
import { pop, push } from '../../state/table.ts';
import { askingSeat } from '../step-rules.ts';

export const horse = askingSeat<HorseStep>({
  ask: () => ({ kind: 'putHorse', rule: 'B10.6' }),
  options({ state }, out) {
    corralOptions(state, commands.putHorse, out);
    out.push(commands.DECLINE);
  },
  whyNot: { putHorse: ({ corral }, { state }) => whyNoCorral(state, corral) },
  play: {
    putHorse({ corral }, table, { seat }) {
      pop(table.state);
      putHorse(table, seat, corral);
      payCorral(table, seat, { corral, horses: 1 });
      if (corral === EXTRA_TURN_CORRAL) push(table.state, { kind: 'extraTurn', seat });
    },
    decline: (_, { state }) => pop(state),
  },
});
