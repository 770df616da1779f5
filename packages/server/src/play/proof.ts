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
  readonly record: GameRecord;
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
  if (kind === 'verify') return proveRecord(json, games);
  const read = readBy(ImportSchema, json);
  if (!read.ok) return read;
  const proof = proveRecord(read.value.record, games);
  return proof.ok ? accepted({ ...proof.value, commandId: read.value.id }) : proof;
}

function proveRecord(json: unknown, games: Games): Result<Proof> {
  const read = readRecord(json);
  if (!read.ok) return read;
  const record = read.value;
  const game = games(record.game)?.game;
  if (game === undefined) return refused(refusal('unknownGame', undefined, { game: record.game }));
  const replayed = replay(game, record);
  return accepted({ record, rules: game.rules, ...(replayed.ok ? {} : { failure: replayed.failure }) });
}
