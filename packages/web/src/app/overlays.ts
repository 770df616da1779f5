/** What lies over the page at the moment; one at a time. */
import { signal } from '@preact/signals';

export type Overlay =
  /** At a table, with the keys of its game. */
  | { readonly kind: 'settings'; readonly game?: string }
  | { readonly kind: 'rulebook'; readonly game: string; readonly rule?: string }
  /** The score as it would be now, from a seat's side; at the end the whole result. */
  | { readonly kind: 'score'; readonly seat: number }
  | { readonly kind: 'ending' };

export const overlay = signal<Overlay | undefined>(undefined);

export interface Notice {
  readonly text: string;
  readonly rule?: string;
  /** Goes away by a click only: there is something to do with it. */
  readonly stays?: boolean;
}

/** A sentence that goes away by itself or by a click. */
export const notice = signal<Notice | undefined>(undefined);

export function closeOverlay(): void {
  overlay.value = undefined;
}

/** Tells whenever one of a kind has been closed, however short it was open; returns how to stop listening. */
export function onClosed(kind: Overlay['kind'], tell: () => void): () => void {
  let wasOpen = false;
  return overlay.subscribe((open) => {
    const isOpen = open?.kind === kind;
    if (wasOpen && !isOpen) tell();
    wasOpen = isOpen;
  });
}
