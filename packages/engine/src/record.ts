/**
 * The record is the game: which game and rules, its options, its seed, and the commands in order.
 * Each move carries a check over itself, the state after it and everything before it, and the record
 * the hash of its last state, so that a change anywhere is found at the move where it was made.
 */
import * as v from 'valibot';
import { readBy } from './door.ts';
import type { AnyGame, GameCommand, GameState } from './game.ts';
import { stableHash } from './hash.ts';
import { type Refusal, type Result, refusal } from './refusal.ts';

const CommandSchema: v.GenericSchema<unknown, GameCommand> = v.looseObject({ type: v.string() });

const MoveSchema = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  command: CommandSchema,
  check: v.string(),
});

/** A hint that a seat was given before the move of this index. */
const HintSchema = v.strictObject({
  move: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const RecordSchema = v.pipe(
  v.strictObject({
    game: v.string(),
    rules: v.pipe(v.number(), v.integer()),
    options: v.unknown(),
    seed: v.string(),
    moves: v.array(MoveSchema),
    /** Left out where nobody took one. */
    hints: v.exactOptional(v.pipe(v.array(HintSchema), v.minLength(1))),
    hash: v.string(),
  }),
  // The last ones may be for the move that is still to be made.
  v.forward(
    v.check(
      ({ moves, hints = [] }) => hints.every(({ move }) => move <= moves.length),
      'hints for moves of this record',
    ),
    ['hints'],
  ),
);

export type RecordedMove = v.InferOutput<typeof MoveSchema>;
export type RecordedHint = Readonly<v.InferOutput<typeof HintSchema>>;
export type GameRecord = v.InferOutput<typeof RecordSchema>;

/** Checks the shape only; `replay` checks that it is true. */
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

/** What was played, before any of it is proven. */
export interface PlayedMoves {
  /** As JSON, the way they came in. */
  readonly options: unknown;
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly command: GameCommand }[];
}

/** The record of moves that were played. Throws where the rules refuse one: nobody can have played it. */
export function writeRecord(game: AnyGame, { options, seed, moves }: PlayedMoves): GameRecord {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(`the options are refused: ${JSON.stringify(read.refusal)}`);
  const state = game.setup(read.value, seed);
  let check = openingCheck(game, { options, seed });
  const recorded = moves.map(({ seat, command }, index) => {
    const reason = judge(game, state, seat, command);
    if (reason !== undefined) throw new Error(`move ${index} is refused: ${JSON.stringify(reason)}`);
    game.play(state, seat, command);
    check = moveCheck(check, { seat, command }, state);
    return { seat, command, check };
  });
  return { game: game.id, rules: game.rules, options, seed, moves: recorded, hash: stableHash(state) };
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
  if (record.game !== game.id)
    return fails(-1, refusal('recordOfAnotherGame', undefined, { game: record.game }));
  if (record.rules !== game.rules) {
    return fails(-1, refusal('unknownRules', undefined, { rules: record.rules, known: game.rules }));
  }
  const options = game.readOptions(record.options);
  if (!options.ok) return fails(-1, options.refusal);
  const state = game.setup(options.value, record.seed);
  const seats = game.seats(state);
  const stranger = record.hints?.find(({ seat }) => seat >= seats);
  if (stranger !== undefined)
    return fails(stranger.move, refusal('nothingOwed', undefined, { seat: stranger.seat }));
  let check = openingCheck(game, record);
  for (const [index, move] of record.moves.slice(0, upTo).entries()) {
    const reason = replayMove(game, state, move);
    if (reason !== undefined) return fails(index, reason);
    check = moveCheck(check, move, state);
    if (check !== move.check) return fails(index, refusal('moveAltered'));
  }
  const hash = stableHash(state);
  if (upTo >= record.moves.length && hash !== record.hash) {
    return fails(record.moves.length, refusal('recordCutShort', undefined, { moves: record.moves.length }));
  }
  return { ok: true, state, moves: Math.min(upTo, record.moves.length), hash };
}

function replayMove(game: AnyGame, state: GameState, move: RecordedMove): Refusal | undefined {
  const command = game.readCommand(move.command);
  if (!command.ok) return command.refusal;
  const reason = judge(game, state, move.seat, command.value);
  if (reason !== undefined) return reason;
  game.play(state, move.seat, command.value);
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
