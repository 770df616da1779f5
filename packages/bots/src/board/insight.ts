/** How the board game looks to a seat that thinks: the judgement of the greedy seat, looked ahead with. */
import { boardGame, type Command, type State, type View } from '@carson/board-game';
import { below, pick, type Random } from '@carson/engine';
import type { Ground, Insight } from '../search/insight.ts';
import { appraiserOf } from './answers.ts';
import { questionOf } from './question.ts';
import { standingOf } from './standing.ts';

const ROUNDS = 4;
/** How far off the outlook is: at the end of the game, and for the rounds to come. */
const DOUBT = { atTheEnd: 0.4, perRound: 2.5 } as const;
/** Between answers that look about as good, people choose as they like. */
const ABOUT_AS_GOOD = 0.15;

export function boardInsight(): Insight<State, Command> {
  return {
    // What others have sealed was imagined with the state, and theirs is still to be opened.
    reopen() {},
    appraise: (state, seat, options) => appraise(boardGame.view(state, seat), seat, options),
    answer: answerOf,
    stage: (state) => (state.frames.length === 0 ? ROUNDS + 1 : state.round),
    outlook: outlookOf,
    doubt: (state) => DOUBT.atTheEnd + DOUBT.perRound * Math.sqrt(roundsLeft(state)),
    grounds: (state, seat, option) => groundsFor(state, seat, option),
  };
}

function appraise(view: View, seat: number, options: readonly Command[]): readonly number[] {
  return options.map(appraiserOf(questionOf(view, seat)));
}

function roundsLeft({ frames, round }: State): number {
  return frames.length === 0 ? 0 : ROUNDS + 1 - Math.max(1, round);
}

function answerOf(state: State, seat: number, random: Random): Command {
  const options = boardGame.options(state, seat);
  const [only, another] = options;
  if (only !== undefined && another === undefined) return only;
  const worths = appraise(boardGame.view(state, seat), seat, options);
  const best = Math.max(...worths);
  const good = options.filter((_, at) => (worths[at] as number) >= best - ABOUT_AS_GOOD);
  return below(random, 4) === 0 ? pick(random, good) : (options[worths.indexOf(best)] as Command);
}

function outlookOf(state: State): readonly number[] {
  const result = boardGame.result(state);
  if (result !== undefined) {
    return state.players.map((_, seat) => result.find((entry) => entry.seat === seat)?.score ?? 0);
  }
  const view = boardGame.view(state, 'spectator');
  return state.players.map((_, seat) => standingOf(view, seat));
}

function groundsFor(state: State, seat: number, option: Command): readonly Ground[] {
  const [worth = 0] = appraise(boardGame.view(state, seat), seat, [option]);
  const points = Math.round(10 * worth) / 10;
  return [worth === 0 ? { key: 'nothingBetter', params: {} } : { key: 'promises', params: { points } }];
}
