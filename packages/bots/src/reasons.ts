/** Why an option: what to expect of it beside the others, and what speaks for it. */
import type { GameCommand, GameState } from '@carson/engine';
import type { BotQuestion, Reason } from './bot.ts';
import { depthAt, type LookAhead } from './level.ts';
import { type Candidate, candidateOf, type Expectation, expectationOf } from './search/candidate.ts';
import { type Model, winChances } from './search/model.ts';
import { compare } from './search/search.ts';

/** Playouts behind each option that reasons are given for. */
const PLAYOUTS = 16;
/** What the prior counts for beside them. */
const PRIOR_WEIGHT = 6;

interface Shown<Command extends GameCommand> {
  readonly shown: readonly Candidate<Command>[];
  readonly lookAhead: LookAhead | undefined;
  readonly iterations: number | undefined;
  readonly stop: () => boolean;
}

/**
 * Compares the shown options on equal terms: for a level that looks ahead with equally many playouts in the same
 * imagined states with the same luck, otherwise, or where there is no time for playouts, by priors alone.
 */
export function reasonsFor<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  { shown, lookAhead, iterations = PLAYOUTS, stop }: Shown<Command>,
): readonly Reason<Command>[] {
  const { game, view, seat } = question;
  const random = { ...question.random };
  const state = game.imagine(view, random);
  model.unseal(state, seat);
  const field = shown.map(({ option, prior, liking }) => candidateOf(option, prior, liking));
  if (lookAhead !== undefined) {
    compare({ ...question, random }, model, {
      field,
      depth: depthAt(lookAhead, model.playoutCost(state)),
      playouts: Math.min(PLAYOUTS, iterations),
      stop,
    });
  }
  const isTried = field.every(({ tries }) => tries > 0);
  const standing = isTried ? meanOf(field) : standingNow(model, state, { seat, field });
  const expected = priorExpectation(standing, model.scoreNoise(state));
  const reasons = field.map((candidate) => ({
    option: candidate.option,
    ...expectationOf(candidate, expected(candidate.prior), PRIOR_WEIGHT),
    grounds: model.grounds(state, seat, candidate.option),
  }));
  return isTried ? reasons.sort((a, b) => b.chance - a.chance) : reasons;
}

/** What to expect of an option with this prior. */
interface Standing extends Expectation {
  readonly prior: number;
}

/** Priors tell options apart; playouts tell better where they stand together. */
function meanOf(field: readonly Candidate<GameCommand>[]): Standing {
  const mean = (of: (candidate: Candidate<GameCommand>) => number): number =>
    field.reduce((sum, candidate) => sum + of(candidate), 0) / field.length;
  return {
    prior: mean(({ prior }) => prior),
    score: mean(({ score, tries }) => score / tries),
    chance: mean(({ chance, tries }) => chance / tries),
  };
}

/** As the game stands now, with the best option. */
function standingNow<Command extends GameCommand>(
  model: Model<GameState, Command>,
  state: GameState,
  { seat, field }: { readonly seat: number; readonly field: readonly Candidate<Command>[] },
): Standing {
  const scores = model.expectedScores(state);
  return {
    prior: Math.max(...field.map(({ prior }) => prior)),
    score: scores[seat] ?? 0,
    chance: winChances(scores, model.scoreNoise(state))[seat] ?? 0,
  };
}

/** One point more moves the odds of winning as in `winChances`. */
function priorExpectation(standing: Standing, noise: number): (prior: number) => Expectation {
  const { score, chance } = standing;
  return (prior) => {
    const better = prior - standing.prior;
    const odds = (chance / (1 - chance)) * Math.exp(better / noise);
    return { score: score + better, chance: chance >= 1 ? 1 : odds / (1 + odds) };
  };
}
