import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keys by themselves, outside of text fields. `onKey` says whether the key meant something. They are heard from the
 * moment of the drawing on: a player who types fast never answers an older picture.
 */
export function useKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** Whether Enter belongs to what has the focus: the player has gone there by keys, or types. */
export function hasEnter(): boolean {
  const focused = document.activeElement;
  if (focused === null || isTyping(focused)) return focused !== null;
  return (
    focused.matches('button, a, summary, [role="button"], [tabindex="0"]') &&
    focused.matches(':focus-visible')
  );
}
