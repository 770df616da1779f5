import { loadReviewWords, type ReviewWords } from '@carson/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from './words.ts';

/** What reviews and records say comes with the first of their pages. */
export function useReviewWords(): ReviewWords | undefined {
  const said = useSignal<ReviewWords | undefined>(undefined);
  const { language } = words.value;
  useEffect(() => {
    void loadReviewWords(language).then((loaded) => {
      said.value = loaded;
    });
  }, [language]);
  return said.value;
}
