/** What lies over the page at the moment; one at a time. */
import { signal } from '@preact/signals';

export type Overlay =
  | { readonly kind: 'settings' }
  | { readonly kind: 'rulebook'; readonly game: string; readonly rule?: string }
  | { readonly kind: 'score'; readonly seat: number };

export const overlay = signal<Overlay | undefined>(undefined);
/** A sentence that goes away by itself or by a click. */
export const notice = signal<{ readonly text: string; readonly rule?: string } | undefined>(undefined);

export function closeOverlay(): void {
  overlay.value = undefined;
}
