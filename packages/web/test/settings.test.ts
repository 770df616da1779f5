import { describe, expect, it, vi } from 'vitest';
import './page.ts';

const otherWindow = new EventTarget();
vi.stubGlobal('window', otherWindow);
vi.resetModules();
const { language, theme } = await import('../src/app/settings.ts');
const { loadWords, shownLanguage } = await import('../src/words/words.ts');

function chooseElsewhere(key: string, newValue: string | null): void {
  otherWindow.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('a choice made in another window', () => {
  it('holds here too', () => {
    chooseElsewhere('carson-language', 'fr');
    expect(language.value).toBe('fr');
    chooseElsewhere('carson-theme', 'dark');
    expect([language.value, theme.value]).toEqual(['fr', 'dark']);
  });

  it('is the usual one where it was deleted or is not known', () => {
    for (const value of ['klingon', null]) {
      chooseElsewhere('carson-language', 'fr');
      chooseElsewhere('carson-language', value);
      expect(language.value).toBe('en');
    }
  });
});

describe('the language on the screen', () => {
  it('is the one that was chosen last, even where an earlier one takes longer to load', async () => {
    await loadWords('en');
    const slower = loadWords('de');
    await Promise.all([loadWords('en'), slower]);
    expect(shownLanguage.value).toBe('en');
  });
});
