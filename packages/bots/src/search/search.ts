/**
 * One search for every game. It imagines states that fit the view, tries the most promising options in
 * each of them, lets sensible players go on for a while, and judges what has become of everybody. Options
 * that fall behind are dropped half by half, so that thought goes where it matters. Secret choices are
 * never taken in sequence: what others have chosen or will choose at the same time is drawn anew from what
 * sensible players would do, before the option is tried.
 */
import type { Game, GameCommand, GameEvent, GameState, Random } from '@carson/engine';
import type { BotQuestion } from '../bot.ts';
import { type Insight, winChances } from './insight.ts';

export interface Effort<Command extends GameCommand> {
  /** The options to look at more closely. */
  readonly field: readonly Candidate<Command>[];
  /** How many stages of the game to look ahead. */
  readonly depth: number;
  /** How many lines are played out in all. */
  readonly iterations: number;
  /** True when to stop: the best answer so far is given. */
  readonly stop: () => boolean;
}

export interface Candidate<Command extends GameCommand> {
  readonly option: Command;
  /** How good it looked at first sight, in points. */
  readonly prior: number;
  /** How often it was tried, and the sums of what came of it. */
  tries: number;
  score: number;
  chance: number;
  /** Chances as points, so that they can be weighed against first sight. */
  points: number;
}

export function candidateOf<Command extends GameCommand>(option: Command, prior: number): Candidate<Command> {
  return { option, prior, tries: 0, score: 0, chance: 0, points: 0 };
}

export interface Comparison<Command extends GameCommand> {
  readonly field: readonly Candidate<Command>[];
  readonly depth: number;
  /** How many lines are played out for each. */
  readonly lines: number;
  readonly stop: () => boolean;
}

/** Looks at all of them equally often, once at least, and drops none. */
export function compare<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  insight: Insight<GameState, Command>,
  { field, depth, lines, stop }: Comparison<Command>,
): void {
  let line = 0;
  do {
    tryAll(question, insight, { field, depth });
    line++;
  } while (line < lines && !stop());
}

/** The options looked at, the best first. */
export function search<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  insight: Insight<GameState, Command>,
  effort: Effort<Command>,
): readonly Candidate<Command>[] {
  let { field } = effort;
  let left = effort.iterations;
  while (field.length > 1 && left >= field.length && !effort.stop()) {
    const halvings = Math.ceil(Math.log2(field.length));
    const rounds = Math.max(1, Math.floor(left / (field.length * halvings)));
    for (let round = 0; round < rounds && !effort.stop(); round++) {
      tryAll(question, insight, { field, depth: effort.depth });
      left -= field.length;
    }
    field = [...field].sort(byMerit).slice(0, Math.ceil(field.length / 2));
  }
  const ranking = [...effort.field].sort(byMerit);
  const [winner] = field.length === 1 ? field : ranking;
  return winner === undefined ? ranking : [winner, ...ranking.filter((candidate) => candidate !== winner)];
}

function byMerit(a: Candidate<GameCommand>, b: Candidate<GameCommand>): number {
  return meritOf(b) - meritOf(a) || b.prior - a.prior;
}

/** First sight counts like so many lines: a few lucky ones do not turn the judgement over. */
const FIRST_SIGHT = 6;

function meritOf({ points, tries, prior }: Candidate<GameCommand>): number {
  return (points + FIRST_SIGHT * prior) / (tries + FIRST_SIGHT);
}

/** The final score to expect, and the chance to win. */
export interface Expectation {
  readonly score: number;
  readonly chance: number;
}

/** What lines and first sight say together, weighed as they are when options are judged. */
export function expectationOf(
  { tries, score, chance }: Candidate<GameCommand>,
  sight: Expectation,
): Expectation {
  const mean = (sum: number, seen: number) => (sum + FIRST_SIGHT * seen) / (tries + FIRST_SIGHT);
  return { score: mean(score, sight.score), chance: mean(chance, sight.chance) };
}

/** What a chance to win is worth in points: at a table of four a point more moves it by about a fifth of its doubt. */
function chanceInPoints(chance: number, doubt: number): number {
  return 5 * (doubt + CLOSE) * chance;
}

/** Near the end, where a point may be everything, first sight does not settle it. */
const CLOSE = 2;

/** Every candidate in the same imagined state, so that luck is the same for all of them. */
function tryAll<View, Command extends GameCommand>(
  question: BotQuestion<View, Command>,
  insight: Insight<GameState, Command>,
  { field, depth }: { readonly field: readonly Candidate<Command>[]; readonly depth: number },
): void {
  const { game, view, seat, random } = question;
  const state = game.imagine(view, random);
  insight.reopen(state, seat);
  const until = insight.stage(state) + depth;
  for (const candidate of field) {
    const chance: Random = { key: random.key, drawn: random.drawn };
    const line = lineAfter(question, insight, { state, option: candidate.option, chance });
    goOn({ game, insight, line, until, random: chance });
    const outlook = insight.outlook(line);
    candidate.tries++;
    candidate.score += outlook[seat] ?? 0;
    const doubt = insight.doubt(line);
    const won = winChances(outlook, doubt)[seat] ?? 0;
    candidate.chance += won;
    candidate.points += chanceInPoints(won, doubt);
  }
  random.drawn += WORDS_A_LINE;
}

/** How far the chance of one imagined state is from that of the next. */
const WORDS_A_LINE = 4096;

interface Line<Command extends GameCommand> {
  readonly game: Pick<Game<unknown, GameState, Command, unknown, GameEvent>, 'owed' | 'play'>;
  readonly insight: Insight<GameState, Command>;
  readonly line: GameState;
  readonly random: Random;
}

/**
 * The state after the option. Those who have to choose at the same time do so before it is known to
 * anybody; where their answers would change what is open, they have to wait their turn.
 */
function lineAfter<View, Command extends GameCommand>(
  { game, seat }: BotQuestion<View, Command>,
  insight: Insight<GameState, Command>,
  { state, option, chance }: { readonly state: GameState; readonly option: Command; readonly chance: Random },
): GameState {
  const line = game.clone(state);
  const owes = (who: number) => game.owed(line).some((owed) => owed.seat === who);
  for (const { seat: rival, required } of game.owed(line)) {
    // Who is left without a choice by another's answer has been answered for.
    if (rival === seat || !required || !owes(rival)) continue;
    game.play(line, rival, insight.answer(line, rival, chance));
  }
  const open = owes(seat) && game.check(line, seat, option) === undefined;
  const from = open ? line : game.clone(state);
  game.play(from, seat, option);
  return from;
}

function goOn<Command extends GameCommand>({
  game,
  insight,
  line,
  until,
  random,
}: Line<Command> & { readonly until: number }): void {
  while (insight.stage(line) < until) {
    const [owed] = game.owed(line);
    if (owed === undefined) return;
    game.play(line, owed.seat, insight.answer(line, owed.seat, random));
  }
}
