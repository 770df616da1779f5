/** B10.6: one horse may go into a corral, never obliged. */

import * as commands from '../../commands.ts';
import { corralOptions, payCorral, putHorse, whyNoCorral } from '../../people/corrals.ts';
import { EXTRA_TURN_CORRAL } from '../../placing/places.ts';
import type { HorseStep } from '../../state/steps.ts';
import { pop, push } from '../../state/table.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

export const horse: StepRules<HorseStep> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'putHorse', rule: 'B10.6' }),
  options({ state }, out) {
    corralOptions(state, commands.putHorse, out);
    out.push(commands.DECLINE);
  },
  whyNot: ({ state }, command) =>
    command.type === 'putHorse' ? whyNoCorral(state, command.corral) : undefined,
  play(table, { seat, command }) {
    const { state } = table;
    pop(state);
    if (command.type !== 'putHorse') return;
    const { corral } = command;
    putHorse(table, seat, corral);
    payCorral(table, seat, { corral, horses: 1 });
    if (corral === EXTRA_TURN_CORRAL) push(state, { kind: 'extraTurn', seat });
  },
};
