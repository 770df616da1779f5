import { loadRemarks, type Remarks } from '@carson/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../../app/settings.ts';

/** What the people of the town say, in the language of the page; undefined until it has come. */
export function useRemarkWords(): Remarks | undefined {
  const texts = useSignal<Remarks | undefined>(undefined);
  useEffect(() => {
    void loadRemarks(language.value).then((loaded) => {
      texts.value = loaded;
    });
  }, [language.value]);
  return texts.value;
}
