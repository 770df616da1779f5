/** Runs the real command, as another program would. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@carson/engine';

const SCRIPT = fileURLToPath(new URL('../../../scripts/carson.mjs', import.meta.url));

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function carson(args: readonly string[], input: unknown = ''): Answer {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

export interface GameLine {
  readonly seed: string;
  readonly seats: readonly { readonly bot: string; readonly score: number; readonly rank: number }[];
  readonly moves: number;
  readonly ms: number;
}

/** What a simulation printed: a line per game, then the summary. */
export function linesOf(stdout: string): unknown[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The records that a simulation wrote into a folder. */
export function recordsIn(folder: string): GameRecord[] {
  const files = readdirSync(folder).sort();
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
