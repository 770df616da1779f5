/**
 * One game being played: its state, its record so far, and what may still be taken back.
 * Undo is replay without the last command; it stops at chance, at anything revealed, and at another
 * seat's command, because what has been seen cannot be unseen.
 */
import type { AnyGame, GameCommand, GameEvent, GameState } from './game.ts';
import { stableHash } from './hash.ts';
import {
  type GameRecord,
  judge,
  moveCheck,
  openingCheck,
  type RecordedHint,
  type RecordedMove,
  type ReplayFailure,
  replay,
} from './record.ts';
import { accepted, type Result, refusal, refused } from './refusal.ts';

export type UndoStop = 'start' | 'chance' | 'reveal' | 'otherSeat';

export interface Step {
  readonly move: RecordedMove;
  readonly events: readonly GameEvent[];
  /** Why this step is final for the seat that made it. */
  readonly final?: 'chance' | 'reveal';
}

export interface Match {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seed: string;
  readonly state: GameState;
  /** What happened during the set-up. */
  readonly opening: readonly GameEvent[];
  readonly steps: readonly Step[];
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
  const state = game.setup(options.value, seed, (event) => opening.push(event));
  return accepted({ game, options: optionsJson, seed, state, opening, steps: [], hints: [] });
}

/** The match after the command; the given one stays as it was. */
export function submit(match: Match, { seat, command: json, decision }: Submission): Result<Match> {
  const { game } = match;
  if (decision !== undefined && !isOpen(match, seat, decision)) {
    return refused(refusal('decisionClosed', undefined, { decision }));
  }
  const command = game.readCommand(json);
  if (!command.ok) return command;
  const reason = judge(game, match.state, seat, command.value);
  if (reason !== undefined) return refused(reason);
  return accepted(advance(match, seat, command.value));
}

export function undoLimit(match: Match, seat: number): UndoLimit {
  let commands = 0;
  for (const step of [...match.steps].reverse()) {
    if (step.move.seat !== seat) return { commands, stoppedBy: 'otherSeat' };
    if (step.final !== undefined) return { commands, stoppedBy: step.final };
    commands++;
  }
  return { commands, stoppedBy: 'start' };
}

/** The match without the seat's last `count` commands. */
export function undo(match: Match, seat: number, count = 1): Result<Match> {
  const limit = undoLimit(match, seat);
  if (!Number.isInteger(count) || count < 1 || count > limit.commands) {
    return refused(
      refusal('cannotUndo', undefined, { possible: limit.commands, stoppedBy: limit.stoppedBy }),
    );
  }
  return accepted(rewind(match, match.steps.length - count));
}

/** The match with a mark that the seat was given a hint for its next move; one is enough, however often it asks. */
export function markHint(match: Match, seat: number): Match {
  const lastOwn = match.steps.findLastIndex(({ move }) => move.seat === seat);
  if (match.hints.some((hint) => hint.seat === seat && hint.move > lastOwn)) return match;
  return { ...match, hints: [...match.hints, { move: match.steps.length, seat }] };
}

export function recordOf(match: Match): GameRecord {
  return {
    game: match.game.id,
    rules: match.game.rules,
    options: match.options,
    seed: match.seed,
    moves: match.steps.map((step) => step.move),
    ...(match.hints.length === 0 ? {} : { hints: [...match.hints] }),
    hash: stableHash(match.state),
  };
}

/** A match from its record, proven move by move. */
export function resumeMatch(
  game: AnyGame,
  record: GameRecord,
): { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly failure: ReplayFailure } {
  const proof = replay(game, record);
  if (!proof.ok) return proof;
  const started = startMatch(game, record.options, record.seed);
  if (!started.ok) return { ok: false, failure: { move: -1, refusal: started.refusal } };
  const match = record.moves.reduce((before, move) => replayStep(before, move), started.value);
  return { ok: true, match: { ...match, hints: record.hints ?? [] } };
}

/** The match after a move that was proven when it was recorded: carried out again, without proof. */
export function repeat(match: Match, move: RecordedMove): Match {
  return stepped(match, move, () => move.check);
}

/** Whether the match is where its last check says. The check covers the state and, chained, every move before. */
export function isProven(match: Match): boolean {
  const last = match.steps.at(-1)?.move;
  if (last === undefined) return true;
  return moveCheck(checkBefore(match, match.steps.length - 1), last, match.state) === last.check;
}

function isOpen(match: Match, seat: number, decision: number): boolean {
  return match.game.owed(match.state).some((owed) => owed.seat === seat && owed.decision === decision);
}

function advance(match: Match, seat: number, command: GameCommand): Match {
  const previous = checkBefore(match, match.steps.length);
  return stepped(match, { seat, command }, (after) => moveCheck(previous, { seat, command }, after));
}

/** What the check of this move is chained to. */
function checkBefore(match: Match, move: number): string {
  return match.steps[move - 1]?.move.check ?? openingCheck(match.game, match);
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
  const final = finality(match.state, state);
  return {
    ...match,
    state,
    steps: [...match.steps, final === undefined ? { move, events } : { move, events, final }],
  };
}

function finality(before: GameState, after: GameState): 'chance' | 'reveal' | undefined {
  if (after.random.drawn !== before.random.drawn) return 'chance';
  return after.reveals === before.reveals ? undefined : 'reveal';
}

function rewind(match: Match, length: number): Match {
  const started = startMatch(match.game, match.options, match.seed);
  if (!started.ok) throw new Error('a match that was started cannot be started again');
  const rewound = match.steps
    .slice(0, length)
    .reduce((before, step) => repeat(before, step.move), started.value);
  // What was said cannot be unsaid: hints for moves taken back count for the move made instead.
  const hints = match.hints.map(({ move, seat }) => ({ move: Math.min(move, length), seat }));
  return { ...rewound, hints };
}

function replayStep(match: Match, move: RecordedMove): Match {
  const command = match.game.readCommand(move.command);
  if (!command.ok) throw new Error(`a recorded command is malformed: ${command.refusal.code}`);
  return advance(match, move.seat, command.value);
}
