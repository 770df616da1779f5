/** How the board game looks to a seat that thinks. Its tastes are its own: all others are thought sensible. */
import { boardGame, type Command, type State } from '@carson/board-game';
import { below, pick, type Random } from '@carson/engine';
import type { Insight } from '../search/insight.ts';
import { appraiserOf } from './answers.ts';
import { groundsFor } from './grounds/index.ts';
import { type Question, questionOf } from './question.ts';
import { standingOf } from './standing.ts';
import { likingIn, type Taste, tasted } from './taste.ts';
import type { BoardWeights } from './weights.ts';

const ROUNDS = 4;
const USUAL_SEATS = 4;
/** How far off the outlook is: at the end of the game, and for the rounds to come. */
const DOUBT = { atTheEnd: 0.4, perRound: 2.5 } as const;
/** Between answers that look about as good, people choose as they like. */
const ABOUT_AS_GOOD = 0.15;

export function boardInsight(weights: BoardWeights, taste: Taste): Insight<State, Command> {
  return {
    // What others have sealed was imagined with the state, and theirs is still to be opened.
    reopen() {},
    appraise: (state, seat, options) => {
      const question = questionIn(state, seat, weights);
      const liking = likingIn(question, taste);
      return appraise(question, options).map((worth, at) => tasted(worth, liking(options[at] as Command)));
    },
    answer: (state, seat, random) => answerOf(state, { seat, weights, random }),
    stage: (state) => (state.steps.length === 0 ? ROUNDS + 1 : state.round),
    heaviness: ({ players }) => Math.max(1, players.length / USUAL_SEATS),
    outlook: (state) => outlookOf(state, weights),
    doubt: (state) => DOUBT.atTheEnd + DOUBT.perRound * Math.sqrt(roundsLeft(state)),
    grounds: (state, seat, option) => groundsFor({ state, seat, weights }, option),
  };
}

function questionIn(state: State, seat: number, weights: BoardWeights): Question {
  return questionOf(boardGame.view(state, seat), seat, weights);
}

function appraise(question: Question, options: readonly Command[]): readonly number[] {
  return options.map(appraiserOf(question));
}

function roundsLeft({ steps, round }: State): number {
  return steps.length === 0 ? 0 : ROUNDS + 1 - Math.max(1, round);
}

interface Answering {
  readonly seat: number;
  readonly weights: BoardWeights;
  readonly random: Random;
}

function answerOf(state: State, { seat, weights, random }: Answering): Command {
  const options = boardGame.options(state, seat);
  const [only, another] = options;
  if (only !== undefined && another === undefined) return only;
  const worths = appraise(questionIn(state, seat, weights), options);
  const best = Math.max(...worths);
  const good = options.filter((_, at) => (worths[at] as number) >= best - ABOUT_AS_GOOD);
  return below(random, 4) === 0 ? pick(random, good) : (options[worths.indexOf(best)] as Command);
}

function outlookOf(state: State, weights: BoardWeights): readonly number[] {
  const result = boardGame.result(state);
  if (result !== undefined) {
    return state.players.map((_, seat) => result.find((entry) => entry.seat === seat)?.score ?? 0);
  }
  const view = boardGame.view(state, 'spectator');
  return state.players.map((_, seat) => standingOf(view, seat, weights));
}
