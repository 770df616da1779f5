/** One game being played: its state and its record so far. A match is a value; a command makes another one. */
import type { AnyGame, GameCommand, GameEvent, GameState } from '../game.ts';
import { seedCommitment, stableHash } from '../hash.ts';
import {
  type GameRecord,
  judge,
  moveCheck,
  openingCheck,
  type RecordedHint,
  type RecordedMove,
  type RecordedUndo,
  type ReplayFailure,
  replayMoves,
  type Tally,
  tallyOf,
} from '../record.ts';
import { accepted, type Result, refusal, refused } from '../refusal.ts';
import { countMoves, type History, type HistoryMove, isCheckpoint, linkMove, movesFrom } from './history.ts';

export interface Match extends History {
  readonly options: unknown;
  readonly seed: string;
  /** The hash of the seed. */
  readonly commitment: string;
  readonly state: GameState;
  /** How many moves were made. */
  readonly moves: number;
  /** What happened during the set-up. */
  readonly opening: readonly GameEvent[];
  /** Hints that were given, in order. */
  readonly hints: readonly RecordedHint[];
  /** Where a seat took back answers of others together with its own. */
  readonly undos: readonly RecordedUndo[];
}

export interface Submission {
  readonly seat: number;
  readonly command: unknown;
  /** The decision it answers; left out, the command is taken as an answer to whatever is open. */
  readonly decision?: number;
  /** When it is made, in milliseconds since 1970; left out where there is no clock. */
  readonly at?: number | undefined;
}

export function startMatch(game: AnyGame, optionsJson: unknown, seed: string): Result<Match> {
  const options = game.readOptions(optionsJson);
  if (!options.ok) return options;
  const opening: GameEvent[] = [];
  const start = game.setup(options.value, seed, (event) => opening.push(event));
  return accepted(matchFrom(start, { game, options: optionsJson, seed, opening }));
}

/** Returns a match that begins with a state, wherever that comes from. */
export function matchFrom(
  start: GameState,
  {
    game,
    options,
    seed,
    opening = [],
  }: Pick<Match, 'game' | 'options' | 'seed'> & Partial<Pick<Match, 'opening'>>,
): Match {
  return {
    ...{ game, options, seed, commitment: seedCommitment(seed), opening },
    ...{ start, state: start, last: undefined, moves: 0, hints: [], undos: [] },
  };
}

/** Returns the match after the command; the given one stays as it was. */
export function submit(match: Match, { seat, command: json, decision, at }: Submission): Result<Match> {
  const { game, state } = match;
  if (decision !== undefined && !isOpen(match, seat, decision)) {
    return refused(refusal('decisionClosed', undefined, { decision }));
  }
  const command = game.readCommand(json);
  if (!command.ok) return command;
  const reason = judge(game, state, seat, command.value);
  return reason === undefined
    ? accepted(advance(match, { seat, command: command.value, at }))
    : refused(reason);
}

/** Returns the match after these moves; the first one that is refused says why. */
export function submitAll(match: Match, moves: readonly Submission[]): Result<Match> {
  let after = match;
  for (const move of moves) {
    const next = submit(after, move);
    if (!next.ok) return next;
    after = next.value;
  }
  return accepted(after);
}

/** Returns the match with a mark that the seat was given a hint for its next move; asked twice, it is one. */
export function markHint(match: Match, seat: number): Match {
  let lastOwn = match.last;
  while (lastOwn !== undefined && lastOwn.move.seat !== seat) lastOwn = lastOwn.previous;
  const since = countMoves(lastOwn);
  if (match.hints.some((hint) => hint.seat === seat && hint.move >= since)) return match;
  return { ...match, hints: [...match.hints, { move: match.moves, seat }] };
}

export function recordOf(match: Match): GameRecord {
  return {
    game: match.game.id,
    rules: match.game.rules,
    options: match.options,
    seed: match.seed,
    moves: movesFrom(match.last).map((played) => played.move),
    ...(match.hints.length === 0 ? {} : { hints: [...match.hints] }),
    ...(match.undos.length === 0 ? {} : { undos: [...match.undos] }),
    hash: stableHash(match.state),
  };
}

/** What was played, before any of it is proven. */
export interface PlayedMoves {
  /** As JSON, the way they came in. */
  readonly options: unknown;
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly command: GameCommand }[];
}

/** The record of moves that were played. Throws where the rules refuse one, since it cannot have been played. */
export function writeRecord(game: AnyGame, { options, seed, moves }: PlayedMoves): GameRecord {
  const started = startMatch(game, options, seed);
  if (!started.ok) throw new Error(`the options are refused: ${JSON.stringify(started.refusal)}`);
  const played = moves.reduce((match, move, index) => {
    const next = submit(match, move);
    if (!next.ok) throw new Error(`move ${index} is refused: ${JSON.stringify(next.refusal)}`);
    return next.value;
  }, started.value);
  return recordOf(played);
}

export type Resumed =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly failure: ReplayFailure };

/** Returns the match of a record, proven move by move on the way. */
export function resumeMatch(game: AnyGame, record: GameRecord): Resumed {
  const opening: GameEvent[] = [];
  let start: GameState | undefined;
  let last: HistoryMove | undefined;
  let events: GameEvent[] = [];
  const replayed = replayMoves(game, record, {
    log: (event) => (start === undefined ? opening : events).push(event),
    begun: (state) => {
      start = game.clone(state);
    },
    moved: (move, before, state) => {
      last = linkMove(last, { move, events, final: finality(before, state) });
      if (isCheckpoint(last)) last.state = game.clone(state);
      events = [];
    },
  });
  if (!replayed.ok) return replayed;
  if (start === undefined) throw new Error('a game was replayed without a set-up');
  const { options, seed, hints = [], undos = [] } = record;
  const begun = matchFrom(start, { game, options, seed, opening });
  return {
    ok: true,
    match: { ...begun, state: replayed.state, last, moves: countMoves(last), hints, undos },
  };
}

/** Returns the match after a move that was proven when it was recorded: carried out again, without proof. */
export function repeat(match: Match, move: RecordedMove): Match {
  return afterMove(match, move, () => move.check);
}

/** Whether the match is where its last check says. The check covers the state and, chained, every move before. */
export function isProven(match: Match): boolean {
  const { last, state } = match;
  if (last === undefined) return true;
  return moveCheck(checkAfter(match, last.previous), last.move, state) === last.move.check;
}

function isOpen({ game, state }: Match, seat: number, decision: number): boolean {
  return game.owed(state).some((owed) => owed.seat === seat && owed.decision === decision);
}

function advance(match: Match, made: Made): Match {
  const previous = checkAfter(match, match.last);
  return afterMove(match, made, (after) => moveCheck(previous, made, after));
}

/** What the check of the next move is chained to. */
function checkAfter(match: Match, played: HistoryMove | undefined): string {
  return played?.move.check ?? openingCheck(match.game, match);
}

interface Made {
  readonly seat: number;
  readonly command: GameCommand;
  readonly at?: number | undefined;
}

function afterMove(match: Match, { seat, command, at }: Made, checkOf: (after: GameState) => string): Match {
  const state = match.game.clone(match.state);
  const events: GameEvent[] = [];
  match.game.play(state, seat, command, (event) => events.push(event));
  const move = { seat, command, check: checkOf(state), ...(at === undefined ? {} : { at }) };
  const last = linkMove(match.last, { move, events, final: finality(tallyOf(match.state), state), state });
  return { ...match, state, last, moves: match.moves + 1 };
}

function finality(before: Tally, after: GameState): 'chance' | 'reveal' | undefined {
  if (after.random.drawn !== before.drawn) return 'chance';
  return after.reveals === before.reveals ? undefined : 'reveal';
}
