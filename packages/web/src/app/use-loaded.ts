import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Loads a value for a part of the page, again whenever one of `inputs` changes; undefined until it is there. */
export function useLoaded<Value>(
  load: () => Promise<Value> | undefined,
  inputs: readonly unknown[],
): Value | undefined {
  const loaded = useSignal<Value | undefined>(undefined);
  useEffect(() => {
    void load()?.then((value) => {
      loaded.value = value;
    });
  }, inputs);
  return loaded.value;
}
