import { loadReviewWords, type ReviewWords } from '@carson/words';
import { words } from '../words/words.ts';
import { useLoaded } from './use-loaded.ts';

/** What reviews and records say comes with the first of their pages. */
export function useReviewWords(): ReviewWords | undefined {
  const { language } = words.value;
  return useLoaded(() => loadReviewWords(language), [language]);
}
