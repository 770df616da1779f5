import { loadRemarks, type Remarks } from '@carson/words';
import { language } from '../../app/settings.ts';
import { useLoaded } from '../../app/use-loaded.ts';

/** What the people of the town say, in the language of the page; undefined until it has come. */
export function useRemarkWords(): Remarks | undefined {
  return useLoaded(() => loadRemarks(language.value), [language.value]);
}
