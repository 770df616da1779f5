import type { TargetedMouseEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { confirm } from '../app/settings.ts';

interface Shown {
  /** False while something is shown and nothing asked. */
  readonly live: boolean;
  /** What is shown. */
  readonly scene?: unknown;
}

/**
 * A click that ends a show is not lost: it is repeated on its element once the question is open. `answerAt` finds the
 * element again, by a selector.
 */
export function useKeptClick(
  { live, scene }: Shown,
  answerAt: (clicked: Element) => string | undefined,
): (event: TargetedMouseEvent<Element>) => void {
  const kept = useRef<string | undefined>(undefined);
  useEffect(() => {
    const selector = kept.current;
    kept.current = undefined;
    const answer = live && selector !== undefined ? document.querySelector(selector) : null;
    if (answer === null) return;
    // As long as nothing was asked, the same click may have told what is there.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    answer.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, [live, scene]);
  return ({ target }) => {
    // Where the first click is the answer, only a question that has been seen is answered.
    if (!live && confirm.peek() === 'on' && target instanceof Element) kept.current = answerAt(target);
  };
}
