import { notice } from '../app/overlays.ts';

/** Copies a text to the clipboard, or shows it where the browser forbids that. */
export async function copy(text: string, done: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  notice.value = copied === true ? { text: done } : { text, stays: true };
}
