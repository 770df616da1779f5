/** What an endpoint is: everything about one request, as data. */
import * as v from 'valibot';
import type { Scope } from '../people.ts';
import { IdSchema, NothingSchema } from '../shapes.ts';

/** Who may ask: anyone; a person with a session or a token of this scope; a session only; the operator of the server. */
export type Need = 'anyone' | Scope | 'session' | 'operator';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` stands for a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly need: Need;
  readonly params: v.GenericSchema;
  readonly query: v.GenericSchema;
  readonly body: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** Bytes of a body; the limit of a message where nothing is said. */
  readonly largest?: number;
  /** The body is large and is parsed in a process of its own instead of by the router; `body` describes it all the same. */
  readonly raw?: true;
}

/** What most endpoints take and answer. */
const nothing = { params: NothingSchema, query: NothingSchema, body: NothingSchema, answer: NothingSchema };

type Given = Pick<Endpoint, 'summary'> & Partial<Omit<Endpoint, 'method' | 'path' | 'need'>>;

function endpointsBy(method: Endpoint['method']) {
  return <const Own extends Given>(path: string, need: Need, own: Own) => {
    const endpoint: object = { method, path, need, ...nothing, ...own };
    // The compiler takes the spread of a generic type for an intersection, but own schemas replace those of nothing.
    return endpoint as Endpoint & Omit<typeof nothing, keyof Own> & Own;
  };
}

export const get = endpointsBy('GET');
export const post = endpointsBy('POST');
export const put = endpointsBy('PUT');
export const remove = endpointsBy('DELETE');

export const tableParams = v.strictObject({ table: IdSchema });
export const idParams = v.strictObject({ id: IdSchema });
