/**
 * Sends what the queue holds. A notice is leased, checked once more (is it still their turn, are they looking at the
 * table, is it night?), sent, and removed. If the process dies in between, the lease expires and another process
 * sends the notice with the same id, so that a receiver can tell a repetition.
 */
import { withoutUndefined } from '@carson/engine';
import type { Cluster } from '../cluster/cluster.ts';
import type { Directory } from '../people/directory.ts';
import { newId } from '../secrets.ts';
import type { Channel, ChannelKind, ChannelStore } from '../storage/channel-store.ts';
import type { NoticeQueue, QueuedNotice } from '../storage/notice-queue.ts';
import type { TableRow, TablesStore } from '../storage/tables-store.ts';
import { remindAt } from '../tables/due.ts';
import { readSummary } from '../tables/summary.ts';
import type { Time } from '../time.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { NoticeContent, NoticeTable } from './message.ts';
import type { Delivery } from './post.ts';
import { quietUntil } from './quiet.ts';

export interface Sender {
  /**
   * Leases the notices that are due, as far as there is room; resolves when they are leased, not when they are sent.
   */
  send(): Promise<void>;
  /** Releases the leases of processes that have ended. */
  released(gone: readonly string[]): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
}

export interface SenderPorts {
  readonly queue: NoticeQueue;
  readonly channels: ChannelStore;
  readonly tables: Pick<TablesStore, 'row'>;
  readonly directory: Directory;
  /** Whether a person has the table in front, through any process. */
  readonly viewedTables: { isInFront(person: string, table: string): Promise<boolean> };
  readonly cluster: Pick<Cluster, 'self'> & { readonly members: Pick<Cluster['members'], 'others'> };
  readonly time: Time;
  readonly metrics: Metrics;
  readonly kinds: readonly ChannelKind[];
  /** One e-mail for several; one at a time otherwise. */
  readonly deliver: (
    channel: Channel,
    contents: readonly NoticeContent[],
    email?: string,
  ) => Promise<Delivery>;
  readonly failed: (problem: unknown) => void;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** At once, by kind of channel: those of one kind cannot hold up another. */
const MOST_AT_ONCE = 8;
const LEASE = MINUTE;
/** Until the next check whether a person still has the table in front. */
const LOOK_AGAIN = 15 * SECOND;
const MAIL_PAUSE = 10 * MINUTE;
/** Pauses before each further attempt; after the last one the channel is given up. */
const RETRIES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE];

interface SenderState extends SenderPorts {
  readonly underWay: ReadonlyMap<ChannelKind, Set<Promise<void>>>;
  isFirst: boolean;
}

export function createSender(ports: SenderPorts): Sender {
  const state: SenderState = {
    ...ports,
    underWay: new Map(ports.kinds.map((kind) => [kind, new Set()])),
    isFirst: true,
  };
  return {
    send: () => sendDue(state),
    released: (gone) => ports.queue.release(gone),
    async idle() {
      await Promise.all([...state.underWay.values()].flatMap((active) => [...active]));
    },
  };
}

async function sendDue(state: SenderState): Promise<void> {
  if (state.isFirst) await releaseDead(state);
  for (const [kind, active] of state.underWay) {
    const most = MOST_AT_ONCE - active.size;
    if (most <= 0) continue;
    for (const notice of await state.queue.claim(kind, { ...leaseNow(state), most })) {
      const done: Promise<void> = work(state, notice)
        .catch(state.failed)
        .finally(() => active.delete(done));
      active.add(done);
    }
  }
}

/** Releases what an earlier process had leased: no other process does. */
async function releaseDead(state: SenderState): Promise<void> {
  state.isFirst = false;
  const { queue, cluster } = state;
  await queue.releaseAllBut([cluster.self, ...cluster.members.others()]);
}

function leaseNow({ time, cluster }: SenderPorts) {
  const now = time.now();
  return { process: cluster.self, now, until: now + LEASE };
}

async function work(ports: SenderPorts, notice: QueuedNotice): Promise<void> {
  const { queue } = ports;
  const { channel } = notice;
  const rest = channel.kind === 'mail' ? await queue.claimRest(notice, leaseNow(ports)) : [];
  const all = [notice, ...rest];
  const later = await notBefore(ports, channel);
  if (later !== undefined) return queue.postpone(all, later, notice.attempts);
  const contents: NoticeContent[] = [];
  const ready: QueuedNotice[] = [];
  for (const one of all) {
    const action = await actionFor(ports, one);
    if (action === 'drop') await queue.remove([one]);
    else if ('lookAgainAt' in action) await queue.postpone([one], action.lookAgainAt, one.attempts);
    else {
      contents.push(action);
      ready.push(one);
    }
  }
  if (ready.length > 0) await deliverTogether(ports, channel, { ready, contents });
}

/** A person's quiet hours, or the pause between two e-mails. */
async function notBefore(
  { time, channels }: SenderPorts,
  { kind, person, sentAt = 0 }: Channel,
): Promise<number | undefined> {
  const now = time.now();
  const hours = await channels.quietHours(person);
  const quietEnd = hours && quietUntil(hours, now);
  const pause = kind === 'mail' && sentAt + MAIL_PAUSE > now ? sentAt + MAIL_PAUSE : undefined;
  return quietEnd ?? pause;
}

/** What is done with a notice that is due. */
type NoticeAction = NoticeContent | 'drop' | { readonly lookAgainAt: number };

async function actionFor(ports: SenderPorts, notice: QueuedNotice): Promise<NoticeAction> {
  const { id, kind, facts, person } = notice;
  const row = await ports.tables.row(notice.table);
  if (row === undefined || !stillMatters(notice, row)) return 'drop';
  const now = ports.time.now();
  if (await ports.viewedTables.isInFront(person, notice.table)) {
    return kind === 'over' ? 'drop' : { lookAgainAt: now + LOOK_AGAIN };
  }
  const table = await tableFor(ports.directory, person, row);
  // The others may have given more time since.
  const due = kind === 'reminder' && table.until !== undefined ? reminderOf(row, table.until) : undefined;
  return due !== undefined && due > now ? { lookAgainAt: due } : { id, kind, facts, table };
}

async function tableFor(directory: Directory, person: string, row: TableRow): Promise<NoticeTable> {
  const { seats, awaited = [] } = readSummary(row);
  const others = seats.flatMap((seat) =>
    seat.person === undefined || seat.person === person ? [] : seat.person,
  );
  const names = await directory.named([...new Set(others)]);
  const until = awaited.find(({ seat }) => seats[seat]?.person === person)?.until;
  return {
    id: row.id,
    game: row.game,
    others: [...names.values()],
    ...withoutUndefined({ until }),
  };
}

interface Shipment {
  readonly ready: readonly QueuedNotice[];
  readonly contents: readonly NoticeContent[];
}

async function deliverTogether(
  { queue, channels, deliver, metrics, time }: SenderPorts,
  channel: Channel,
  { ready, contents }: Shipment,
): Promise<void> {
  const email = channel.kind === 'mail' ? await emailOf(queue, ready) : undefined;
  const delivery = await deliver(channel, contents, email);
  const now = time.now();
  if (delivery.outcome === 'sent') {
    await queue.remove(ready);
    await channels.sent(channel.id, now);
    metrics.noticesSent.inc({ channel: channel.kind });
    return;
  }
  metrics.noticeFailures.inc({ channel: channel.kind });
  const attempts = Math.max(...ready.map((notice) => notice.attempts)) + 1;
  const pause = RETRIES[attempts - 1];
  if (delivery.outcome === 'failed' && pause !== undefined) {
    return queue.postpone(ready, now + pause, attempts);
  }
  await channels.failed(channel.id, delivery.why, now);
  await queue.remove(ready);
  metrics.noticesDropped.inc({ channel: channel.kind });
}

/** Stored before it is sent, so that a process that takes over sends the same e-mail. */
async function emailOf(queue: NoticeQueue, ready: readonly QueuedNotice[]): Promise<string> {
  const known = ready.find(({ email }) => email !== '')?.email;
  if (known !== undefined) return known;
  const email = newId();
  await queue.putInto(email, ready);
  return email;
}

function reminderOf(row: TableRow, until: number): number | undefined {
  return remindAt(readSummary(row).clock, until);
}

/** Whether the notice is still true. */
function stillMatters({ kind, person }: QueuedNotice, row: TableRow): boolean {
  const { phase, seats, voting, awaited = [], broken } = readSummary(row);
  if (broken !== undefined) return false;
  const isTheirs = (seat: number): boolean => seats[seat]?.person === person;
  switch (kind) {
    case 'turn':
    case 'reminder':
      return phase === 'playing' && awaited.some(({ seat }) => isTheirs(seat));
    case 'vote':
      return phase === 'playing' && voting.some(isTheirs);
    case 'invited':
      return phase === 'waiting' && seats.some(({ reservedFor }) => reservedFor === person);
    case 'over':
      return phase === 'over';
  }
}
