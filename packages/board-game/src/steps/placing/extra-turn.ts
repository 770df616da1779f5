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
import { askingSeat } from '../step-rules.ts';
import { offerHorse, passSeat, place } from './placing.ts';

const LIFTED_COWBOY_MOVES = refusal('liftedCowboyMoves', 'B14.35');

export const extraTurn = askingSeat<ExtraTurnStep>({
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
  whyNot: {
    placeCowboy: (wish, { state, step: { lifted }, seat }) =>
      lifted === undefined ? whyNotPlace(state, seat, wish) : whyNotMoved(state, seat, { lifted, wish }),
    takeBack: ({ place }, { state, step, seat }) =>
      step.lifted === undefined ? whyNotTakenBack(state, seat, place) : undefined,
  },
  play: {
    takeBack({ place: from }, table, { step, seat }) {
      const lifted = { from, with: companionOf(table.state, seat, from) };
      playTakeBack(table, seat, from);
      change(table.state, { ...step, lifted });
    },
    pass(_, table, { seat }) {
      pop(table.state);
      passSeat(table, seat, { forced: false });
    },
    placeCowboy(command, table, { step, seat }) {
      pop(table.state);
      place(table, seat, command);
      // B14.35: moving a cowboy gives no new horse.
      if (step.lifted === undefined) offerHorse(table.state, seat, command.place);
    },
    decline: (_, { state }) => pop(state),
  },
});

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
