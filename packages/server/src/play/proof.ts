/** Whether a record that was handed in is true. Runs in a thread of its own: its sender decides how long it takes. */
import {
  accepted,
  type GameRecord,
  type Result,
  readBy,
  readRecord,
  refusal,
  refused,
  replay,
} from '@carson/engine';
import { CommandIdSchema } from '@carson/protocol';
import * as v from 'valibot';
import type { Games } from '../games/registry.ts';

export interface ProofRequest {
  /** JSON as it came in: a record, or for an import one with its command id. */
  readonly text: string;
  readonly kind: 'verify' | 'import';
}

export interface Proof {
  readonly commandId?: string;
  /** For an import: what is checked only is not sent back to the event loop. */
  readonly record?: GameRecord;
  readonly game: string;
  readonly moves: number;
  readonly hash: string;
  /** The rules by which it was replayed. */
  readonly rules: number;
  readonly failure?: { readonly move: number; readonly refusal: ReturnType<typeof refusal> };
}

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
