/** The words of the chosen language, loaded on demand; everything on the screen reads them from here. */
import { type Language, loadCatalogue, type Words, type WordsPart } from '@carson/words';
import { computed, signal } from '@preact/signals';

export type { Words } from '@carson/words';

/** Texts by a key that is known only when the page runs. */
export type Texts = Readonly<Record<string, string>>;

const loaded = signal<Words | undefined>(undefined);

/** Only read by what is drawn after the first `loadWords`. */
export const words = computed<Words>(() => {
  if (loaded.value === undefined) throw new Error('words are drawn before any language is loaded');
  return loaded.value;
});

/** The language on the screen, which follows the chosen one as soon as its words are there. */
export const shownLanguage = computed(() => loaded.value?.language);

let wanted: Language = 'en';
/** What the pages opened so far need; a change of language brings all of it. */
const parts = new Set<WordsPart>();

/** Loads a language and shows it, or the one that has been chosen meanwhile. */
export async function loadWords(language: Language, more: readonly WordsPart[] = []): Promise<void> {
  wanted = language;
  for (const part of more) parts.add(part);
  let found: Words;
  do found = await loadCatalogue(wanted, [...parts]);
  while (found.language !== wanted);
  // A copy, so that the signal changes: parts add their messages to those that are loaded.
  loaded.value = { ...found };
}

/** Waits for something that is loaded, and for the words that it reads. */
export async function withWords<Loaded>(part: WordsPart, loading: Promise<Loaded>): Promise<Loaded> {
  const [there] = await Promise.all([loading, loadWords(wanted, [part])]);
  return there;
}
