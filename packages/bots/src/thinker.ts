/** A seat that thinks: priors, with the mistakes of its level, then the search. */
import { type GameCommand, type GameState, known, nth, type Random } from '@carson/engine';
import type { BotQuestion, Budget, Decision, Thinker, Thought } from './bot.ts';
import { depthAt, type Level, type LookAhead } from './level.ts';
import { seenPriors } from './mistakes.ts';
import { reasonsFor } from './reasons.ts';
import { type Candidate, candidateOf } from './search/candidate.ts';
import type { Model } from './search/model.ts';
import { search } from './search/search.ts';
import { stopInTime } from './search/time.ts';

export interface Mind<Command extends GameCommand> {
  readonly level: Level;
  /** Whether the seat has a temperament: its likings count where options are not nearly equal, too. */
  readonly leans?: boolean;
  /** Called for every question, so that nothing is carried from one game into another. */
  model(personality: Random): Model<GameState, Command>;
}

/** How many options a bot gives reasons for, and the share of its time that is kept for them. */
const REASONS = 3;
const SHARE_OF_REASONS = 1 / 3;

const NO_HURRY = (): number => Number.MAX_SAFE_INTEGER;

export function thinker<View, Command extends GameCommand>(mind: Mind<Command>): Thinker<View, Command> {
  const deliberate: Thinker<View, Command>['deliberate'] = (question, budget = {}) => {
    const [only, another] = question.options;
    if (only !== undefined && another === undefined) return { command: only, grounds: () => [] };
    return decisionWithGrounds(question, { mind, budget });
  };
  return {
    id: mind.level.id,
    deliberate,
    decide: (question, budget) => deliberate(question, budget).command,
    think(question, budget = {}): Thought<Command> {
      const { iterations, left = NO_HURRY } = budget;
      const model = modelFor(mind, question);
      const random = { ...question.random };
      const { lookAhead } = mind.level;
      const { ranking, spent } = rank(question, model, { mind, budget, kept: SHARE_OF_REASONS });
      const reasons = reasonsFor({ ...question, random }, model, {
        shown: ranking.slice(0, REASONS),
        lookAhead,
        iterations,
        stop: stopInTime(left, spent),
      });
      const best = known(reasons[0], 'an option');
      return { command: best.option, reasons };
    },
  };
}

function decisionWithGrounds<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  { mind, budget }: { readonly mind: Mind<Command>; readonly budget: Budget },
): Decision<Command> {
  const model = modelFor(mind, question);
  const { state, ranking } = rank(question, model, { mind, budget });
  const { option } = known(ranking[0], 'an option');
  return { command: option, grounds: () => model.grounds(state, question.seat, option) };
}

/** The personality follows from the key of the bot's random numbers alone: it lasts for a game. */
function modelFor<View, Command extends GameCommand>(
  mind: Mind<Command>,
  { random }: BotQuestion<View, Command>,
): Model<GameState, Command> {
  return mind.model({ key: random.key, drawn: 0 });
}

interface Ranking<Command extends GameCommand> {
  /** As imagined. */
  readonly state: GameState;
  /** The best first. */
  readonly ranking: readonly Candidate<Command>[];
  /** How many milliseconds the priors took. */
  readonly spent: number;
}

interface Ranked<Command extends GameCommand> {
  readonly mind: Mind<Command>;
  readonly budget: Budget;
  /** The share of the time that is left after the priors to be kept for what follows the search. */
  readonly kept?: number;
}

/** What follows the search takes about as long as the priors: so much of the time is kept, too. */
function rank<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  { mind: { level, leans = false }, budget, kept = 0 }: Ranked<Command>,
): Ranking<Command> {
  const { game, view, seat, options, random } = question;
  const { left = NO_HURRY } = budget;
  const given = left();
  const state = game.imagine(view, random);
  model.unseal(state, seat);
  const priors = model.priors(state, seat, options);
  const likings = model.likings(state, seat, { options, priors });
  // A temperament sees more in what it likes; a taste counts only after a level has made its mistakes.
  const leanings = priors.map((_, at) => (leans ? nth(likings, at) : 0));
  const leant = priors.map((prior, at) => prior + nth(leanings, at));
  const seen = seenPriors(leant, { mistakes: level.mistakes, random });
  const candidates = options
    .map((option, at) => candidateOf(option, nth(seen, at) - nth(leanings, at), likings[at]))
    .sort((a, b) => b.prior + b.liking - a.prior - a.liking);
  const remaining = left();
  const spent = given - remaining;
  const { lookAhead } = level;
  if (lookAhead === undefined) return { state, ranking: candidates, spent };
  const field = fieldOf(candidates, { lookAhead, leans });
  if (field.length < 2) return { state, ranking: candidates, spent };
  const cost = model.playoutCost(state);
  const ranking = search(question, model, {
    field,
    depth: depthAt(lookAhead, cost),
    iterations: budget.iterations ?? lookAhead.iterations / cost,
    priorWeight: lookAhead.priorWeight,
    doubt: lookAhead.doubt,
    error: lookAhead.errorAt === 'start' ? model.scoreNoise(state) : undefined,
    stop: stopInTime(left, spent + kept * remaining),
  });
  return { state, ranking, spent };
}

/** The most promising options; with a temperament, the best of what it likes among them. */
function fieldOf<Command extends GameCommand>(
  candidates: readonly Candidate<Command>[],
  {
    lookAhead: { candidates: most, margin },
    leans,
  }: { readonly lookAhead: LookAhead; readonly leans: boolean },
): readonly Candidate<Command>[] {
  const worst = (candidates[0]?.prior ?? 0) - margin;
  const able = candidates.filter(({ prior }) => prior >= worst);
  const field = able.slice(0, most);
  if (!leans) return field;
  const liked = Math.max(...able.map(({ liking }) => liking)) * NEARLY_AS_LIKED;
  const favourite = able.find(({ liking }) => liking > 0 && liking >= liked);
  return favourite === undefined || field.includes(favourite) ? field : [...field.slice(0, -1), favourite];
}

/** The share of the greatest liking from which an option is liked, too. */
const NEARLY_AS_LIKED = 0.5;
