/** Why an option: what is to be expected of it beside the others, and what speaks for it. */
import type { GameCommand, GameState } from '@carson/engine';
import type { BotQuestion, Budget, Reason } from './bot.ts';
import { type Insight, winChances } from './search/insight.ts';
import { type Candidate, candidateOf, compare, type Expectation, expectationOf } from './search/search.ts';

/** Lines that every option is told about with, beside first sight. */
const LINES_TOLD = 16;

interface Shown<Command extends GameCommand> {
  readonly shown: readonly Candidate<Command>[];
  /** Stages to look ahead; undefined for whoever does not. */
  readonly depth: number | undefined;
  readonly budget: Budget;
}

/**
 * Options that are told about beside each other are looked at alike: at first sight, and by a level that looks
 * ahead, all of them equally often in the same imagined states with the same luck.
 */
export function reasonsFor<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  insight: Insight<GameState, Command>,
  { shown, depth, budget }: Shown<Command>,
): readonly Reason<Command>[] {
  const { game, view, seat } = question;
  const random = { ...question.random };
  const state = game.imagine(view, random);
  insight.reopen(state, seat);
  const field = shown.map(({ option, prior }) => candidateOf(option, prior));
  if (depth !== undefined) {
    compare({ ...question, random }, insight, {
      field,
      depth: depth / insight.heaviness(state),
      lines: Math.min(LINES_TOLD, budget.iterations ?? LINES_TOLD),
      stop: budget.stop ?? (() => false),
    });
  }
  const standing = depth === undefined ? standingNow(insight, state, { seat, field }) : meanOf(field);
  const sight = sightFrom(standing, insight.doubt(state));
  const reasons = field.map((candidate) => ({
    option: candidate.option,
    ...expectationOf(candidate, sight(candidate.prior)),
    grounds: insight.grounds(state, seat, candidate.option),
  }));
  return depth === undefined ? reasons : reasons.sort((a, b) => b.chance - a.chance);
}

/** What is to be expected of an option that looks this good at first sight. */
interface Standing extends Expectation {
  readonly prior: number;
}

/** First sight tells options apart; where they stand together, lines tell better. */
function meanOf(field: readonly Candidate<GameCommand>[]): Standing {
  const mean = (of: (candidate: Candidate<GameCommand>) => number): number =>
    field.reduce((sum, candidate) => sum + of(candidate), 0) / field.length;
  return {
    prior: mean(({ prior }) => prior),
    score: mean(({ score, tries }) => score / tries),
    chance: mean(({ chance, tries }) => chance / tries),
  };
}

/** As the game stands now, with the best that can be done. */
function standingNow<Command extends GameCommand>(
  insight: Insight<GameState, Command>,
  state: GameState,
  { seat, field }: { readonly seat: number; readonly field: readonly Candidate<Command>[] },
): Standing {
  const outlook = insight.outlook(state);
  return {
    prior: Math.max(...field.map(({ prior }) => prior)),
    score: outlook[seat] ?? 0,
    chance: winChances(outlook, insight.doubt(state))[seat] ?? 0,
  };
}

/** A point more moves the odds of winning as `winChances` has it. */
function sightFrom(standing: Standing, doubt: number): (prior: number) => Expectation {
  const { score, chance } = standing;
  return (prior) => {
    const better = prior - standing.prior;
    const odds = (chance / (1 - chance)) * Math.exp(better / doubt);
    return { score: score + better, chance: chance >= 1 ? 1 : odds / (1 + odds) };
  };
}
