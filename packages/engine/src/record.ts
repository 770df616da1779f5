/**
 * The record is the game: which game and rules, its options, its seed, and the commands in order.
 * Each move carries a check over itself, the state after it and everything before it, and the record
 * the hash of its last state, so that a change anywhere is found at the move where it was made.
 */
import * as v from 'valibot';
import type { AnyGame, GameCommand, GameEvent, GameState } from './game.ts';
import { stableHash } from './hash.ts';
import { readBy } from './read-input.ts';
import { type Refusal, type Result, refusal } from './refusal.ts';

/** Limits on the contents of a record: far more than any game of ours needs. */
export const RECORD_LIMITS = {
  moves: 20_000,
  seed: 128,
  /** Characters of JSON. */
  options: 16_384,
  command: 2_048,
  seats: 32,
  name: 48,
  /** Milliseconds since 1970: the last moment that a date can be. */
  time: 8_640_000_000_000_000,
} as const;

const small = <T>(most: number) =>
  v.check<T, string>(
    (json) => (JSON.stringify(json) ?? '').length <= most,
    `at most ${most} characters of JSON`,
  );

const CommandSchema: v.GenericSchema<unknown, GameCommand> = v.pipe(
  v.looseObject({ type: v.pipe(v.string(), v.maxLength(64)) }),
  small(RECORD_LIMITS.command),
);

const SeatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.seats - 1));

const hexadecimal = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

const MoveSchema = v.strictObject({
  seat: SeatSchema,
  command: CommandSchema,
  check: hexadecimal(12),
  /** When it was made, in milliseconds since 1970. No part of the game: no check covers it. */
  at: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.time))),
});

/** An aid that a seat used before the move of this index: a hint, or an undo that had shown it others' answers. */
const AidSchema = v.strictObject({
  move: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RECORD_LIMITS.moves)),
  seat: SeatSchema,
});

const AidsSchema = v.pipe(v.array(AidSchema), v.minLength(1), v.maxLength(RECORD_LIMITS.moves));

export const RecordSchema = v.pipe(
  v.strictObject({
    game: v.pipe(v.string(), v.maxLength(32)),
    rules: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    options: v.pipe(v.unknown(), small(RECORD_LIMITS.options)),
    seed: v.pipe(v.string(), v.maxLength(RECORD_LIMITS.seed)),
    moves: v.pipe(v.array(MoveSchema), v.maxLength(RECORD_LIMITS.moves)),
    /** Left out where none was taken. */
    hints: v.exactOptional(AidsSchema),
    /** Where a seat took back a decision that others had answered already; left out where this did not happen. */
    undos: v.exactOptional(AidsSchema),
    /** What the players were called, seat by seat. No part of the game: no check covers it. */
    names: v.exactOptional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(RECORD_LIMITS.name))),
        v.minLength(1),
        v.maxLength(RECORD_LIMITS.seats),
      ),
    ),
    hash: hexadecimal(64),
  }),
  // The last ones may be for the move that is still to be made.
  v.forward(
    v.check(
      ({ moves, hints = [] }) => hints.every(({ move }) => move <= moves.length),
      'hints for moves of this record',
    ),
    ['hints'],
  ),
  v.forward(
    v.check(
      ({ moves, undos = [] }) => undos.every(({ move }) => move <= moves.length),
      'undos before moves of this record',
    ),
    ['undos'],
  ),
);

export type RecordedMove = v.InferOutput<typeof MoveSchema>;
export type RecordedHint = Readonly<v.InferOutput<typeof AidSchema>>;
export type RecordedUndo = Readonly<v.InferOutput<typeof AidSchema>>;
export type GameRecord = v.InferOutput<typeof RecordSchema>;

/** Checks the shape only; `replay` checks that the moves are legal and unchanged. */
export function readRecord(json: unknown): Result<GameRecord> {
  return readBy(RecordSchema, json);
}

/** What the first move's check is chained to. */
export function openingCheck(game: AnyGame, { options, seed }: Pick<GameRecord, 'options' | 'seed'>): string {
  return shortHash({ game: game.id, rules: game.rules, options, seed });
}

/** The check of a move: it covers the move, the state it led to and, through `previous`, all that came before. */
export function moveCheck(
  previous: string,
  { seat, command }: Pick<RecordedMove, 'seat' | 'command'>,
  after: GameState,
): string {
  return shortHash({ previous, seat, command, after });
}

/** Enough of a hash to notice any change that is not made on purpose. */
function shortHash(value: unknown): string {
  return stableHash(value).slice(0, 12);
}

export interface ReplayFailure {
  /** Index of the first move that fails; the number of moves where something after the last one is missing; -1 where the game cannot even be set up. */
  readonly move: number;
  readonly refusal: Refusal;
}

export type Replay =
  | { readonly ok: true; readonly state: GameState; readonly moves: number; readonly hash: string }
  | { readonly ok: false; readonly failure: ReplayFailure };

/** Plays a record again, up to move `upTo` or to its end, and proves every step on the way. */
export function replay(game: AnyGame, record: GameRecord, upTo: number = record.moves.length): Replay {
  return replayMoves(game, record, {}, upTo);
}

/** How much chance and revealing there was so far. */
export interface Tally {
  readonly drawn: number;
  readonly reveals: number;
}

export function tallyOf({ random, reveals }: GameState): Tally {
  return { drawn: random.drawn, reveals };
}

/** Listens to a replay. The states are the replay's own and change with the next move. */
export interface ReplayListener {
  readonly log?: (event: GameEvent) => void;
  readonly begun?: (state: GameState) => void;
  readonly moved?: (move: RecordedMove, before: Tally, state: GameState) => void;
}

/**
 * Replays and proves. A record of former rules is played by today's as long as every command is legal; its
 * checks cannot be compared, and the moves are told with the checks that today's rules give them.
 */
export function replayMoves(
  game: AnyGame,
  record: GameRecord,
  listener: ReplayListener,
  upTo: number = record.moves.length,
): Replay {
  if (record.game !== game.id)
    return fails(-1, refusal('recordOfAnotherGame', undefined, { game: record.game }));
  const isFormer = game.formerRules?.includes(record.rules) === true;
  if (record.rules !== game.rules && !isFormer) {
    return fails(-1, refusal('unknownRules', undefined, { rules: record.rules, known: game.rules }));
  }
  const options = game.readOptions(record.options);
  if (!options.ok) return fails(-1, options.refusal);
  const state = game.setup(options.value, record.seed, listener.log);
  const seats = game.seats(state);
  const { hints = [], undos = [] } = record;
  const unknownSeat = [...hints, ...undos].find(({ seat }) => seat >= seats);
  if (unknownSeat !== undefined)
    return fails(unknownSeat.move, refusal('nothingOwed', undefined, { seat: unknownSeat.seat }));
  listener.begun?.(state);
  let check = openingCheck(game, record);
  for (const [index, move] of record.moves.slice(0, upTo).entries()) {
    const before = tallyOf(state);
    const reason = replayMove(game, state, move, listener.log);
    if (reason !== undefined) return fails(index, reason);
    check = moveCheck(check, move, state);
    if (check !== move.check && !isFormer) return fails(index, refusal('moveAltered'));
    listener.moved?.({ ...move, check }, before, state);
  }
  const hash = stableHash(state);
  if (upTo >= record.moves.length && hash !== record.hash && !isFormer) {
    return fails(record.moves.length, refusal('recordCutShort', undefined, { moves: record.moves.length }));
  }
  return { ok: true, state, moves: Math.min(upTo, record.moves.length), hash };
}

function replayMove(
  game: AnyGame,
  state: GameState,
  move: RecordedMove,
  log: ReplayListener['log'],
): Refusal | undefined {
  const command = game.readCommand(move.command);
  if (!command.ok) return command.refusal;
  const reason = judge(game, state, move.seat, command.value);
  if (reason !== undefined) return reason;
  game.play(state, move.seat, command.value, log);
  return undefined;
}

/** Whether this seat may give this command now: it owes a decision, and the rules allow the answer. */
export function judge(
  game: AnyGame,
  state: GameState,
  seat: number,
  command: GameCommand,
): Refusal | undefined {
  if (!game.owed(state).some((owed) => owed.seat === seat))
    return refusal('nothingOwed', undefined, { seat });
  return game.check(state, seat, command);
}

function fails(move: number, reason: Refusal): Replay {
  return { ok: false, failure: { move, refusal: reason } };
}
