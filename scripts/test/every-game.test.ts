/** Every game is known wherever games are listed: a package of rules that one list has forgotten is named here. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_PACKAGES } from '../lib/games.mjs';
import { inRoot } from '../lib/root.mjs';

/** Where each of them has to be named. */
const LISTS = [
  'scripts/lib/content-ids.ts',
  'scripts/lib/packages.mjs',
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
  it.each(GAME_PACKAGES)('is named in every list of games: %s', (game) => {
    const forgotten = LISTS.filter((list) => !readFileSync(inRoot(list), 'utf8').includes(game));
    expect(forgotten).toEqual([]);
  });

  it('is one of at least two', () => {
    expect(GAME_PACKAGES.length).toBeGreaterThanOrEqual(2);
  });
});
