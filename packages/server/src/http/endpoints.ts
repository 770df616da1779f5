/** Hangs the handlers on the endpoints: each request is read by its schemas, and each refusal is answered. */
import { type Result, readBy, refusal } from '@carson/engine';
import { ENDPOINTS, type Endpoint, type EndpointName, LIMITS } from '@carson/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import { denial, type Identity } from '../people/identity.ts';
import type { Metrics } from '../watch/metrics.ts';
import { bears } from './bearer.ts';
import type { Call, Handlers } from './call.ts';
import { noSessionCookie, readSessionCookie, sessionCookie } from './cookies.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';
import { isForeign } from './origin.ts';
import { refuse } from './refuse.ts';
import { statusOf } from './statuses.ts';

export interface EndpointPorts {
  readonly handlers: Handlers;
  readonly identify: (request: FastifyRequest) => Promise<Identity | undefined>;
  readonly limits: Limits;
  readonly origins: readonly string[];
  readonly metrics: Metrics;
  readonly operatorToken?: string;
}

type AnyHandler = (call: Call<EndpointName>) => Promise<Result<unknown>>;

export async function addEndpoints(app: FastifyInstance, ports: EndpointPorts): Promise<void> {
  const all = Object.entries<Endpoint>(ENDPOINTS);
  addRoutes(
    app,
    ports,
    all.filter(([, { raw }]) => raw !== true),
  );
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    addRoutes(
      scope,
      ports,
      all.filter(([, { raw }]) => raw === true),
    );
  });
}

function addRoutes(
  app: FastifyInstance,
  ports: EndpointPorts,
  endpoints: readonly (readonly [string, Endpoint])[],
): void {
  for (const [name, endpoint] of endpoints) {
    const handler = ports.handlers[name as EndpointName] as AnyHandler;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.largest ?? LIMITS.message,
      handler: async (request, reply) => {
        const started = performance.now();
        const result = await answer(ports, { name: name as EndpointName, endpoint, handler, request, reply });
        ports.metrics.requestSeconds.observe(
          { endpoint: name, status: result.ok ? 200 : statusOf(result.refusal.code) },
          (performance.now() - started) / 1_000,
        );
        reply.header('cache-control', 'no-store');
        return result.ok ? result.value : refuse(request, reply, result.refusal);
      },
    });
  }
}

interface Asked {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(
  ports: EndpointPorts,
  { name, endpoint, handler, request, reply }: Asked,
): Promise<Result<unknown>> {
  const no = (code: string) => ({ ok: false as const, refusal: refusal(code) });
  if (endpoint.method !== 'GET' && isForeign(request, ports.origins)) return no('foreignOrigin');
  const { need } = endpoint;
  const identity = need === 'operator' ? undefined : await ports.identify(request);
  const person = identity === undefined ? {} : { person: identity.person.id };
  if (!ports.limits.mayAsk({ network: networkOf(request.ip), ...person }, name)) return no('tooFast');
  const denied = need === 'operator' ? notOperator(request, ports.operatorToken) : denial(identity, need);
  if (denied !== undefined) return no(denied);
  const read = readAll(endpoint, request);
  if (!read.ok) {
    ports.metrics.garbage.inc({ door: 'http' });
    return read;
  }
  return handler({ ...read.value, ...callOf(request, reply, identity) } as Call<EndpointName>);
}

/** To everybody else there is no such thing. */
function notOperator({ headers }: FastifyRequest, token: string | undefined): 'notFound' | undefined {
  return token !== undefined && bears(headers, token) ? undefined : 'notFound';
}

function readAll(endpoint: Endpoint, request: FastifyRequest): Result<object> {
  const parts: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    if (part === 'body' && endpoint.raw === true) continue;
    const schema: GenericSchema = endpoint[part];
    const given = request[part];
    const read = readBy(schema, given === undefined ? {} : given);
    if (!read.ok) {
      const path = [part, read.refusal.params['path']].filter((step) => step !== '').join('.');
      return { ok: false, refusal: { ...read.refusal, params: { ...read.refusal.params, path } } };
    }
    parts[part] = read.value;
  }
  return { ok: true, value: parts };
}

function callOf(request: FastifyRequest, reply: FastifyReply, identity: Identity | undefined) {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return {
    identity,
    owner: { network: networkOf(request.ip), person: identity?.person.id ?? '' },
    text: typeof request.body === 'string' ? request.body : '',
    me: () => {
      if (identity === undefined) throw new Error('an endpoint for people was called by nobody');
      return identity.person;
    },
    cookie: readSessionCookie(request.headers.cookie, { secure: request.protocol === 'https' }),
    device: request.headers['user-agent'] ?? '',
    setSession: (cookie: string | undefined) => {
      const secure = request.protocol === 'https';
      reply.header(
        'set-cookie',
        cookie === undefined ? noSessionCookie({ secure }) : sessionCookie(cookie, { secure }),
      );
    },
    gone: gone.signal,
  };
}
