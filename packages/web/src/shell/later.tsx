import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** A component whose code is fetched when it is first drawn; until then there is nothing to see. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  let known: { readonly Part: ComponentType<Props> } | undefined;
  return function Later(props) {
    const loaded = useSignal(known);
    useEffect(() => {
      if (loaded.value !== undefined) return;
      void load().then((Part) => {
        known = { Part };
        loaded.value = known;
      });
    }, []);
    return loaded.value === undefined ? null : <loaded.value.Part {...props} />;
  };
}
