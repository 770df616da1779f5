import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { afterQuestion } from '../app/after-paint.ts';

/**
 * Returns what `work` makes of the inputs. When they change it is worked out after the question has been drawn; until then
 * the former result stands.
 */
export function useAfterQuestion<Result>(work: () => Result, inputs: readonly unknown[]): Result {
  const first = useMemo(work, []);
  const result = useSignal(first);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isMade = isFirst.current;
    isFirst.current = false;
    if (isMade) return undefined;
    let isWanted = true;
    afterQuestion(() => {
      if (isWanted) result.value = work();
    });
    return () => {
      isWanted = false;
    };
  }, inputs);
  return result.value;
}
