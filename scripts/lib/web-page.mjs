/** The web page: built where it is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runChild } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { sourcesWithGames } from './games.mjs';
import { inRoot, ROOT } from './root.mjs';

const STAMP = inRoot('.cache', 'web-page');
const SOURCES = sourcesWithGames('bots', 'protocol', 'words', 'web');

export const WEB_DIST = inRoot('packages', 'web', 'dist');

export async function buildWebPage() {
  const wanted = fingerprint(ROOT, [...SOURCES, 'package-lock.json']);
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (wanted === built && existsSync(inRoot('packages', 'web', 'dist', 'index.html'))) return;
  process.stderr.write('Building the web page…\n');
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'packages/web', '--logLevel', 'warn'];
  if ((await runChild(process.execPath, args, { errorsOnly: true })) !== 0)
    throw new Error('the web page cannot be built');
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(STAMP, wanted);
}
