/**
 * One search for every game: flat Monte Carlo over imagined states. Each playout imagines a state that fits
 * the view, tries every candidate in it with the same luck, continues with the playout policy for some stages,
 * and evaluates all seats. Successive halving drops the candidates that fall behind. Simultaneous choices
 * of others are drawn before the candidate is played.
 */
import {
  type Game,
  type GameCommand,
  type GameEvent,
  type GameState,
  nth,
  type Random,
} from '@carson/engine';
import type { BotQuestion } from '../bot.ts';
import { type Candidate, meritOf, record } from './candidate.ts';
import { doubtAbout } from './doubt.ts';
import { type Model, winChances } from './model.ts';

export interface Effort<Command extends GameCommand> {
  readonly field: readonly Candidate<Command>[];
  /** How many stages of the game a playout lasts. */
  readonly depth: number;
  /** How many playouts there are in all. */
  readonly iterations: number;
  /** How many playouts the prior counts for. */
  readonly priorWeight: number;
  /** The error of a score by which win chances count in points; undefined: that at the end of each playout. */
  readonly error?: number | undefined;
  /** Candidates are dropped once less than this may be gained by them, in points. */
  readonly doubt?: number | undefined;
  /** Checked before every playout: true ends the search with the best candidate so far. */
  readonly stop: () => boolean;
}

export interface Comparison<Command extends GameCommand> {
  readonly field: readonly Candidate<Command>[];
  readonly depth: number;
  /** How many playouts each candidate gets. */
  readonly playouts: number;
  readonly stop: () => boolean;
}

/** Tries all candidates equally often, and drops none. */
export function compare<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  { field, depth, playouts, stop }: Comparison<Command>,
): void {
  for (let done = 0; done < playouts; done++) {
    if (!tryAll(question, model, { field, depth, stop })) return;
  }
}

/** Returns the candidates, the best first. */
export function search<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  effort: Effort<Command>,
): readonly Candidate<Command>[] {
  const byMerit = meritOrder<Command>(effort.priorWeight);
  let { field } = effort;
  let left = effort.iterations;
  while (field.length > 1 && left >= field.length && !effort.stop()) {
    const halvings = 32 - Math.clz32(field.length - 1);
    const rounds = Math.max(1, Math.floor(left / (field.length * halvings)));
    for (let round = 0; round < rounds && field.length > 1; round++) {
      if (!tryAll(question, model, { ...effort, field })) break;
      left -= field.length;
      field = withoutHopeless(field, effort);
    }
    field = [...field].sort(byMerit).slice(0, Math.ceil(field.length / 2));
  }
  const ranking = [...effort.field].sort(byMerit);
  const [winner] = field.length === 1 ? field : ranking;
  return winner === undefined ? ranking : [winner, ...ranking.filter((candidate) => candidate !== winner)];
}

/** Drops the candidates that are not worth another playout. */
function withoutHopeless<Command extends GameCommand>(
  field: readonly Candidate<Command>[],
  { doubt, priorWeight }: Effort<Command>,
): readonly Candidate<Command>[] {
  if (doubt === undefined) return field;
  const [best] = [...field].sort(meritOrder<Command>(priorWeight));
  return field.filter(
    (candidate) =>
      best === undefined || candidate === best || doubtAbout(candidate, best, priorWeight) >= doubt,
  );
}

function meritOrder<Command extends GameCommand>(priorWeight: number) {
  return (a: Candidate<Command>, b: Candidate<Command>): number =>
    meritOf(b, priorWeight) - meritOf(a, priorWeight) || b.prior - a.prior;
}

interface Trial<Command extends GameCommand> {
  readonly field: readonly Candidate<Command>[];
  readonly depth: number;
  readonly error?: number | undefined;
  readonly stop: () => boolean;
}

/**
 * Tries every candidate in the same imagined state with the same luck. False where it was stopped: candidates are
 * compared on equal terms, so what some have been tried in and others not counts for none.
 */
function tryAll<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  { field, depth, error, stop }: Trial<Command>,
): boolean {
  const { seat } = question;
  const options = field.map(({ option }) => option);
  const ends = playouts(question, model, { options, depth, stop });
  if (ends.length < field.length) return false;
  for (const [at, candidate] of field.entries()) {
    const { scores, chances, noise } = nth(ends, at);
    record(candidate, { score: scores[seat] ?? 0, chance: chances[seat] ?? 0, noise: error ?? noise });
  }
  return true;
}

/** How a playout ended, for every seat. */
export interface PlayoutEnd {
  readonly scores: readonly number[];
  readonly chances: readonly number[];
  readonly noise: number;
}

interface Batch<Command extends GameCommand> {
  readonly options: readonly Command[];
  readonly depth: number;
  readonly stop?: () => boolean;
}

/** Returns the end of one playout per option, all from the same imagined state with the same luck; fewer where stopped. */
export function playouts<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  { options, depth, stop = () => false }: Batch<Command>,
): readonly PlayoutEnd[] {
  const { game, view, seat, random } = question;
  const state = game.imagine(view, random);
  model.unseal(state, seat);
  const until = model.stage(state) + depth;
  const ends: PlayoutEnd[] = [];
  for (const option of options) {
    if (stop()) break;
    const luck: Random = { key: random.key, drawn: random.drawn };
    const position = positionAfter(question, model, { state, option, luck });
    playOut({ game, model, position, until, random: luck });
    const scores = model.expectedScores(position);
    const noise = model.scoreNoise(position);
    ends.push({ scores, chances: winChances(scores, noise), noise });
  }
  random.drawn += WORDS_PER_PLAYOUT;
  return ends;
}

/** How far the random numbers of one playout are from those of the next. */
const WORDS_PER_PLAYOUT = 4096;

/**
 * Returns the state after the option. Those who choose at the same time do so before it is known; where
 * their choice would change what is open, they wait their turn.
 */
function positionAfter<View, Command extends GameCommand>(
  { game, seat }: BotQuestion<View, Command>,
  model: Model<GameState, Command>,
  { state, option, luck }: { readonly state: GameState; readonly option: Command; readonly luck: Random },
): GameState {
  const position = game.clone(state);
  const owes = (who: number) => game.owed(position).some((owed) => owed.seat === who);
  for (const { seat: rival, required } of game.owed(position)) {
    // Another's answer may have left this rival without a choice.
    if (rival === seat || !required || !owes(rival)) continue;
    game.play(position, rival, model.reply(position, rival, luck));
  }
  const open = owes(seat) && game.check(position, seat, option) === undefined;
  const from = open ? position : game.clone(state);
  game.play(from, seat, option);
  return from;
}

interface Playout<Command extends GameCommand> {
  readonly game: Pick<Game<unknown, GameState, Command, unknown, GameEvent>, 'owed' | 'play'>;
  readonly model: Model<GameState, Command>;
  readonly position: GameState;
  readonly until: number;
  readonly random: Random;
}

function playOut<Command extends GameCommand>({
  game,
  model,
  position,
  until,
  random,
}: Playout<Command>): void {
  while (model.stage(position) < until) {
    const [owed] = game.owed(position);
    if (owed === undefined) return;
    game.play(position, owed.seat, model.policy(position, owed.seat, random));
  }
}
