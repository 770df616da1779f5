/**
 * Whole games kept on disk: `name.json` is the record, `name.result.json` beside it says why it is
 * kept and how it ended (the state's hash does not cover the scoring).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  type GameRecord,
  type PlayedMoves,
  readRecord,
  replay,
  type SeatResult,
  writeRecord,
} from '@carson/engine';
import { difference } from './difference.ts';

export interface Expected {
  readonly about: string;
  /** Missing where the game is kept unfinished. */
  readonly result?: readonly SeatResult[];
}

export interface Fixture {
  readonly name: string;
  readonly record: GameRecord;
  readonly expected: Expected;
}

const RECORD = '.json';
const EXPECTED = '.result.json';

export function fixturesIn(folder: string): readonly Fixture[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(RECORD) && !file.endsWith(EXPECTED))
    .map((file) => file.slice(0, -RECORD.length));
  return names.sort().map((name) => readFixture(folder, name));
}

/** What no longer holds of a kept game; undefined where it replays to the same state and result. */
export function fixtureFault(game: AnyGame, { record, expected }: Fixture): string | undefined {
  const again = replay(game, record);
  if (!again.ok) return `move ${again.failure.move}: ${JSON.stringify(again.failure.refusal)}`;
  return difference(expected.result, game.result(again.state));
}

export function keepFixture(
  game: AnyGame,
  played: PlayedMoves,
  { folder, name, about }: { readonly folder: string; readonly name: string; readonly about: string },
): void {
  const record = writeRecord(game, played);
  const again = replay(game, record);
  if (!again.ok) throw new Error(`the record does not replay: ${JSON.stringify(again.failure)}`);
  const expected = { about, result: game.result(again.state) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name + RECORD), `${JSON.stringify(record)}\n`);
  writeFileSync(join(folder, name + EXPECTED), `${JSON.stringify(expected, undefined, 2)}\n`);
}

function readFixture(folder: string, name: string): Fixture {
  const record = readRecord(readJson(join(folder, name + RECORD)));
  if (!record.ok) throw new Error(`${name}: ${JSON.stringify(record.refusal)}`);
  const expected: Expected = readJson(join(folder, name + EXPECTED));
  return { name, record: record.value, expected };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
