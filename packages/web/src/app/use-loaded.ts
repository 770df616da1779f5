import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Loads a value for a part of the page, again whenever one of `inputs` changes; undefined until it is there. A load that is overtaken by the next one is ignored. */
export function useLoaded<Value>(
  load: () => Promise<Value> | undefined,
  inputs: readonly unknown[],
): Value | undefined {
  const loaded = useSignal<Value | undefined>(undefined);
  useEffect(() => {
    let isPast = false;
    void load()?.then((value) => {
      if (!isPast) loaded.value = value;
    });
    return () => {
      isPast = true;
    };
  }, inputs);
  return loaded.value;
}
