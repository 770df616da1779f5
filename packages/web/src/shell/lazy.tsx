import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** Returns a component whose code loads when it is first drawn; until then it draws nothing. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  let known: { readonly Part: ComponentType<Props> } | undefined;
  return function Lazy(props) {
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
