/**
 * A game at random and all that is heard of it: what happened, what was asked, refused and shown. Like the numbers of
 * perft, a few hashes pin what no rule says in words, and each is about one thing, so that a change names what it changed.
 */
import {
  type GameCommand,
  type GameEvent,
  type GameState,
  nth,
  pick,
  type Random,
  seedRandom,
  stableHash,
} from '@carson/engine';
import { viewersOf } from '../hidden-facts.ts';
import type { GameUnderTest, Move } from '../moment.ts';
import { movesOf } from '../perft.ts';
import { wildCommand } from './wild-command.ts';

export interface StoryPlan<S extends GameState, C extends GameCommand> {
  readonly game: GameUnderTest<S, C>;
  readonly options: unknown;
  readonly seed: string;
  /** How a seat chooses. */
  readonly choose: (random: Random, options: readonly C[], asked: AskedSeat<S>) => C;
  /** Changes the state before the first move. */
  readonly arrange?: (state: S) => void;
  /** Commands that are judged, beside wild ones, when a question of a kind is asked for the 1st, 3rd, 9th, ... time. */
  readonly tried?: (state: S, seat: number) => readonly C[];
}

export interface AskedSeat<S extends GameState> {
  readonly state: S;
  readonly seat: number;
}

export interface Story {
  readonly moves: number;
  /** Hashes of everything of a kind, in order. */
  readonly events: string;
  readonly questions: string;
  readonly refusals: string;
  readonly queue: string;
  readonly shown: string;
}

/** Views are large: they are looked at after one move in this many. */
const SHOWN_EVERY = 5;
/** Wild commands after each move. */
const TRIED = 10;
/** All commands are tried when a question has been asked so many times as often as when they were tried before. */
const TRIED_AGAIN = 3;

export function storyOf<S extends GameState, C extends GameCommand>(plan: StoryPlan<S, C>): Story {
  const { game, seed } = plan;
  const read = game.readOptions(plan.options);
  if (!read.ok) throw new Error(`the options are refused: ${JSON.stringify(read.refusal)}`);
  const random = seedRandom(`story ${seed}`);
  const events: GameEvent[] = [];
  const told = { events, questions: '', refusals: '', queue: '', shown: '' };
  const log = (event: GameEvent) => void events.push(event);
  const state = game.setup(read.value, seed, log);
  let unheard = game.setup(read.value, seed);
  for (const one of [state, unheard]) plan.arrange?.(one);
  let seen: readonly unknown[] = [];
  const heard: GameCommand[] = [];
  const times = new Map<string, number>();
  for (let moves = 0; ; moves++) {
    told.questions = chained(told.questions, [game.owed(state), movesOf(game, state)]);
    told.queue = chained(told.queue, queueOf(game, state));
    if (moves % SHOWN_EVERY === 0) {
      told.shown = chained(told.shown, shownOf(game, state, moves));
      seen = seenTogether(game, state, seen);
    }
    const move = nextMove(plan, state, random);
    if (move === undefined) {
      if (stableHash(unheard) !== stableHash(state)) throw new Error('listening has changed the game');
      return { moves, ...told, events: chained('', told.events) };
    }
    if (!heard.some(({ type }) => type === move.command.type)) heard.push(move.command);
    told.refusals = chained(told.refusals, refusalsOf(game, state, { heard, random }));
    const verdicts = verdictsAt(plan, state, { seat: move.seat, times });
    if (verdicts.length > 0) told.refusals = chained(told.refusals, verdicts);
    game.play(state, move.seat, move.command, log);
    unheard = playedApart(game, unheard, move);
  }
}

/** Returns a copy after the move. The state that was copied must stay as it was. */
function playedApart<S extends GameState>(game: GameUnderTest<S>, state: S, { seat, command }: Move): S {
  const before = stableHash(state);
  const copy = game.clone(state);
  game.play(copy, seat, command);
  if (stableHash(state) !== before) throw new Error('a move has changed the state that was cloned');
  return copy;
}

/** Returns the views of everyone, made together of what they saw before. Each must be the view that is made alone. */
function seenTogether(game: GameUnderTest, state: GameState, views: readonly unknown[]): readonly unknown[] {
  const viewers = viewersOf(game, state);
  const together = game.views?.(state, viewers, views) ?? [];
  for (const [at, view] of together.entries()) {
    if (stableHash(view) !== stableHash(game.view(state, viewers[at] ?? 'spectator')))
      throw new Error(`viewer ${viewers[at]} sees something else together with others`);
  }
  return together;
}

const chained = (before: string, more: unknown): string => stableHash([before, more]).slice(0, 8);

function nextMove<S extends GameState, C extends GameCommand>(
  { game, choose }: StoryPlan<S, C>,
  state: S,
  random: Random,
): Move<C> | undefined {
  const owed = game.owed(state).filter(({ required }) => required);
  if (owed.length === 0) return undefined;
  const { seat } = pick(random, owed);
  return { seat, command: choose(random, game.options(state, seat), { state, seat }) };
}

function queueOf(game: GameUnderTest, state: GameState): unknown {
  const { queue } = game;
  if (queue === undefined) return [];
  const view = game.view(state, 'spectator');
  return Array.from({ length: game.seats(state) }, (_, seat) => {
    const offers = queue.offers(state, seat);
    const last = offers.at(-1);
    return [offers, last === undefined ? {} : queue.facts(view, seat, last.command)];
  });
}

/** To one viewer after another: the table, the scores, and a table as this viewer could imagine it. */
function shownOf(game: GameUnderTest, state: GameState, moves: number): unknown {
  const viewers = viewersOf(game, state);
  const view = game.view(state, nth(viewers, (moves / SHOWN_EVERY) % viewers.length));
  const imagined = game.imagine(view, seedRandom(`imagined ${moves}`));
  return [view, game.score(state), imagined, game.result(state) ?? []];
}

/** What the rules say to commands of all kinds with one fact bent, from a seat that is asked or from any. */
function refusalsOf(
  game: GameUnderTest,
  state: GameState,
  { heard, random }: { readonly heard: readonly GameCommand[]; readonly random: Random },
): unknown {
  const asked = game.owed(state).map(({ seat }) => seat);
  const now = asked.flatMap((seat) => game.options(state, seat).slice(0, 8));
  return Array.from({ length: TRIED }, (_, at) => {
    const seat = pick(random, at === 0 ? [...Array(game.seats(state)).keys()] : asked);
    const command = game.readCommand(wildCommand([...heard, ...now], random));
    return command.ok ? (game.check(state, seat, command.value) ?? 'legal') : command.refusal;
  });
}

/** What the rules say to the commands of the plan, where the question of this seat is due for them. */
function verdictsAt<S extends GameState, C extends GameCommand>(
  { game, tried }: StoryPlan<S, C>,
  state: S,
  { seat, times }: { readonly seat: number; readonly times: Map<string, number> },
): readonly unknown[] {
  const kind = game.owed(state).find((owed) => owed.seat === seat)?.kind ?? '';
  const count = (times.get(kind) ?? 0) + 1;
  times.set(kind, count);
  if (tried === undefined || !isPowerOf(TRIED_AGAIN, count)) return [];
  return tried(state, seat).map((command) => game.check(state, seat, command) ?? 'legal');
}

function isPowerOf(base: number, number: number): boolean {
  let power = 1;
  while (power < number) power *= base;
  return power === number;
}
