/** Every game is known wherever games are listed: a game that one list has forgotten is named here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, GAME_PACKAGES } from '../lib/games.mjs';
import { inRoot } from '../lib/root.mjs';

/** Files that name the package of every game. */
const BY_PACKAGE = [
  'scripts/lib/packages.mjs',
  'packages/bots/package.json',
  'packages/bots/src/answer.ts',
  'packages/bots/src/registry.ts',
  'packages/cli/package.json',
  'packages/server/package.json',
  'packages/server/src/games/registry.ts',
  'packages/web/package.json',
  'packages/web/vite.config.ts',
];

/** Files that name the id of every game and that the compiler does not keep complete. */
const BY_ID = [
  'examples/bot/bot.py',
  'examples/bot/bot.ts',
  'packages/cli/src/games/index.ts',
  'packages/web/src/games/registry.ts',
  'packages/web/src/rules/occupants.ts',
  'packages/web/src/rules/registry.ts',
  'packages/words/scripts/compile/parts.mjs',
  'packages/words/src/explain.ts',
];

function lacking(lists: readonly string[], name: string): readonly string[] {
  const named = new RegExp(`\\b${name}`);
  return lists.filter((list) => !named.test(readFileSync(inRoot(list), 'utf8')));
}

describe('a game', () => {
  it.each(GAME_PACKAGES)('is named in every list of games: %s', (game) => {
    // Ids of content are listed where a game has any.
    const ids = existsSync(inRoot('packages', game, 'src', 'ids.ts')) ? ['scripts/lib/content-ids.ts'] : [];
    expect(lacking([...BY_PACKAGE, ...ids], game)).toEqual([]);
  });

  it.each(Object.values(GAME_IDS))('is named by its id in every list of games: %s', (id) => {
    expect(lacking(BY_ID, id)).toEqual([]);
  });

  it.each(Object.values(GAME_IDS))('has a recorded game, which every test run replays: %s', (id) => {
    const folder = inRoot('fixtures', id);
    expect(existsSync(folder) ? readdirSync(folder) : [], `fixtures/${id}`).not.toEqual([]);
  });

  it('is one of at least two', () => {
    expect(GAME_PACKAGES.length).toBeGreaterThanOrEqual(2);
  });
});
