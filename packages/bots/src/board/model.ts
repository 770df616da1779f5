/** The board game for the search. A seat's likings are its own; all others are modelled as sensible players. */
import {
  boardGame,
  type Command,
  LAST_ROUND,
  lazyView,
  parcelViews,
  type State,
  type View,
} from '@carson/board-game';
import { below, nth, pick, type Random, type Viewer } from '@carson/engine';
import { bestOption } from '../best-option.ts';
import { boundedLiking } from '../liking.ts';
import type { Model } from '../search/model.ts';
import { appraiserOf, NEVER } from './answers/answers.ts';
import { isSpentForNothing } from './answers/purchases.ts';
import { type Question, questionOf } from './answers/question.ts';
import { groundsFor } from './grounds/index.ts';
import { leaningIn, likingIn, type Taste } from './taste.ts';
import { keyOfTown, remember } from './town/memory.ts';
import { type Judgement, judgementOf } from './town/outlook.ts';
import { standingOf } from './town/standing.ts';
import type { BoardWeights } from './weights.ts';

const USUAL_SEATS = 4;
/** The error of an expected score: at the end of the game, and for the rounds to come. */
const NOISE = { atTheEnd: 0.4, perRound: 2.5 } as const;
/** Options this close in points are a matter of habit. */
const NEARLY_EQUAL = 0.15;

export interface BoardMind {
  readonly weights: BoardWeights;
  readonly taste: Taste;
  /** What the seat's temperament adds. */
  readonly leaning?: Taste | undefined;
  /** How many incomes the seat plans for; undefined: all of them. */
  readonly horizon?: number | undefined;
  /** Whether it considers only such sums to spend as bring a point: one that misjudges sums would throw money away. */
  readonly spendsForPoints?: boolean | undefined;
}

export function boardModel({
  weights,
  taste,
  leaning,
  horizon,
  spendsForPoints = false,
}: BoardMind): Model<State, Command> {
  const judgement: Judgement = { ...judgementOf(weights), horizon };
  return {
    // Sealed answers of others were imagined with the state.
    unseal() {},
    priors: (state, seat, options) => {
      const worths = appraise(questionIn(state, seat, judgement), options);
      if (!spendsForPoints) return worths;
      return worths.map((worth, at) => (isSpentForNothing(nth(options, at), options) ? NEVER : worth));
    },
    likings: (state, seat, { options, priors }) => {
      const question = questionIn(state, seat, judgement);
      const liking = likingIn(question, taste);
      const leans = leaning === undefined ? () => 0 : leaningIn(question, leaning);
      return options.map((option, at) => {
        const prior = nth(priors, at);
        return boundedLiking(prior, liking(option)) + leans(option, prior);
      });
    },
    policy: (state, seat, random) => answerOf(state, { seat, judgement, random }),
    reply: (state, seat, random) => answerOf(state, { seat, judgement, random }),
    stage: (state) => (state.steps.length === 0 ? LAST_ROUND + 1 : state.round),
    playoutCost: ({ players }) => Math.max(1, players.length / USUAL_SEATS),
    expectedScores: (state) => expectedScores(state, judgement),
    scoreNoise: (state) => NOISE.atTheEnd + NOISE.perRound * Math.sqrt(roundsLeft(state)),
    grounds: (state, seat, option) => groundsFor({ state, seat, weights }, option),
  };
}

function questionIn(state: State, seat: number, judgement: Judgement): Question {
  const townKey = keyOfTown(state.town);
  return questionOf(glimpseOf(state, seat, { ...judgement, townKey }), seat, { ...judgement, townKey });
}

/** Looks at an imagined state as the viewer may; parcels are known from positions with the same town. */
function glimpseOf(state: State, viewer: Viewer, { memory, townKey }: Judgement): View {
  const key = `${townKey} ${state.round} ${state.occupant} ${state.boosts.join()}`;
  return lazyView(state, viewer, () => remember(memory.parcels, key, () => parcelViews(state, 'spectator')));
}

function appraise(question: Question, options: readonly Command[]): readonly number[] {
  return options.map(appraiserOf(question));
}

function roundsLeft({ steps, round }: State): number {
  return steps.length === 0 ? 0 : LAST_ROUND + 1 - Math.max(1, round);
}

interface Answering {
  readonly seat: number;
  readonly judgement: Judgement;
  readonly random: Random;
}

function answerOf(state: State, { seat, judgement, random }: Answering): Command {
  const options = boardGame.options(state, seat);
  const [only, another] = options;
  if (only !== undefined && another === undefined) return only;
  const worths = appraise(questionIn(state, seat, judgement), options);
  if (below(random, 4) !== 0) return bestOption(options, worths);
  const best = Math.max(...worths);
  return pick(
    random,
    options.filter((_, at) => nth(worths, at) >= best - NEARLY_EQUAL),
  );
}

/** Returns the option that looks best, the first of several. */
export function bestAnswer(state: State, seat: number, judgement: Judgement): Command {
  const options = boardGame.options(state, seat);
  const [only, another] = options;
  if (only !== undefined && another === undefined) return only;
  return bestOption(options, appraise(questionIn(state, seat, judgement), options));
}

function expectedScores(state: State, judgement: Judgement): readonly number[] {
  const result = boardGame.result(state);
  if (result !== undefined) {
    return state.players.map((_, seat) => result.find((entry) => entry.seat === seat)?.score ?? 0);
  }
  const townKey = keyOfTown(state.town);
  const view = glimpseOf(state, 'spectator', { ...judgement, townKey });
  return state.players.map((_, seat) => standingOf(view, seat, { ...judgement, townKey }));
}
