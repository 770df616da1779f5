import { keysOf } from '@carson/engine';
import { LANGUAGES, loadReviewWords } from '@carson/words';
import { expect, it } from 'vitest';
import { duelsText } from '../src/review/luck/luck-text.ts';

it.each(keysOf(LANGUAGES))('says of duels near the odds that they came out so: %s', async (language) => {
  const { luck } = await loadReviewWords(language);
  const said = (got: number, expected: number): string => duelsText({ got, expected }, 3, 'P1', luck);
  expect(said(10, 9.9)).toBe(luck.duelsUsual({ name: 'P1', won: 10 }));
  expect(said(10, 9.9)).not.toMatch(/9[.,]9|3/);
  expect(said(10, 10.4)).toBe(luck.duelsUsual({ name: 'P1', won: 10 }));
  expect(said(10, 9.4)).toMatch(/9[.,]4.*3/);
  expect(said(1, 2)).toMatch(/2.*3/);
});
