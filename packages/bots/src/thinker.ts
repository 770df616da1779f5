/** A seat that thinks: priors, with the mistakes of its level, then the search. */
import { type GameCommand, type GameState, known, nth, type Random } from '@carson/engine';
import type { BotQuestion, Budget, Thinker, Thought } from './bot.ts';
import { depthAt, type Level } from './level.ts';
import { seenPriors } from './mistakes.ts';
import { reasonsFor } from './reasons.ts';
import { type Candidate, candidateOf } from './search/candidate.ts';
import type { Model } from './search/model.ts';
import { search } from './search/search.ts';

export interface Mind<Command extends GameCommand> {
  readonly level: Level;
  /** Whether the seat has a temperament: its likings count where options are not nearly equal, too. */
  readonly leans?: boolean;
  /** Called for every question, so that nothing is carried from one game into another. */
  model(personality: Random): Model<GameState, Command>;
}

/** How many options a bot gives reasons for. */
const REASONS = 3;

export function thinker<View, Command extends GameCommand>(mind: Mind<Command>): Thinker<View, Command> {
  return {
    id: mind.level.id,
    decide(question, budget = {}) {
      const [only, another] = question.options;
      if (only !== undefined && another === undefined) return only;
      return bestOf(rank(question, modelFor(mind, question), { mind, budget })).option;
    },
    think(question, budget = {}): Thought<Command> {
      const model = modelFor(mind, question);
      const random = { ...question.random };
      const { lookAhead } = mind.level;
      const shown = rank(question, model, { mind, budget }).slice(0, REASONS);
      const reasons = reasonsFor({ ...question, random }, model, { shown, lookAhead, budget });
      const best = known(reasons[0], 'an option');
      return { command: best.option, reasons };
    },
  };
}

/** The personality follows from the key of the bot's random numbers alone: it lasts for a game. */
function modelFor<View, Command extends GameCommand>(
  mind: Mind<Command>,
  { random }: BotQuestion<View, Command>,
): Model<GameState, Command> {
  return mind.model({ key: random.key, drawn: 0 });
}

function bestOf<Command extends GameCommand>(ranking: readonly Candidate<Command>[]): Candidate<Command> {
  const best = known(ranking[0], 'an option');
  return best;
}

function rank<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  { mind: { level, leans = false }, budget }: { readonly mind: Mind<Command>; readonly budget: Budget },
): readonly Candidate<Command>[] {
  const { game, view, seat, options, random } = question;
  const state = game.imagine(view, random);
  model.unseal(state, seat);
  const priors = model.priors(state, seat, options);
  const likings = model.likings(state, seat, { options, priors });
  // A temperament sees more in what it likes; a taste only decides between what looks alike.
  const leanings = priors.map((_, at) => (leans ? nth(likings, at) : 0));
  const leant = priors.map((prior, at) => prior + nth(leanings, at));
  const seen = seenPriors(leant, { mistakes: level.mistakes, random });
  const candidates = options
    .map((option, at) => candidateOf(option, nth(seen, at) - nth(leanings, at), likings[at]))
    .sort((a, b) => b.prior + b.liking - a.prior - a.liking);
  const { lookAhead } = level;
  if (lookAhead === undefined) return candidates.slice(0, REASONS);
  const worst = (candidates[0]?.prior ?? 0) - lookAhead.margin;
  const field = candidates.filter(({ prior }) => prior >= worst).slice(0, lookAhead.candidates);
  if (field.length < 2) return candidates.slice(0, REASONS);
  const cost = model.playoutCost(state);
  return search(question, model, {
    field,
    depth: depthAt(lookAhead, cost),
    iterations: budget.iterations ?? lookAhead.iterations / cost,
    priorWeight: lookAhead.priorWeight,
    doubt: lookAhead.doubt,
    error: lookAhead.errorAt === 'start' ? model.scoreNoise(state) : undefined,
    stop: budget.stop ?? (() => false),
  });
}
