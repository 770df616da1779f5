/** What the card game can say has words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTER_IDS, CHARACTERS, RULINGS } from '@carson/card-game';
import { loadCardRulebook, rulingsOf } from '@carson/words';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';

/** Every code that occurs in the sources as `refusal('code', …)` or, in a table, as `['code', 'C3.4']`. */
function refusalCodes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('online/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/refusal\(([^,)]*)|\[('\w+'), 'C\d/g)])
    .flatMap(([, argument, entry]) => [...(argument ?? entry ?? '').matchAll(/(?<!=== )'(\w+)'/g)])
    .map(([, code]) => code ?? '');
}

describe('the words of the card game', () => {
  it('have a sentence for each refusal, and none is left over', () => {
    const packages = join(import.meta.dirname, '../..');
    const codes = ['engine', 'card-game', 'web'].flatMap((name) => refusalCodes(join(packages, name, 'src')));
    const told = [...Object.keys(words.cards.refusals), ...Object.keys(words.refusals)];
    expect(told.toSorted()).toEqual([...new Set(codes)].toSorted());
  });

  it('C7 have the power of each character', () => {
    expect(Object.keys(words.characters).toSorted()).toEqual([...CHARACTER_IDS].toSorted());
  });

  it('C7 have a paragraph of the rulebook for each character', async () => {
    const { chapters } = await loadCardRulebook('en');
    const told = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    const silent = CHARACTER_IDS.filter((id) => !told.includes(CHARACTERS[id].rule));
    expect(silent, 'characters without a paragraph').toEqual([]);
  });

  it('mark as rulings those of the rules', async () => {
    const marked = rulingsOf(await loadCardRulebook('en')).map(({ id }) => id);
    expect(new Set(marked)).toEqual(new Set(RULINGS.map(({ rule }) => rule)));
  });
});
