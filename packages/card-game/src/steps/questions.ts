/** The questions of the game: whom each one asks, what may be answered, and what an answer does. */
import { callByType, known, type Owed, type Refusal, refusal, type SomeByType } from '@carson/engine';
import { CHARACTERS } from '../characters/index.ts';
import type { Command, CommandOf } from '../command.ts';
import type { CardLog } from '../event.ts';
import type { CharacterId } from '../ids.ts';
import { type Question, type State, type StepOf, seatAt } from '../state/state.ts';
import { bidOptions, checkBid, isBidding, owesBid, playBid } from './bid.ts';
import { checkTake, takeCard, takeOptions } from './choice.ts';
import { checkLay, checkSetAside, layCard, layOptions, setAside } from './laying.ts';
import { checkDecline, checkUse, powerOptions, usePower } from './powers.ts';
import { checkRecruit, recruit, recruiterOf, recruiting, recruitOptions } from './recruiting.ts';
import { checkSale, saleOptions, sellCard, sellerOf } from './selling.ts';

/** A question to a seat. */
interface Asked<Asking extends Question> {
  readonly state: State;
  readonly seat: number;
  readonly question: Asking;
}

interface Playing<Asking extends Question> extends Asked<Asking> {
  readonly log?: CardLog | undefined;
}

type Ask = Pick<Owed, 'kind' | 'rule' | 'sealed' | 'character'>;

interface QuestionRules<Asking extends Question> {
  asks(asked: Asked<Asking>): boolean;
  /** What the seat is asked, and by which rule. */
  ask(asked: Asked<Asking>): Ask;
  options(asked: Asked<Asking>): Command[];
  /** Why a command that is no answer to this question is refused: code and rule. */
  readonly other: readonly [code: string, rule: string];
  /** Why an answer is not legal. */
  readonly whyNot?: SomeByType<Command, [Asked<Asking>], Refusal | undefined>;
  /** An entry for each kind of answer. The question has been taken off the steps. */
  readonly play: SomeByType<Command, [Playing<Asking>], void>;
  /** True while other seats have to answer the same question. */
  isOpen?(state: State): boolean;
}

const QUESTIONS: { readonly [Kind in Question['kind']]: QuestionRules<StepOf<Kind>> } = {
  power: {
    asks: isSeatOfStep,
    ask: ({ question }) => askByPower('power', question.character),
    options: ({ question }) => powerOptions(question),
    other: ['mustAnswerPower', 'C3.3'],
    whyNot: { declinePower: (command, { question }) => checkDecline(question, command) },
    play: {
      usePower: (_, { state, question, log }) => usePower(state, question, log),
      declinePower: ({ character }, { seat, log }) => log?.({ type: 'powerDeclined', seat, character }),
    },
  },
  bid: {
    asks: ({ state, seat }) => owesBid(state, seat),
    // Without a turn an auction card is picked like a bid, but only discarded (C7.b).
    ask: ({ state, seat }) =>
      seatAt(state, seat).turnCards === 0
        ? { kind: 'discard', rule: 'C7.b', sealed: true }
        : { kind: 'bid', rule: 'C3.4', sealed: true },
    options: ({ state, seat }) => bidOptions(state, seat),
    other: ['mustBid', 'C3.4'],
    whyNot: { bid: (command, { state, seat }) => checkBid(seatAt(state, seat), command) },
    play: {
      bid({ card }, { state, seat, question, log }) {
        state.steps.push(question);
        playBid(state, seat, { card, log });
      },
    },
    isOpen: isBidding,
  },
  take: {
    asks: isSeatOfStep,
    ask: ({ question }) =>
      question.by === undefined
        ? { kind: 'take', rule: 'C3.7', sealed: false }
        : askByPower('take', question.by),
    options: ({ state }) => takeOptions(state),
    other: ['mustTakeCard', 'C3.11'],
    whyNot: { takeCard: (command, { state }) => checkTake(state, command) },
    play: { takeCard: ({ card }, { state, question, log }) => takeCard(state, question, { card, log }) },
  },
  lay: {
    asks: isSeatOfStep,
    ask: () => ({ kind: 'lay', rule: 'C5.2', sealed: false }),
    options: ({ state, question }) => layOptions(state, question),
    other: ['mustLayCard', 'C3.11'],
    whyNot: {
      layCard: (command, { state, question }) => checkLay(state, question, command),
      setCardAside: (_, { state, question }) => checkSetAside(state, question),
    },
    play: {
      layCard: (at, { state, question, log }) => layCard(state, question, { at, log }),
      setCardAside: (_, { state, question, log }) => setAside(state, question, log),
      sellCard: sell,
    },
  },
  recruit: {
    asks: ({ state, seat }) => recruiterOf(state) === seat,
    ask: ({ state, seat }) => askByPower('recruit', recruiting(seatAt(state, seat))),
    options: ({ state }) => recruitOptions(state),
    other: ['mustAnswerRecruit', 'C7.s'],
    whyNot: { recruitCharacter: (command, { state }) => checkRecruit(state, command) },
    play: {
      recruitCharacter: ({ character }, { state, seat, log }) => recruit(state, seat, { character, log }),
      declineRecruit: (_, { seat, log }) => log?.({ type: 'recruitDeclined', seat }),
    },
  },
  sell: {
    asks: ({ state, seat }) => sellerOf(state) === seat,
    ask: () => ({ kind: 'sell', rule: 'C7.2', sealed: false }),
    options: ({ state, seat }) => [...saleOptions(seatAt(state, seat)), { type: 'finishSelling' }],
    other: ['mustFinishSelling', 'C7.3'],
    play: {
      sellCard: sell,
      finishSelling: (_, { seat, log }) => log?.({ type: 'sellingFinished', seat }),
    },
  },
};

function isSeatOfStep({ seat, question }: Asked<Extract<Question, { readonly seat: number }>>): boolean {
  return question.seat === seat;
}

function askByPower(kind: Question['kind'], character: CharacterId): Ask {
  return { kind, rule: CHARACTERS[character].rule, sealed: false, character };
}

/** After a sale the same question is asked again. */
function sell({ card }: CommandOf<'sellCard'>, { state, seat, question, log }: Playing<Question>): void {
  state.steps.push(question);
  sellCard(state, seat, { card, log });
}

function rulesOf({ kind }: Question): QuestionRules<Question> {
  return QUESTIONS[kind] as QuestionRules<Question>;
}

/** What is asked now; undefined between the steps of a command, and once the game is over. */
function questionIn({ asking, steps }: State): Question | undefined {
  return asking ? (steps.at(-1) as Question) : undefined;
}

/** The question to a seat now; undefined where it owes nothing. */
function questionTo(state: State, seat: number): Question | undefined {
  const question = questionIn(state);
  return question !== undefined && rulesOf(question).asks({ state, seat, question }) ? question : undefined;
}

export function owed(state: State): Owed[] {
  const question = questionIn(state);
  if (question === undefined) return [];
  const { asks, ask } = rulesOf(question);
  const owed: Owed[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    const asked = { state, seat, question };
    if (asks(asked)) owed.push({ seat, decision: state.decision, required: true, ...ask(asked) });
  }
  return owed;
}

export function options(state: State, seat: number): Command[] {
  const question = questionTo(state, seat);
  return question === undefined ? [] : rulesOf(question).options({ state, seat, question });
}

export function check(state: State, seat: number, command: Command): Refusal | undefined {
  const question = questionTo(state, seat);
  if (question === undefined) return refusal('nothingOwed', undefined, { seat });
  if (command.type === 'usePower') return checkUse(state, seat, { command, question });
  if (command.type === 'sellCard') return checkSale(seatAt(state, seat), { command, question });
  const { play, whyNot, other } = rulesOf(question);
  if (play[command.type] === undefined) return refusal(...other, { command: command.type });
  return whyNot && callByType(whyNot, command, { state, seat, question });
}

interface Given {
  readonly command: Command;
  readonly log?: CardLog | undefined;
}

/** Carries out a legal answer. True while other seats have to answer the same question. */
export function playAnswer(state: State, seat: number, { command, log }: Given): boolean {
  const question = known(questionIn(state), 'an open question');
  const { play, isOpen } = rulesOf(question);
  if (play[command.type] === undefined) throw new Error(`asked for ${question.kind}, not ${command.type}`);
  state.steps.pop();
  callByType(play, command, { state, seat, question, log });
  state.asking = isOpen?.(state) === true;
  return state.asking;
}
