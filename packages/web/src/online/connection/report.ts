import type { Refusal } from '@carson/engine';
import { explainServer } from '@carson/words';
import { tellWhy } from '../../parts/report.ts';
import { words } from '../../words/words.ts';

/** Tells the player why the server refused something. */
export function report(
  answer: { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal },
): void {
  if (!answer.ok) tellWhy(answer.refusal, explainServer(answer.refusal, words.value));
}
