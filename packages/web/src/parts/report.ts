import type { Refusal } from '@carson/engine';
import { explain } from '@carson/words';
import { notice } from '../app/overlays.ts';
import { words } from '../words/words.ts';

/** Tells the player why the rules refused something. */
export function report(
  answer: { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal },
): void {
  if (!answer.ok) tellWhy(answer.refusal, explain(answer.refusal, words.value));
}

export function tellWhy({ rule }: Refusal, text: string): void {
  notice.value = rule === undefined ? { text } : { text, rule };
}
