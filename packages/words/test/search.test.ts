import { describe, expect, it } from 'vitest';
import type { Language } from '../generated/languages.js';
import { loadBoardRulebook } from '../src/load.ts';
import { searchRulebook } from '../src/rulebook/search.ts';

async function found(language: Language, searched: string): Promise<string[]> {
  const chapters = searchRulebook(await loadBoardRulebook(language), searched);
  return chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
}

describe('the search in a rulebook', () => {
  it.each([
    ['en', 'house', 'houses'],
    ['en', 'cowboy', 'cowboys'],
    ['en', 'city', 'cities'],
    ['en', 'die', 'dice'],
    ['fr', 'cheval', 'chevaux'],
    ['fr', 'hôtel', 'hotels'],
    ['nl', 'paard', 'paarden'],
    ['nl', 'huis', 'huizen'],
    ['nl', 'kraal', 'kralen'],
    ['nl', 'bruggen', 'brug'],
    ['it', 'strada', 'strade'],
    ['it', 'banca', 'banche'],
    ['de', 'Haus', 'Häuser'],
  ] as const)('finds in %s by %s what %s finds', async (language, one, several) => {
    const paragraphs = await found(language, several);
    expect(paragraphs.length).toBeGreaterThan(0);
    expect(await found(language, one)).toEqual(expect.arrayContaining(paragraphs));
  });

  it('finds a plural by its singular and a singular by its plural', async () => {
    expect(await found('en', 'saloon')).toContain('B13.3');
    expect(await found('en', 'saloons')).toContain('B8.5');
  });

  it('finds a rule by its id, and every word that is searched for', async () => {
    expect(await found('en', 'B8.12')).toContain('B8.12');
    expect(await found('en', 'dynamite mines')).toContain('B9.19');
    expect(await found('en', 'dynamite xylophone')).toEqual([]);
  });

  it('finds nothing by markup', async () => {
    expect(await found('en', 'generalStore')).toEqual([]);
  });
});
