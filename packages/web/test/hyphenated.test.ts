import { afterAll, expect, it } from 'vitest';
import './page.ts';

const { loadWords } = await import('../src/words/words.ts');
const { hyphenated } = await import('../src/words/hyphenated.ts');

afterAll(() => loadWords('en'));

it('long words break where their language says, in capitals and small letters', async () => {
  await loadWords('de');
  expect(hyphenated('Büchsenmacher')).toBe('Büchsen\u00admacher');
  expect(hyphenated('GESETZLOSE, 2 Häuser')).toBe('GESETZ\u00adLOSE, 2 Häuser');
  await loadWords('nl');
  expect(hyphenated('Begrafenisondernemer')).toBe('Begra\u00adfenis\u00adonder\u00adnemer');
  expect(hyphenated('Büchsenmacher')).toBe('Büchsenmacher');
});
