/** Asks the server over HTTP, by the endpoints that both sides share. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import {
  type AddressParts,
  type AnswerOf,
  addressOf,
  type BodyOf,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
} from '@carson/protocol';

/** Only what the endpoint takes, and all of it. */
type Given<Part extends string, T> = object extends T
  ? { readonly [P in Part]?: T }
  : { readonly [P in Part]: T };
export type Question<Name extends EndpointName> = Given<'params', ParamsOf<Name>> &
  Given<'query', QueryOf<Name>> &
  Given<'body', BodyOf<Name>>;

interface AnyQuestion extends AddressParts {
  readonly body?: unknown;
}

/** No answer is a refusal too: the network's. */
export async function ask<Name extends EndpointName>(
  name: Name,
  question: Question<Name>,
): Promise<Result<AnswerOf<Name>>> {
  const { method }: Endpoint = ENDPOINTS[name];
  const asked: AnyQuestion = question;
  try {
    const response = await fetch(addressOf(name, asked), {
      method,
      ...(method === 'GET'
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(asked.body ?? {}),
          }),
    });
    const answer = await response.json();
    return response.ok ? accepted(answer) : refused(answer.refusal ?? refusal('internal'));
  } catch {
    return refused(refusal('noConnection'));
  }
}
