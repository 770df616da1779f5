import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Moves the focus into a panel while it is open. Afterwards `giveBack` moves it on, unless the player has put it
 * elsewhere; by default to where it was before.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  giveBack: (before: Element | null) => void = moveFocusTo,
): void {
  useLayoutEffect(() => {
    const { current } = panel;
    const before = document.activeElement;
    moveFocusTo(current);
    return () => {
      const focused = document.activeElement;
      if (focused === document.body || current?.contains(focused)) giveBack(before);
    };
  }, []);
}

export function moveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
