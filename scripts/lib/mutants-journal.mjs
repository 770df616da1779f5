/**
 * Keeps what became of each change as soon as it is judged, so that a run that was stopped goes on where it ended. A change
 * that was noticed stays so while its file is the same; one that survived is judged again when a test has changed.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeMutant, mutantKey } from './mutants.mjs';
import { inRoot } from './root.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {'killed' | 'timeout' | 'survived'} Verdict */

/**
 * @param {string} folder the package whose code is changed
 * @param {string} tests which of its tests judge: 'quick' or 'slow'
 */
export function openJournal(folder, tests) {
  const path = inRoot(`.cache/mutants-${folder.split('/').at(-1)}.jsonl`);
  const sources = hashes(join(folder, 'src'));
  const testHash = hash([...hashes(join(folder, 'test')).values()].join());
  const kept = readRows(path);

  /** @param {Omit<Mutant, 'status'>} mutant */
  const keyOf = (mutant) => `${sources.get(mutant.fileName)}:${mutantKey(mutant)}`;
  return {
    /** @param {Omit<Mutant, 'status'>} mutant @returns {Verdict | undefined} */
    verdict: (mutant) => {
      const row = kept.get(keyOf(mutant));
      if (row === undefined || row.status !== 'survived') return row?.status;
      return row.judges === `${tests}:${testHash}` ? 'survived' : undefined;
    },
    /** @param {Omit<Mutant, 'status'>} mutant @param {Verdict} status @param {string} by */
    keep: (mutant, status, by) => {
      const row = { status, change: describeMutant(mutant), by, key: keyOf(mutant) };
      appendFileSync(path, `${JSON.stringify({ ...row, judges: `${tests}:${testHash}` })}\n`);
    },
  };
}

/** @param {string} path @returns {Map<string, { readonly status: Verdict; readonly judges: string }>} */
function readRows(path) {
  mkdirSync(dirname(path), { recursive: true });
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const rows = text.split('\n').filter((line) => line.endsWith('}'));
  return new Map(rows.map((line) => JSON.parse(line)).map((row) => [row.key, row]));
}

/** @param {string} folder @returns {Map<string, string>} of each source file by its whole path */
function hashes(folder) {
  const files = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => inRoot(join(folder, file)))
      .map((file) => [file, hash(readFileSync(file, 'utf8'))]),
  );
}

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
