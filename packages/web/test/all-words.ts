import { keysOf } from '@carson/engine';
import { LANGUAGES, loadCatalogue, type Words } from '@carson/words';

/** The words of every language, English first. */
export const ALL_WORDS: readonly Words[] = await Promise.all(
  keysOf(LANGUAGES).map((language) => loadCatalogue(language)),
);
