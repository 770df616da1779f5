/** Whether a submitted record is true. Runs in a process of its own, because its sender decides how long it takes. */
import { dailySeed } from '@carson/bots';
import {
  accepted,
  canonicalJson,
  type GameRecord,
  type Result,
  readBy,
  readRecord,
  refusal,
  refused,
  replay,
  type SeatResult,
} from '@carson/engine';
import { CommandIdSchema, type GameResult, standingOf } from '@carson/protocol';
import * as v from 'valibot';
import type { Games } from '../games/registry.ts';

export interface ProofRequest {
  /** JSON as it came in: a record, or for an import one with its command id. */
  readonly text: string;
  readonly kind: 'verify' | 'import' | { readonly daily: Day };
}

/** Whose daily challenge the record claims to be. */
export interface Day {
  readonly game: string;
  readonly day: string;
}

export interface Proof {
  readonly commandId?: string;
  /** Only for an import; a record that is only checked is not sent back to the event loop. */
  readonly record?: GameRecord;
  readonly game: string;
  readonly moves: number;
  readonly hash: string;
  /** The rules by which it was replayed. */
  readonly rules: number;
  /** For the daily challenge: how it went for the person. */
  readonly daily?: DailyResult;
  readonly failure?: { readonly move: number; readonly refusal: ReturnType<typeof refusal> };
}

export type DailyResult = Pick<GameResult, 'points' | 'lead' | 'place' | 'hints' | 'undos'>;

/** In the daily challenge the person has the first seat. */
const PERSON = 0;

const ImportSchema = v.strictObject({ id: CommandIdSchema, record: v.unknown() });

export function prove({ text, kind }: ProofRequest, games: Games): Result<Proof> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const what = { path: 'body', expected: 'JSON', received: 'something else' };
    return refused(refusal('malformed', undefined, what));
  }
  if (kind === 'verify') {
    const record = readRecord(json);
    return record.ok ? proveRecord(record.value, games) : record;
  }
  if (kind !== 'import') {
    const record = readRecord(json);
    return record.ok ? proveDaily(record.value, kind.daily, games) : record;
  }
  const read = readBy(ImportSchema, json);
  if (!read.ok) return read;
  const record = readRecord(read.value.record);
  if (!record.ok) return record;
  const proof = proveRecord(record.value, games);
  return proof.ok ? accepted({ ...proof.value, record: record.value, commandId: read.value.id }) : proof;
}

function proveRecord(record: GameRecord, games: Games): Result<Proof> {
  const game = games(record.game)?.game;
  if (game === undefined) return refused(refusal('unknownGame', undefined, { game: record.game }));
  const replayed = replay(game, record);
  const { moves, hash } = record;
  const proven = { game: record.game, moves: moves.length, hash, rules: game.rules };
  return accepted({ ...proven, ...(replayed.ok ? {} : { failure: replayed.failure }) });
}

/** Whether the record is of that day's challenge, true, and played to its end. */
function proveDaily(record: GameRecord, { game: id, day }: Day, games: Games): Result<Proof> {
  const entry = games(id);
  if (entry === undefined) return refused(refusal('unknownGame', undefined, { game: id }));
  const { game, usualOptions } = entry;
  const isOfDay =
    record.game === id &&
    record.seed === dailySeed(id, day) &&
    canonicalJson(record.options) === canonicalJson(usualOptions);
  if (!isOfDay) return refused(refusal('dailyOtherGame', undefined, { day }));
  const replayed = replay(game, record);
  if (!replayed.ok) {
    const { move, refusal: why } = replayed.failure;
    return refused(refusal('recordFails', undefined, { move, why: why.code }));
  }
  const daily = dailyResult(record, game.result(replayed.state));
  if (daily === undefined) return refused(refusal('dailyUnfinished'));
  const { names: _names, ...unnamed } = record;
  return accepted({
    game: id,
    moves: record.moves.length,
    hash: record.hash,
    rules: game.rules,
    record: unnamed,
    daily,
  });
}

function dailyResult(
  { hints = [], undos = [] }: GameRecord,
  result: readonly SeatResult[] | undefined,
): DailyResult | undefined {
  const standing = result && standingOf(result, PERSON);
  if (standing === undefined) return undefined;
  return {
    ...standing,
    hints: hints.filter(({ seat }) => seat === PERSON).length,
    undos: undos.filter(({ seat }) => seat === PERSON).length,
  };
}
