/** A seat that thinks: first sight, with a little error where the level has it, then the search. */
import { below, type GameCommand, type GameState, type Random } from '@carson/engine';
import type { BotQuestion, Budget, Thinker, Thought } from './bot.ts';
import { reasonsFor } from './reasons.ts';
import type { Insight } from './search/insight.ts';
import { type Candidate, candidateOf, search } from './search/search.ts';

/** How well a level thinks, whatever the game. */
export interface Level {
  readonly id: string;
  /** How far off its eye for an option may be, in points. */
  readonly error: number;
  /** Options looked at more closely: at most so many, and none that looks worse by more than so many points. */
  readonly candidates: number;
  readonly margin: number;
  /** Stages looked ahead, and lines played out in all, at the lightest table. */
  readonly depth: number;
  readonly iterations: number;
}

export interface Mind<Command extends GameCommand> {
  readonly level: Level;
  /** Made anew for every question, so that nothing is carried from one game into another. */
  insight(personality: Random): Insight<GameState, Command>;
}

/** How many options a bot gives its reasons for. */
const REASONS = 3;

export function thinker<View, Command extends GameCommand>(mind: Mind<Command>): Thinker<View, Command> {
  return {
    id: mind.level.id,
    decide(question, budget = {}) {
      const [only, another] = question.options;
      if (only !== undefined && another === undefined) return only;
      return bestOf(rank(question, insightFor(mind, question), { level: mind.level, budget })).option;
    },
    think(question, budget = {}): Thought<Command> {
      const { level } = mind;
      const insight = insightFor(mind, question);
      const random = { ...question.random };
      const shown = rank(question, insight, { level, budget }).slice(0, REASONS);
      const depth = level.candidates > 1 ? level.depth : undefined;
      const reasons = reasonsFor({ ...question, random }, insight, { shown, depth, budget });
      const [best] = reasons;
      if (best === undefined) throw new Error('there is nothing to decide');
      return { command: best.option, reasons };
    },
  };
}

/** The same personality throughout a game: it hangs on the key of the bot's chance, not on what was drawn. */
function insightFor<View, Command extends GameCommand>(
  mind: Mind<Command>,
  { random }: BotQuestion<View, Command>,
): Insight<GameState, Command> {
  return mind.insight({ key: random.key, drawn: 0 });
}

function bestOf<Command extends GameCommand>(ranking: readonly Candidate<Command>[]): Candidate<Command> {
  const [best] = ranking;
  if (best === undefined) throw new Error('there is nothing to decide');
  return best;
}

function rank<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  insight: Insight<GameState, Command>,
  { level, budget }: { readonly level: Level; readonly budget: Budget },
): readonly Candidate<Command>[] {
  const { game, view, seat, options, random } = question;
  const state = game.imagine(view, random);
  insight.reopen(state, seat);
  const worths = insight.appraise(state, seat, options);
  const best = Math.max(...worths);
  const field = options
    .map((option, at) => ({ option, prior: seenWorth(worths[at] as number, { best, level, random }) }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, Math.max(REASONS, level.candidates))
    .map(({ option, prior }) => candidateOf(option, prior));
  const close = field.filter(({ prior }) => prior >= (field[0]?.prior ?? 0) - level.margin);
  if (level.candidates < 2 || close.length < 2) return field;
  const heaviness = insight.heaviness(state);
  return search(question, insight, {
    field: close.slice(0, level.candidates),
    depth: level.depth / heaviness,
    iterations: budget.iterations ?? level.iterations / heaviness,
    stop: budget.stop ?? (() => false),
  });
}

/**
 * An error moves an option up or down a little. What is far worse than the best is never taken for it, nor
 * is what brings nothing where something is to be had: nobody passes up a free gain.
 */
function seenWorth(
  worth: number,
  { best, level, random }: { readonly best: number; readonly level: Level; readonly random: Random },
): number {
  if (level.error === 0) return worth;
  const plainlyWorse = worth < best - 2 * level.error || (best > 0 && worth <= 0);
  if (plainlyWorse) return worth - best - OUT_OF_SIGHT;
  return worth + level.error * triangular(random);
}

/** More than any error. */
const OUT_OF_SIGHT = 1_000;

/** From -1 to 1, most often near 0. */
function triangular(random: Random): number {
  return (below(random, 0x1_0000) + below(random, 0x1_0000)) / 0x1_0000 - 1;
}
