/** The command line as one file of plain JavaScript, built again when a source has changed. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { sourcesWithGames } from './games.mjs';
import { inRoot, ROOT } from './root.mjs';

const FOLDER = inRoot('.cache', 'carson');
const SOURCES = sourcesWithGames('bots', 'words', 'cli');

/** @returns {Promise<string>} path of the bundle */
export async function carsonBundle() {
  const name = `carson-${fingerprint(ROOT, [...SOURCES, 'package-lock.json'])}.mjs`;
  const file = join(FOLDER, name);
  if (!existsSync(file)) await build(file);
  return file;
}

/** @param {string} file */
async function build(file) {
  const { build: bundle } = await import('esbuild');
  mkdirSync(FOLDER, { recursive: true });
  const old = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs'));
  const unfinished = `${file}.${process.pid}`;
  await bundle({
    absWorkingDir: ROOT,
    entryPoints: ['packages/cli/src/main.ts'],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  renameSync(unfinished, file);
  for (const name of old) rmSync(join(FOLDER, name), { force: true });
}
