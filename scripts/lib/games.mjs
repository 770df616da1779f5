/** The packages that hold the rules of a game: those with a `src/game.ts`, except the engine, whose file has the contract. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** @type {readonly string[]} */
export const GAME_PACKAGES = readdirSync(inRoot('packages'))
  .filter((name) => name !== 'engine' && existsSync(inRoot('packages', name, 'src', 'game.ts')))
  .sort();

/**
 * The ids of the games by package. Files and folders of a game in other packages have the same name.
 * @type {Readonly<Record<string, string>>}
 */
export const GAME_IDS = Object.fromEntries(GAME_PACKAGES.map((name) => [name, idIn(name)]));

/** @param {string} name */
function idIn(name) {
  const file = inRoot('packages', name, 'src', 'game.ts');
  const id = /^ {2}id: '(\w+)',$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (id === undefined) throw new Error(`${file} has no line "id: '…'," with the id of the game`);
  return id;
}

/**
 * Returns the folders that something is built from: the engine, every game and the packages that are named.
 * @param {...string} others
 */
export function sourcesWithGames(...others) {
  return ['engine', ...GAME_PACKAGES, ...others].map((name) => `packages/${name}`);
}
