/** The words of the chosen language, loaded on demand; everything on the screen reads them from here. */
import { type Language, loadCatalogue, type Words } from '@carson/words';
import { computed, signal } from '@preact/signals';

export type { Words } from '@carson/words';

const loaded = signal<{ readonly language: Language; readonly words: Words } | undefined>(undefined);

/** Only read by what is drawn after the first `loadWords`. */
export const words = computed<Words>(() => {
  if (loaded.value === undefined) throw new Error('words are drawn before any language is loaded');
  return loaded.value.words;
});

/** The language on the screen, which follows the chosen one as soon as its words are there. */
export const shownLanguage = computed(() => loaded.value?.language);

let wanted: Language | undefined;

/** Loads a language and shows it, unless another one has been chosen meanwhile. */
export async function loadWords(language: Language): Promise<void> {
  wanted = language;
  const catalogue = await loadCatalogue(language);
  if (wanted === language) loaded.value = { language, words: catalogue };
}
