import { useCallback, useRef } from 'preact/hooks';

/** Returns a function that is the same in every drawing and does what the latest one says. */
export function useStable<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args: Args) => latest.current(...args), []);
}
