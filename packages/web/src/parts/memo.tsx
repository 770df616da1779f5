import type { ComponentType, JSX } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';

/** Returns a component that is drawn again only when one of its properties, or a signal that it reads, has changed. */
export function memo<Props extends object>(Part: ComponentType<Props>): (props: Props) => JSX.Element {
  return (props) => useMemo(() => <Part {...props} />, [...Object.keys(props), ...Object.values(props)]);
}

/** Returns a function that is the same in every drawing and does what the latest one says. */
export function useStable<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args: Args) => latest.current(...args), []);
}
