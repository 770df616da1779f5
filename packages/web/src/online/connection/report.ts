import type { Refusal } from '@carson/engine';
import type { AnswerOf, EndpointName } from '@carson/protocol';
import { explainServer } from '@carson/words';
import { tellWhy } from '../../parts/report.ts';
import { words } from '../../words/words.ts';
import { ask, type Question } from './api.ts';

/** Tells the player why the server refused something. */
export function report(
  answer: { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal },
): void {
  if (!answer.ok) tellWhy(answer.refusal, explainServer(answer.refusal, words.value));
}

/** Returns what the server answers; undefined where it refuses, which the player is told. */
export async function askOrReport<Name extends EndpointName>(
  name: Name,
  question: Question<Name>,
): Promise<AnswerOf<Name> | undefined> {
  const answer = await ask(name, question);
  report(answer);
  return answer.ok ? answer.value : undefined;
}
