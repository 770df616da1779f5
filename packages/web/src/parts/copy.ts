import { notice } from '../app/overlays.ts';

/** Puts a text where the player can paste it from; where the browser forbids that, shows it. */
export async function copy(text: string, done: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  notice.value = copied === true ? { text: done } : { text, stays: true };
}
