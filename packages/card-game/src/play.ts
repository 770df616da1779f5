/** Carries out steps until one needs an answer. The only place that knows all steps. */
import { type Owed, type Refusal, refusal } from '@carson/engine';
import { CHARACTERS } from './characters/index.ts';
import { buryCharacter, revealCharacter, revealTerrain } from './column.ts';
import type { Command } from './command.ts';
import type { CardLog } from './event.ts';
import type { CharacterId } from './ids.ts';
import { type Question, type State, type Step, type StepOf, seatAt } from './state/state.ts';
import { beginBid, bidOptions, checkBid, owesBid, playBid } from './steps/bid.ts';
import { beginTake, checkTake, settleOrder, takeCard, takeOptions } from './steps/choice.ts';
import { countLine, endGame } from './steps/count.ts';
import { beginLay, checkLay, checkSetAside, layCard, layOptions, setAside } from './steps/laying.ts';
import { askPowers, checkDecline, checkUse, powerOptions, usePower } from './steps/powers.ts';
import { checkRecruit, recruit, recruiterOf, recruiting, recruitOptions } from './steps/recruiting.ts';
import { beginRound, endRound, nextRound } from './steps/round.ts';
import { checkSale, saleOptions, sellCard, sellerOf } from './steps/selling.ts';

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

/** What is asked now; undefined between the steps of a command, and once the game is over. */
function questionIn({ asking, steps }: State): Question | undefined {
  return asking ? (steps.at(-1) as Question) : undefined;
}

function isAsked(state: State, question: Question, seat: number): boolean {
  switch (question.kind) {
    case 'bid':
      return owesBid(state, seat);
    case 'recruit':
      return recruiterOf(state) === seat;
    case 'sell':
      return sellerOf(state) === seat;
    default:
      return question.seat === seat;
  }
}

export function owed(state: State): Owed[] {
  const question = questionIn(state);
  if (question === undefined) return [];
  const owed: Owed[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (!isAsked(state, question, seat)) continue;
    owed.push({ seat, decision: state.decision, required: true, ...askOf(state, seat, question) });
  }
  return owed;
}

type Ask = Pick<Owed, 'kind' | 'rule' | 'sealed' | 'character'>;

/** What a seat is asked, and by which rule. */
function askOf(state: State, seat: number, question: Question): Ask {
  switch (question.kind) {
    case 'power':
      return askByPower('power', question.character);
    case 'bid':
      // Without a turn an auction card is picked like a bid, but only discarded (C7.b).
      return seatAt(state, seat).turnCards === 0
        ? { kind: 'discard', rule: 'C7.b', sealed: true }
        : { kind: 'bid', rule: 'C3.4', sealed: true };
    case 'take':
      return question.by === undefined
        ? { kind: 'take', rule: 'C3.7', sealed: false }
        : askByPower('take', question.by);
    case 'lay':
      return { kind: 'lay', rule: 'C5.2', sealed: false };
    case 'recruit':
      return askByPower('recruit', recruiting(seatAt(state, seat)));
    case 'sell':
      return { kind: 'sell', rule: 'C7.2', sealed: false };
  }
}

function askByPower(kind: Question['kind'], character: CharacterId): Ask {
  return { kind, rule: CHARACTERS[character].rule, sealed: false, character };
}

export function options(state: State, seat: number): Command[] {
  const question = questionIn(state);
  if (question === undefined || !isAsked(state, question, seat)) return [];
  switch (question.kind) {
    case 'power':
      return powerOptions(question);
    case 'bid':
      return bidOptions(state, seat);
    case 'take':
      return takeOptions(state);
    case 'lay':
      return layOptions(state, question);
    case 'recruit':
      return recruitOptions(state);
    case 'sell':
      return [...saleOptions(seatAt(state, seat)), { type: 'finishSelling' }];
  }
}

export function check(state: State, seat: number, command: Command): Refusal | undefined {
  const question = questionIn(state);
  if (question === undefined || !isAsked(state, question, seat)) {
    return refusal('nothingOwed', undefined, { seat });
  }
  switch (command.type) {
    case 'usePower':
      return checkUse(state, seat, { command, question });
    case 'sellCard':
      return checkSale(seatAt(state, seat), { command, question });
    default:
      return checkAnswer(state, seat, { command, question });
  }
}

interface Answer {
  readonly command: Exclude<Command, { readonly type: 'usePower' | 'sellCard' }>;
  readonly question: Question;
}

function checkAnswer(state: State, seat: number, { command, question }: Answer): Refusal | undefined {
  switch (command.type) {
    case 'declinePower':
      if (question.kind === 'power') return checkDecline(question, command);
      break;
    case 'bid':
      if (question.kind === 'bid') return checkBid(seatAt(state, seat), command);
      break;
    case 'takeCard':
      if (question.kind === 'take') return checkTake(state, command);
      break;
    case 'layCard':
      if (question.kind === 'lay') return checkLay(state, question, command);
      break;
    case 'setCardAside':
      if (question.kind === 'lay') return checkSetAside(state, question);
      break;
    case 'recruitCharacter':
      if (question.kind === 'recruit') return checkRecruit(state, command);
      break;
    case 'declineRecruit':
      if (question.kind === 'recruit') return undefined;
      break;
    case 'finishSelling':
      if (question.kind === 'sell') return undefined;
      break;
  }
  const [code, rule] = UNANSWERED[question.kind];
  return refusal(code, rule, { command: command.type });
}

/** What a seat is told that answers another question than the one it was asked. */
const UNANSWERED: Readonly<Record<Question['kind'], readonly [code: string, rule: string]>> = {
  power: ['mustAnswerPower', 'C3.3'],
  bid: ['mustBid', 'C3.4'],
  take: ['mustTakeCard', 'C3.11'],
  lay: ['mustLayCard', 'C3.11'],
  recruit: ['mustAnswerRecruit', 'C7.s'],
  sell: ['mustFinishSelling', 'C7.3'],
};

/** Carries out a legal command. */
export function play(
  state: State,
  seat: number,
  { command, log }: { readonly command: Command; readonly log?: CardLog | undefined },
): void {
  const step = state.steps.pop();
  if (step === undefined) throw new Error('the game is over');
  state.asking = false;
  switch (command.type) {
    case 'usePower':
      usePower(state, stepAs(step, 'power'), log);
      break;
    case 'declinePower':
      log?.({ type: 'powerDeclined', seat, character: command.character });
      break;
    case 'bid':
      state.steps.push(step);
      state.asking = !playBid(state, seat, { card: command.card, log });
      if (state.asking) return;
      break;
    case 'takeCard':
      takeCard(state, stepAs(step, 'take'), { card: command.card, log });
      break;
    case 'layCard':
      layCard(state, stepAs(step, 'lay'), { at: command, log });
      break;
    case 'setCardAside':
      setAside(state, stepAs(step, 'lay'), log);
      break;
    case 'sellCard':
      state.steps.push(step);
      sellCard(state, seat, { card: command.card, log });
      break;
    case 'finishSelling':
      log?.({ type: 'sellingFinished', seat });
      break;
    case 'recruitCharacter':
      recruit(state, seat, { character: command.character, log });
      break;
    case 'declineRecruit':
      log?.({ type: 'recruitDeclined', seat });
      break;
  }
  log?.beat?.();
  advance(state, log);
}

function stepAs<Kind extends Step['kind']>(step: Step, kind: Kind): StepOf<Kind> {
  if (step.kind !== kind) throw new Error(`asked for ${step.kind}, answered as ${kind}`);
  return step as StepOf<Kind>;
}
