/** The server as plain JavaScript, built again when a source has changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint.mjs';
import { sourcesWithGames } from './games.mjs';
import { inRoot, ROOT } from './root.mjs';

const FOLDER = inRoot('.cache', 'server');
const STAMP = join(FOLDER, 'built-from');
const SOURCES = sourcesWithGames('bots', 'protocol', 'words', 'server');

/** @returns {Promise<string>} address of its entry */
export async function serverBundle() {
  const wanted = fingerprint(ROOT, [...SOURCES, 'package-lock.json']);
  const entry = join(FOLDER, 'main.mjs');
  if (!existsSync(entry) || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
    const { bundleServer } = await import('../../packages/server/scripts/bundle.mjs');
    mkdirSync(FOLDER, { recursive: true });
    await bundleServer(FOLDER);
    writeFileSync(STAMP, wanted);
  }
  return pathToFileURL(entry).href;
}
