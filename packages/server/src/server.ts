/** A running server: its services, HTTP, live connections and timers, and how it stops. */
import type { AddressInfo } from 'node:net';
import { withoutUndefined } from '@carson/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { GAMES, type GameEntry } from './games/registry.ts';
import { createApp } from './http/app.ts';
import { bearerOf } from './http/bearer.ts';
import { readCookie } from './http/cookies.ts';
import { addEndpoints } from './http/endpoints.ts';
import { chatHandlers } from './http/handlers/chat-handlers.ts';
import { dailyHandlers } from './http/handlers/daily-handlers.ts';
import { noticeHandlers } from './http/handlers/notice-handlers.ts';
import { peopleHandlers } from './http/handlers/people-handlers.ts';
import { queuedHandlers } from './http/handlers/queued-handlers.ts';
import { reviewHandlers } from './http/handlers/review-handlers.ts';
import { tableHandlers } from './http/handlers/table-handlers.ts';
import { createLimits } from './http/limits.ts';
import { networkOf } from './http/network.ts';
import { addMailLinkPages } from './http/pages/mail-link-pages.ts';
import { addPage } from './http/pages/page.ts';
import { createMessageHandler } from './live/message-handler.ts';
import { addSockets, type Sockets } from './live/socket.ts';
import type { PersonChanged } from './people/change.ts';
import type { Identity } from './people/identity.ts';
import { forEachSettled } from './play/for-each-settled.ts';
import { UPTIME_INTERVAL } from './play/uptime.ts';
import { openServices, type Services } from './services.ts';
import type { Storage } from './storage/storage.ts';
import { realTime, type Time } from './time.ts';
import { type Cause, causeOf, logArguments } from './watch/cause.ts';
import { wire } from './wiring.ts';

export interface RunningServer {
  readonly port: number;
  /** Starts all worker processes: each start holds up the event loop, so none should come while people play. */
  startWorkers(): void;
  /** Finishes what has begun, tells everyone to reconnect later, and closes. */
  stop(): Promise<void>;
  /** For tests and benches. */
  readonly services: Services;
}

export interface ServerParts {
  readonly config: Config;
  readonly time?: Time;
  readonly games?: readonly GameEntry[];
  readonly logger?: Logger;
}

interface Http {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
}

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, time = realTime, games = GAMES } = parts;
  const logger = parts.logger ?? pino({ level: config.logLevel });
  const failed = (problem: unknown): void => logger.error(...logArguments(problem));
  const services = await openServices({ config, games, time, failed });
  let isStopping = false;
  const whyNotReady = async () => (isStopping ? 'stopping' : whyNotKept(services.storage));
  const http = await openHttp(services, { config, time, logger, failed, whyNotReady });
  const stopTimers = startTimers(services, { time, sockets: http.sockets, failed });
  await http.app.listen({ port: config.port, host: config.host });
  services.scheduler.askAllBots().catch(failed);
  services.queued.tendAll().catch(failed);
  warnOfMail(services, logger).catch(failed);
  return {
    port: portOf(http.app.server.address()) ?? config.port,
    services,
    startWorkers() {
      if (isStopping) return;
      for (const pool of [services.bots, services.prover, services.reviewPool]) pool.start();
    },
    async stop() {
      if (isStopping) return;
      isStopping = true;
      await stopServer(services, { ...http, time, stopTimers });
    },
  };
}

interface HttpPorts {
  readonly config: Config;
  readonly time: Time;
  readonly logger: Logger;
  readonly failed: (problem: unknown) => void;
  readonly whyNotReady: () => Promise<string | undefined>;
}

/** Opens live connections, the API, the pages behind links in e-mails, and the page itself. */
async function openHttp(services: Services, ports: HttpPorts): Promise<Http> {
  const { config, time, failed } = ports;
  const { metrics, people, chat, viewedTables, notices } = services;
  const { origins } = config;
  const limits = createLimits(config.rateLimit, time);
  const app = await createApp({ ...ports, limits, metrics });
  const identify = identifying(services);
  const sockets: Sockets = addSockets(app, {
    ...{ identify, limits, viewedTables, time, metrics, origins },
    publisher: services.publisher,
    lobby: services.lobby,
    stillValid: people.stillValid,
    mutedBy: chat.muted,
    handler: createMessageHandler({ ...services, now: time.now, failed }),
    isLimited: config.rateLimit > 0,
  });
  const { personChanged } = wire(services, () => sockets, failed);
  await addEndpoints(app, {
    ...{ identify, limits, origins, metrics },
    handlers: handlersOf(services, time, personChanged),
    ...withoutUndefined({ operatorToken: config.operatorToken }),
  });
  await addMailLinkPages(app, notices.channels);
  await addPage(app, { folder: config.page, limits });
  return { app, sockets };
}

/** One for each endpoint of the protocol. */
function handlersOf(services: Services, time: Time, personChanged: PersonChanged) {
  return {
    ...peopleHandlers({ ...services, personChanged }),
    ...tableHandlers({ ...services, time }),
    ...dailyHandlers(services.daily),
    ...reviewHandlers(services.reviews),
    ...chatHandlers({ ...services, personChanged }),
    ...noticeHandlers({ channels: services.notices.channels, timeOff: services.timeOff }),
    ...queuedHandlers(services.queued),
  };
}

interface Stopping extends Http {
  readonly time: Time;
  readonly stopTimers: () => Promise<void>;
}

async function stopServer(services: Services, { app, sockets, time, stopTimers }: Stopping): Promise<void> {
  const { notices, cluster } = services;
  const timersStopped = stopTimers();
  services.scheduler.stop();
  sockets.close();
  services.waiting.stop();
  services.reviews.close();
  const cancel = time.later(SHUTDOWN_TIMEOUT, () => {
    sockets.terminate();
    app.server.closeAllConnections();
  });
  await app.close();
  cancel();
  await timersStopped;
  await services.queued.idle();
  await services.rooms.idle();
  await notices.sender?.idle();
  notices.close();
  await services.uptime.beat();
  services.bots.close();
  services.prover.close();
  services.reviewPool.close();
  await cluster.members.leave();
  await cluster.bus.close();
  await services.storage.close();
}

/** Logs one line where the mail server cannot be used; games go on without it, and e-mails wait. */
async function warnOfMail({ notices }: Services, log: Logger): Promise<void> {
  const why = await notices.whyNoMail();
  if (why !== undefined) log.warn(`SMTP_URL cannot be used (${why}): e-mails wait until it can`);
}

async function whyNotKept(storage: Storage): Promise<Cause | undefined> {
  try {
    await storage.check();
    return undefined;
  } catch (problem) {
    return causeOf(problem) ?? 'database';
  }
}

/** Milliseconds for clients to hang up; a reader that is asleep must not keep the server from stopping cleanly. */
const SHUTDOWN_TIMEOUT = 5_000;

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}

/** Milliseconds in which every process has put a deleted table to sleep. */
const DELETED_AFTER = 600_000;

const EVERY = {
  clocks: 1_000,
  beat: 1_000,
  missed: 2_000,
  heartbeat: 1_000,
  sweep: 60_000,
  notices: 1_000,
  forget: 3_600_000,
} as const;

interface TimerPorts {
  readonly time: Time;
  readonly sockets: Sockets;
  readonly failed: (problem: unknown) => void;
}

/** Returns the function that stops them; it resolves when work in progress is done. */
function startTimers(services: Services, { time, sockets, failed }: TimerPorts): () => Promise<void> {
  const { scheduler, rooms, people, attendance, cluster, storage, notices } = services;
  const work: readonly (readonly [number, () => Promise<void> | void])[] = [
    [EVERY.clocks, () => scheduler.checkClocks()],
    [UPTIME_INTERVAL, settlingOutages(services)],
    [EVERY.heartbeat, () => sockets.heartbeat()],
    [EVERY.sweep, () => rooms.sweep()],
    [EVERY.sweep, () => attendance.sweep()],
    [EVERY.sweep, () => services.queued.refresh()],
    [EVERY.sweep, () => storage.tables.removeDeleted(time.now() - DELETED_AFTER)],
    [EVERY.forget, () => people.sweep()],
    [EVERY.forget, () => services.daily.sweep()],
    [EVERY.forget, () => services.reviews.sweep()],
    [EVERY.forget, () => notices.sweep()],
    [EVERY.forget, () => services.timeOff.sweep()],
    ...(notices.sender === undefined ? [] : ([[EVERY.notices, notices.sender.send]] as const)),
    ...(cluster.isShared
      ? ([
          [EVERY.beat, () => cluster.members.beat()],
          [EVERY.missed, () => readMissed(services)],
        ] as const)
      : []),
  ];
  const underWay = new Set<Promise<void>>();
  const stops = work.map(([milliseconds, task]) =>
    time.every(milliseconds, () => {
      const done = (async () => task())().catch(failed);
      underWay.add(done);
      void done.finally(() => underWay.delete(done));
    }),
  );
  return async () => {
    for (const stop of stops) stop();
    await Promise.all(underWay);
  };
}

/** After an outage every clock on a screen is corrected, not only at tables where a move is made. */
function settlingOutages({ uptime, rooms }: Services): () => Promise<void> {
  let settled = uptime.outages().at(-1);
  return async () => {
    await uptime.beat();
    const last = uptime.outages().at(-1);
    if (last === settled) return;
    settled = last;
    await forEachSettled(rooms.all(), (room) => room.settle());
  };
}

/** A process may die after it has written and before it has notified the others: so we also poll from time to time. */
async function readMissed({ rooms, storage, cluster }: Services): Promise<void> {
  if (cluster.members.others().length === 0) return;
  const awake = [...rooms.all()];
  for (let from = 0; from < awake.length; from += 500) {
    const some = awake.slice(from, from + 500);
    const versions = await storage.tables.versions(some.map(({ id }) => id));
    const behind = some.filter((room) => (versions.get(room.id) ?? 0) > room.table().version);
    await forEachSettled(behind, (room) => room.catchUp());
  }
}

function identifying({
  people,
  networks,
}: Services): (request: FastifyRequest) => Promise<Identity | undefined> {
  const identityOf = async ({ headers, protocol }: FastifyRequest): Promise<Identity | undefined> => {
    const token = bearerOf(headers);
    if (token !== undefined) return people.byToken(token);
    const cookie = readCookie('session', headers.cookie, { secure: protocol === 'https' });
    return cookie === undefined ? undefined : people.byCookie(cookie);
  };
  return async (request) => {
    const identity = await identityOf(request);
    if (identity !== undefined) networks.seen(identity.person.id, networkOf(request.ip));
    return identity;
  };
}
