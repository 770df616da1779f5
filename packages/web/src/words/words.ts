/** The words of the chosen language, loaded on demand; everything on the screen reads them from here. */
import { computed, signal } from '@preact/signals';
import type { Language } from '../app/settings.ts';
import type { Words } from './catalogue.ts';

export type { Words } from './catalogue.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ words: Words }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
  de: () => import('./de.ts'),
};

const loaded = signal<Words | undefined>(undefined);

/** Only read by what is drawn after the first `loadWords`. */
export const words = computed<Words>(() => {
  if (loaded.value === undefined) throw new Error('words are drawn before any language is loaded');
  return loaded.value;
});

export async function loadWords(language: Language): Promise<void> {
  loaded.value = (await catalogues[language]()).words;
}
