import type { Refusal } from '@carson/engine';
import { explain } from '../words/explain.ts';
import { words } from '../words/words.ts';
import { notice } from './overlays.ts';

/** Tells the player why something was refused. */
export function report(
  answer: { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal },
): void {
  if (answer.ok) return;
  const { rule } = answer.refusal;
  const text = explain(answer.refusal, words.value);
  notice.value = rule === undefined ? { text } : { text, rule };
}
