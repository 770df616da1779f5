/** The HTTP side of the server: safety first, then the API, the documents and the page. */
import { refusal } from '@carson/engine';
import { LIMITS, LIVE_PATH } from '@carson/protocol';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../secrets.ts';
import { logArguments, refusalCodeOf } from '../watch/cause.ts';
import type { Metrics } from '../watch/metrics.ts';
import { hasBearerToken } from './bearer.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';
import { DOCS_STYLE, docsPage } from './pages/docs.ts';
import { openApi } from './pages/openapi.ts';
import { PAGES } from './pages/preview.ts';
import { addSmallPageStyle, STYLE_PATH } from './pages/small-page.ts';
import { refuse } from './refuse.ts';
import { refuseTooFast } from './too-fast.ts';

const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Milliseconds in which a whole request must arrive: slow senders are cut off. */
const SLOWEST_REQUEST = 30_000;
/** Milliseconds without a byte read after which a connection is closed. No answer takes this long. */
const LONGEST_SILENCE = 180_000;
/** The route of all files of the page. */
const FILES = '/*';

export interface AppPorts {
  readonly config: Config;
  readonly limits: Limits;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Why load balancers should not send requests here now. */
  readonly whyNotReady: () => Promise<string | undefined>;
}

export async function createApp(ports: AppPorts): Promise<FastifyInstance> {
  const { config, limits, logger, metrics } = ports;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxies,
    genReqId: () => newId(),
    bodyLimit: LIMITS.message,
    requestTimeout: SLOWEST_REQUEST,
    connectionTimeout: LONGEST_SILENCE,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (problem, request, reply) => void answerProblem(problem, request, reply, metrics),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((problem: FastifyError, request, reply) =>
    answerProblem(problem, request, reply, metrics),
  );
  logRequests(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // Files are free; requests for missing files are counted by the not-found handler.
    if (request.is404 || isFree(request.routeOptions.url)) return undefined;
    return limits.mayCome(networkOf(request.ip)) ? undefined : refuseTooFast(request, reply);
  });
  noticeProxy(app, config);
  await acceptWebSockets(app);
  addDocuments(app);
  addSmallPageStyle(app);
  addWatching(app, ports);
  return app;
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      // The pattern, not the address: knowing a table's address is enough to look at the table.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}

async function acceptWebSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    // The server answers pings itself, where they are counted: the library would answer a flood too, even on a closed
    // socket.
    options: { maxPayload: LIMITS.message, autoPong: false },
  });
  app.addHook('onRequest', async (request, reply) => {
    const isElsewhere = request.ws && request.routeOptions.url !== LIVE_PATH;
    return isElsewhere ? refuse(request, reply, refusal('notFound')) : undefined;
  });
}

/** Whether the address is one of the page's files, or the style of the page that refuses everything else. */
function isFree(route: string | undefined): boolean {
  return route === FILES || route === STYLE_PATH || (route !== undefined && Object.hasOwn(PAGES, route));
}

/** Logs once that a proxy seems to stand in front of a server that was not configured for one. */
function noticeProxy(app: FastifyInstance, { proxies }: Config): void {
  let isSaid = proxies > 0;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    app.log.warn(
      'A request has X-Forwarded-For, but PROXIES is 0. If a proxy of yours stands in front, set PROXIES=1: ' +
        'until then all its visitors count as one address, and cookies are not Secure.',
    );
  });
}

function addDocuments(app: FastifyInstance): void {
  const json = JSON.stringify(openApi());
  const page = docsPage();
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(json));
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE));
}

function addWatching(
  app: FastifyInstance,
  { config, metrics, whyNotReady }: Pick<AppPorts, 'config' | 'metrics' | 'whyNotReady'>,
): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const cause = await whyNotReady();
    return cause === undefined ? { ok: true } : reply.status(503).send({ ok: false, cause });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return refuse(request, reply, refusal('notFound'));
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** With a token: its bearers. Without one: requests from this machine. */
function mayReadMetrics({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return hasBearerToken(headers, token);
  const isLocal = ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
  return isLocal && headers['x-forwarded-for'] === undefined;
}

/** Answers requests that never reached a handler (wrong types, broken JSON, too large) and our own failures. */
function answerProblem(
  problem: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Metrics,
) {
  const status = problem.statusCode ?? 500;
  if (status === 413) return refuse(request, reply, refusal('tooLarge'));
  if (status < 500) {
    metrics.garbage.inc({ door: 'http' });
    const what = { path: 'body', expected: 'JSON', received: 'something else' };
    return refuse(request, reply, refusal('malformed', undefined, what));
  }
  const code = refusalCodeOf(problem);
  if (code !== 'busy') request.log.error(...logArguments(problem));
  return refuse(request, reply, refusal(code));
}
