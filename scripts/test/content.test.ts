/** What the page finds by a name: each character, building, element, piece and sign has a drawing, each question of a power a sentence. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CHARACTER_IDS as BOARD_CHARACTERS, CHARACTERS, ON_IDS } from '@carson/board-game';
import { CHARACTER_IDS as CARD_CHARACTERS, ELEMENTS } from '@carson/card-game';
import { words } from '@carson/words/generated/en.js';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';

it.each([
  ['characters', [...BOARD_CHARACTERS, ...CARD_CHARACTERS]],
  ['elements', [...ON_IDS, ...ELEMENTS]],
])('packages/web/art/%s has a drawing for each', (folder, ids) => {
  const missing = ids.filter((id) => !existsSync(inRoot('packages/web/art', folder, `${id}.svg`)));
  expect(missing).toEqual([]);
});

it('packages/web/art has each drawing that the page names', () => {
  const names = new Set(
    readdirSync(inRoot('packages/web/src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(inRoot('packages/web/src', file), 'utf8').matchAll(/(['"])((piece|icon)-\w+)\1/g),
      ])
      .map(([, , name = '']) => name),
  );
  expect(names.size).toBeGreaterThan(50);
  const missing = [...names].filter((name) => {
    const [group, drawing] = name.split('-');
    return !existsSync(inRoot('packages/web/art', `${group}s`, `${drawing}.svg`));
  });
  expect(missing).toEqual([]);
});

it('board-table.ftl has a sentence for each question of a power: ask-<kind>', () => {
  const asked = Object.values(CHARACTERS)
    .flatMap(({ yellow, red }) => [yellow, red])
    .flatMap(({ atOnce, atRoundEnd }) => [atOnce?.kind ?? [], atRoundEnd?.kind ?? []].flat());
  const sentences = Object.keys(words.boardTable.ask);
  expect(asked.filter((kind) => !sentences.includes(kind))).toEqual([]);
});
