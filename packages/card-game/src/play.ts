/** Carries out steps until one needs an answer. The only place that knows all steps. */
import { buryCharacter, revealCharacter, revealTerrain } from './column.ts';
import type { Command } from './command.ts';
import type { CardLog } from './event.ts';
import type { State, Step } from './state/state.ts';
import { beginBid } from './steps/bid.ts';
import { beginTake, settleOrder } from './steps/choice.ts';
import { countLine, endGame } from './steps/count.ts';
import { beginLay } from './steps/laying.ts';
import { askPowers } from './steps/powers.ts';
import { playAnswer } from './steps/questions.ts';
import { recruiterOf } from './steps/recruiting.ts';
import { beginRound, endRound, nextRound } from './steps/round.ts';
import { sellerOf } from './steps/selling.ts';

/** Carries out a legal command, and all that follows from it. */
export function play(
  state: State,
  seat: number,
  { command, log }: { readonly command: Command; readonly log?: CardLog | undefined },
): void {
  if (playAnswer(state, seat, { command, log })) return;
  log?.beat?.();
  advance(state, log);
}

/** Goes on until a seat is asked or the game is over; every step carried out is a beat. */
export function advance(state: State, log?: CardLog): void {
  state.asking = false;
  for (;;) {
    const step = state.steps.pop();
    if (step === undefined) return;
    if (begin(state, step, log)) {
      state.steps.push(step);
      state.asking = true;
      state.decision++;
      return;
    }
    log?.beat?.();
  }
}

/** Carries a step out as far as it needs no answer; true where it waits for one. */
function begin(state: State, step: Step, log?: CardLog): boolean {
  switch (step.kind) {
    case 'round':
      beginRound(state, log);
      return false;
    case 'character':
      revealCharacter(state, log);
      return false;
    case 'skull':
      buryCharacter(state, log);
      return false;
    case 'terrain':
      revealTerrain(state, step.cards, log);
      return false;
    case 'powers':
      askPowers(state, step);
      return false;
    case 'power':
      return true;
    case 'bid':
      return beginBid(state, log);
    case 'choice':
      settleOrder(state, log);
      return false;
    case 'take':
      return beginTake(state, step, log);
    case 'lay':
      return beginLay(state, step, log);
    case 'endRound':
      endRound(state, log);
      return false;
    case 'nextRound':
      nextRound(state, log);
      return false;
    case 'recruit':
      return recruiterOf(state) !== undefined;
    case 'sell':
      return sellerOf(state) !== undefined;
    case 'endGame':
      endGame(state, log);
      return false;
    case 'count':
      countLine(state, step, log);
      return false;
  }
}
