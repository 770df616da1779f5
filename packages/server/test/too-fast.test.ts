/** The page for a client over its rate limit. */
import { expect, it } from 'vitest';
import { writtenOnce } from '../src/http/too-fast.ts';

it('is written again after its words could not be loaded, and then kept', async () => {
  const written: string[] = [];
  const pageIn = writtenOnce(async (language) => {
    written.push(language);
    if (written.length === 1) throw new Error('the file is away');
    return `the page in ${language}`;
  });
  await expect(pageIn('de')).rejects.toThrow('the file is away');
  expect(await Promise.all([pageIn('de'), pageIn('de')])).toEqual(['the page in de', 'the page in de']);
  expect(await pageIn('fr')).toBe('the page in fr');
  expect(await pageIn('de')).toBe('the page in de');
  expect(written).toEqual(['de', 'de', 'fr']);
});
