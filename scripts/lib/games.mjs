/** The packages that hold the rules of a game: each says in `src/game.ts` what the game is. The engine says it of all. */
import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** @type {readonly string[]} */
export const GAME_PACKAGES = readdirSync(inRoot('packages'))
  .filter((name) => name !== 'engine' && existsSync(inRoot('packages', name, 'src', 'game.ts')))
  .sort();

/**
 * Returns the folders that something is built from: the engine, every game and the packages that are named.
 * @param {...string} others
 */
export function sourcesWithGames(...others) {
  return ['engine', ...GAME_PACKAGES, ...others].map((name) => `packages/${name}`);
}
