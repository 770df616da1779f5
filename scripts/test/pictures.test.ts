/** Every character, building and element has a drawing: the page finds it by the id. */
import { existsSync } from 'node:fs';
import { CHARACTER_IDS as BOARD_CHARACTERS, ON_IDS } from '@carson/board-game';
import { CHARACTER_IDS as CARD_CHARACTERS, ELEMENTS } from '@carson/card-game';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';

it.each([
  ['characters', [...BOARD_CHARACTERS, ...CARD_CHARACTERS]],
  ['elements', [...ON_IDS, ...ELEMENTS]],
])('packages/web/art/%s has a drawing for each', (folder, ids) => {
  const missing = ids.filter((id) => !existsSync(inRoot('packages/web/art', folder, `${id}.svg`)));
  expect(missing).toEqual([]);
});
