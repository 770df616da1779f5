/** Every game is known wherever games are listed: a package of rules that one list has forgotten is named here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';

/** Packages that hold the rules of a game; the engine's file says what a game is. */
const GAMES = readdirSync(inRoot('packages')).filter(
  (name) => name !== 'engine' && existsSync(inRoot('packages', name, 'src', 'game.ts')),
);

/** Where each of them has to be named. */
const LISTS = [
  'tsconfig.pure.json',
  'tsconfig.pack.json',
  '.dependency-cruiser.mjs',
  'scripts/check-content.ts',
  'scripts/lib/carson-bundle.mjs',
  'scripts/lib/content-ids.ts',
  'scripts/lib/mutants.mjs',
  'scripts/lib/packages.mjs',
  'scripts/lib/server-bundle.mjs',
  'scripts/lib/web-page.mjs',
  'packages/bots/package.json',
  'packages/bots/src/pool/answer.ts',
  'packages/bots/src/registry.ts',
  'packages/cli/package.json',
  'packages/server/package.json',
  'packages/server/src/games/registry.ts',
  'packages/web/package.json',
  'packages/web/vite.config.ts',
];

describe('a game', () => {
  it.each(GAMES)('is named in every list of games: %s', (game) => {
    const forgotten = LISTS.filter((list) => !readFileSync(inRoot(list), 'utf8').includes(game));
    expect(forgotten).toEqual([]);
  });

  it('is one of at least two', () => {
    expect(GAMES.length).toBeGreaterThanOrEqual(2);
  });
});
