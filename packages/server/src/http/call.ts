/** One request, as handlers see it. */
import { accepted, type Result } from '@carson/engine';
import type { AnswerOf, BodyOf, EndpointName, ParamsOf, Person, QueryOf } from '@carson/protocol';
import type { Identity } from '../people/identity.ts';
import type { Owner } from '../workers/fair-queue.ts';
import type { CookieKind } from './cookies.ts';

export interface Call<Name extends EndpointName> {
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** The body as it came in, for endpoints that parse it themselves (`raw`); `body` is empty then. */
  readonly text: string;
  /** Undefined only where the endpoint is open to anyone. */
  readonly identity: Identity | undefined;
  /** The identity, and the person, that sends the request; these throw where the endpoint is open to anyone. */
  readonly self: () => Identity;
  readonly me: () => Person;
  /** Whom the work is charged to. */
  readonly owner: Owner;
  /** The value of the session cookie, whether it is still good or not. */
  readonly cookie: string | undefined;
  /** The value of the cookie that tells this browser from others. */
  readonly browser: string | undefined;
  readonly device: string;
  /** Without a value the cookie is deleted. */
  readonly setCookie: (kind: CookieKind, value: string | undefined) => void;
  /** Aborts when the client has disconnected. */
  readonly gone: AbortSignal;
}

const nothing = accepted({});

/** Answers a request for an action: done, or why not. */
export function done(result: Result<unknown> = nothing): Result<Record<string, never>> {
  return result.ok ? nothing : result;
}

export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Result<AnswerOf<Name>>>;
export type Handlers<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Handler<Name> };
