/** B10.6, corral 2: at once another cowboy, or one moved or taken back, or pass. */
import { type Refusal, refusal } from '@carson/engine';
import type { Command } from '../../command.ts';
import { DECLINE, PASS, placeAlone, placeWith } from '../../commands.ts';
import { companionOf } from '../../placing/pieces.ts';
import { placingOptions, whyNotPlace } from '../../placing/placement.ts';
import { PLACES } from '../../placing/places.ts';
import { playTakeBack, takeBackOptions, whyNotTakenBack } from '../../placing/take-back.ts';
import type { State } from '../../state/state.ts';
import type { ExtraTurnStep, Lifted } from '../../state/steps.ts';
import { change, pop } from '../../state/table.ts';
import { maskOf, type Question, type StepRules } from '../step-rules.ts';
import { offerHorse, passSeat, place } from './placing.ts';

const LIFTED_COWBOY_MOVES = refusal('liftedCowboyMoves', 'B14.35');

export const extraTurn: StepRules<ExtraTurnStep> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: ({ lifted }) =>
    lifted === undefined ? { kind: 'extraTurn', rule: 'B10.6' } : { kind: 'moveCowboy', rule: 'B14.35' },
  options({ state, step, seat }, out) {
    if (step.lifted === undefined) {
      placingOptions(state, seat, out);
      takeBackOptions(state, seat, out);
      out.push(PASS);
    } else movingOptions(state, seat, { lifted: step.lifted, out });
    out.push(DECLINE);
  },
  whyNot: (question, command) => whyNot(question, command),
  play(table, { step, seat, command }) {
    const { state } = table;
    if (command.type === 'takeBack') {
      const companion = companionOf(state, seat, command.place);
      const lifted = { from: command.place, ...(companion === undefined ? {} : { with: companion }) };
      playTakeBack(table, seat, command.place);
      change(state, { ...step, lifted });
      return;
    }
    pop(state);
    if (command.type === 'pass') passSeat(table, seat, 'free');
    if (command.type !== 'placeCowboy') return;
    place(table, seat, command);
    // B14.35: moving a cowboy gives no new horse.
    if (step.lifted === undefined) offerHorse(state, seat, command.place);
  },
};

/** B14.35: that very cowboy, with what went along with it, to another place. */
function movingOptions(state: State, seat: number, to: { lifted: Lifted; out: Command[] }): void {
  const { lifted, out } = to;
  const command = lifted.with === undefined ? placeAlone : placeWith[lifted.with];
  for (const place of PLACES) {
    if (whyNotMoved(state, seat, { lifted, wish: { place, with: lifted.with } }) === undefined) {
      out.push(command(place));
    }
  }
}

interface Move {
  readonly lifted: Lifted;
  readonly wish: Parameters<typeof whyNotPlace>[2];
}

function whyNotMoved(state: State, seat: number, { lifted, wish }: Move): Refusal | undefined {
  if (wish.place === lifted.from || wish.with !== lifted.with) return LIFTED_COWBOY_MOVES;
  return whyNotPlace(state, seat, wish);
}

function whyNot({ state, step, seat }: Question<ExtraTurnStep>, command: Command): Refusal | undefined {
  const { lifted } = step;
  if (command.type === 'placeCowboy') {
    return lifted === undefined
      ? whyNotPlace(state, seat, command)
      : whyNotMoved(state, seat, { lifted, wish: command });
  }
  if (command.type === 'takeBack' && lifted === undefined) return whyNotTakenBack(state, seat, command.place);
  return undefined;
}
