/** The words of the chosen language, loaded on demand; everything on the screen reads them from here. */
import { type Language, loadCatalogue, type Words } from '@carson/words';
import { computed, signal } from '@preact/signals';

export type { Words } from '@carson/words';

const loaded = signal<Words | undefined>(undefined);

/** Only read by what is drawn after the first `loadWords`. */
export const words = computed<Words>(() => {
  if (loaded.value === undefined) throw new Error('words are drawn before any language is loaded');
  return loaded.value;
});

export async function loadWords(language: Language): Promise<void> {
  loaded.value = await loadCatalogue(language);
}
