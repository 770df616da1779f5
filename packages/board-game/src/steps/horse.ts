/** B10.6: one horse may go into a corral, never obliged. */
import { corralOptions, payCorral, putHorse, whyNoCorral } from '../corrals.ts';
import type { HorseFrame } from '../frames.ts';
import { EXTRA_TURN_CORRAL } from '../places.ts';
import * as said from '../said.ts';
import { pop, push } from '../table.ts';
import { maskOf, type Step } from './step.ts';

export const horse: Step<HorseFrame> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'putHorse', rule: 'B10.6' }),
  options({ state }, out) {
    corralOptions(state, said.putHorse, out);
    out.push(said.DECLINE);
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
    if (corral === EXTRA_TURN_CORRAL) push(state, { step: 'extraTurn', seat });
  },
};
