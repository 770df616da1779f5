import { LANGUAGES, type Language, loadCatalogue, type Words } from '@carson/words';

/** The words of every language, English first. */
export const ALL_WORDS: readonly Words[] = await Promise.all(
  (Object.keys(LANGUAGES) as Language[]).map((language) => loadCatalogue(language)),
);
