/**
 * One game being played: its state, its record so far, and what may still be taken back. A match is a
 * value; a command makes another one. Undo stops at chance, at anything revealed, and at another seat's
 * command, because what has been seen cannot be unseen.
 */
import type { AnyGame, GameCommand, GameEvent, GameState } from '../game.ts';
import { stableHash } from '../hash.ts';
import {
  type GameRecord,
  judge,
  moveCheck,
  openingCheck,
  type RecordedHint,
  type RecordedMove,
  type ReplayFailure,
  replayMoves,
  type Tally,
  tallyOf,
} from '../record.ts';
import { accepted, type Result, refusal, refused } from '../refusal.ts';
import {
  countMoves,
  type History,
  isCheckpoint,
  linkStep,
  type Step,
  stateAfter,
  stepsFrom,
  type UndoStop,
} from './history.ts';

export interface Match extends History {
  readonly options: unknown;
  readonly seed: string;
  readonly state: GameState;
  /** How many moves were made. */
  readonly moves: number;
  /** What happened during the set-up. */
  readonly opening: readonly GameEvent[];
  /** Hints that were given, in order. */
  readonly hints: readonly RecordedHint[];
}

export interface Submission {
  readonly seat: number;
  readonly command: unknown;
  /** The decision it answers; left out, the command is taken as an answer to whatever is open. */
  readonly decision?: number;
}

export interface UndoLimit {
  /** How many of the seat's own last commands can be taken back, one by one. */
  readonly commands: number;
  readonly stoppedBy: UndoStop;
}

export function startMatch(game: AnyGame, optionsJson: unknown, seed: string): Result<Match> {
  const options = game.readOptions(optionsJson);
  if (!options.ok) return options;
  const opening: GameEvent[] = [];
  const start = game.setup(options.value, seed, (event) => opening.push(event));
  return accepted({
    game,
    options: optionsJson,
    seed,
    start,
    state: start,
    last: undefined,
    moves: 0,
    opening,
    hints: [],
  });
}

/** Returns the match after the command; the given one stays as it was. */
export function submit(match: Match, { seat, command: json, decision }: Submission): Result<Match> {
  const { game, state } = match;
  if (decision !== undefined && !isOpen(match, seat, decision)) {
    return refused(refusal('decisionClosed', undefined, { decision }));
  }
  const command = game.readCommand(json);
  if (!command.ok) return command;
  const reason = judge(game, state, seat, command.value);
  return reason === undefined ? accepted(advance(match, seat, command.value)) : refused(reason);
}

export function undoLimit({ last }: Match, seat: number): UndoLimit {
  if (last === undefined) return { commands: 0, stoppedBy: 'start' };
  if (last.move.seat !== seat) return { commands: 0, stoppedBy: 'otherSeat' };
  return { commands: last.undoable, stoppedBy: last.stoppedBy };
}

/** Returns the match without the seat's last `count` commands. */
export function undo(match: Match, seat: number, count = 1): Result<Match> {
  const limit = undoLimit(match, seat);
  if (!Number.isInteger(count) || count < 1 || count > limit.commands) {
    return refused(
      refusal('cannotUndo', undefined, { possible: limit.commands, stoppedBy: limit.stoppedBy }),
    );
  }
  const moves = match.moves - count;
  let last = match.last;
  while (last !== undefined && last.index >= moves) last = last.previous;
  const state = last === undefined ? match.start : (last.state ?? stateAfter(match, moves));
  // What was said cannot be unsaid: hints for moves taken back count for the move made instead.
  const hints = match.hints.map(({ move, seat: helped }) => ({ move: Math.min(move, moves), seat: helped }));
  return accepted({ ...match, state, last, moves, hints });
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
    moves: stepsFrom(match.last).map((step) => step.move),
    ...(match.hints.length === 0 ? {} : { hints: [...match.hints] }),
    hash: stableHash(match.state),
  };
}

export type Resumed =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly failure: ReplayFailure };

/** Returns the match of a record, proven move by move on the way. */
export function resumeMatch(game: AnyGame, record: GameRecord): Resumed {
  const opening: GameEvent[] = [];
  let start: GameState | undefined;
  let last: Step | undefined;
  let events: GameEvent[] = [];
  const replayed = replayMoves(game, record, {
    log: (event) => (start === undefined ? opening : events).push(event),
    begun: (state) => {
      start = game.clone(state);
    },
    moved: (move, before, state) => {
      last = linkStep(last, { move, events, final: finality(before, state) });
      if (isCheckpoint(last)) last.state = game.clone(state);
      events = [];
    },
  });
  if (!replayed.ok) return replayed;
  if (start === undefined) throw new Error('a game was replayed without a set-up');
  const { options, seed, hints = [] } = record;
  return {
    ok: true,
    match: {
      game,
      options,
      seed,
      start,
      state: replayed.state,
      last,
      moves: countMoves(last),
      opening,
      hints,
    },
  };
}

/** Returns the match after a move that was proven when it was recorded: carried out again, without proof. */
export function repeat(match: Match, move: RecordedMove): Match {
  return stepped(match, move, () => move.check);
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

function advance(match: Match, seat: number, command: GameCommand): Match {
  const previous = checkAfter(match, match.last);
  return stepped(match, { seat, command }, (after) => moveCheck(previous, { seat, command }, after));
}

/** What the check of the next move is chained to. */
function checkAfter(match: Match, step: Step | undefined): string {
  return step?.move.check ?? openingCheck(match.game, match);
}

function stepped(
  match: Match,
  { seat, command }: Pick<RecordedMove, 'seat' | 'command'>,
  checkOf: (after: GameState) => string,
): Match {
  const state = match.game.clone(match.state);
  const events: GameEvent[] = [];
  match.game.play(state, seat, command, (event) => events.push(event));
  const move = { seat, command, check: checkOf(state) };
  const last = linkStep(match.last, { move, events, final: finality(tallyOf(match.state), state), state });
  return { ...match, state, last, moves: match.moves + 1 };
}

function finality(before: Tally, after: GameState): 'chance' | 'reveal' | undefined {
  if (after.random.drawn !== before.drawn) return 'chance';
  return after.reveals === before.reveals ? undefined : 'reveal';
}
