/** What the server keeps of a person's notices, vacation and quiet hours. */
import type { Notices } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../connection/api.ts';

/** `known` is undefined until the server has answered; `refresh` asks again after a change. */
export function useNotices(): { readonly known: Notices | undefined; readonly refresh: () => Promise<void> } {
  const state = useSignal<Notices | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    const found = await ask('notices', {});
    if (found.ok) state.value = found.value;
  };
  useEffect(() => void refresh(), []);
  return { known: state.value, refresh };
}
