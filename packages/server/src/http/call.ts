/** One request, as handlers see it. */
import { accepted, type Result } from '@carson/engine';
import type { AnswerOf, BodyOf, EndpointName, ParamsOf, Person, QueryOf } from '@carson/protocol';
import type { Identity } from '../people/identity.ts';
import type { Owner } from '../play/fair-queue.ts';
import type { CookieKind } from './cookies.ts';

export interface Call<Name extends EndpointName> {
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** The body as it came in, of an endpoint that reads it elsewhere (`raw`); there `body` is empty. */
  readonly text: string;
  /** Undefined only where the endpoint is open to anyone. */
  readonly identity: Identity | undefined;
  /** The person who asks; throws where the endpoint is open to anyone. */
  readonly me: () => Person;
  /** Whom the work is counted for. */
  readonly owner: Owner;
  /** The value of the session cookie, whether it is still good or not. */
  readonly cookie: string | undefined;
  /** The value of the cookie that tells this browser from others. */
  readonly browser: string | undefined;
  readonly device: string;
  /** Undefined: take the cookie away. */
  readonly setCookie: (kind: CookieKind, value: string | undefined) => void;
  /** Ends when the asker has gone. */
  readonly gone: AbortSignal;
}

const nothing = accepted({});

/** Answers a request for an action: done, or why not. */
export function done(result: Result<unknown> = nothing): Result<Record<string, never>> {
  return result.ok ? nothing : result;
}

export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Result<AnswerOf<Name>>>;
export type Handlers<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Handler<Name> };
