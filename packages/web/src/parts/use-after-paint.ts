import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { afterPaint } from '../app/after-paint.ts';

/**
 * Returns what `work` makes of the inputs. When they change it is worked out after the next picture and drawn with the one
 * after it; until then the former result stands.
 */
export function useAfterPaint<Result>(work: () => Result, inputs: readonly unknown[]): Result {
  const first = useMemo(work, []);
  const result = useSignal(first);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isMade = isFirst.current;
    isFirst.current = false;
    if (isMade) return undefined;
    let isWanted = true;
    afterPaint(() => {
      if (isWanted) result.value = work();
    });
    return () => {
      isWanted = false;
    };
  }, inputs);
  return result.value;
}
