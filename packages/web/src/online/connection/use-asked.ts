import type { AnswerOf, EndpointName } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type Question } from './api.ts';

interface Asked<Answer> {
  /** Undefined until the server has answered. */
  readonly known: Answer | undefined;
  /** Asks again, after a change. */
  readonly refresh: () => Promise<void>;
}

/** Asks the server as soon as a part of the page is shown; a refusal is not reported. */
export function useAsked<Name extends EndpointName>(
  name: Name,
  question: Question<Name>,
): Asked<AnswerOf<Name>> {
  const state = useSignal<AnswerOf<Name> | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    const answer = await ask(name, question);
    if (answer.ok) state.value = answer.value;
  };
  useEffect(() => void refresh(), []);
  return { known: state.value, refresh };
}
