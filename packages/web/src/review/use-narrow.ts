import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the style sheet shows the parts as tabs. */
const NARROW = '(max-width: 700px), (max-width: 1000px) and (max-height: 480px)';

export function useNarrow(): boolean {
  const media = matchMedia(NARROW);
  const isNarrow = useSignal(media.matches);
  useEffect(() => {
    const listen = (): void => {
      isNarrow.value = media.matches;
    };
    media.addEventListener('change', listen);
    return () => media.removeEventListener('change', listen);
  }, []);
  return isNarrow.value;
}
