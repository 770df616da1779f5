/** B10.6, corral 2: at once another cowboy, or one moved or taken back, or pass. */
import type { Command } from '../command.ts';
import type { ExtraTurnFrame } from '../frames.ts';
import { placingOptions, whyNotPlace } from '../placement.ts';
import { DECLINE, PASS } from '../said.ts';
import { change, pop } from '../table.ts';
import { playTakeBack, takeBackOptions, whyNotTakenBack } from '../take-back.ts';
import { offerHorse, passSeat, place } from './placing.ts';
import { maskOf, type Question, type Step } from './step.ts';

export const extraTurn: Step<ExtraTurnFrame> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  kind: ({ lifted }) => (lifted ? 'moveCowboy' : 'extraTurn'),
  options({ state, frame, seat }, out) {
    placingOptions(state, seat, out);
    if (!frame.lifted) {
      takeBackOptions(state, seat, out);
      out.push(PASS);
    }
    out.push(DECLINE);
  },
  whyNot: (question, command) => whyNot(question, command),
  play(table, { frame, seat, command }) {
    const { state } = table;
    if (command.type === 'takeBack') {
      playTakeBack(table, seat, command.place);
      change(state, { ...frame, lifted: true });
      return;
    }
    pop(state);
    if (command.type === 'pass') passSeat(table, seat, 'free');
    if (command.type !== 'placeCowboy') return;
    place(table, seat, command);
    // B14.35: moving a cowboy gives no new horse.
    if (!frame.lifted) offerHorse(state, seat, command.place);
  },
};

function whyNot({ state, frame, seat }: Question<ExtraTurnFrame>, command: Command) {
  if (command.type === 'placeCowboy') return whyNotPlace(state, seat, command);
  if (command.type === 'takeBack' && !frame.lifted) return whyNotTakenBack(state, seat, command.place);
  return undefined;
}
