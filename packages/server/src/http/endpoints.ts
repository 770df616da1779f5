/** Registers the handlers for the endpoints: each request is read by its schemas, and each refusal is answered. */
import { accepted, keysOf, known, type Result, readBy, refusal, refused } from '@carson/engine';
import { ENDPOINTS, type Endpoint, type EndpointName, LIMITS } from '@carson/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import { denial, type Identity } from '../people/identity.ts';
import type { Metrics } from '../watch/metrics.ts';
import { hasBearerToken } from './bearer.ts';
import type { Call, Handlers } from './call.ts';
import { type CookieKind, cookieHeader, readCookie } from './cookies.ts';
import { type Limits, requesterOf } from './limits.ts';
import { networkOf } from './network.ts';
import { isForeign } from './origin.ts';
import { refuse, refuseUnread } from './refuse.ts';
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
  const isRaw = (name: EndpointName): boolean => endpointOf(name).raw === true;
  const names = keysOf(ENDPOINTS);
  addRoutes(
    app,
    ports,
    names.filter((name) => !isRaw(name)),
  );
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    addRoutes(scope, ports, names.filter(isRaw));
  });
}

function endpointOf(name: EndpointName): Endpoint {
  return ENDPOINTS[name];
}

function addRoutes(app: FastifyInstance, ports: EndpointPorts, names: readonly EndpointName[]): void {
  for (const name of names) {
    const endpoint = endpointOf(name);
    const handler = ports.handlers[name] as AnyHandler;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.largest ?? LIMITS.message,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const admitted = await admit(ports, { name, endpoint, request });
        if (admitted.ok) {
          identities.set(request, admitted.value.identity);
          return undefined;
        }
        observe(ports, { name, status: statusOf(admitted.refusal.code), request });
        return refuseUnread(request, reply, admitted.refusal);
      },
      handler: async (request, reply) => {
        const result = await answer({ endpoint, handler, request, reply }, ports);
        observe(ports, { name, status: result.ok ? 200 : statusOf(result.refusal.code), request });
        return result.ok ? result.value : refuse(request, reply, result.refusal);
      },
    });
  }
}

/** The identity of each request, as far as it is known; resolved before the body is read. */
const identities = new WeakMap<FastifyRequest, Identity | undefined>();

interface Observed {
  readonly name: string;
  readonly status: number;
  readonly request: FastifyRequest;
}

function observe({ metrics }: EndpointPorts, { name, status, request }: Observed): void {
  const milliseconds = performance.now() - (arrivals.get(request) ?? performance.now());
  metrics.requestSeconds.observe({ endpoint: name, status }, milliseconds / 1_000);
}

const arrivals = new WeakMap<FastifyRequest, number>();

interface Arriving {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
}

/** Whether the request is allowed, judged by headers and address alone: nothing of the body has been read. */
async function admit(
  ports: EndpointPorts,
  { name, endpoint: { method, need }, request }: Arriving,
): Promise<Result<{ readonly identity: Identity | undefined }>> {
  arrivals.set(request, performance.now());
  if (method !== 'GET' && isForeign(request, ports.origins)) return refused(refusal('foreignOrigin'));
  const requester = requesterOf(request);
  if (ports.limits.wasRefused(requester, name)) return refused(refusal('tooFast'));
  const identity = need === 'operator' ? undefined : await ports.identify(request);
  const person = identity === undefined ? {} : { person: identity.person.id };
  if (!ports.limits.mayAsk({ network: requester.network, ...person }, name)) {
    ports.limits.noteRefused(requester, name);
    return refused(refusal('tooFast'));
  }
  const denied = need === 'operator' ? notOperator(request, ports.operatorToken) : denial(identity, need);
  return denied === undefined ? accepted({ identity }) : refused(refusal(denied));
}

interface Handling {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(
  { endpoint, handler, request, reply }: Handling,
  { metrics }: EndpointPorts,
): Promise<Result<unknown>> {
  const read = readAll(endpoint, request);
  if (!read.ok) {
    metrics.garbage.inc({ door: 'http' });
    return read;
  }
  return handler({ ...read.value, ...callOf(request, reply, identities.get(request)) } as Call<EndpointName>);
}

/** Everyone but the operator is told that the endpoint does not exist. */
function notOperator({ headers }: FastifyRequest, token: string | undefined): 'notFound' | undefined {
  return token !== undefined && hasBearerToken(headers, token) ? undefined : 'notFound';
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
  const connection = { secure: request.protocol === 'https' };
  const self = () => known(identity, 'who sends a request for people');
  reply.raw.once('close', () => gone.abort());
  return {
    identity,
    owner: { network: networkOf(request.ip), person: identity?.person.id ?? '' },
    text: typeof request.body === 'string' ? request.body : '',
    self,
    me: () => self().person,
    cookie: readCookie('session', request.headers.cookie, connection),
    browser: readCookie('browser', request.headers.cookie, connection),
    device: request.headers['user-agent'] ?? '',
    setCookie: (kind: CookieKind, value: string | undefined) => {
      reply.header('set-cookie', cookieHeader(kind, value, connection));
    },
    gone: gone.signal,
  };
}
