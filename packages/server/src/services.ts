/** The services, created and connected once. Nothing here knows of HTTP or sockets. */
import { createHmac } from 'node:crypto';
import { createBuckets } from './buckets.ts';
import { type Cluster, joinCluster } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import { type GameEntry, gamesFrom } from './games/registry.ts';
import { type Chat, createChat } from './live/chat.ts';
import { createLobby, type Lobby } from './live/lobby.ts';
import { createPublisher, type Publisher } from './live/publisher.ts';
import { createViewedTables, type ViewedTables } from './live/viewed-tables.ts';
import { createNoticeService, type NoticeService } from './notices/notices.ts';
import { createPeople } from './people/create-people.ts';
import { createDirectory, type Directory } from './people/directory.ts';
import { limitGuesses } from './people/guesses.ts';
import { cleanName } from './people/names.ts';
import { createNetworks, type Networks } from './people/networks.ts';
import type { People } from './people/people.ts';
import { type Attendance, createAttendance, withAttendance } from './play/attendance.ts';
import { createCaps, withoutCaps } from './play/caps.ts';
import { createDaily, type Daily } from './play/daily.ts';
import { createQueuedAnswers, type QueuedAnswers } from './play/queued-answers.ts';
import { createReviews, type Reviews } from './play/reviews.ts';
import { createRooms, type Rooms } from './play/rooms.ts';
import { createScheduler, type Scheduler } from './play/scheduler.ts';
import { createTableService, type TableService } from './play/table-service.ts';
import { createTimeOff, type TimeOff } from './play/time-off.ts';
import { openUptime, type Uptime } from './play/uptime.ts';
import { createWaiting, type Waiting } from './play/waiting.ts';
import { newId, newSecret } from './secrets.ts';
import { openStorage, type Storage } from './storage/storage.ts';
import { noticesOf } from './tables/notices.ts';
import type { Time } from './time.ts';
import { createMetrics, type Gauges, type Metrics } from './watch/metrics.ts';
import { timed, timedBots } from './watch/timed.ts';
import { type BotPool, openBotPool } from './workers/bot-pool.ts';
import { createProver, type Prover } from './workers/prover.ts';
import { openReviewPool, type ReviewPool } from './workers/review-pool.ts';

export interface Services {
  readonly storage: Storage;
  readonly cluster: Cluster;
  readonly uptime: Uptime;
  readonly rooms: Rooms;
  readonly tableService: TableService;
  readonly scheduler: Scheduler;
  readonly bots: BotPool;
  readonly people: People;
  readonly directory: Directory;
  readonly chat: Chat;
  readonly publisher: Publisher;
  readonly lobby: Lobby;
  readonly waiting: Waiting;
  readonly prover: Prover;
  readonly daily: Daily;
  readonly reviewPool: ReviewPool;
  readonly reviews: Reviews;
  readonly timeOff: TimeOff;
  readonly networks: Networks;
  readonly attendance: Attendance;
  readonly metrics: Metrics;
  readonly viewedTables: ViewedTables;
  readonly notices: NoticeService;
  readonly queued: QueuedAnswers;
}

export interface ServicePorts {
  readonly config: Config;
  readonly games: readonly GameEntry[];
  readonly time: Time;
  readonly failed: (problem: unknown) => void;
}

/** Tables that one person may have woken: reading a long game takes up to 50 ms. */
const WAKES = { size: 60, refillPerSecond: 0.5 } as const;
/** Reviews that one person may ask for: each takes a process for a minute. */
const REVIEWS = { size: 8, refillPerSecond: 1 / 300 } as const;
/** Milliseconds; bots answer in a tenth of it, unless the machine does something else. */
const BOT_TIMEOUT = 30_000;

export async function openServices(ports: ServicePorts): Promise<Services> {
  const metrics: Metrics = createMetrics(gaugesOf(() => services, ports.time));
  const base = await openBase(ports, metrics);
  const { storage, cluster, rooms, directory, networks, games, time, failed } = base;
  const live = openLive(base);
  const tableService = openTableService(base);
  const pools = openPools(base);
  const { prover, reviewPool } = pools;
  const { vacations, channels, tables } = storage;
  const timeOff = createTimeOff({ vacations, channels, tables, rooms, time });
  const services: Services = {
    ...{ storage, cluster, uptime: base.uptime, rooms, directory, networks, metrics, timeOff },
    ...live,
    ...pools,
    notices: openNotices(base, live.viewedTables),
    tableService: timed(withAttendance(tableService, live.attendance), metrics),
    queued: createQueuedAnswers({
      ...{ rooms, store: storage.queued, time, failed },
      mayWake: tableService.mayWake,
      count: (outcome) => metrics.queuedAnswers.inc({ outcome }),
    }),
    people: createPeople({
      ...{ store: storage.people, cookieKey: base.cookieKey, time },
      mayGuess: base.isLimited ? limitGuesses(networks, time) : () => true,
    }),
    lobby: createLobby({ tableService, time, failed }),
    chat: createChat({ store: storage.chat, rooms, directory, time, purge: storage.purge }),
    waiting: createWaiting(rooms, time),
    daily: createDaily({
      ...{ store: storage.daily, games, directory, prover, reviewPool, tableService, time },
      newKey: newSecret,
    }),
    reviews: createReviews({
      ...{ pool: reviewPool, store: storage.reviews, tableService, time, failed },
      mayBegin: base.isLimited ? createBuckets({ ...REVIEWS, time }) : () => true,
    }),
    scheduler: openScheduler(base, { bots: pools.bots, timeOff, attendance: live.attendance }),
  };
  return services;
}

function gaugesOf(services: () => Services, time: Time): Gauges {
  return {
    tables: () => [...services().rooms.all()].length,
    sockets: () => services().publisher.size(),
    queued: () => [...services().rooms.all()].reduce((sum, room) => sum + room.queue.waiting(), 0),
    botsWaiting: () => services().bots.waiting(),
    noticesDue: async () => (await services().storage.notices.waiting(time.now())).count,
    oldestNotice: async () => {
      const now = time.now();
      const { dueSince = now } = await services().storage.notices.waiting(now);
      return Math.max(0, now - dueSince) / 1_000;
    },
  };
}

/** What all other services are built on. */
type Base = Awaited<ReturnType<typeof openBase>>;

async function openBase({ config, games: entries, time, failed }: ServicePorts, metrics: Metrics) {
  const storage = await openStorage(config.database, (milliseconds) =>
    metrics.databaseSeconds.observe(milliseconds / 1_000),
  );
  const cookieKey = await storage.people.setting('cookie key', newSecret());
  await rekeyNames(storage.people);
  const cluster = await joinCluster({
    database: config.database,
    processes: storage.processes,
    self: newId(),
    time,
  });
  const games = gamesFrom(entries);
  const uptime = await openUptime({ store: storage.uptime, time, isShared: cluster.isShared });
  const rooms = createRooms({
    store: storage.tables,
    games,
    time,
    outages: uptime.outages,
    ...(config.notices === undefined ? {} : { noticesOf }),
  });
  return {
    ...{ config, entries, time, failed, metrics },
    ...{ storage, cookieKey, cluster, games, uptime, rooms },
    isLimited: config.rateLimit > 0,
    networks: createNetworks(),
    directory: createDirectory(storage.people, time),
  };
}

/** Who is connected, and what they are shown. */
function openLive({ rooms, directory, time, failed, cluster }: Base) {
  const publisher: Publisher = createPublisher({
    ...{ rooms, directory, time, failed },
    presenceChanged: (table) => {
      cluster.bus.send({ kind: 'present', table, people: publisher.peopleHere(table) });
      attendance.seen(table);
    },
    firstWatched: (table) => cluster.bus.send({ kind: 'whoIsPresent', table }),
  });
  const attendance: Attendance = createAttendance({
    time,
    isWatched: (table) => publisher.presence.at(table).length > 0,
  });
  const viewedTables = createViewedTables({ bus: cluster.bus, members: cluster.members, time });
  return { publisher, attendance, viewedTables };
}

/** Worker processes that think beside the event loop. */
function openPools({ config, time, metrics }: Base) {
  return {
    bots: timedBots(openBotPool({ processes: config.botProcesses, time, longest: BOT_TIMEOUT }), metrics),
    prover: createProver({ time }),
    reviewPool: openReviewPool({ processes: config.reviewProcesses, time }),
  };
}

function openTableService(base: Base): TableService {
  const { rooms, storage, entries, games, directory, networks, time, isLimited, cookieKey } = base;
  const store = storage.tables;
  return createTableService({
    ...{ rooms, store, entries, games, directory, time },
    withinCaps: isLimited ? createCaps({ store, rooms, networks }) : withoutCaps,
    handedOver: storage.queued.handOver,
    mayWake: isLimited ? createBuckets({ ...WAKES, time }) : () => true,
    idFor: (name) => createHmac('sha256', cookieKey).update(name).digest('base64url').slice(0, 22),
  });
}

function openNotices(base: Base, viewedTables: ViewedTables): NoticeService {
  return createNoticeService({
    ...base,
    settings: base.config.notices,
    key: base.cookieKey,
    networkOf: base.networks.of,
    viewedTables,
  });
}

function openScheduler(
  { rooms, storage, time, cluster, networks, config, metrics, failed }: Base,
  { bots, timeOff, attendance }: Pick<Services, 'bots' | 'timeOff' | 'attendance'>,
): Scheduler {
  return createScheduler({
    ...{ rooms, store: storage.tables, bots, timeOff, time },
    isResponsibleFor: (table) => cluster.members.isResponsibleFor(table),
    isAttended: (table) => attendance.isAttended(table),
    ownerOf: ({ host }) => ({ person: host, network: networks.of(host) }),
    botPause: config.botPause,
    botFailed: (problem) => {
      metrics.botFailures.inc();
      failed(problem);
    },
  });
}

/** Once, by the first process of this version: two names that look alike have one key. */
async function rekeyNames(people: Storage['people']): Promise<void> {
  const mark = newId();
  if ((await people.setting('names by confusables', mark)) !== mark) return;
  await people.rekey((name) => {
    const clean = cleanName(name);
    return clean.ok ? clean.value.key : undefined;
  });
}
